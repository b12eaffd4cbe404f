import { conflicted, forbidden, missing } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { pollTexts } from './texts.ts';

export type Poll = RowOf<'poll'>;
export type PollStatus = Poll['status'];

/** Outbox topic and key of the single task that opens and closes polls on time. */
export const scheduleTopic = 'poll_clock';

/** Wakes the task at once, because times or a status have changed. */
export async function wakeScheduleTask(ctx: TransactionContext): Promise<void> {
  await wakeTask(ctx.tx, scheduleTopic);
  ctx.afterCommit(wakeTopic);
}

/**
 * Locks a poll until the transaction ends. It must be visible to the caller; with `whole`, all of its agents must be
 * within the caller's row scope, because the action affects the members of each.
 */
export async function lockPoll(ctx: TransactionContext, id: number, whole = false): Promise<Poll> {
  const query = ctx.tx.selectFrom('poll').selectAll().where('id', '=', id).forNoKeyUpdate();
  return visible(ctx, await query.executeTakeFirst(), whole);
}

/** The same without a lock, for read-only use. */
export async function readPoll(ctx: TransactionContext, id: number, whole = false): Promise<Poll> {
  return visible(ctx, await ctx.tx.selectFrom('poll').selectAll().where('id', '=', id).executeTakeFirst(), whole);
}

function visible(ctx: TransactionContext, poll: Poll | undefined, whole: boolean): Poll {
  if (!poll?.agent_ids.some((agent) => ctx.mayServe(agent))) throw missing(pollTexts.thePollWasNotFound);
  if (whole && !poll.agent_ids.every((agent) => ctx.mayServe(agent))) {
    throw forbidden(pollTexts.foreignAgents);
  }
  return poll;
}

/** Prizes, choices and facts of a finished poll cannot change. */
export function requireEditable(poll: Poll): void {
  if (poll.status === 'distributed') throw conflicted(undefined, pollTexts.alreadyPaid);
  if (poll.status === 'cancelled') throw conflicted(undefined, pollTexts.thePollWasCancelledAndCannot);
  if (poll.paying_since) throw conflicted(undefined, pollTexts.beingPaid);
}
