import type { Context } from '../../context.ts';
import type { TaskHandler } from '../../jobs/worker.ts';
import { payoutTask } from './payout/payout-task.ts';

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function financeTasks(
  context: Pick<Context, 'db' | 'transaction' | 'providers' | 'gateways'>,
): Readonly<Record<string, TaskHandler>> {
  return { payout: payoutTask({ context }) };
}
