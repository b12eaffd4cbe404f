import { type IsolationLevel, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';

/**
 * A transaction for preparing or checking a whole database: statements run without a time limit, and so does the
 * computation between them, which on a busy machine takes minutes. The limits of a connection are for requests, where a
 * forgotten lock would block others; afterwards this one has them again.
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
