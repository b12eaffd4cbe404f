import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { windowTask, windowTopic } from './window-task.ts';

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function gameTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [windowTopic]: windowTask(context) };
}
