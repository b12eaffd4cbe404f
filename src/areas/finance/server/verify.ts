import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { liveAttempt, unpark } from './payout/attempt.ts';
import { payoutKey } from './payout/dispatch.ts';
import { stored } from './stored.ts';

/**
 * `verify`: a person has checked the request. `recheck`: the result of a transfer is unknown; the other side is queried
 * again after the commit, and the answer arrives by itself.
 */
export const verify = effect('withdraw.verify', async (change, ctx) => {
  const { move } = change;
  const before = stored(change.before);
  if (move === 'recheck') {
    await recheck(ctx, Number(before.id));
    return { status: 'unknown' };
  }
  return {
    verified_by: ctx.principal.userId,
    verified_at: ctx.clock.now(),
    approved_by: null,
    approved_at: null,
  };
});

async function recheck(ctx: TransactionContext, id: number): Promise<void> {
  const attempt = await liveAttempt(ctx.tx, id);
  if (!attempt) throw new Error(`Withdrawal ${id} is unknown without a live payout`);
  await unpark(ctx.tx, attempt.id);
  const key = payoutKey(id);
  if (!(await wakeTask(ctx.tx, key)))
    await enqueue(ctx.tx, { topic: 'payout', key, payload: { attempt_id: String(attempt.id) } });
  ctx.afterCommit(wakeTopic);
}
