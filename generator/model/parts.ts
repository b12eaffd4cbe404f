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

/** What is written of a part over a field that it is about. */
function over(part: Part, base: Field, entities: Entities): Field {
  const { nullable, readonly: _, ...rest } = plainField(base);
  const field = describeField(base.name, part.raw, entities.around, rest);
  // What may be null in the table may be null in the body, unless this call demands it.
  return nullable && !field.required ? { ...field, nullable: true } : field;
}

/** One part: what is unwritten comes from the entity's field of that name. Undefined when nobody says its kind. */
export function resolvePart(part: Part, entity: string | undefined, entities: Entities): Field | undefined {
  const stored = entity === undefined ? undefined : entities.field(entity, part.name);
  const guessed =
    stored ?? (part.raw.type === undefined && entity !== undefined ? entities.meant(entity, part.name) : undefined);
  if (guessed) return over(part, guessed, entities);
  return part.raw.type === undefined ? undefined : describeField(part.name, part.raw, entities.around);
}

/**
 * An input of an action: the field that its call takes under that name, with the action's own settings. A name that the
 * call does not take is a mistake, and replaced by the one that was probably meant.
 */
export function refinePart(
  part: Part,
  taken: ReadonlyMap<string, Field>,
  entity: string | undefined,
  entities: Entities,
): Field | undefined {
  const base = taken.get(part.name);
  if (!base) return resolvePart(part, entity, entities);
  if (Object.keys(part.raw).length === 0) return base;
  // What a change may leave blank begins blank; what is demanded of it does not.
  const { initial, ...rest } = over(part, base, entities);
  return initial === undefined || (initial === '' && rest.required) ? rest : { ...rest, initial };
}
