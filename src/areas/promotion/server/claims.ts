import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { ClaimDay, TopClaimer } from '#generated/api/promotion.ts';
import { missing } from '#server/base/failure.ts';
import { type StoredRow, toJsonRow } from '#server/base/json-row.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { many } from '#server/db/sql.ts';
import { isUnfinished } from '#server/reports/engine/comparison.ts';

/**
 * `GET promotion/claims`: claims of a promotion per day over the last 30 days, and the members with the highest
 * bonuses.
 */
export const promotionClaims: Services<Context>['promotion.claims'] = async ({ query }, ctx) => {
  const { db, principal } = ctx;
  const row = await db.selectFrom('promotion').select('agent_ids').where('id', '=', query.id).executeTakeFirst();
  if (!row || !concerns(principal, row.agent_ids)) throw missing();
  const { agentIds } = principal;
  const inScope =
    agentIds === 'all'
      ? sql`true`
      : agentIds.length === 0
        ? sql`false`
        : sql`member.agent_id in (${sql.join([...agentIds])})`;
  const claims = sql`
    select claim.bonus, claim.claimed_at, member.id as member_id, member.username from promotion_claim claim
    join member on member.id = claim.member_id where claim.promotion_id = ${query.id} and ${inScope}`;
  const now = ctx.clock.now();
  const days = await many(
    sql<StoredRow<Omit<ClaimDay, 'unfinished'>, 'bonus'>>`
      select to_char(day, 'YYYY-MM-DD') as day, count(claim.member_id)::integer as claims,
        coalesce(sum(claim.bonus), 0)::bigint as bonus
      from generate_series(bangkok_day(${now}::timestamptz) - 29, bangkok_day(${now}::timestamptz), interval '1 day') as day
      left join (${claims}) claim on bangkok_day(claim.claimed_at) = day::date
      group by day order by day`,
    db,
  );
  const top = await many(
    sql<StoredRow<TopClaimer, 'bonus'>>`
      select member_id::integer as member_id, username, count(*)::integer as claims, sum(bonus)::bigint as bonus
      from (${claims}) claim group by member_id, username order by 4 desc, 1 limit 10`,
    db,
  );
  const reportDays = days.map((one) => ({ ...toJsonRow(one), unfinished: isUnfinished(one, now) }));
  return { days: reportDays, top: top.map((one) => toJsonRow(one)) };
};
