import type { Payouts } from '#server/areas/payouts.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { callbackTask } from './callback/process-task.ts';
import { callbackTopic } from './callback/store.ts';

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function gatewayTasks(
  context: Pick<Context, 'transaction'>,
  payouts: Payouts,
): Readonly<Record<string, TaskHandler>> {
  return { [callbackTopic]: callbackTask(context, payouts) };
}
