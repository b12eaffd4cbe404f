import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Logger } from '../../platform.ts';
import { dueDays, payAffiliateDay } from './affiliate-day.ts';

/** Milliseconds between two rounds. */
const rhythm = 60 * 60_000;

/** What time alone changes about members: who has become idle, what is thirty days ago, and what was earned yesterday. */
async function round(context: Context): Promise<void> {
  await sql`select refresh_activity()`.execute(context.db);
  await sql`select move_recent_window()`.execute(context.db);
  for (const day of dueDays(context.clock.now())) await payAffiliateDay(context, day);
}

/** Does it now and every hour; a failure is logged and tried again. Returns how to stop. */
export function startMemberRounds(context: Context, logger: Logger): () => void {
  const run = () =>
    void round(context).catch((error: unknown) => logger.error({ err: error }, 'the round of the members failed'));
  run();
  const timer = setInterval(run, rhythm);
  timer.unref();
  return () => clearInterval(timer);
}
