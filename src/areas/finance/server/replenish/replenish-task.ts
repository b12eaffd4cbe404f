import type { Context } from '#server/context/context.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { type Checked, dueRules, runReplenishRule } from './run-rule.ts';

/** Topic of the outbox, and key of the one task, that fills accounts. */
export const replenishTopic = 'replenish';

/** Milliseconds between two looks for rules whose turn it is. */
const pause = 20_000;

type JobContext = Pick<Context, 'db' | 'transaction'>;

/** Looks for rules whose turn it is and fills their accounts. The task is in the outbox once and never ends. */
export function replenishTask(context: JobContext): TaskHandler {
  return async () => {
    await replenishDue(context);
    return { again: pause };
  };
}

/** One round. Returns what each rule did that had something to do. */
export async function replenishDue(context: JobContext): Promise<readonly NonNullable<Checked>[]> {
  const done: NonNullable<Checked>[] = [];
  for (const due of await dueRules(context.db)) {
    const checked = await context.transaction((ctx) => runReplenishRule(ctx, due));
    if (checked) done.push(checked);
  }
  if (done.some((one) => 'transfer' in one)) wakeTopic();
  return done;
}
