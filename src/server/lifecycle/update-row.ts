import { type RawBuilder, sql } from 'kysely';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { TransactionContext } from '../context/context.ts';

/** The column of a field; what is no field is a column itself. */
export function fieldColumn({ fields }: Entity, name: string): string {
  return fields[name]?.column ?? name;
}

/** One UPDATE of a record that was read, and of what else must still hold of it. Undefined where that holds no longer. */
export async function updateRow<R extends Row>(
  tx: TransactionContext['tx'],
  entity: Entity<R>,
  before: R,
  sets: readonly RawBuilder<unknown>[],
  guards: readonly RawBuilder<unknown>[] = [],
): Promise<R | undefined> {
  const key = fieldColumn(entity, entity.key);
  const where = sql.join([sql`${sql.ref(key)} = ${before[key]}`, ...guards], sql` and `);
  const { rows } = await sql<R>`
    update ${sql.table(entity.table)} set ${sql.join([...sets])} where ${where} returning *`.execute(tx);
  return rows[0];
}
