import { reasonDemand, reasonOf } from '#contract/decision.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { lockDeposit, moveDeposit } from '#server/deposits/deposit-row.ts';
import { lineInHand, type RawLine, recordLine, reopenLine } from '#server/deposits/raw-line.ts';
import { depositTexts } from './texts.ts';

/**
 * What a person closed waits for people again, as it was: in doubt with its deposit, of nobody, or only to be looked at.
 * Nothing moves in the books. 409 where there is nothing to open.
 */
export const reopen: Services<Context>['deposit.reopen'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const line = await lineInHand(ctx, body.raw_ref);
    const reason = reasonOf(body.reason);
    if (reason === undefined) throw invalid({ reason: reasonDemand });
    const isClosed = line.review_status === 'cleared' || line.review_status === 'confirmed';
    if (!isClosed || line.direction === 'out') throw conflicted(undefined, depositTexts.stillOpen);
    const to = line.match_status === 'ignored' ? await backTo(ctx, line, reason) : 'matched';
    await reopenLine(ctx.tx, line, to);
    await recordLine(ctx, line, { action: 'reopen', from: line.review_status ?? 'open', to: 'open', message: reason });
    await ctx.audit({
      action: ctx.endpoint.id,
      entityType: 'RawTransaction',
      entityId: line.id,
      before: { match_status: line.match_status, review_status: line.review_status },
      after: { match_status: to, review_status: 'open' },
      reason,
    });
    return {
      raw_ref: line.raw_ref,
      review_status: 'open' as const,
      match_status: to,
      deposit_ref: to === 'unmatched' ? null : line.deposit_ref,
    };
  });

/** A deposit that ended with its line is in doubt again; without one the line is nobody's. */
async function backTo(ctx: TransactionContext, line: RawLine, reason: string): Promise<'suspicious' | 'unmatched'> {
  const ended = line.deposit_ref === null ? undefined : await lockDeposit(ctx.tx, line.deposit_ref);
  if (ended?.status !== 'cancelled') return 'unmatched';
  await moveDeposit(ctx, ended, 'reopen', { note: reason });
  return 'suspicious';
}
