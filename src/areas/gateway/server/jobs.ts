import type { Payouts } from '#server/areas/payouts.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { callbackTask } from './callback/process-task.ts';
import { callbackTopic } from './callback/store.ts';

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function gatewayTasks(
  context: Pick<Context, 'transaction'>,
  payouts: Payouts,
): Readonly<Record<string, TaskHandler>> {
  return { [callbackTopic]: callbackTask(context, payouts) };
}
