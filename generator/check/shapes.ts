import { kinds } from '#contract/kinds/index.ts';
import type { RawShape } from '../language/field.ts';
import { writtenParts } from '../model/parts.ts';
import { shapeNamed } from '../model/shapes.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { isStructured, targetsOf } from './field-targets.ts';
import { limits, values } from './field-values.ts';
import { complaints, type Rule } from './rule.ts';

/** Names that TypeScript, or the generated code around a shape, has already. */
const taken: ReadonlySet<string> = new Set(
  'Array Blob Boolean Date Error Map Number Object Promise Readonly Record Set String Verdict'.split(' '),
);

/** Whether the shape contains itself. The names on the way, the last of which is the first again. */
function circleOf(name: string, world: World): readonly string[] | undefined {
  const { draft } = world;
  const follow = (at: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(at)) return at === name ? [...way, at] : undefined;
    for (const field of Object.values(draft.shapes.get(at)?.raw ?? {})) {
      const next = shapeNamed(field, draft);
      const found = next === undefined ? undefined : follow(next, [...way, at]);
      if (found) return found;
    }
    return undefined;
  };
  return follow(name, []);
}

function* fieldProblems(shape: string, raw: RawShape, world: World): Iterable<Problem> {
  const complain = complaints('shape', world);
  for (const [name, field] of Object.entries(raw)) {
    if (world.draft.places.isDamaged(field)) continue;
    const label = `${shape}.${name}`;
    const at = { holder: field, key: 'type', received: field.type };
    if (field.type === 'ref') {
      yield complain({
        ...at,
        message: `${label}: a reference is a column; a shape has the key, an integer or a code`,
      });
      continue;
    }
    yield* targetsOf(field, label, world);
    yield* limits(field, field.type, label, world);
    yield* values(field, field.type, label, world);
    const { secret, file } = kinds[field.type];
    if (secret) yield complain({ ...at, message: `${label}: a secret has a column of its own, not in a shape` });
    if (file) yield complain({ ...at, message: `${label}: a picture has a column of its own; a shape has its url` });
    if (name === 'constructor' || name === '__proto__' || name === 'prototype')
      yield complain({ holder: raw, key: name, part: 'key', received: name, message: `“${name}” is a reserved word` });
  }
}

/** What shapes are made of, and that none is inside itself. */
export const shapes: Rule = function* (world) {
  const complain = complaints('shape', world);
  const { draft } = world;
  for (const { name, raw, holder } of draft.shapes.values()) {
    if (draft.places.isDamaged(raw)) continue;
    const at = { holder, key: name, part: 'key' as const, received: name };
    if (Object.keys(raw).length === 0) yield complain({ ...at, message: `the shape ${name} has no fields` });
    if (taken.has(name)) yield complain({ ...at, message: `“${name}” is a word of the generated code` });
    const other = draft.enums.has(name) ? 'an enum' : draft.entities.has(name) ? 'an entity' : undefined;
    if (other) yield complain({ ...at, message: `“${name}” is ${other} already; give the shape another name` });
    const owner = name.endsWith('Row') ? name.slice(0, -'Row'.length) : undefined;
    if (owner !== undefined && draft.entities.has(owner))
      yield complain({ ...at, message: `“${name}” is what rows of ${owner} are called; give the shape another name` });
    const circle = circleOf(name, world);
    // Reported once, at the first of a cycle by name.
    if (circle && [...circle].sort()[0] === name)
      yield complain({ ...at, message: `the shape ${name} is inside itself: ${circle.join(' → ')}` });
    yield* fieldProblems(name, raw, world);
  }
  for (const { name, raw } of draft.endpoints.values())
    for (const part of writtenParts(raw.query)) {
      if (!isStructured(part.raw.type) && shapeNamed(part.raw, draft) === undefined) continue;
      const message = `${name}: “${part.name}” is a shape, which no query string carries; take it in a body`;
      yield complain({ holder: part.raw, key: 'type', received: String(part.raw.type), message });
    }
};
