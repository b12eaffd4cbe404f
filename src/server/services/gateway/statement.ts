import { formatMoney } from '#contract/money.ts';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import { reach, reading } from './account.ts';

const usualLimit = 20;

/** What moved on one account of the gateway, as the gateway says itself; newest first, today unless days are given. */
export const statement: Services<Context>['gateway.statement'] = async ({ query }, ctx) => {
  const { account, port } = await reach(ctx, query.account_id?.[0]);
  const today = bangkokDay(ctx.clock.now());
  const { from, to } = rangeOfDays(query.date_from ?? today, query.date_to ?? today);
  const lines = [...(await reading(() => port.statement(account, from, to)))].reverse();
  const { page = 1, limit = usualLimit } = query;
  const rows = lines.slice((page - 1) * limit, page * limit).map((line) => ({
    account_id: account.id,
    account_name: null,
    at: line.at.toISOString(),
    type: line.type,
    ref: line.ref,
    amount: formatMoney(line.amount),
    fee: formatMoney(line.fee),
    balance: formatMoney(line.balance),
  }));
  return { rows, total: lines.length };
};
