import { sql } from 'kysely';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import type { Context } from '#server/context/context.ts';
import type { Logger } from '#server/context/platform.ts';
import { dueDays, payAffiliateDay } from './affiliate-day.ts';

/** Milliseconds between two rounds. */
const interval = 60 * 60_000;

/** Changes of members by time alone: idle members, the moving thirty-day window, and yesterday's affiliate income. */
async function round(context: Context): Promise<void> {
  await sql`select refresh_activity()`.execute(context.db);
  await sql`select move_recent_window()`.execute(context.db);
  for (const day of dueDays(context.clock.now())) await payAffiliateDay(context, day);
}

/** Milliseconds until the next round: an hour, or less if the day changes in Bangkok before. */
export function untilNextRound(now: Date): number {
  const today = bangkokDay(now);
  // A second later, because the database clock may be behind.
  return Math.min(interval, rangeOfDays(today, today).to.getTime() + 1000 - now.getTime());
}

/**
 * Runs now, every hour and at the start of a day; a failure is logged and retried. Returns a function that stops it.
 */
export function startMemberRounds(context: Context, logger: Logger): () => void {
  let timer: NodeJS.Timeout | undefined;
  const run = () => {
    void round(context).catch((error: unknown) => logger.error({ err: error }, 'the round of the members failed'));
    timer = setTimeout(run, untilNextRound(context.clock.now()));
    timer.unref();
  };
  run();
  return () => clearTimeout(timer);
}
