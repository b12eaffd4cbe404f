import { sql } from 'kysely';
import { type Executor, maybe } from '#server/db/sql.ts';

/** Nothing may leave this account of ours any more, whoever let it go before. */
export async function isStopped(db: Executor, bankId: number): Promise<boolean> {
  const row = await maybe(
    sql<{ status: string }>`select status from bank where id = ${bankId} and status in ('frozen', 'closed')`,
    db,
  );
  return row !== undefined;
}
