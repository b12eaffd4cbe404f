import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { questTask, questTopic } from './quest-task.ts';

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function questTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [questTopic]: questTask(context) };
}
