import { sql } from 'kysely';
import type { CashbackCycle } from '#generated/api/enums/cashback-cycle.ts';
import type { AgentConfig } from '#server/agents/agent-config.ts';
import { many, type Tx } from '#server/db/sql.ts';
import type { Period } from './periods.ts';
import { lossOf, type RebateRules, rebateOf } from './rebate.ts';

export type RebateKind = 'winloss' | 'turnover';

/** An agent's settings for one kind of rebate. */
export function rulesOf(kind: RebateKind, config: AgentConfig) {
  const rules: RebateRules =
    kind === 'winloss'
      ? { rate: config.winloss_pct, most: config.winloss_max, leastBase: config.winloss_min_loss, least: 1n }
      : { rate: config.turnover_pct, most: config.turnover_max, leastBase: 0n, least: config.turnover_min };
  return {
    rules,
    enabled: kind === 'winloss' ? config.winloss_enabled : config.turnover_enabled,
    cycle: kind === 'winloss' ? config.winloss_cycle : config.turnover_cycle,
    claim: kind === 'winloss' ? config.winloss_claim : config.turnover_claim,
    wallet: kind === 'winloss' ? 'cashback' : 'commission',
  } as const;
}

interface MemberTotals {
  readonly agent_id: number;
  readonly member_id: number;
  readonly game_type: string | null;
  readonly turnover: bigint;
  readonly valid_turnover: bigint;
  readonly payout: bigint;
  readonly deposit_total: bigint;
  readonly withdraw_total: bigint;
  readonly bonus: bigint;
}

/** Members' totals in a period, for some agents: one row per member for losses, one per game type for turnover. */
function totalsOf(
  tx: Tx,
  kind: RebateKind,
  { from, to }: Period,
  agents: readonly number[],
): Promise<readonly MemberTotals[]> {
  const ids = sql.join([...agents]);
  if (kind === 'winloss') {
    return many(
      sql<MemberTotals>`
        select day.agent_id::integer as agent_id, day.member_id::integer as member_id, null::varchar as game_type,
          sum(day.turnover)::bigint as turnover, sum(day.valid_turnover)::bigint as valid_turnover, sum(day.payout)::bigint as payout,
          sum(day.deposit_total)::bigint as deposit_total, sum(day.withdraw_total)::bigint as withdraw_total,
          sum(day.bonus + day.credit_free)::bigint as bonus
        from member_day day join member on member.id = day.member_id and member.status = 'active'
        where day.stat_date between ${from}::date and ${to}::date and day.agent_id in (${ids})
        group by day.agent_id, day.member_id having sum(day.turnover - day.payout - day.bonus - day.credit_free) > 0
        order by day.member_id`,
      tx,
    );
  }
  return many(
    sql<MemberTotals>`
      select day.agent_id::integer as agent_id, day.member_id::integer as member_id, part.type as game_type,
        0::bigint as turnover, sum(day.valid_turnover)::bigint as valid_turnover, 0::bigint as payout,
        0::bigint as deposit_total, 0::bigint as withdraw_total, 0::bigint as bonus
      from bet_day day join member on member.id = day.member_id and member.status = 'active'
      join sub_provider part on part.id = day.sub_provider_id
      where day.stat_date between ${from}::date and ${to}::date and day.agent_id in (${ids})
      group by day.agent_id, day.member_id, part.type having sum(day.valid_turnover) > 0
      order by day.member_id, part.type`,
    tx,
  );
}

/**
 * Calculates the rebates of one period for agents with this kind and cycle. A repeated run adds late bets and follows
 * corrected data as long as nothing is paid. Returns the number of new or changed rows.
 */
export async function calculate(
  tx: Tx,
  kind: RebateKind,
  cycle: CashbackCycle,
  period: Period,
  configs: readonly AgentConfig[],
  now: Date,
): Promise<number> {
  const settings = new Map(configs.map((config) => [config.agent_id, config]));
  const facts = configs.length === 0 ? [] : await totalsOf(tx, kind, period, [...settings.keys()]);
  const rows = facts.flatMap((row) => {
    const config = settings.get(row.agent_id);
    if (!config) return [];
    const { rules, claim, wallet } = rulesOf(kind, config);
    const base = kind === 'winloss' ? lossOf(row) : row.valid_turnover;
    const { amount, capped, status } = rebateOf(base, rules);
    const until = new Date(now.getTime() + config.claim_hours * 3_600_000);
    return [
      {
        agent_id: row.agent_id,
        member_id: row.member_id,
        deposit_total: row.deposit_total,
        withdraw_total: row.withdraw_total,
        bonus_total: row.bonus,
        winloss_base: kind === 'winloss' ? base : 0n,
        turnover_base: kind === 'turnover' ? base : 0n,
        game_type: row.game_type,
        rate_pct: rules.rate,
        amount,
        cap_applied: capped,
        wallet_type: wallet,
        claim_mode: claim,
        status,
        expires_at: claim === 'manual' && status === 'pending' ? until : null,
      },
    ];
  });
  if (rows.length === 0) return 0;
  const json = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
  const written = await many(
    sql`
      insert into cashback_log as stored (kind, cycle, period_from, period_to, agent_id, member_id, deposit_total, withdraw_total,
        bonus_total, winloss_base, turnover_base, game_type, rate_pct, amount, cap_applied, wallet_type, claim_mode, status,
        calculated_at, expires_at)
      select ${kind}, ${cycle}, ${period.from}::date, ${period.to}::date, agent_id, member_id, deposit_total, withdraw_total,
        bonus_total, winloss_base, turnover_base, game_type, rate_pct, amount, cap_applied, wallet_type, claim_mode, status,
        clock_timestamp(), expires_at
      from jsonb_populate_recordset(null::cashback_log, ${json}::jsonb)
      on conflict (member_id, kind, cycle, period_from, coalesce(game_type, '')) do update set
        deposit_total = excluded.deposit_total, withdraw_total = excluded.withdraw_total, bonus_total = excluded.bonus_total,
        winloss_base = excluded.winloss_base, turnover_base = excluded.turnover_base, rate_pct = excluded.rate_pct,
        amount = excluded.amount, cap_applied = excluded.cap_applied, status = excluded.status,
        calculated_at = excluded.calculated_at, expires_at = coalesce(stored.expires_at, excluded.expires_at)
      where stored.status in ('pending', 'below_min')
        and (stored.winloss_base, stored.turnover_base) is distinct from (excluded.winloss_base, excluded.turnover_base)
      returning id`,
    tx,
  );
  return written.length;
}
