import type { Context } from '#server/context/context.ts';
import type { Tx } from '#server/db/sql.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { recordTurns } from '#server/lifecycle/schedule.ts';

/** Outbox topic: a wheel with an end date ends. */
export const wheelTopic = 'wheel_window';

/** Longest delay between two checks, in milliseconds, so that a corrected system clock takes effect within the hour. */
const longestRest = 60 * 60_000;

/** Schedules the end of a wheel; one task per wheel. */
export async function watchWheel(tx: Tx, wheelId: number): Promise<void> {
  const key = `${wheelTopic}:${wheelId}`;
  if (!(await wakeTask(tx, key))) await enqueue(tx, { topic: wheelTopic, key, payload: { id: wheelId } });
}

/** Ends an opened wheel when its time is over. A draft is left unchanged. */
export function wheelTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task) =>
    context.transaction(async (ctx) => {
      const id = Number(task.payload.id);
      const { tx, clock } = ctx;
      const wheel = await tx.selectFrom('wheel_config').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!wheel?.end_at || (wheel.status !== 'active' && wheel.status !== 'paused')) return { done: true };
      const rest = wheel.end_at.getTime() - clock.now().getTime();
      if (rest > 0) return { again: Math.max(1_000, Math.min(longestRest, rest)) };
      const version = await change(ctx, 'wheel_config', id, { status: 'ended' });
      await recordTurns(ctx, { entity: 'WheelConfig', action: 'wheel.end', to: 'ended' }, [
        { id, from: wheel.status, version },
      ]);
      return { done: true };
    });
}
