import { sql } from 'kysely';
import { maybe, type Tx } from '#server/db/sql.ts';

/** How many digits account numbers of a bank have. */
export async function digitsOf(tx: Tx, bankCode: string): Promise<readonly number[]> {
  const row = await maybe(
    sql<{ digits: readonly number[] }>`select acct_digits as digits from bank_ref where code = ${bankCode}`,
    tx,
  );
  return row?.digits ?? [];
}
