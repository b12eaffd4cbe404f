import { sql } from 'kysely';
import { type Executor, maybe } from '../db/sql.ts';

/** Said by the audit row that ends the first sealing of a database. */
export const begunAction = 'seal.begun';

/** Which key the rows of a database are sealed with (`Sealer.mark`); undefined where none is sealed yet. */
export async function sealedWith(db: Executor): Promise<string | null | undefined> {
  const begun = sql<{ key: string | null }>`
    select after ->> 'key' as key from audit_log where action = ${begunAction} order by seq limit 1`;
  return (await maybe(begun, db))?.key;
}
