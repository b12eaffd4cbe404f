import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** What a derived hour or minute cannot have: nothing of it is stored. */
const foreign = ['through', 'computed', 'count', 'required', 'nullable', 'unique', 'immutable', 'initial'] as const;

/** Hours and minutes are those of a datetime of the same entity. */
export const moments: Rule = function* (world) {
  const complain = complaints('part', world);
  for (const { name: entity, raw } of world.draft.entities.values()) {
    for (const [name, field] of Object.entries(raw.fields ?? {})) {
      const { part } = field;
      if (!part || world.draft.places.isDamaged(field)) continue;
      const label = `${entity}.${name}`;
      if (field.type !== 'integer')
        yield complain({
          holder: field,
          key: 'type',
          received: String(field.type),
          message: `${label} is a part of the day: its type is integer`,
        });
      for (const key of foreign) {
        if (field[key] !== undefined)
          yield complain({
            holder: field,
            key,
            part: 'key',
            received: key,
            message: `${label} follows from ${part.of}: it has no “${key}”`,
          });
      }
      const of = world.entities.field(entity, part.of);
      if (!of) yield* unknownField('part', world, { holder: part, key: 'of' }, entity, part.of);
      else if (of.kind !== 'datetime' || of.column === undefined)
        yield complain({
          holder: part,
          key: 'of',
          received: part.of,
          message: `${entity}.${part.of} is ${of.kind}: only a stored datetime has hours and minutes`,
        });
    }
  }
};
