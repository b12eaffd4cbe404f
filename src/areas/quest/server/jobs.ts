import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { questTask, questTopic } from './quest-task.ts';

/** What this area does by itself, by topic of the outbox. `context` is the system's own. */
export function questTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [questTopic]: questTask(context) };
}
