import type { Context } from '#server/context/context.ts';
import type { Executor } from '#server/db/sql.ts';
import { beginTask } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { questTask, questTopic } from './quest-task.ts';

/** What this area does by itself, by topic of the outbox. `context` is the system's own. */
export function questTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { [questTopic]: questTask(context) };
}

/** Puts the task that never ends into the outbox, where it is not there yet. */
export async function beginQuests(db: Executor): Promise<void> {
  await beginTask(db, questTopic);
}
