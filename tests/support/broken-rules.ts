import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';

/** Ids of the rules that are broken after `work`, which is undone. */
export async function brokenAfterIn(
  db: Kysely<Database>,
  work: (tx: Tx) => Promise<unknown>,
): Promise<readonly string[]> {
  let found: readonly string[] = [];
  const undone = new Error('undone');
  await db
    .transaction()
    .execute(async (tx) => {
      await work(tx);
      found = (await verifyInvariants(tx)).map((breach) => breach.id);
      throw undone;
    })
    .catch((error: unknown) => {
      if (error !== undone) throw error;
    });
  return found;
}

/** Statements with `; ` between them, as somebody runs them who knows how: no trigger fires. */
export async function tamper(tx: Tx, statements: string): Promise<void> {
  await many(sql`set local session_replication_role = replica`, tx);
  for (const statement of statements.split('; ')) await many(sql.raw(statement), tx);
}
