import { sql } from 'kysely';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { move } from '#server/lifecycle/move.ts';
import { giveReward, takeReward } from '#server/rewards/give-reward.ts';
import { pollTexts } from '../texts.ts';

/** Slots between two renewals of the task's claim. */
const slotsPerClaim = 100;

/** Slots not tried in this round: selected ones, and those that failed before it began. */
const due = sql`slot.status = 'selected' or (slot.status = 'failed' and coalesce(slot.attempted_at, '-infinity') < poll.paying_since)`;

/**
 * Pays the prizes of a poll, one slot per transaction. Any number of workers may run it at once, and any may crash at
 * any point: a slot and its prize are committed together or not at all.
 */
export function payTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return async (task) => {
    const pollId = Number(task.payload.poll_id);
    for (let n = 0; n < slotsPerClaim; n += 1) {
      if (await context.transaction((ctx) => payNext(ctx, pollId))) continue;
      const isOver = await context.transaction((ctx) => finish(ctx, pollId));
      return isOver ? { done: true } : { again: 1_000 };
    }
    return { again: 0 };
  };
}

interface Slot {
  readonly id: number;
  readonly rank: number;
  readonly member_id: number;
  readonly username: string;
  readonly member_status: string;
  readonly type: 'credit' | 'credit_free' | 'point' | 'ticket' | 'item';
  readonly value: bigint;
  readonly turnover_multiple: string | null;
  readonly event_reward_id: number | null;
  readonly title: string;
  readonly by: number | null;
}

/** Pays one slot; false = none is left, or the last ones are locked by other workers. */
async function payNext(ctx: TransactionContext, pollId: number): Promise<boolean> {
  const slot = await maybe(
    sql<Slot>`
      select slot.slot_id::integer as id, slot.rank, slot.member_id::integer as member_id, member.username, member.status as member_status,
        prize.reward_type as type, prize.reward_value as value, prize.turnover_multiple::text as turnover_multiple,
        prize.event_reward_id::integer as event_reward_id, poll.title, poll.paying_by::integer as by
      from poll_winner slot join poll on poll.id = slot.poll_id join poll_rank_reward prize on prize.id = slot.rank_reward_id
      join member on member.id = slot.member_id
      where slot.poll_id = ${pollId} and poll.status = 'drawing' and poll.paying_since is not null and (${due})
      order by slot.rank limit 1 for no key update of slot skip locked`,
    ctx.tx,
  );
  if (!slot) return false;
  const refusal = await refusalOf(ctx, slot);
  const payment = refusal === undefined ? await give(ctx, pollId, slot) : undefined;
  await many(
    payment
      ? sql`
          update poll_winner set status = 'paid', attempted_at = clock_timestamp(), paid_at = clock_timestamp(),
            log_no = ${payment.log}, message = ${payment.message}
          where slot_id = ${slot.id}`
      : sql`
          update poll_winner set status = 'failed', attempted_at = clock_timestamp(), message = ${refusal ?? null}
          where slot_id = ${slot.id}`,
    ctx.tx,
  );
  await ctx.audit({
    action: 'poll.pay',
    entityType: 'PollWinner',
    entityId: slot.id,
    after: {
      poll_id: pollId,
      rank: slot.rank,
      username: slot.username,
      status: payment ? 'paid' : 'failed',
      ...(refusal ? { message: refusal } : {}),
    },
    ...(payment ? {} : { result: 'failed' as const }),
    ...(slot.by === null ? {} : { onBehalfOf: slot.by }),
  });
  return true;
}

/** Why a prize cannot be paid now; otherwise takes one from the stock of its reward. */
async function refusalOf({ tx }: TransactionContext, slot: Slot): Promise<string | undefined> {
  if (slot.member_status === 'suspended' || slot.member_status === 'blacklist')
    return pollTexts.theMemberIsSuspended.kept();
  if (slot.event_reward_id === null || (await takeReward(tx, slot.event_reward_id))) return undefined;
  return pollTexts.thePrizeIsOutOfStock.kept();
}

async function give(ctx: TransactionContext, pollId: number, slot: Slot) {
  const { type, value } = slot;
  const payment = await giveReward(ctx.tx, {
    memberId: slot.member_id,
    type,
    value,
    turnoverMultiple: slot.turnover_multiple,
    source: 'poll',
    ref: { type: 'poll_winner', id: slot.id },
    refNo: `PL${pollId}-${slot.rank}`,
    name: pollTexts.ranked({ title: slot.title, rank: slot.rank }).th.slice(0, 255),
  });
  if (type !== 'point' && type !== 'ticket') {
    await many(sql`update poll set reward_paid = reward_paid + ${value}::bigint where id = ${pollId}`, ctx.tx);
  }
  // An item is handed over outside the system; the win is only recorded.
  return { log: payment.logNo, message: type === 'item' ? pollTexts.theHandingOverOfThePrize : null };
}

/** Ends the round when no slot is being paid: the poll is distributed, or waits for a person to check what failed. */
async function finish(ctx: TransactionContext, pollId: number): Promise<boolean> {
  const poll = await ctx.tx.selectFrom('poll').selectAll().where('id', '=', pollId).forNoKeyUpdate().executeTakeFirst();
  if (poll?.status !== 'drawing' || !poll.paying_since) return true;
  const { left, failed } = await one(
    sql<{ left: number; failed: number }>`
      select count(*) filter (where ${due})::integer as left, count(*) filter (where slot.status = 'failed')::integer as failed
      from poll_winner slot join poll on poll.id = slot.poll_id where slot.poll_id = ${pollId}`,
    ctx.tx,
  );
  if (left > 0) return false;
  if (failed > 0) {
    await change(ctx, 'poll', pollId, { paying_since: null });
    return true;
  }
  await move(ctx, {
    entity: 'Poll',
    row: poll,
    move: 'distribute',
    action: 'poll.distributed',
    set: { paying_since: null, distributed_at: ctx.clock.now() },
  });
  return true;
}
