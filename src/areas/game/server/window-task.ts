import type { Context, TransactionContext } from '#server/context/context.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { windowStepAt } from './maintenance.ts';

/** Outbox topic: a provider's maintenance window begins or ends. */
export const windowTopic = 'provider_window';

/** Longest delay between two checks, in milliseconds, so that a corrected system clock takes effect within the hour. */
const longestRest = 60 * 60_000;

/** Schedules the maintenance window of a provider; one task per provider. */
export async function watchWindow(ctx: TransactionContext, providerId: number): Promise<void> {
  const key = `${windowTopic}:${providerId}`;
  if (!(await wakeTask(ctx.tx, key))) {
    await enqueue(ctx.tx, { topic: windowTopic, key, payload: { provider_id: providerId } });
  }
}

/** Closes and opens a provider at the bounds of its maintenance window, then sleeps until the next bound. */
export function windowTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task) =>
    context.transaction(async (ctx) => {
      const id = Number(task.payload.provider_id);
      const { tx, clock } = ctx;
      const before = await tx.selectFrom('provider').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
      if (!before) return { done: true };
      const { change: due, again } = windowStepAt(before, clock.now());
      if (due) {
        const version = await change(ctx, 'provider', id, due);
        const from = before.status;
        const event = { entity: 'Provider', id, action: 'clock', from, to: due.status ?? from, version };
        await recordEvent(tx, event, ctx.principal);
        const auditedFields = ({ status, maintenance_from, maintenance_to }: typeof before) => ({
          status,
          maintenance_from: maintenance_from?.toISOString() ?? null,
          maintenance_to: maintenance_to?.toISOString() ?? null,
        });
        await ctx.audit({
          action: 'provider.window',
          entityType: 'Provider',
          entityId: id,
          before: auditedFields(before),
          after: auditedFields({ ...before, ...due }),
        });
      }
      if (!again) return { done: true };
      return { again: Math.max(1_000, Math.min(longestRest, again.getTime() - clock.now().getTime())) };
    });
}
