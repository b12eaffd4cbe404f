import { bangkokDay } from '#contract/time.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { compareDays } from './compare.ts';
import { accountsWithStatement } from './movements.ts';

/** Topic of the outbox, and key of the one task, that compares closed days with the banks. */
export const bankDaysTopic = 'bank_days';

/** Milliseconds between two rounds, and closed days that each looks at: statements are read late after a disturbance. */
const pause = 30 * 60_000;
const days = 7;

/** Compares the last closed days of every account that has a statement. The task is in the outbox once and never ends. */
export function bankDaysTask(context: Pick<Context, 'db' | 'transaction' | 'clock'>): TaskHandler {
  return async () => {
    await compareClosedDays(context);
    return { again: pause };
  };
}

/** One round; any number of times. An account is compared in a transaction of its own. */
export async function compareClosedDays(context: Pick<Context, 'db' | 'transaction' | 'clock'>): Promise<void> {
  const now = context.clock.now().getTime();
  const closed = Array.from({ length: days }, (_, back) => bangkokDay(new Date(now - (back + 1) * 86_400_000)));
  for (const account of await accountsWithStatement(context.db))
    await context.transaction(({ tx }) => compareDays(tx, account, closed));
}
