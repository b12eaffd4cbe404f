import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { autoWithdrawTask, autoWithdrawTopic } from './auto-withdraw.ts';
import { pollTask, pollTopic } from './deposit/poll.ts';
import { creditTask, creditTopic } from './deposit/retry.ts';
import { bulkTask } from './mbanking/bulk/feed.ts';
import { bulkTopic } from './mbanking/bulk/send.ts';
import { payoutTask } from './payout/payout-task.ts';

/** What this area does after a commit, by topic of the outbox. `context` is the system's own. */
export function financeTasks(
  context: Pick<Context, 'db' | 'transaction' | 'providers' | 'gateways' | 'clock'>,
): Readonly<Record<string, TaskHandler>> {
  return {
    payout: payoutTask({ context }),
    [autoWithdrawTopic]: autoWithdrawTask(context),
    [bulkTopic]: bulkTask(context),
    [pollTopic]: pollTask(context),
    [creditTopic]: creditTask(context),
  };
}
