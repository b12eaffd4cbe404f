import { sql } from 'kysely';
import type { Tables } from '#generated/api/database.ts';
import type { Lifecycles } from '#generated/api/lifecycles.ts';
import type { TransactionContext } from '../context/context.ts';
import { one } from '../db/sql.ts';
import { assignments, type Settable } from './columns.ts';
import { raise } from './raise.ts';

/** Column of a table that moves alone write. */
type StatusIn<Table> = {
  [E in keyof Lifecycles]: Lifecycles[E]['table'] extends Table ? Lifecycles[E]['status'] : never;
}[keyof Lifecycles];

/** Tables whose rows have a version, and keep who changed them last. */
type Versioned = {
  [Table in keyof Tables]: 'version' | 'updated_at' | 'updated_by' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/**
 * Changes one row that this transaction holds, without a move: what whoever else has it open would save over is refused
 * from now on. Returns the version that it has now. The status of a life-cycle is for `move`: its column is none of these.
 *
 * @example
 * await change(ctx, 'bulk_group', group.id, { stopped_at: ctx.clock.now() });
 */
export async function change<Table extends Versioned>(
  { tx, principal }: Pick<TransactionContext, 'tx' | 'principal'>,
  table: Table,
  id: number,
  set: Settable<Table, StatusIn<Table>>,
): Promise<number> {
  const changed = sql<{ version: number }>`
    update ${sql.table(table)} set ${sql.join([...assignments(set), raise(principal)])}
    where id = ${id} returning version`;
  return (await one(changed, tx)).version;
}
