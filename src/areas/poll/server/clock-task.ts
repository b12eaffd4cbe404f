import type { Context, TransactionContext } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';
import type { Poll } from './poll-row.ts';

/** Longest rest in milliseconds: a clock that was put right is noticed within half a minute. */
const longestRest = 30_000;

type Due = Pick<Poll, 'status' | 'open_at' | 'close_at'>;

/** Which move of a poll is due by now, and when (a moment) it will be due again. */
function dueOf(poll: Due, now: Date): { readonly to?: 'open' | 'close'; readonly again?: Date } {
  if (poll.status === 'scheduled') return poll.open_at <= now ? { to: 'open', again: now } : { again: poll.open_at };
  if (poll.status === 'open') return poll.close_at <= now ? { to: 'close' } : { again: poll.close_at };
  return {};
}

/** Opens and closes polls when their time has come. The task is in the outbox once and never ends. */
export function clockTask(context: Pick<Context, 'db' | 'transaction' | 'clock'>): TaskHandler {
  return async () => {
    const waiting = await context.db
      .selectFrom('poll')
      .select('id')
      .where('status', 'in', ['scheduled', 'open'])
      .orderBy('id')
      .execute();
    const now = context.clock.now().getTime();
    const rests = [longestRest];
    for (const { id } of waiting) {
      const again = await context.transaction((ctx) => keepTime(ctx, id));
      if (again) rests.push(Math.max(0, again.getTime() - now));
    }
    return { again: Math.min(...rests) };
  };
}

async function keepTime(ctx: TransactionContext, id: number): Promise<Date | undefined> {
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
