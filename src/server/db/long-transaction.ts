import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

/**
 * A transaction of whoever prepares or checks a whole database: statements take as long as they take, and so does what is
 * computed between them, which on a busy machine is minutes. The limits of a connection are for the desk, where a
 * forgotten lock holds somebody up; afterwards this one has them again.
 */
export function longTransaction<T>(
  db: Kysely<Database>,
  work: (tx: Transaction<Database>) => Promise<T>,
  isolation: IsolationLevel = 'read committed',
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel(isolation)
    .execute(async (tx) => {
      await sql`select set_config('statement_timeout', '0', true),
        set_config('idle_in_transaction_session_timeout', '0', true)`.execute(tx);
      return work(tx);
    });
}
