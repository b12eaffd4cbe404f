import { sql } from 'kysely';
import { type Executor, maybe } from '#server/db/sql.ts';

/** Whether this account of ours may no longer pay, even for what was approved before. */
export async function isStopped(db: Executor, bankId: number): Promise<boolean> {
  const row = await maybe(
    sql<{ status: string }>`select status from bank where id = ${bankId} and status in ('frozen', 'closed')`,
    db,
  );
  return row !== undefined;
}
