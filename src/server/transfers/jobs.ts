import type { Context } from '../context/context.ts';
import type { TaskHandler } from '../jobs/worker.ts';
import type { TransferListeners } from './settle-transfer.ts';
import { transferTopic } from './transfer.ts';
import { transferTask } from './transfer-task.ts';

/** What transfers do after a commit, by topic of the outbox. `context` is the system's own. */
export function transferTasks(
  context: Pick<Context, 'db' | 'transaction' | 'providers'>,
  listeners: TransferListeners,
): Readonly<Record<string, TaskHandler>> {
  return { [transferTopic]: transferTask({ context, listeners }) };
}
