import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { servedBy } from '../served-by.ts';
import { periodOf } from './affiliate.ts';

interface DownlineMember {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly parent_username: string;
  readonly registered_at: Date;
  readonly level: number;
  readonly downline_count: number;
  readonly deposit_total: string;
  readonly valid_turnover: string;
  readonly winloss_total: string;
  readonly income: string;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
}

/**
 * `GET /api/member/filter?segment=downline&username=`: a member's downline on two levels, with what each did in the
 * period and what the member earned by it.
 */
export const downline: Services<Context>['member.downline'] = async ({ query }, ctx) => {
  const [from, to] = periodOf(ctx, query);
  const root = await maybe(
    sql<{ id: number }>`select id from member where username = ${query.username} and ${servedBy(ctx, sql`agent_id`)}`,
    ctx.db,
  );
  if (!root) throw missing();
  const limit = query.limit ?? ctx.endpoint.limit ?? 200;
  const inScope = servedBy(ctx, sql`down.agent_id`);
  const rows = await many(
    sql<DownlineMember & { readonly count: number }>`
      select down.id::integer as id, down.username, down.name, up.username as parent_username, down.registered_at, link.tier as level,
        (select count(*) from member next where next.upline_id = down.id)::integer as downline_count,
        coalesce(day.deposit, 0) as deposit_total, coalesce(day.turnover, 0) as valid_turnover, coalesce(day.winloss, 0) as winloss_total,
        coalesce(income.amount, 0) as income, down.status, count(*) over ()::integer as count
      from (
        select id, 1 as tier from member where upline_id = ${root.id}
        union all select down.id, 2 from member middle join member down on down.upline_id = middle.id where middle.upline_id = ${root.id}
      ) as link
      join member down on down.id = link.id join member up on up.id = down.upline_id
      left join lateral (
        select sum(deposit_total) as deposit, sum(valid_turnover) as turnover, sum(payout - turnover) as winloss from member_day
        where member_id = down.id and stat_date between ${from}::date and ${to}::date) as day on true
      left join lateral (
        select sum(amount) as amount from affiliate_income
        where member_id = ${root.id} and downline_id = down.id and stat_date between ${from}::date and ${to}::date
          and status <> 'cancelled') as income on true
      where ${inScope}
      order by link.tier, income desc, down.id limit ${limit} offset ${((query.page ?? 1) - 1) * limit}`,
    ctx.db,
  );
  const money = (satang: string) => formatMoney(BigInt(satang));
  return {
    rows: rows.map(({ count: _, ...row }) => ({
      ...row,
      registered_at: row.registered_at.toISOString(),
      deposit_total: money(row.deposit_total),
      valid_turnover: money(row.valid_turnover),
      winloss_total: money(row.winloss_total),
      income: money(row.income),
    })),
    total: rows[0]?.count ?? 0,
  };
};
