import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { windowTask, windowTopic } from './window-task.ts';

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function gameTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [windowTopic]: windowTask(context) };
}
