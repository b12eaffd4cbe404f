import { sql } from 'kysely';
import { conflicted, forbidden, missing } from '#server/base/failure.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { many } from '#server/db/sql.ts';
import { ring } from '#server/jobs/doorbell.ts';
import { wakeTask } from '#server/jobs/outbox.ts';
import { pollTexts } from './texts.ts';

export type Poll = RowOf<'poll'>;
export type PollStatus = Poll['status'];

/** Topic of the outbox, and key of the one task, that opens and closes polls when their time has come. */
export const clockTopic = 'poll_clock';

/** Has the clock looked at once: times or a status have changed. */
export async function wakeClock(ctx: TransactionContext): Promise<void> {
  await wakeTask(ctx.tx, clockTopic);
  ctx.afterCommit(ring);
}

/**
 * Locks a poll until the transaction ends. It must be one that this person sees; `whole`: one whose agents they serve
 * all of, because what follows concerns the members of each.
 */
export async function lockPoll(ctx: TransactionContext, id: number, whole = false): Promise<Poll> {
  const wanted = ctx.tx.selectFrom('poll').selectAll().where('id', '=', id).forNoKeyUpdate();
  return visible(ctx, await wanted.executeTakeFirst(), whole);
}

/** The same without a lock, for looking on. */
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

/** Prizes, choices and facts of a poll that is over stay as they are. */
export function demandLive(poll: Poll): void {
  if (poll.status === 'distributed') throw conflicted(undefined, pollTexts.alreadyPaid);
  if (poll.status === 'cancelled') throw conflicted(undefined, pollTexts.thePollWasCancelledAndCannot);
  if (poll.paying_since) throw conflicted(undefined, pollTexts.beingPaid);
}

/** Moves a locked poll on by hand of the program, with its line in the history and in the audit log. */
export async function movePoll(
  ctx: TransactionContext,
  poll: Poll,
  to: PollStatus,
  options: { readonly action: string; readonly move: string; readonly set?: Partial<Poll> },
): Promise<void> {
  const { tx, principal } = ctx;
  const by = principal.userId === 0 ? null : principal.userId;
  await tx
    .updateTable('poll')
    .set((eb) => ({
      ...options.set,
      status: to,
      version: eb('version', '+', 1),
      updated_at: sql<Date>`clock_timestamp()`,
      updated_by: by,
    }))
    .where('id', '=', poll.id)
    .where('status', '=', poll.status)
    .execute();
  await many(
    sql`
      insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status)
      values ('Poll', ${poll.id}, ${principal.userId}, ${principal.name}, ${options.move}, ${poll.status}, ${to})`,
    tx,
  );
  await ctx.audit({
    action: options.action,
    entityType: 'Poll',
    entityId: poll.id,
    before: { status: poll.status },
    after: { status: to },
  });
}
