import type { Context, TransactionContext } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';
import type { Poll } from './poll-row.ts';

/**
 * Longest delay between two checks, in milliseconds, so that a corrected system clock takes effect within half a
 * minute.
 */
const longestRest = 30_000;

type Due = Pick<Poll, 'status' | 'open_at' | 'close_at'>;

/** The move of a poll that is due now, and when the next one is due. */
function dueOf(poll: Due, now: Date): { readonly to?: 'open' | 'close'; readonly again?: Date } {
  if (poll.status === 'scheduled') return poll.open_at <= now ? { to: 'open', again: now } : { again: poll.open_at };
  if (poll.status === 'open') return poll.close_at <= now ? { to: 'close' } : { again: poll.close_at };
  return {};
}

/** Opens and closes polls on time. There is a single task in the outbox, and it repeats forever. */
export function scheduleTask(context: Pick<Context, 'db' | 'transaction' | 'clock'>): TaskHandler {
  return async () => {
    const openOrScheduled = await context.db
      .selectFrom('poll')
      .select('id')
      .where('status', 'in', ['scheduled', 'open'])
      .orderBy('id')
      .execute();
    const now = context.clock.now().getTime();
    const delays = [longestRest];
    for (const { id } of openOrScheduled) {
      const again = await context.transaction((ctx) => moveIfDue(ctx, id));
      if (again) delays.push(Math.max(0, again.getTime() - now));
    }
    return { again: Math.min(...delays) };
  };
}

async function moveIfDue(ctx: TransactionContext, id: number): Promise<Date | undefined> {
  const poll = await ctx.tx
    .selectFrom('poll')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['scheduled', 'open'])
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!poll) return undefined;
  const { to, again } = dueOf(poll, ctx.clock.now());
  if (to) await move(ctx, { entity: 'Poll', row: poll, move: to, action: `poll.${to}` });
  return again;
}
