import { bangkokDay } from '#contract/time.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { calculateIncome } from './affiliate/calculate-income.ts';
import { settleIncome } from './affiliate/settle-income.ts';

/** Hour of the day in Bangkok from which the day before is paid: the providers have corrected their bets by then. */
const payHour = 4;
/** Days that are looked at again: a server that was off catches up. */
const back = 3;

const hour = 3_600_000;

/** Days that are due at a moment, the oldest first. */
export function dueDays(now: Date): readonly string[] {
  const last = new Date(now.getTime() - (24 + payHour) * hour);
  return Array.from({ length: back }, (_, at) => bangkokDay(new Date(last.getTime() - (back - 1 - at) * 24 * hour)));
}

/**
 * What members earned on one day by those whom they brought, by the settings of their agent, and its payment into their
 * wallets. Run again it pays nothing twice; where facts of the day were put right in the meantime (a deposit taken back, a
 * round corrected) it pays the rest or takes back what was too much. Returns how many were paid and how much, in satang.
 */
export async function payAffiliateDay(
  context: Pick<Context, 'transaction'>,
  day: string,
): Promise<{ paid: number; amount: bigint }> {
  await context.transaction(({ tx }) => calculateIncome(tx, day));
  let [paid, amount] = [0, 0n];
  for (let after: number | undefined = 0; after !== undefined; ) {
    const from: number = after;
    const done = await context.transaction((ctx) => settleIncome(ctx, day, from));
    paid += done.paid;
    amount += done.amount;
    after = done.last;
  }
  return { paid, amount };
}

/** Topic of the outbox: a day that was paid already, and of which figures have changed. The database leaves the task. */
export const affiliateTopic = 'affiliate_day';

/** Works out such a day again. */
export function affiliateTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return async ({ payload }) => {
    await payAffiliateDay(context, String(payload.day));
    return { done: true };
  };
}
