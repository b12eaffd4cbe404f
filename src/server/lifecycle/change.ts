import { sql } from 'kysely';
import type { Tables } from '#generated/api/database.ts';
import type { Lifecycles } from '#generated/api/lifecycles.ts';
import type { TransactionContext } from '../context/context.ts';
import { one } from '../db/sql.ts';
import { assignments, type Settable } from './columns.ts';
import { raise } from './raise.ts';

/** The status column of a table, written only by moves. */
type StatusIn<Table> = {
  [E in keyof Lifecycles]: Lifecycles[E]['table'] extends Table ? Lifecycles[E]['status'] : never;
}[keyof Lifecycles];

/** Tables whose rows record a version and the last user. */
type Versioned = {
  [Table in keyof Tables]: 'version' | 'updated_at' | 'updated_by' extends keyof Tables[Table] ? Table : never;
}[keyof Tables];

/**
 * Changes one row that this transaction has locked, without a move, and raises its version, so that concurrent edits are
 * refused. Returns the new version. Status columns of life-cycles are excluded: `move` writes them.
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
