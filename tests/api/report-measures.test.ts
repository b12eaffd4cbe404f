// Long because one world of bets and money serves every kind of measure.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { figureRules } from '#server/reports/invariants.ts';
import { type BetReport, recordBets } from '#server/reports/record-bets.ts';
import { gate } from '../support/gate.ts';
import { untilBlocked } from '../support/until.ts';
import { get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';
import { bet } from './support/bet-report.ts';

/** Satang of an amount on the wire. */
const satangOf = (amount: unknown) => Math.round(Number(amount) * 100);

const lines = [
  // member, moment in Bangkok, wallet, type, amount, balance after, reference, actor
  [1, '2026-02-03T10:00:00', 'main', 'deposit', 500, 500, 'deposit', 'system'],
  [1, '2026-02-03T23:59:59', 'main', 'promotion', 200, 700, 'promotion', 'system'],
  [1, '2026-02-04T00:00:00', 'main', 'adjust_sub', -600, 100, 'manual', 'staff'],
  [1, '2026-02-04T09:00:00', 'bonus', 'promotion', 999, 999, 'promotion', 'system'],
  [2, '2026-02-04T11:00:00', 'main', 'deposit', 40, 40, 'deposit', 'staff'],
  [2, '2026-02-04T12:00:00', 'main', 'promotion', 30, 70, 'shop', 'staff'],
  [2, '2026-02-04T13:00:00', 'main', 'credit_free', 5, 75, 'shop', 'staff'],
  // Of an agent whose members do not play.
  [3, '2026-02-03T11:00:00', 'main', 'deposit', 10, 10, 'deposit', 'system'],
] as const;

/** Members 1 and 2 are of agent 1, member 3 of agent 2. */
async function fill({ database: { db } }: World): Promise<readonly [number, number]> {
  await sql`
    insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
      level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
      winloss_total, registered_at, status, activity_state)
    select id, 'member' || id, case id when 3 then 2 else 1 end, 'สมชาย ' || id, '0800000001', 'KBANK', '9990000001', 'M', 'web',
      'gold', '[]', 0, 0, 0, 0, 0, 0, 0, '2025-12-31T00:00:00Z', 'active', 'active'
    from generate_series(1, 3) id`.execute(db);
  const { rows } = await sql<{
    id: number;
  }>`select min(id) as id from sub_provider group by provider_id order by 1 limit 2`.execute(db);
  const [a = 0, b = 0] = rows.map(({ id }) => id);
  await sql`
    insert into game (id, provider_id, sub_provider_id, game_code, name_th, name_en, type, platforms)
    select 1000 + id, provider_id, id, 'game-' || id, 'เกม ' || id, 'Game', type, '["mobile"]' from sub_provider where id in (${a}, ${b})`.execute(
    db,
  );
  const bets = [
    bet('2026-01-31', 1, a, 7, 1),
    bet('2026-02-01', 1, a, 100, 40, 30),
    bet('2026-02-03', 1, a, 150, 80, 60),
    bet('2026-02-04', 2, a, 50, 90, 90),
    bet('2026-02-03', 1, b, 1000, 10),
    bet('2026-03-01', 2, a, 20, 5, 5),
  ];
  await db.transaction().execute((tx) => recordBets(tx, bets, '0.3'));
  for (const [at, [member, moment, wallet, type, amount, after, ref, actor]] of lines.entries())
    await sql`
      insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
        balance_after, ref_type, ref_id, turnover_added, actor_type)
      values (${`${moment}+07:00`}::timestamptz, ${`L${at}`}, ${member === 3 ? 2 : 1}, ${member}, ${wallet}, ${type}, ${amount * 100},
        ${(after - amount) * 100}, ${after * 100}, ${ref}, ${`X${at}`}, 0, ${actor})`.execute(db);
  await sql`
    insert into money_event (source, source_id, at, stat_date, agent_id, member_id, withdraw_count, withdraw_total, withdraw_bank)
    select 'withdrawal', n, timestamptz '2026-02-02T20:00:00+07:00' + n * interval '1 day', date '2026-02-02' + n, 1, 1, 1, 100, 100
    from generate_series(1, 2) n`.execute(db);
  return [a, b];
}

describe.each(subjects)('values that reports look up on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  let games: readonly [number, number];
  beforeAll(async () => {
    world = await openWorld(subject);
    games = await fill(world);
    owner = await signIn(world.app, 'owner');
  });
  afterAll(() => world.close());

  const ask = (path: string, query: Readonly<Record<string, string>>) =>
    get(world.app, `/api${path}?${new URLSearchParams(query)}`, owner);
  const rows = async (path: string, query: Readonly<Record<string, string>>) => rowsOf(await ask(path, query));
  const now = { date_from: '2026-02-03', date_to: '2026-02-04' };

  test('a game has its place, its biggest win with whose it was, and how it went before', async () => {
    const [a, b] = games;
    const stored = [
      { game_id: 1000 + b, rank: 1, biggest_win: null, biggest_win_username: null, trend_pct: null },
      { game_id: 1000 + a, rank: 2, biggest_win: '90.00', biggest_win_username: 'member2', trend_pct: '100.00' },
    ];
    expect(await rows('/game/stats', { ...now, group_by: 'game' })).toMatchObject(stored);
    // The place is that of the whole list.
    expect(await rows('/game/stats', { ...now, group_by: 'game', limit: '1', page: '2' })).toMatchObject([stored[1]]);
    const first = await rows('/game/stats', {
      date_from: '2026-02-03',
      date_to: '2026-02-03',
      group_by: 'game',
      sort: 'turnover',
    });
    expect(first).toMatchObject([
      { game_id: 1000 + a, rank: 1, biggest_win: '60.00', biggest_win_username: 'member1' },
      { rank: 2 },
    ]);
    expect(await rows('/game/stats', { ...now, group_by: 'game', agent_id: '2' })).toEqual([]);
    const bySub = await rows('/game/stats', { ...now, group_by: 'sub_provider' });
    expect(bySub.map((row) => row.biggest_win)).toEqual([null, '90.00']);
    const byDay = await rows('/game/stats', { ...now, group_by: 'day', sort: 'stat_date' });
    expect(byDay.map((row) => row.biggest_win)).toEqual(['60.00', '90.00']);
    const byType = await rows('/game/stats', { ...now, group_by: 'game_type', sort: '-turnover' });
    expect(byType.flatMap((row) => row.biggest_win ?? [])).toEqual(['90.00']);
    const file = await ask('/game/stats', { ...now, group_by: 'game', export: 'csv' });
    expect(file.text).toMatch(/ชนะสูงสุด/);
    expect(file.text).toMatch(/90\.00,member2,100\.00/);
  });

  test('the biggest win follows corrections, and every sum of it with it', async () => {
    const { db } = world.database;
    const [a] = games;
    const record = (bets: readonly BetReport[]) => db.transaction().execute((tx) => recordBets(tx, bets, '0.3'));
    const month = { date_from: '2026-04-01', date_to: '2026-04-30', group_by: 'game' };
    const winOf = async (query: Readonly<Record<string, string>>) => {
      const [row] = await rows('/game/stats', query);
      return [row?.biggest_win, row?.biggest_win_username];
    };
    // Money is told here without the rows that it comes from.
    const wrong = async () => {
      const found = await Promise.all(
        figureRules
          .filter(({ id }) => id !== 'R-money')
          .map(async ({ id, broken }) => ((await broken.execute(db)).rows.length > 0 ? [id] : [])),
      );
      return found.flat();
    };
    await record([
      bet('2026-04-02', 1, a, 100, 80, 70),
      bet('2026-04-03', 2, a, 100, 80, 50),
      bet('2026-04-03', 1, a, 10, 8, 8),
    ]);
    // A whole month is read from its sums.
    expect(await winOf(month)).toEqual(['70.00', 'member1']);
    expect(await winOf({ ...month, date_from: '2026-04-03', date_to: '2026-04-03' })).toEqual(['50.00', 'member2']);
    expect(await winOf({ ...month, group_by: 'sub_provider' })).toEqual(['70.00', 'member1']);
    await record([{ ...bet('2026-04-02', 1, a, 100, 80, 20), revision: 2 }]);
    expect(await winOf(month)).toEqual(['50.00', 'member2']);
    await record([{ ...bet('2026-04-03', 2, a, 100, 95, 90), revision: 2 }]);
    expect(await winOf(month)).toEqual(['90.00', 'member2']);
    // What is not told any more is no win at all.
    await record([{ ...bet('2026-04-03', 2, a, 100, 95), revision: 3 }]);
    expect(await winOf(month)).toEqual(['20.00', 'member1']);
    await sql`delete from bet_day where stat_date = '2026-04-02'`.execute(db);
    expect(await winOf(month)).toEqual(['8.00', 'member1']);
    expect(await wrong()).toEqual([]);
    await sql`update game_day set biggest_win = 999 where stat_date = '2026-04-03'`.execute(db);
    expect(await wrong()).toEqual(['R-game_day-biggest_win']);
    await sql`select rebuild_figures()`.execute(db);
    expect(await wrong()).toEqual([]);
    expect(await winOf(month)).toEqual(['8.00', 'member1']);
  });

  test.runIf(subject.name === 'postgres')('a correction and a bigger win at once leave the bigger one', async () => {
    const { db } = world.database;
    const [a] = games;
    const day = '2026-05-02';
    await db.transaction().execute((tx) => recordBets(tx, [bet(day, 1, a, 100, 80, 70)], '0.3'));
    // Only the biggest win is corrected, so that no sum holds the row of the day.
    const correction = [{ ...bet(day, 1, a, 100, 80, 20), revision: 2 }];
    const [written, held] = [gate(), gate()];
    const bigger = db.transaction().execute(async (tx) => {
      await recordBets(tx, [bet(day, 2, a, 100, 95, 90)], '0.3');
      written.open();
      await held.opened;
    });
    await written.opened;
    const corrected = db.transaction().execute((tx) => recordBets(tx, correction, '0.3'));
    await untilBlocked(db);
    held.open();
    await Promise.all([bigger, corrected]);
    const [row] = await rows('/game/stats', { date_from: day, date_to: day, group_by: 'game' });
    expect(row).toMatchObject({ biggest_win: '90.00', biggest_win_username: 'member2' });
  });

  test('a game cannot have won more at once than it paid', async () => {
    const wrong = bet('2026-02-05', 1, games[0], 10, 5, 6);
    await expect(world.database.db.transaction().execute((tx) => recordBets(tx, [wrong], '0'))).rejects.toThrow(
      'a win above all that was paid',
    );
  });

  test('what a provider costs is added up from the first of the month', async () => {
    const days = { date_from: '2026-01-31', date_to: '2026-03-01', group_by: 'day', sort: 'stat_date' };
    const all = await rows('/agent/summary_provider', days);
    const months = new Map<string, number>();
    for (const row of all) {
      const month = String(row.stat_date).slice(0, 7);
      months.set(month, (months.get(month) ?? 0) + satangOf(row.fee_accrued));
      expect(satangOf(row.cumulative_month), String(row.stat_date)).toBe(months.get(month));
    }
    expect([...months.keys()]).toEqual(['2026-01', '2026-02', '2026-03']);
    // Days before the span, and other pages, count too.
    const last = await rows('/agent/summary_provider', { ...days, ...now, sort: '-stat_date', limit: '1' });
    expect(last).toHaveLength(1);
    expect(satangOf(last[0]?.cumulative_month)).toBe(months.get('2026-02'));
    expect(last[0]?.cumulative_month).not.toBe(last[0]?.fee_accrued);
  });

  test('a member’s day ends with a credit, and a member has a last withdrawal', async () => {
    const days = await rows('/member/raw', { ...now, username: 'member1', sort: 'stat_date' });
    expect(days).toMatchObject([
      { stat_date: '2026-02-03', balance_end: '700.00' },
      { stat_date: '2026-02-04', balance_end: '100.00' },
    ]);
    const before = await rows('/member/raw', { date_from: '2026-02-01', date_to: '2026-02-01' });
    expect(before).toMatchObject([{ username: 'member1', balance_end: null }]);
    const lastOf = async (to: string) =>
      (await rows('/member/deposit_withdraw', { date_from: '2026-02-03', date_to: to })).map((row) => [
        row.username,
        row.last_withdraw_at,
      ]);
    expect(await lastOf('2026-02-04')).toContainEqual(['member1', '2026-02-04T13:00:00.000Z']);
    expect(await lastOf('2026-02-03')).toContainEqual(['member1', '2026-02-03T13:00:00.000Z']);
    expect(await lastOf('2026-02-04')).toContainEqual(['member3', null]);
  });

  test('rows where the chosen figure is not zero', async () => {
    const has = async (value: string) =>
      (await rows('/member/raw', { ...now, sort: 'stat_date,username', has: value })).map(
        (row) => `${String(row.stat_date).slice(-2)} ${row.username}`,
      );
    expect(await has('deposit_count')).toEqual(['03 member1', '03 member3', '04 member2']);
    expect(await has('withdraw_count')).toEqual(['03 member1', '04 member1']);
    expect(await has('deposit_count,withdraw_count')).toHaveLength(4);
    expect((await ask('/member/raw', { ...now, has: 'payout' })).status).toBe(422);
    const agents = async (more = {}) =>
      (await rows('/agent/summary', { ...now, group_by: 'agent', ...more })).map((row) => row.agent_id);
    expect(await agents()).toEqual([1, 2]);
    expect(await agents({ hide_zero: 'true' })).toEqual([1]);
    expect(await agents({ hide_zero: 'false' })).toEqual([2]);
    expect((await ask('/agent/summary', { ...now, hide_zero: 'perhaps' })).status).toBe(422);
    const first = await rows('/member/deposit_withdraw', { ...now, first_deposit_only: 'true', sort: 'username' });
    expect(first.map((row) => row.username)).toEqual(['member1', 'member2', 'member3']);
    expect(
      await rows('/member/deposit_withdraw', {
        date_from: '2026-02-01',
        date_to: '2026-02-01',
        first_deposit_only: 'true',
      }),
    ).toEqual([]);
  });

  test('who signed in is counted once a day, and once in all', async () => {
    const { db } = world.database;
    for (const [member, moment] of [
      [1, '2026-02-10T00:30:00'],
      [1, '2026-02-10T20:00:00'],
      [2, '2026-02-10T21:00:00'],
      [1, '2026-02-11T08:00:00'],
      [3, '2026-02-11T09:00:00'],
    ] as const)
      await sql`update member set last_login_at = ${`${moment}+07:00`}::timestamptz where id = ${member}`.execute(db);
    const reply = await ask('/agent/raw', {
      date_from: '2026-02-10',
      date_to: '2026-02-11',
      sort: 'stat_date,agent_id',
    });
    expect(rowsOf(reply).map((row) => [row.stat_date, row.agent_id, row.login_member])).toEqual([
      ['2026-02-10', 1, 2],
      ['2026-02-11', 1, 1],
      ['2026-02-11', 2, 1],
    ]);
    expect(reply.body.totals).toMatchObject({ login_member: '3', bet_member: '0' });
  });

  test('money by the channel it took, and what the shop gave is a cost of the shop', async () => {
    const of = async (channel: string) => {
      const [row] = await rows('/agent/deposit_withdraw', { ...now, agent_id: '1', channel });
      return [row?.deposit_total, row?.withdraw_total];
    };
    expect(await of('bank')).toEqual(['500.00', '2.00']);
    expect(await of('manual')).toEqual(['40.00', '0.00']);
    expect(await of('bank,manual')).toEqual(['540.00', '2.00']);
    expect((await ask('/agent/deposit_withdraw', { ...now, channel: 'cash' })).status).toBe(422);
    const [day] = await rows('/agent/raw', { date_from: '2026-02-04', date_to: '2026-02-04', agent_id: '1' });
    expect(day).toMatchObject({ shop: '35.00', bonus_total: '999.00', credit_free: '0.00', promo_cost: '1034.00' });
  });
});
