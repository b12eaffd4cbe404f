import { sql } from 'kysely';
import type { Breach } from '../base/breach.ts';
import { type Executor, maybe } from '../db/sql.ts';
import { invariants } from '../ledger/invariants/checks.ts';
import { figureRules } from '../reports/invariants.ts';

/**
 * Checks every rule of the books and of the figures of reports and returns those that are broken; none is what it should
 * be. Reads only. Run it on a snapshot (a transaction of isolation level repeatable read) while others write.
 */
export async function verifyInvariants(db: Executor): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const { id, title, broken } of [...invariants, ...figureRules]) {
    const row = await maybe(sql<Readonly<Record<string, unknown>>>`select * from (${broken}) broken limit 1`, db);
    if (row) breaches.push({ id, title, row });
  }
  return breaches;
}
