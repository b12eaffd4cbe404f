import { endpoints } from '../language/endpoint.ts';
import { entities, enums } from '../language/entity.ts';
import { note, shapes } from '../language/field.ts';
import { screens } from '../language/screen.ts';
import type { Shape } from '../language/shape.ts';
import type { Problem } from '../model/types.ts';
import { type At, type Rule, warnings } from './rule.ts';

const thai = /\p{Script=Thai}/u;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A sentence in Thai that those who read English would get in Thai: no name says it, as a name says a label. */
export const english: Rule = function* (world) {
  const warn = warnings('english', world);
  const seen = new Set<unknown>();

  function complain(value: unknown, at: At | undefined): readonly Problem[] {
    const text = isRecord(value) ? (value.en === undefined ? value.th : undefined) : value;
    if (!at || typeof text !== 'string' || !thai.test(text)) return [];
    const message = `“${text}” has no English: who reads English would get the Thai; write { th, en }`;
    return [warn({ ...at, received: text, message })];
  }

  function* sentences(shape: Shape, value: unknown, at?: At): Iterable<Problem> {
    if (shape === note) yield* complain(value, at);
    if (!isRecord(value) || seen.has(value)) return;
    if (shape.kind === 'union') for (const one of shape.of) yield* sentences(one, value);
    if (shape.kind === 'variants')
      for (const [name, one] of Object.entries(shape.by)) if (name in value) yield* sentences(one, value);
    const shapeOf = (key: string): Shape | undefined =>
      shape.kind === 'list'
        ? shape.item
        : shape.kind === 'map'
          ? shape.value
          : shape.kind === 'object' && Object.hasOwn(shape.keys, key)
            ? shape.keys[key]?.shape
            : undefined;
    if (Array.isArray(value) !== (shape.kind === 'list')) return;
    for (const [key, inner] of Object.entries(value)) {
      const child = shapeOf(key);
      if (child) yield* sentences(child, inner, { holder: value, key });
    }
  }

  const { draft } = world;
  const all: readonly (readonly [Shape, ReadonlyMap<string, { readonly raw: unknown }>])[] = [
    [enums.value, draft.enums],
    [shapes.value, draft.shapes],
    [entities.value, draft.entities],
    [endpoints.value, draft.endpoints],
    [screens.value, draft.screens],
  ];
  for (const [shape, things] of all) for (const { raw } of things.values()) yield* sentences(shape, raw);
};
