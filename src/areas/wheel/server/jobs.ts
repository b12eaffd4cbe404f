import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { claimTask, claimTopic } from './spin/expire-task.ts';
import { wheelTask, wheelTopic } from './window-task.ts';

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function wheelTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [claimTopic]: claimTask(context), [wheelTopic]: wheelTask(context) };
}
