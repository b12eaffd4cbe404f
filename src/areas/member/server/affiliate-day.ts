import { bangkokDay } from '#contract/time.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { calculateIncome } from './affiliate/calculate-income.ts';
import { settleIncome } from './affiliate/settle-income.ts';

/** Hour in Bangkok from which the day before is paid; providers have corrected their bets by then. */
const payHour = 4;
/** Days that are checked again, so that a server that was down catches up. */
const lookBackDays = 3;

const hour = 3_600_000;

/** Days that are due, oldest first. */
export function dueDays(now: Date): readonly string[] {
  const last = new Date(now.getTime() - (24 + payHour) * hour);
  return Array.from({ length: lookBackDays }, (_, at) =>
    bangkokDay(new Date(last.getTime() - (lookBackDays - 1 - at) * 24 * hour)),
  );
}

/**
 * Calculates what members earned on one day by their downline, by the settings of their agent, and pays it into their
 * wallets. A repeated run pays nothing twice; if data of the day has been corrected since (a reversed deposit, a
 * corrected round), it pays the difference or takes back the excess. Returns the number of members paid and the amount
 * in satang.
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

/** Outbox topic: a paid day whose figures have changed. The task is enqueued by a database trigger. */
export const affiliateTopic = 'affiliate_day';

/** Calculates and settles such a day again. */
export function affiliateTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return async ({ payload }) => {
    await payAffiliateDay(context, String(payload.day));
    return { done: true };
  };
}
