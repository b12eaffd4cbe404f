import type { EntityModel, Model } from '../model/types.ts';

/** Tables and columns of an entity that the manifest makes: column by field. */
const columnsOf = ({ fields }: EntityModel): ReadonlyMap<string, string> =>
  new Map(Object.values(fields).flatMap(({ name, column }) => (column === undefined ? [] : [[name, column] as const])));

/**
 * What a migration has to rename, as `npm run migration` takes it: `withdrawal=payout` for a table,
 * `payout.amount=total` for a column of the table as it is called afterwards. `nameOf` says what a name is afterwards.
 */
export function storageRenames(before: Model, after: Model, nameOf: (name: string) => string): readonly string[] {
  const now = new Map(after.entities.map((entity) => [entity.name, entity]));
  const found = new Set<string>();
  for (const entity of before.entities) {
    const then = now.get(entity.name) ?? now.get(nameOf(entity.name));
    if (!then || entity.virtual || entity.kept) continue;
    if (entity.table !== then.table) found.add(`${entity.table}=${then.table}`);
    const columns = columnsOf(then);
    for (const [field, column] of columnsOf(entity)) {
      const to = columns.get(field) ?? columns.get(nameOf(field));
      if (to !== undefined && to !== column) found.add(`${then.table}.${column}=${to}`);
    }
  }
  return [...found];
}
