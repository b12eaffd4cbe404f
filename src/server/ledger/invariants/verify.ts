import { sql } from 'kysely';
import { figureRules } from '../../reports/invariants.ts';
import { type Executor, maybe } from '../../db/sql.ts';
import { invariants } from './checks.ts';

/** A rule that does not hold, with the first row that breaks it. */
export interface Breach {
  readonly id: string;
  readonly title: string;
  readonly row: Readonly<Record<string, unknown>>;
}

/**
 * Checks every rule of the books and of the figures of reports and returns those that are broken; none is what it should be. Reads only. Run it on a
 * snapshot (a transaction of isolation level repeatable read) while others write.
 */
export async function verifyInvariants(db: Executor): Promise<readonly Breach[]> {
  const breaches: Breach[] = [];
  for (const { id, title, broken } of [...invariants, ...figureRules]) {
    const row = await maybe(sql<Readonly<Record<string, unknown>>>`select * from (${broken}) broken limit 1`, db);
    if (row) breaches.push({ id, title, row });
  }
  return breaches;
}
