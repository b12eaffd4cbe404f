import { complaints, type Rule } from './rule.ts';
import { unknownField } from './unknown-field.ts';

/** Fields that an entity names in its own description exist on it. */
export const entityFields: Rule = function* (world) {
  for (const { name, raw } of world.draft.entities.values()) {
    for (const key of ['key', 'display', 'scope', 'gateway'] as const) {
      const field = raw[key];
      if (typeof field === 'string') yield* unknownField('entity-field', world, { holder: raw, key }, name, field);
    }
    for (const [index, field] of (typeof raw.scope === 'string' ? [] : (raw.scope ?? [])).entries()) {
      yield* unknownField('entity-field', world, { holder: raw.scope as object, key: index }, name, field);
    }
    const { about } = raw;
    for (const key of ['entity', 'key', 'keys', 'by'] as const) {
      const field = about?.[key];
      if (about && field !== undefined) {
        yield* unknownField('entity-field', world, { holder: about, key }, name, field);
      }
    }
    if (
      raw.key === undefined &&
      raw.extends === undefined &&
      raw.fields &&
      !world.entities.written(name).has('id') &&
      !world.draft.places.isDamaged(raw.fields) &&
      !world.draft.places.isDamaged(raw)
    ) {
      const { holder } = world.draft.entities.get(name) ?? { holder: raw };
      yield complaints(
        'entity-key',
        world,
      )({
        holder,
        key: name,
        part: 'key',
        received: Object.keys(raw.fields).join(', '),
        message: `${name} has no field “id”: say managed: true, or name its key`,
      });
    }
    for (const [index, field] of (raw.search ?? []).entries()) {
      yield* unknownField('entity-field', world, { holder: raw.search ?? raw, key: index }, name, field);
    }
    for (const field of Object.keys(raw.where ?? {})) {
      yield* unknownField('entity-field', world, { holder: raw.where ?? raw, key: field, part: 'key' }, name, field);
    }
    for (const index of raw.indexes ?? []) {
      const columns = 'columns' in index ? index.columns : index;
      for (const [at, column] of columns.entries()) {
        yield* unknownField('entity-field', world, { holder: columns, key: at }, name, column);
        const field = world.entities.field(name, column);
        if (field && field.column === undefined) {
          yield complaints(
            'entity-field',
            world,
          )({ holder: columns, key: at, received: column, message: `${name}.${column} has no column to index` });
        }
      }
    }
  }
};
