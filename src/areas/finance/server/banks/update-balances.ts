import type { BankAnswer } from '#generated/api/finance.ts';
import type { Services } from '#generated/api/handlers.ts';
import { FailureError, invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { withEnvelope } from '#server/records/envelope.ts';
import { askAll } from './ask-all.ts';
import { asksApart } from './ask-balance.ts';
import { banksTexts } from './texts.ts';
import { visibleBanks } from './visible-bank.ts';

/**
 * Queries the banks for the balances of our accounts: those named, or all that the user may see. One result for each; of a
 * single `id` an error is the response: 429 shortly after the last query, 502 where the bank fails.
 */
export const updateBalances: Services<Context>['bank.update_balances'] = async ({ body }, ctx) => {
  const single = body.id ?? null;
  const ids = single === null ? (body.bank_ids ?? null) : [single];
  const accounts = await visibleBanks(ctx, ids);
  if (ids !== null && accounts.length < new Set(ids).size) throw missing();
  const results = await askAll(ctx, accounts);
  const count = (outcome: string) => results.filter((result) => result.outcome === outcome).length;
  const [updated, failed] = [count('updated'), count('failed')];
  await ctx.transaction(({ audit }) =>
    audit({
      action: ctx.endpoint.id,
      entityType: 'Bank',
      entityIds: accounts.map(({ id }) => id),
      after: {
        updated,
        failed,
        differences: results.filter(({ balance_diff: difference }) => difference !== null && difference !== '0.00')
          .length,
      },
    }),
  );
  const [only] = results;
  if (single !== null && only && only.outcome !== 'updated') throw refusalOf(only);
  const others = results.length - updated - failed;
  const text =
    others > 0 ? banksTexts.updatedSkipping({ updated, failed, others }) : banksTexts.updated({ updated, failed });
  return withEnvelope(
    { results: results.map((result) => ({ ...result })), updated, failed },
    { message: text[ctx.language] },
  );
};

/** Why one account has no new balance. */
function refusalOf({ outcome, message }: BankAnswer): FailureError {
  const extra = message === null ? {} : { message };
  if (outcome === 'recent') return new FailureError(429, { ...extra, retryAfter: asksApart });
  return outcome === 'unconnected'
    ? invalid({ id: message ?? '' }, message ?? undefined)
    : new FailureError(502, extra);
}
