import type { Services } from '#generated/api/handlers.ts';
import { FailureError } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { askBalance, asksApart } from '../banks/ask-balance.ts';
import { connectedBank } from '../mbanking/reach-bank.ts';

/** `POST replenish/transfer/request_balance`: the account's balance by its bank, queried at most once in ten seconds. */
export const requestBalance: Services<Context>['replenish.request_balance'] = async ({ body }, ctx) => {
  const account = await connectedBank(ctx, body.bank_id);
  const answer = await askBalance(ctx, account);
  const message = answer.message ?? '';
  if (answer.outcome === 'recent') throw new FailureError(429, { message, retryAfter: asksApart });
  if (answer.outcome !== 'updated' || answer.bank_balance === null) throw new FailureError(502, { message });
  return { balance: answer.bank_balance, checked_at: ctx.clock.now().toISOString() };
};
