import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { rangeOfDays } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { visibleBank } from '../banks/visible-bank.ts';

const perPage = 50;

interface Stored {
  readonly id: number;
  readonly raw_ref: string;
  readonly txn_at: Date;
  readonly detected_at: Date;
  readonly direction: string;
  readonly amount: bigint;
  readonly balance_after: bigint | null;
  readonly channel_code: string | null;
  readonly bank_code: string | null;
  readonly account_name: string | null;
  readonly description: string;
  readonly match_status: string;
  readonly username: string | null;
  readonly deposit_ref: string | null;
  readonly withdraw_ref: string | null;
}

/** The lines of one Bangkok day that we have stored of an account, newest first, with their matches. */
export const transactions: Services<Context>['mbanking.transactions'] = async ({ body }, ctx) => {
  const account = await visibleBank(ctx, body.bank_id);
  const { from, to } = rangeOfDays(body.date, body.date);
  const page = body.page ?? 1;
  const day = sql`bank_id = ${account.id} and txn_at >= ${from}::timestamptz and txn_at < ${to}::timestamptz`;
  const { total } = await one(
    sql<{ total: number }>`select count(*)::integer as total from raw_transaction where ${day}`,
    ctx.db,
  );
  const rows = await many(
    sql<Stored>`
      select raw.id, raw_ref, txn_at, detected_at, direction, amount, balance_after, channel_code,
        from_bank_code as bank_code, from_account_name as account_name, description, match_status, member.username,
        deposit_ref, withdraw_ref
      from raw_transaction raw left join member on member.id = raw.member_id
      where ${day} order by txn_at desc, raw.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ctx.db,
  );
  const lines = rows.map(({ txn_at, detected_at, amount, balance_after, ...line }) => ({
    ...line,
    txn_at: txn_at.toISOString(),
    detected_at: detected_at.toISOString(),
    amount: formatMoney(amount),
    balance_after: balance_after === null ? null : formatMoney(balance_after),
  }));
  return { lines, total, page, limit: perPage };
};
