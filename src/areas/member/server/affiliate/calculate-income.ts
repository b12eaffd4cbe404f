import { sql } from 'kysely';
import { many, type Tx } from '#server/db/sql.ts';

/** Advisory lock key, an arbitrary constant: two servers must not calculate a day at the same time. */
const lockKey = 7_301_999;

/**
 * Stores what members earned on a day by their downline. The agent of the earning member defines the base figure and
 * the rate per level. A row keeps its base and rate and follows the figures of its day; no new row is created for days
 * before an agent had settings, or while its affiliate program is off.
 */
export async function calculateIncome(tx: Tx, day: string): Promise<void> {
  await many(sql`select pg_advisory_xact_lock(${lockKey})`, tx);
  await many(
    sql`
      with pair as (
        select low.upline_id as earner, low.id as downline, 1 as tier, false as is_known
        from member_day played join member low on low.id = played.member_id
        where played.stat_date = ${day}::date and low.upline_id is not null
        union all
        select middle.upline_id, low.id, 2, false
        from member_day played join member low on low.id = played.member_id join member middle on middle.id = low.upline_id
        where played.stat_date = ${day}::date and middle.upline_id is not null
        union all
        -- Known already: the figures behind it may be gone, and who brought whom may have been put right.
        select member_id, downline_id, tier, true from affiliate_income where stat_date = ${day}::date
      ), link as (
        select distinct on (earner, downline) * from pair order by earner, downline, is_known desc
      ), figure as (
        select member_id, sum(valid_turnover) as turnover, greatest(sum(turnover - payout - bonus - credit_free), 0) as loss,
          greatest(sum(deposit_total), 0) as deposit
        from member_day where stat_date = ${day}::date group by member_id
      ), earned as (
        select up.agent_id, link.earner, link.downline, link.tier, link.is_known, rule.base, rule.rate,
          coalesce(case rule.base when 'turnover' then figure.turnover when 'loss' then figure.loss else figure.deposit end, 0)::bigint as base_amount
        from link join member up on up.id = link.earner
        join agent_config config on config.agent_id = up.agent_id
        left join affiliate_income known
          on known.stat_date = ${day}::date and known.member_id = link.earner and known.downline_id = link.downline
        left join figure on figure.member_id = link.downline
        cross join lateral (
          select coalesce(known.base, config.affiliate_mode) as base,
            coalesce(known.rate_pct, case link.tier when 1 then config.affiliate_pct_l1 else config.affiliate_pct_l2 end) as rate) rule
        where link.is_known or (config.affiliate_enabled and bangkok_day(config.created_at) <= ${day}::date)
      )
      insert into affiliate_income as kept (stat_date, agent_id, member_id, downline_id, tier, base, base_amount, rate_pct, amount,
        paid_amount, status)
      select ${day}::date, agent_id, earner, downline, tier, base, base_amount, rate, floor(base_amount * rate / 100), 0,
        case when floor(base_amount * rate / 100) > 0 then 'pending' else 'cancelled' end
      from earned where is_known or floor(base_amount * rate / 100) > 0
      order by earner, downline
      on conflict (stat_date, member_id, downline_id) do update set base_amount = excluded.base_amount, amount = excluded.amount,
        status = case when excluded.amount <> kept.paid_amount then 'pending' when excluded.amount > 0 then 'paid' else 'cancelled' end
      where (kept.base_amount, kept.amount) is distinct from (excluded.base_amount, excluded.amount)`,
    tx,
  );
}
