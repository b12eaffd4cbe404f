// Long because one database is told one thing after the other, and after each of them all sums are compared with their rows.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMigrated } from '../../../tests/support/migrated-database.ts';
import type { OpenDatabase } from '../db/connect.ts';
import { many, maybe, one } from '../db/sql.ts';
import { figureRules } from './invariants.ts';
import { type BetReport, type GameReport, recordBets } from './record-bets.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await openMigrated();
  await sql`set session_replication_role = replica`.execute(database.db);
  await sql`
    insert into agent (id, code, name, type, parent_id, server, prefix, share_pct, commission_pct, credit_limit, status)
    select id, 'A' || id, 'A' || id, 'agent', null, 'cat350_v2', 'a' || chr(96 + id), 10 * id + 0.5, 0.1 * id, 0, 'active'
    from generate_series(1, 3) id`.execute(database.db);
  await sql`
    insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
      level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
      winloss_total, registered_at, status, activity_state)
    select id, 'm' || id, id % 3 + 1, 'M', '0800000001', 'KBANK', '9990000001', 'M', 'web', 'bronze', '[]', 0, 0, 0, 0, 0, 0,
      0, '2026-01-30T20:00:00Z', 'active', 'active' from generate_series(1, 20) id`.execute(database.db);
  await sql`
    insert into provider (id, code, name, types, wallet_mode, api_status, cost_pct, invoice_base, min_fee, carry_negative, status)
    select id, 'P' || id, 'P' || id, '["slot"]', 'seamless', 'ok', id, case id when 1 then 'ggr' else 'turnover' end, 0, true, 'active'
    from generate_series(1, 2) id`.execute(database.db);
  await sql`
    insert into sub_provider (id, provider_id, code, name, type, status)
    select id, id % 2 + 1, 'S' || id, 'S' || id, 'slot', 'active' from generate_series(1, 4) id`.execute(database.db);
  // Two games of each sub-provider.
  await sql`
    insert into game (id, provider_id, sub_provider_id, game_code, name_th, name_en, type, platforms)
    select id, (id % 4 + 1) % 2 + 1, id % 4 + 1, 'g' || id, 'G' || id, 'G' || id, 'slot', '["mobile"]' from generate_series(1, 8) id`.execute(
    database.db,
  );
  await sql`set session_replication_role = origin`.execute(database.db);
  await sql`select collect_money()`.execute(database.db);
  // Of the days that are recorded some have left the last thirty, and others not yet.
  await sql`update recent_window set after_day = '2026-01-29'`.execute(database.db);
  await sql`select rebuild_figures()`.execute(database.db);
});
afterAll(() => database.close());

async function broken(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { id, broken } of figureRules) if (await maybe(broken, database.db)) found.push(id);
  return found;
}

/** Makes all sums anew, and says how many were wrong. */
const rebuilt = async () => {
  const { wrong } = await one(sql<{ wrong: bigint }>`select rebuild_figures() as wrong`, database.db);
  return Number(wrong);
};

/** A small generator with a seed: the same rows every time. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

function randomReport(random: (below: number) => number): BetReport {
  const turnover = BigInt(random(1_000_000));
  const report = {
    day: new Date(Date.UTC(2026, 0, 25 + random(20))).toISOString().slice(0, 10),
    memberId: 1 + random(20),
    subProviderId: 1 + random(4),
    betCount: random(40),
    turnover,
    validTurnover: (turnover * BigInt(random(101))) / 100n,
    payout: BigInt(random(1_500_000)),
    revision: 1 + random(4),
  };
  return random(3) === 0 ? report : { ...report, games: inGames(report, random(101)) };
}

/** A report by game: one of the two of its sub-provider has `percent` of it, the other one the rest. */
function inGames(report: BetReport, percent: number): readonly GameReport[] {
  const part = (whole: bigint) => (whole * BigInt(percent)) / 100n;
  const valid = part(report.validTurnover);
  const first = {
    gameId: report.subProviderId === 1 ? 4 : report.subProviderId - 1,
    betCount: Math.floor((report.betCount * percent) / 100),
    // What does not count by itself: no game counts more than was bet in it.
    turnover: valid + part(report.turnover - report.validTurnover),
    validTurnover: valid,
    payout: part(report.payout),
  };
  const rest = {
    gameId: first.gameId + 4,
    betCount: report.betCount - first.betCount,
    turnover: report.turnover - first.turnover,
    validTurnover: report.validTurnover - first.validTurnover,
    payout: report.payout - first.payout,
  };
  return percent === 100 ? [first] : [first, rest];
}

const record = (reports: readonly BetReport[]) =>
  database.db.transaction().execute((tx) => recordBets(tx, reports, '0.3'));
const checksum = () =>
  one(
    sql<{ sum: string }>`select md5(string_agg(t::text, '|' order by stat_date, member_id, sub_provider_id)) as sum
    from (select stat_date, member_id, sub_provider_id, bet_count, turnover, payout, revision from bet_day) t`,
    database.db,
  );

test('whatever is recorded, corrected or recorded again, every rollup is the sum of its rows', async () => {
  const random = randomOf(20_260_131);
  for (let round = 0; round < 12; round++) {
    const reports = Array.from({ length: 1 + random(120) }, () => randomReport(random));
    await record(reports);
    const before = await checksum();
    expect(await record(reports)).toBe(0); // told again
    expect(await checksum()).toEqual(before);
    if (round % 4 === 3)
      await sql`delete from bet_day where id in (select id from bet_day order by id limit 5)`.execute(database.db);
    expect(await broken()).toEqual([]);
  }
  const { rows, games } = await one(
    sql<{ rows: bigint; games: bigint }>`
      select (select count(*) from provider_day) as rows, (select count(*) from game_day where bet_count > 0) as games`,
    database.db,
  );
  expect(Number(rows)).toBeGreaterThan(50);
  expect(Number(games)).toBeGreaterThan(50);
});

test('games make up the bets of their day: a correction takes the place of all of them, and what does not add up is refused', async () => {
  const report = {
    ...{ day: '2025-05-05', memberId: 4, subProviderId: 1, betCount: 10, revision: 1 },
    ...{ turnover: 100_00n, validTurnover: 90_00n, payout: 40_00n },
  };
  const games = async () =>
    await many(
      sql<{
        game_id: number;
        turnover: bigint;
      }>`select game_id, turnover from game_day where stat_date = '2025-05-05' and turnover <> 0 order by game_id`,
      database.db,
    );
  await record([{ ...report, games: inGames(report, 25) }]);
  expect(await games()).toEqual([
    { game_id: 4, turnover: 25_00n },
    { game_id: 8, turnover: 75_00n },
  ]);
  await record([{ ...report, revision: 2, games: inGames(report, 100) }]);
  expect(await games()).toEqual([{ game_id: 4, turnover: 100_00n }]);
  await record([{ ...report, revision: 1, games: inGames(report, 50) }]); // an older one changes nothing
  expect(await games()).toEqual([{ game_id: 4, turnover: 100_00n }]);
  expect(await broken()).toEqual([]);
  await expect(record([{ ...report, revision: 3, games: inGames({ ...report, payout: 1n }, 50) }])).rejects.toThrow(
    'do not make up',
  );
  await record([{ ...report, revision: 4 }]); // told without games
  expect(await games()).toEqual([]);
  expect(await broken()).toEqual([]);
});

test('a correction that leaves no bets takes the day away, and another brings it back', async () => {
  const report = { day: '2024-12-31', memberId: 2, subProviderId: 3, turnover: 0n, validTurnover: 0n, payout: 0n };
  const days = async () =>
    await one(
      sql<{
        player: number;
        member: number;
      }>`select bit_count(player.bet_days)::integer as player, bit_count(member.bet_days)::integer as member
        from player_year player join member_year member using (year, agent_id, member_id) where year = 2024 and member_id = 2`,
      database.db,
    );
  for (const [revision, betCount, counted] of [
    [1, 4, 1],
    [2, 0, 0],
    [3, 1, 1],
  ] as const) {
    await record([{ ...report, betCount, revision }]);
    expect(await days()).toEqual({ player: counted, member: counted });
    expect(await broken()).toEqual([]);
  }
});

test('a late report counts on its own day, an older revision not at all, and shares stay those of the day', async () => {
  const report = {
    day: '2026-03-01',
    memberId: 1,
    subProviderId: 1,
    betCount: 2,
    turnover: 100_00n,
    validTurnover: 100_00n,
    payout: 50_00n,
    revision: 2,
  };
  await record([report]);
  await sql`update agent set share_pct = 1 where id = 2`.execute(database.db);
  expect(await record([{ ...report, payout: 0n, revision: 1 }])).toBe(0);
  expect(await record([{ ...report, payout: 20_00n, revision: 3 }])).toBe(1);
  const day = await one(
    sql<Record<string, unknown>>`select bet_count, payout, agent_winloss from agent_day where stat_date = '2026-03-01'`,
    database.db,
  );
  // 20.5 % of 80 baht: the share that held when the day was first recorded.
  expect(day).toEqual({ bet_count: 2, payout: 20_00n, agent_winloss: 16_40n });
  expect(await broken()).toEqual([]);
});

test('money is recorded once, with the transaction that moved it', async () => {
  const log = (amount: number, kind: string, actor = 'system') => sql`
    insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
      balance_after, ref_type, ref_id, turnover_added, actor_type)
    values ('2026-04-01T16:59:59Z', 'L' || random()::text, 2, 1, 'main', ${kind}, ${amount}::bigint, 0, 0, 'deposit', 'X', 0, ${actor})`;
  await database.db.transaction().execute(async (tx) => {
    await log(500_00, 'deposit').execute(tx);
    await log(100_00, 'deposit', 'staff').execute(tx);
    await log(20_00, 'credit_free').execute(tx);
    await log(-500_00, 'bet').execute(tx);
  });
  await expect(
    database.db.transaction().execute(async (tx) => {
      await log(900_00, 'deposit').execute(tx);
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  await sql`select collect_money()`.execute(database.db);
  const day = await one(
    sql<Record<string, unknown>>`select deposit_count, deposit_total, deposit_bank, deposit_manual, first_deposit_count,
      first_deposit_total, deposit_member, credit_free from agent_day where stat_date = '2026-04-01'`,
    database.db,
  );
  expect(day).toEqual({
    deposit_count: 2,
    deposit_total: 600_00n,
    deposit_bank: 500_00n,
    deposit_manual: 100_00n,
    first_deposit_count: 1,
    first_deposit_total: 500_00n,
    deposit_member: 1,
    credit_free: 20_00n,
  });
  expect(await broken()).toEqual([]);
});

test('days go by: what is more than thirty days ago leaves the sums of each member', async () => {
  const playing = async () =>
    await one(
      sql<{
        members: number;
        days: number;
      }>`select count(*)::integer as members, coalesce(sum(login_days_30), 0)::integer as days
        from member_recent where login_days_30 > 0`,
      database.db,
    );
  const before = await playing();
  expect(before.members).toBeGreaterThan(10);
  const move = (day: string) =>
    one(sql<{ members: number }>`select move_recent_window(${day}::date) as members`, database.db);
  expect((await move('2026-03-07')).members).toBeGreaterThan(10);
  expect(await broken()).toEqual([]);
  expect((await playing()).days).toBeLessThan(before.days);
  // Neither twice nor backwards.
  expect(await move('2026-03-07')).toEqual({ members: 0 });
  expect(await move('2026-02-01')).toEqual({ members: 0 });
  // Late, of a day that counts and of one that does not any more.
  const late = {
    memberId: 5,
    subProviderId: 2,
    betCount: 3,
    turnover: 5_00n,
    validTurnover: 5_00n,
    payout: 0n,
    revision: 9,
  };
  await record([
    { ...late, day: '2026-02-06' },
    { ...late, day: '2026-02-05' },
  ]);
  expect(await broken()).toEqual([]);
  await move('2027-01-01');
  expect(await playing()).toEqual({ members: 0, days: 0 });
  expect(await broken()).toEqual([]);
  await sql`update recent_window set after_day = '2026-01-29'`.execute(database.db);
  expect(await broken()).toEqual(['R-recent']);
  expect(await rebuilt()).toBeGreaterThan(10);
});

test('rebuilt from their rows, the sums are the same; a wrong sum is noticed', async () => {
  expect(await rebuilt()).toBe(0);
  expect(await broken()).toEqual([]);
  await sql`update agent_day set turnover = turnover + 1 where id = (select min(id) from agent_day)`.execute(
    database.db,
  );
  await sql`update bet_day set agent_winloss = agent_winloss + 1 where id = (select min(id) from bet_day)`.execute(
    database.db,
  );
  // A day too many, and one that is missing.
  await sql`update player_year set bet_days = bet_days | year_day('2026-12-31') where id = (select min(id) from player_year)`.execute(
    database.db,
  );
  await sql`update member_year set bet_days = no_days() where id = (select min(id) from member_year where bet_days <> no_days())`.execute(
    database.db,
  );
  await sql`update member_recent set winloss_30 = winloss_30 + 1 where member_id = 1`.execute(database.db);
  await sql`delete from member_recent where member_id = 2`.execute(database.db);
  await sql`delete from bet_month where id = (select min(id) from bet_month where bet_count > 0)`.execute(database.db);
  expect([...(await broken())].sort()).toEqual([
    'R-agent_day',
    'R-bet_month',
    'R-member_year',
    'R-player_year',
    'R-recent',
    'R-shares',
  ]);
  await sql`update bet_day set agent_winloss = agent_winloss - 1 where id = (select min(id) from bet_day)`.execute(
    database.db,
  );
  // One of each table that says otherwise, at least.
  expect(await rebuilt()).toBeGreaterThanOrEqual(5);
  expect(await broken()).toEqual([]);
  expect(await rebuilt()).toBe(0);
});
