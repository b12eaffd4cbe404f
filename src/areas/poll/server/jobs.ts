import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { scheduleTopic } from './poll-row.ts';
import { payTopic } from './prizes/distribute.ts';
import { payTask } from './prizes/pay-task.ts';
import { scheduleTask } from './schedule-task.ts';

/** The outbox tasks of this area, by topic. `context` is that of the system. */
export function pollTasks(
  context: Pick<Context, 'db' | 'transaction' | 'clock'>,
): Readonly<Record<string, TaskHandler>> {
  return { [scheduleTopic]: scheduleTask(context), [payTopic]: payTask(context) };
}
