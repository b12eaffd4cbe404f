import type { Field } from '#contract/field.ts';
import type { RawField, RawFieldParts } from '../language/field.ts';
import type { Entities } from './entities.ts';
import { describeField, plainField } from './fields.ts';
import { isList } from './filters.ts';

/** One written field of a body, query or reply. */
export interface Part {
  readonly name: string;
  readonly raw: RawField;
  readonly holder: object;
  readonly key: string | number;
}

/** Parts as written: a list of names, or a map. */
export function writtenParts(raw: RawFieldParts | undefined): readonly Part[] {
  if (raw === undefined) return [];
  if (isList(raw)) return raw.map((name, key) => ({ name, raw: {}, holder: raw, key }));
  return Object.entries(raw).map(([name, field]) => ({ name, raw: field, holder: raw, key: name }));
}

/** One part: what is unwritten comes from the entity's field of that name. Undefined when nobody says its kind. */
export function resolvePart(part: Part, entity: string | undefined, entities: Entities): Field | undefined {
  const stored = entity === undefined ? undefined : entities.field(entity, part.name);
  const guessed =
    stored ?? (part.raw.type === undefined && entity !== undefined ? entities.meant(entity, part.name) : undefined);
  if (!guessed && part.raw.type === undefined) return undefined;
  const base = guessed && plainField(guessed);
  if (!base) return describeField(part.name, part.raw, entities.around);
  const { nullable, readonly: _, ...rest } = base;
  const field = describeField(guessed.name, part.raw, entities.around, rest);
  // What may be null in the table may be null in the body, unless this call demands it.
  return nullable && !field.required ? { ...field, nullable: true } : field;
}
