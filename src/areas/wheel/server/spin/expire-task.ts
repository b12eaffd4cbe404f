import { sql } from 'kysely';
import type { Context, RowOf } from '#server/context/context.ts';
import { maybe, type Tx } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';

/** Topic of the outbox: a prize that waits to be claimed, and does not wait for ever. */
export const claimTopic = 'wheel_claim';

/** Has an unclaimed prize expire when its time comes. */
export async function watchClaim(tx: Tx, rewardId: number): Promise<void> {
  await enqueue(tx, { topic: claimTopic, key: `${claimTopic}:${rewardId}`, payload: { id: rewardId } });
}

/** Longest rest in milliseconds: a clock that was put right is noticed within the hour. */
const longestRest = 60 * 60_000;

/** Rests until a prize expires, by the database's clock; one that was shipped or cancelled is let go. */
export function claimTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task) =>
    context.transaction(async (ctx) => {
      const id = Number(task.payload.id);
      const prize = await maybe(
        sql<Pick<RowOf<'wheel_reward'>, 'id' | 'status' | 'version'> & { readonly rest: number | null }>`
          select id, status, version, (extract(epoch from expires_at - clock_timestamp()) * 1000)::float8 as rest
          from wheel_reward where id = ${id} for update`,
        ctx.tx,
      );
      if (prize?.status !== 'claim_pending' || prize.rest === null) return { done: true };
      if (prize.rest > 0) return { again: Math.max(1_000, Math.min(longestRest, prize.rest)) };
      await move(ctx, {
        entity: 'WheelReward',
        row: prize,
        move: 'expire',
        set: { done_at: sql`clock_timestamp()` },
        action: 'wheel.expire',
      });
      return { done: true };
    });
}
