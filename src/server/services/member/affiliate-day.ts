import { sql } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import type { Context } from '../../context.ts';
import { many, one } from '../../ledger/sql.ts';

/** Percent of the valid turnover of those directly below, and of those below them. */
const rates = ['0.5', '0.1'] as const;

/** Hour of the day in Bangkok from which the day before is paid: the providers have corrected their bets by then. */
const payHour = 4;
/** Days that are looked at again: a server that was off catches up. */
const back = 3;

const hour = 3_600_000;
/** Any fixed number: two servers must not pay one day at once. */
const paying = 7_301_999;

/** Days that are due at a moment, the oldest first. */
export function dueDays(now: Date): readonly string[] {
  const last = new Date(now.getTime() - (24 + payHour) * hour);
  return Array.from({ length: back }, (_, at) => bangkokDay(new Date(last.getTime() - (back - 1 - at) * 24 * hour)));
}

/**
 * What members earned on one day by those whom they brought, and its payment into their wallets: one line of the wallet
 * a member. What is written once stays: another run of the same day adds only what was not known. Returns how many were
 * paid and how much, in satang.
 */
export function payAffiliateDay(
  context: Pick<Context, 'transaction'>,
  day: string,
): Promise<{ paid: number; amount: bigint }> {
  return context.transaction(async (ctx) => {
    await many(sql`select pg_advisory_xact_lock(${paying})`, ctx.tx);
    const [first, second] = rates;
    await many(
      sql`
        insert into affiliate_income (stat_date, agent_id, member_id, downline_id, tier, base, base_amount, rate_pct, amount, status)
        select ${day}::date, up.agent_id, up.id, link.downline, link.tier, 'turnover', link.base, link.rate, floor(link.base * link.rate / 100), 'pending'
        from (
          select low.upline_id as earner, low.id as downline, 1 as tier, ${first}::numeric as rate, played.valid_turnover as base
          from member_day played join member low on low.id = played.member_id where played.stat_date = ${day}::date
          union all
          select middle.upline_id, low.id, 2, ${second}::numeric, played.valid_turnover
          from member_day played join member low on low.id = played.member_id join member middle on middle.id = low.upline_id
          where played.stat_date = ${day}::date
        ) as link join member up on up.id = link.earner
        where floor(link.base * link.rate / 100) > 0
        on conflict (stat_date, member_id, downline_id) do nothing`,
      ctx.tx,
    );
    const due = sql`
      select income.member_id, income.agent_id, sum(income.amount)::bigint as amount
      from affiliate_income income join member on member.id = income.member_id
      where income.stat_date = ${day}::date and income.status = 'pending' and member.status = 'active' group by 1, 2`;
    await many(
      sql`
        insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
        select member_id, 'affiliate', 0, 0, 0, 0, clock_timestamp() from (${due}) as due
        on conflict (member_id, wallet_type) do nothing`,
      ctx.tx,
    );
    const result = await one(
      sql<{ paid: number; amount: string }>`
        with due as (${due}), moved as (
          update wallet set balance = wallet.balance + due.amount, updated_at = clock_timestamp() from due
          where wallet.member_id = due.member_id and wallet.wallet_type = 'affiliate'
          returning wallet.member_id, due.agent_id, due.amount, wallet.balance as after
        ), told as (
          insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before, balance_after,
            ref_type, ref_id, turnover_added, actor_type, actor_name, remark)
          select clock_timestamp(),
            'L' || to_char(clock_timestamp() at time zone 'Asia/Bangkok', 'YYMMDD') || lpad(nextval('wallet_log_no')::text, 6, '0'),
            agent_id, member_id, 'affiliate', 'affiliate', amount, after - amount, after, 'affiliate', ${day}, 0, 'system', 'ระบบ',
            'รายได้แนะนำเพื่อนประจำวัน'
          from moved returning member_id, log_no, amount
        ), closed as (
          update affiliate_income income set status = 'paid', paid_at = clock_timestamp(), wallet_log_no = told.log_no from told
          where income.member_id = told.member_id and income.stat_date = ${day}::date and income.status = 'pending'
        )
        select count(*)::integer as paid, coalesce(sum(amount), 0) as amount from told`,
      ctx.tx,
    );
    const amount = BigInt(result.amount);
    if (result.paid > 0)
      await ctx.audit({
        action: 'affiliate.pay',
        entityType: 'AffiliateIncome',
        after: { day, members: result.paid, amount: String(amount) },
      });
    return { paid: result.paid, amount };
  });
}
