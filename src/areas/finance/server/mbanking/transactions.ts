import { sql } from 'kysely';
import { rangeOfDays } from '#contract/time.ts';
import type { AccountLine } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { visibleBank } from '../banks/visible-bank.ts';

const perPage = 50;

type Stored = StoredRow<AccountLine, 'amount' | 'balance_after', 'txn_at' | 'detected_at'>;

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
      select raw_ref, txn_at, detected_at, direction, amount, balance_after, channel_code,
        from_bank_code as bank_code, null as account_no, from_account_name as account_name, description,
        upstream_ref as reference, match_status, member.username,
        deposit_ref, withdraw_ref
      from raw_transaction raw left join member on member.id = raw.member_id
      where ${day} order by txn_at desc, raw.id desc limit ${perPage} offset ${(page - 1) * perPage}`,
    ctx.db,
  );
  return { lines: rows.map((row) => toJsonRow(row)), total, page, limit: perPage };
};
