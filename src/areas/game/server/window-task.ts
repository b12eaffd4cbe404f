import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { dueOf } from './maintenance.ts';

/** Topic of the outbox: providers whose window of maintenance begins or ends. */
export const windowTopic = 'provider_window';

/** Longest rest in milliseconds: a clock that was put right is noticed within the hour. */
const longestRest = 60 * 60_000;

/** Has the window of a provider kept from now on; one task a provider. */
export async function watchWindow(ctx: TransactionContext, providerId: number): Promise<void> {
  const key = `${windowTopic}:${providerId}`;
  if (!(await wakeTask(ctx.tx, key))) {
    await enqueue(ctx.tx, { topic: windowTopic, key, payload: { provider_id: providerId } });
  }
}

/** Closes and opens a provider when its window says so, and rests until it says something again. */
export function windowTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task) =>
    context.transaction(async (ctx) => {
      const id = Number(task.payload.provider_id);
      const { tx, clock } = ctx;
      const before = await tx.selectFrom('provider').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!before) return { done: true };
      const { change: due, again } = dueOf(before, clock.now());
      if (due) {
        const version = await change(ctx, 'provider', id, due);
        const from = before.status;
        const event = { entity: 'Provider', id, action: 'clock', from, to: due.status ?? from, version };
        await recordEvent(tx, event, ctx.principal);
        const told = ({ status, maintenance_from, maintenance_to }: typeof before) => ({
          status,
          maintenance_from: maintenance_from?.toISOString() ?? null,
          maintenance_to: maintenance_to?.toISOString() ?? null,
        });
        await ctx.audit({
          action: 'provider.window',
          entityType: 'Provider',
          entityId: id,
          before: told(before),
          after: told({ ...before, ...due }),
        });
      }
      if (!again) return { done: true };
      return { again: Math.max(1_000, Math.min(longestRest, again.getTime() - clock.now().getTime())) };
    });
}
