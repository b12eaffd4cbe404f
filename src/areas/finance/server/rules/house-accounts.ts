import { sql } from 'kysely';
import { type Executor, many } from '#server/db/sql.ts';

/** What of a bank account decides which part it may play in a rule. */
export interface AccountPart {
  readonly id: number;
  readonly usage: string;
  readonly channel: string;
  readonly status: string;
}

/** The accounts with these ids, by id. */
export async function readHouseAccounts(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, AccountPart>> {
  if (ids.length === 0) return new Map();
  const rows = await many(
    sql<AccountPart>`select id, usage, channel, status from bank where id in (${sql.join([...ids])})`,
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
