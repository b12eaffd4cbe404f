import { sql } from 'kysely';
import { type Executor, one } from '#server/db/sql.ts';

/** Differences with the banks that nothing has explained yet, and the Bangkok day of the oldest. */
export function openDifferences(db: Executor): Promise<{ readonly count: number; readonly oldest: string | null }> {
  return one(
    sql<{ count: number; oldest: string | null }>`
      select count(*)::integer as count, to_char(min(stat_date), 'YYYY-MM-DD') as oldest from bank_difference
      where status = 'open'`,
    db,
  );
}
