import type { NameKind, Shape } from './shape.ts';

/** A name with its place: `holder[key]`. */
export interface NamePlace {
  readonly name: string;
  readonly holder: object;
  readonly key: string | number;
}

const isHolder = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every name of one kind below `holder[key]`, which was read as `shape` says. */
export function* namesIn(
  shape: Shape,
  value: unknown,
  kind: NameKind,
  at: Omit<NamePlace, 'name'>,
): Iterable<NamePlace> {
  const below = (inner: Shape, item: unknown, key: string | number) =>
    namesIn(inner, item, kind, { holder: isHolder(value) ? value : at.holder, key });
  if (shape.kind === 'string' && shape.names === kind && typeof value === 'string') yield { ...at, name: value };
  // Alternatives are of different types, so at most one of them finds something.
  if (shape.kind === 'union') for (const one of shape.of) yield* namesIn(one, value, kind, at);
  if (!isHolder(value)) return;
  const entries = Object.entries(value);
  if (shape.kind === 'list' && Array.isArray(value))
    for (const [key, item] of value.entries()) yield* below(shape.item, item, key);
  else if (Array.isArray(value)) return;
  else if (shape.kind === 'map') for (const [key, item] of entries) yield* below(shape.value, item, key);
  else if (shape.kind === 'variants') {
    const [, chosen] = Object.entries(shape.by).find(([key]) => key in value) ?? [];
    if (chosen) yield* namesIn(chosen, value, kind, at);
  } else if (shape.kind === 'object') {
    for (const [key, item] of entries) {
      const inner = shape.keys[key]?.shape;
      if (inner) yield* below(inner, item, key);
    }
  }
}
