import { sql } from 'kysely';
import type { Context, RowOf } from '#server/context/context.ts';
import { maybe, type Tx } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';

/** Outbox topic: an unclaimed prize expires. */
export const claimTopic = 'wheel_claim';

/** Schedules the expiry of an unclaimed prize. */
export async function watchClaim(tx: Tx, rewardId: number): Promise<void> {
  await enqueue(tx, { topic: claimTopic, key: `${claimTopic}:${rewardId}`, payload: { id: rewardId } });
}

/** Longest delay between two checks, in milliseconds, so that a corrected system clock takes effect within the hour. */
const longestRest = 60 * 60_000;

/** Sleeps until a prize expires, by the database's clock; nothing happens if it was shipped or cancelled by then. */
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
