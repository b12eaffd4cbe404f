import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { one } from '#server/db/sql.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { change } from '#server/lifecycle/change.ts';
import { lockPoll } from '../poll-row.ts';

/** Outbox topic: prizes of a poll are being paid. */
export const payTopic = 'poll_pay';

const payKey = (pollId: number) => `${payTopic}:${pollId}`;

/**
 * Starts the payment of all prizes. The order is stored with the poll and executed slot by slot after the commit, so
 * that it continues after a crash. Repeated meanwhile, it returns the progress. The decision checks who may do it.
 */
export const distribute: Services<Context>['rank_rewards.distribute'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id, true);
    const { queued, paid } = await one(
      sql<{ queued: number; paid: number }>`
        select count(*) filter (where status in ('selected', 'failed'))::integer as queued,
          count(*) filter (where status = 'paid')::integer as paid
        from poll_winner where poll_id = ${poll.id}`,
      ctx.tx,
    );
    if (poll.paying_since) return { id: poll.id, queued, paid };
    await change(ctx, 'poll', poll.id, {
      paying_since: sql`clock_timestamp()`,
      paying_by: ctx.principal.userId || null,
    });
    if (!(await wakeTask(ctx.tx, payKey(poll.id)))) {
      await enqueue(ctx.tx, { topic: payTopic, key: payKey(poll.id), payload: { poll_id: poll.id } });
    }
    await ctx.audit({ action: 'rank_rewards.distribute', entityType: 'Poll', entityId: poll.id, after: { queued } });
    ctx.afterCommit(wakeTopic);
    return { id: poll.id, queued, paid };
  });
