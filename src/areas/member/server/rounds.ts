import { sql } from 'kysely';
import { bangkokDay, rangeOfDays } from '#contract/time.ts';
import type { Context } from '#server/context/context.ts';
import type { Logger } from '#server/context/platform.ts';
import { dueDays, payAffiliateDay } from './affiliate-day.ts';

/** Milliseconds between two rounds. */
const rhythm = 60 * 60_000;

/** What time alone changes about members: who has become idle, what is thirty days ago, and what was earned yesterday. */
async function round(context: Context): Promise<void> {
  await sql`select refresh_activity()`.execute(context.db);
  await sql`select move_recent_window()`.execute(context.db);
  for (const day of dueDays(context.clock.now())) await payAffiliateDay(context, day);
}

/** Milliseconds until the next round: an hour, or less when the day changes in Bangkok before. */
export function untilNextRound(now: Date): number {
  const today = bangkokDay(now);
  // A second later: the clocks of the database may be behind.
  return Math.min(rhythm, rangeOfDays(today, today).to.getTime() + 1000 - now.getTime());
}

/** Does it now, every hour and when a day begins; a failure is logged and tried again. Returns how to stop. */
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
