import type { Session } from '#server/db/session.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Rows that one member has in a year: 125 days with two sub-providers each. */
export const perMember = 250;
/** Keys of the members of the bench begin here. */
export const firstMember = 1_000_000;

/** Facts by day and all sums of them. */
const figures = [
  'bet_day',
  'bet_month',
  'provider_day',
  'provider_month',
  'player_year',
  'member_day',
  'member_month',
  'agent_day',
  'member_year',
];

/** Agents that the members of the bench belong to. */
export async function addAgents(session: Session): Promise<void> {
  await session.script(`
    insert into agent (id, code, name, type, parent_id, server, prefix, share_pct, commission_pct, credit_limit, status)
    select 900 + n, 'BEN' || n, 'Bench ' || n, 'agent', 1, 'cat350_v2', 'b' || chr(97 + n / 26) || chr(97 + n % 26), 20, 0.5, 0, 'active'
    from generate_series(1, 40) n`);
}

const members = (lo: number, hi: number) => `
  insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
    level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
    winloss_total, registered_at, status, activity_state)
  select id, 'bench' || id, 901 + id % 40, 'Bench', '0800000001', 'KBANK', '9990000001', 'Bench', 'web', 'bronze', '[]',
    0, 0, 0, 0, 0, 0, 0, '2024-12-01T05:00:00Z', 'active', 'active' from generate_series(${lo}, ${hi}) id`;

// Day after day, as it is written in life, so that the rows of a day lie together. A member plays on day
// (37 × turn + 13 × id) mod 365 of each of their 125 turns; 148 undoes 37, so that the turn follows from the day and nothing is
// sorted. `0 * day` keeps the two bets of a turn inside its day; `offset 0` has what is used twice worked out once.
const bets = (lo: number, hi: number) => `
  insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
    member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct,
    member_commission_pct, cost_pct, cost_base, revision, recorded_at)
  select date '2025-01-01' + day, 901 + id % 40, id,
    1 + (id * 7 + (n % 2) * 11 + (turn % 3) * 5) % 40, 10 + n % 50, staked, valid, staked - lost,
    (valid * 3 + 500) / 1000, (lost * 20 + away) / 100, (valid * 5 + 500) / 1000, (lost * 8 + away) / 100,
    20, 0.5, 0.3, 8, 'ggr', 1, now()
  from (
    select *, staked * 97 / 100 as valid, case when lost < 0 then -50 else 50 end as away
    from (select *, least((id * 17 + n * 7919) % 60000 - 25000, staked) as lost
      from (select *, 10000 + (id * 31 + n * 977) % 500000 as staked
        from (select day, id, turn, turn * 2 + half as n
          from generate_series(0, 364) day cross join generate_series(${lo}, ${hi}) id,
            lateral (select (148 * (day + 365 - id * 13 % 365)) % 365 as turn) played,
            lateral (values (0 * day), (0 * day + 1)) as halves (half)
          where turn < ${perMember / 2} offset 0) as told offset 0) as stakes offset 0) as bets offset 0) as found`;

/** Members `from` to `to` and their year, by arithmetic alone; and how long the rows, and the sums of all of them, took. */
export async function fillBets(
  session: Session,
  from: number,
  to: number,
): Promise<{ readonly rows: number; readonly sums: number; readonly again: number; readonly all: number }> {
  const [lo, hi] = [firstMember + from, firstMember + to - 1];
  const start = performance.now();
  const seconds = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    return (performance.now() - begun) / 1000;
  };
  let rows = 0;
  let sums = 0;
  await withoutIndexes(session, figures, async () => {
    rows = await seconds(() => session.script(`${members(lo, hi)}; ${bets(lo, hi)}`));
    sums = await seconds(() => session.query('select rebuild_figures()', []));
  });
  await session.script('vacuum analyze member');
  await session.script('set statement_timeout = 0');
  const all = (performance.now() - start) / 1000;
  // As an operator runs it: over sums that are right.
  const again = await seconds(async () => {
    const wrong = (await session.query('select rebuild_figures()', [])).rows[0]?.[0];
    if (wrong !== '0') throw new Error(`${wrong} sums were wrong after they were made`);
  });
  await session.script('reset statement_timeout');
  return { rows, sums, again, all };
}
