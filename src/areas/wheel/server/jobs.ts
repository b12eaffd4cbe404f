import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { claimTask, claimTopic } from './spin/expire-task.ts';

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function wheelTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [claimTopic]: claimTask(context) };
}
