import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { SubAccount } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { one } from '#server/db/sql.ts';
import { askBalance, asksApart } from '../banks/ask-balance.ts';
import { connectedBank } from './reach-bank.ts';

/** An account's balance by its bank, queried at most once in ten seconds, next to our books. */
export const balance: Services<Context>['mbanking.balance'] = async ({ body }, ctx) => {
  const account = await connectedBank(ctx, body.bank_id);
  const answer = await askBalance(ctx, account);
  if (answer.outcome === 'recent')
    throw new FailureError(429, { message: answer.message ?? '', retryAfter: asksApart });
  if (answer.outcome !== 'updated')
    throw new FailureError(502, {
      message: answer.message ?? '',
      ...(answer.session_status === 'online' ? {} : { fields: { session: answer.session_status } }),
    });
  const books = await one(
    sql<{ balance: bigint; reserved: bigint; at: Date; pockets: readonly SubAccount[] | null }>`
      select balance, bank_reserved(id) as reserved, balance_updated_at as at, sub_accounts as pockets
      from bank where id = ${account.id}`,
    ctx.db,
  );
  const reported = answer.bank_balance ?? formatMoney(books.balance);
  return {
    balance: reported,
    available: reported,
    book_balance: formatMoney(books.balance),
    reserved: formatMoney(books.reserved),
    sub_accounts: books.pockets ?? [],
    checked_at: books.at.toISOString(),
  };
};
