import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { type Executor, many, one } from '../../db/sql.ts';
import type { ProtocolAccount } from '../protocol.ts';

/** Name of the bank in the sandbox's books. */
export const bankProvider = 'bank';

/** Transfers on one page of a statement. */
export const pageSize = 50;

interface Row {
  readonly upstreamRef: string;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  readonly fee: bigint;
  readonly bankCode: string | null;
  readonly accountNo: string | null;
  readonly accountName: string | null;
  readonly channelCode: string | null;
  readonly description: string | null;
  /** Null where the sandbox's past does not say. */
  readonly balanceAfter: bigint | null;
  readonly at: Date;
}

const columns = sql`upstream_ref as "upstreamRef", direction, amount, fee, bank_code as "bankCode",
  account_no as "accountNo", account_name as "accountName", channel_code as "channelCode", description,
  balance_after as "balanceAfter", created_at as at`;
const own = (account: ProtocolAccount) =>
  sql`provider = ${bankProvider} and account = ${String(account.id)} and executed`;

/** Transfers of one page of [from, to), oldest first, with how many there are and what stood before and after them. */
export async function readSpan(
  db: Executor,
  account: ProtocolAccount,
  from: Date,
  to: Date,
  page: number,
  now: bigint,
) {
  const span = sql`${own(account)} and created_at >= ${from}::timestamptz and created_at < ${to}::timestamptz`;
  const sums = await one(
    sql<{ count: number; change: bigint; later: bigint }>`
      select count(*) filter (where ${span})::integer as count,
        coalesce(sum(case when direction = 'in' then amount else -amount - fee end) filter (where ${span}), 0)::bigint as change,
        coalesce(sum(case when direction = 'in' then amount else -amount - fee end)
          filter (where created_at >= ${to}::timestamptz), 0)::bigint as later
      from sandbox_transfer where ${own(account)} and created_at >= ${from}::timestamptz`,
    db,
  );
  const rows = await many(
    sql<Row>`
      select ${columns} from sandbox_transfer where ${span}
      order by created_at, id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    db,
  );
  const closing = now - sums.later;
  return {
    rows,
    pages: Math.max(1, Math.ceil(sums.count / pageSize)),
    opening: closing - sums.change,
    closing,
  };
}

/** The latest transfers, newest first. */
export async function readLatest(db: Executor, account: ProtocolAccount, limit: number): Promise<readonly Row[]> {
  return many(
    sql<Row>`
      select ${columns} from sandbox_transfer where ${own(account)} order by created_at desc, id desc limit ${limit}`,
    db,
  );
}

/** A transfer as the bank's statement shows it: the other side's number hidden, a fee on a line of its own. */
export function linesOf(row: Row): readonly Readonly<Record<string, unknown>>[] {
  const { direction, amount, fee, bankCode, accountName, upstreamRef, balanceAfter } = row;
  const accountNo = row.accountNo === null ? null : `xxx${row.accountNo.slice(-4)}`;
  const parts = [direction === 'in' ? 'รับโอนจาก' : 'โอนไป', bankCode, accountNo?.replace('xxx', 'x'), accountName];
  const line = {
    at: row.at.toISOString(),
    direction,
    amount: formatMoney(amount),
    balance: balanceAfter === null ? null : formatMoney(direction === 'out' ? balanceAfter + fee : balanceAfter),
    channel: row.channelCode ?? (direction === 'in' ? 'X1' : 'ENET'),
    bank: bankCode,
    account_no: accountNo,
    account_name: accountName,
    description: row.description ?? parts.filter(Boolean).join(' '),
    reference: upstreamRef,
  };
  if (direction === 'in' || fee === 0n) return [line];
  const left = balanceAfter === null ? null : formatMoney(balanceAfter);
  const charge = { amount: formatMoney(fee), balance: left, channel: 'FEE', bank: null };
  const description = 'ค่าธรรมเนียมการโอน';
  return [line, { ...line, ...charge, account_no: null, account_name: null, description }];
}
