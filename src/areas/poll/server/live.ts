import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { AnswersOfAgent } from '#generated/api/poll.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { barredStatuses } from './judge.ts';
import { pollTexts } from './texts.ts';

/** Milliseconds per step of the series, and the maximum number of steps. */
const step = 600_000;
const steps = 144;

/**
 * Answers of a poll per ten minutes (the last 24 hours in which it was open), and per agent; limited to the caller's
 * row scope.
 */
export const pollLive: Services<Context>['poll.live'] = async ({ query }, ctx) => {
  const poll = await ctx.db.selectFrom('poll').selectAll().where('id', '=', query.id).executeTakeFirst();
  if (!poll?.agent_ids.some((agent) => ctx.mayServe(agent))) throw missing(pollTexts.thePollWasNotFound);
  const agents = poll.agent_ids.filter((agent) => ctx.mayServe(agent));
  const inScope = (table: string) =>
    sql`${sql.ref(`${table}.agent_id`)} in (select jsonb_array_elements_text(${JSON.stringify(agents)}::jsonb)::integer)`;
  const submissionScope = inScope('poll_submission');
  const now = ctx.clock.now();
  const floor = (at: Date) => Math.floor(at.getTime() / step) * step;
  const last = floor(now < poll.close_at ? now : new Date(poll.close_at.getTime() - 1));
  const first = Math.max(floor(poll.open_at), last - (steps - 1) * step);
  const counts = await many(
    sql<{ at: number; count: number }>`
      select (floor(extract(epoch from submitted_at) / 600) * 600)::float8 as at, count(*)::integer as count from poll_submission
      where poll_id = ${poll.id} and ${submissionScope} and submitted_at >= ${new Date(first)} group by 1`,
    ctx.db,
  );
  const countByTime = new Map(counts.map(({ at, count }) => [at * 1000, count]));
  const length = Math.max(0, (last - first) / step + 1);
  const series = Array.from({ length }, (_, i) => first + i * step).map((at) => ({
    at: new Date(at).toISOString(),
    count: countByTime.get(at) ?? 0,
    unfinished: at + step > now.getTime(),
  }));
  const byAgent = await many(
    sql<AnswersOfAgent>`
      select agent.id::integer as agent_id, agent.code, agent.name, count(*)::integer as count from poll_submission
      join agent on agent.id = poll_submission.agent_id where poll_id = ${poll.id} and ${submissionScope}
      group by agent.id order by count desc, agent.code`,
    ctx.db,
  );
  const { count } = await one(
    sql<{ count: number }>`
      select count(distinct member_id)::integer as count from poll_submission answer join member on member.id = answer.member_id
      where poll_id = ${poll.id} and ${inScope('answer')} and is_correct and eligible and member.status not in ${barredStatuses}`,
    ctx.db,
  );
  return {
    series,
    agents: byAgent,
    eligible_correct: count,
    server_time: now.toISOString(),
  };
};
