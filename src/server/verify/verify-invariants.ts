import { sql } from 'kysely';
import type { Breach } from '../base/breach.ts';
import { type Executor, maybe } from '../db/sql.ts';
import { invariants } from '../ledger/invariants/checks.ts';
import type { Invariant } from '../ledger/invariants/invariant.ts';
import { figureRules } from '../reports/invariants.ts';
import { areaInvariants } from './area-checks.ts';

/** Every rule: of the books, of what areas keep, of the figures of reports. */
export const rules: readonly Invariant[] = [...invariants, ...areaInvariants, ...figureRules];

/**
 * Checks every rule and returns those that are broken; none is what it should
 * be. Reads only. Run it on a snapshot (a transaction of isolation level repeatable read) while others write.
 */
export async function verifyInvariants(db: Executor): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const { id, title, broken } of rules) {
    const row = await maybe(sql<Readonly<Record<string, unknown>>>`select * from (${broken}) broken limit 1`, db);
    if (row) breaches.push({ id, title, row });
  }
  return breaches;
}
