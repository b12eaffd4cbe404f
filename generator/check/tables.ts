import { own } from '../model/draft.ts';
import { fieldIsSound } from './look.ts';
import { complaints, type Rule } from './rule.ts';

/** Two entities that would write to one table without one extending the other; a shared column of two kinds. */
export const tables: Rule = function* (world) {
  const complain = complaints('table', world);
  const owners = new Map<string, string>();
  const columns = new Map<string, { readonly entity: string; readonly kind: string }>();
  for (const { name, raw, holder } of world.draft.entities.values()) {
    const model = world.entities.model(name);
    if (!model || model.virtual) continue;
    if (model.extends === undefined) {
      const other = owners.get(model.table);
      if (other === undefined) owners.set(model.table, name);
      else
        yield complain(
          raw.table === undefined
            ? {
                holder,
                key: name,
                part: 'key',
                received: model.table,
                message: `the table ${model.table} belongs to ${other}; say extends: ${other}, or name another table`,
              }
            : {
                holder: raw,
                key: 'table',
                received: model.table,
                message: `the table ${model.table} belongs to ${other}; say extends: ${other}, or name another table`,
              },
        );
      continue;
    }
    for (const field of Object.values(model.fields)) {
      if (field.column === undefined) continue;
      const id = `${model.table}.${field.column}`;
      const owner = world.entities.field(model.extends, field.name);
      const before = columns.get(id) ?? (owner && { entity: model.extends, kind: owner.kind });
      if (!before) columns.set(id, { entity: name, kind: field.kind });
      else if (before.kind !== field.kind && fieldIsSound(world, name, field.name) && own(raw.fields, field.name)) {
        yield complain({
          holder: raw.fields ?? raw,
          key: field.name,
          part: 'key',
          received: field.kind,
          message: `the column ${id} is ${before.kind} for ${before.entity} and cannot be ${field.kind} too`,
        });
      }
    }
  }
};
