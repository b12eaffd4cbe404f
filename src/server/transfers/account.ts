import { sql } from 'kysely';
import { type Executor, many, maybe, type Tx } from '../db/sql.ts';

/** A bank account of the house with the figures that transfer rules need. Money is satang. */
export interface HouseAccount {
  readonly id: number;
  readonly name: string;
  readonly bankCode: string;
  readonly accountNo: string;
  readonly accountName: string;
  readonly agentIds: readonly number[];
  readonly usage: string;
  readonly channel: string;
  readonly session: string;
  readonly status: string;
  /** New or changed and not approved by a second person: it may not pay out yet. */
  readonly isNew: boolean;
  readonly balance: bigint;
  /** Satang reserved by pending withdrawals and transfers. */
  readonly reserved: bigint;
  /** Satang paid out and received since the start of the Bangkok day. */
  readonly spentToday: bigint;
  readonly cameToday: bigint;
  readonly dailyOut: bigint | null;
  readonly dailyIn: bigint | null;
}

const read = sql`
  select id, coalesce(nickname, account_no) as name, bank_code as "bankCode", account_no as "accountNo",
    account_name as "accountName", agent_ids as "agentIds", usage, channel, session_status as session, status, balance,
    coalesce(payout_from > clock_timestamp(), false) as "isNew",
    bank_reserved(id) as reserved, bank_spent_today(id) as "spentToday",
    case when balance_updated_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'
      then today_in else 0 end as "cameToday",
    daily_out_limit as "dailyOut", daily_in_limit as "dailyIn"
  from bank`;

/** The current account, without a lock. */
export async function readAccount(db: Executor, id: number): Promise<HouseAccount | undefined> {
  return maybe(sql<HouseAccount>`${read} where id = ${id}`, db);
}

/** The account, locked so that two transfers cannot spend the same money. */
export async function lockAccount(tx: Tx, id: number): Promise<HouseAccount | undefined> {
  // A separate statement: values read together with the lock would be older than the lock.
  await many(sql`select id from bank where id = ${id} for no key update`, tx);
  return readAccount(tx, id);
}

/** Satang that can be sent now, without money that is already reserved. */
export function availableOf(account: HouseAccount): bigint {
  return account.balance - account.reserved;
}

const isToday = sql`balance_updated_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;

/** Changes the stored balance by `change` satang and adds it to the daily figures. Returns the new balance. */
export async function moveBalance(tx: Tx, id: number, change: bigint): Promise<bigint> {
  const came = change > 0n;
  const row = await maybe(
    sql<{ balance: bigint }>`
      update bank set balance = balance + ${change}::bigint, balance_updated_at = clock_timestamp(),
        today_in = case when ${isToday} then today_in else 0 end + ${came ? change : 0n}::bigint,
        today_out = case when ${isToday} then today_out else 0 end + ${came ? 0n : -change}::bigint,
        today_in_count = case when ${isToday} then today_in_count else 0 end + ${came ? 1 : 0}::integer,
        today_out_count = case when ${isToday} then today_out_count else 0 end + ${came ? 0 : 1}::integer
      where id = ${id} returning balance`,
    tx,
  );
  if (!row) throw new Error(`bank ${id} does not exist`);
  return row.balance;
}
