import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bangkokDay } from '#contract/time.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { type IngestWorld, openIngest, outcomes } from './ingest-world.ts';
import { oneSubject, subjects } from './subjects.ts';

const today = bangkokDay(new Date());
/** One moment, so that a fact that is sent again is the same. */
const settledAt = new Date().toISOString();

interface Day {
  readonly bets: number;
  readonly turnover: bigint;
  readonly valid: bigint;
  readonly payout: bigint;
  readonly games: number;
  readonly game_turnover: bigint;
}

const dayOf = (username: string) => sql<Day>`
  select coalesce(sum(bet_count), 0)::integer as bets, coalesce(sum(turnover), 0)::bigint as turnover,
    coalesce(sum(valid_turnover), 0)::bigint as valid, coalesce(sum(payout), 0)::bigint as payout,
    (select count(*)::integer from game_bet where game_bet.member_id = min(bet_day.member_id)) as games,
    (select coalesce(sum(turnover), 0)::bigint from game_bet where game_bet.member_id = min(bet_day.member_id)) as game_turnover
  from bet_day join member on member.id = bet_day.member_id where member.username = ${username}`;

const playOf = (username: string) => sql<{ done: bigint; in_wallet: bigint; winloss: bigint; played: boolean }>`
  select member.turnover_done as done, wallet.turnover_done as in_wallet, member.winloss_total as winloss,
    last_bet_at is not null as played
  from member join wallet on wallet.member_id = member.id and wallet_type = 'main' where username = ${username}`;

async function openBets(subject: Parameters<typeof openIngest>[0]) {
  const ingest = await openIngest(subject);
  const sub = await ingest.one(
    sql<{ id: number; code: string; provider_id: number }>`
      select id::integer as id, code, provider_id::integer as provider_id from sub_provider order by id limit 1`,
  );
  await sql`
    insert into game (provider_id, sub_provider_id, game_code, name_th, name_en, type, platforms, turnover_rate_pct)
    select ${sub.provider_id}, ${sub.id}, 'game-' || n, 'เกม ' || n, 'Game', sub_provider.type, '["mobile"]',
      case n when 3 then 50 else 100 end
    from generate_series(1, 3) n, sub_provider where sub_provider.id = ${sub.id}`.execute(ingest.db);
  await sql`update agent_config set turnover_count_types = '[]', turnover_pct = 0.4`.execute(ingest.db);
  return { ingest, sub };
}

describe.each(subjects)('bets of other programs on $name', (subject) => {
  let ingest: IngestWorld;
  let sub: { readonly id: number; readonly code: string };

  const bet = (reference: string, username: string, more: object = {}) => ({
    ...{ reference, username, sub_provider_code: sub.code, game_code: 'game-1', settled_at: settledAt },
    ...{ turnover: '100.00', valid_turnover: '80.00', payout: '30.00', ...more },
  });
  const day = (reference: string, username: string, revision: number, more: object = {}) => ({
    ...{ reference, username, sub_provider_code: sub.code, day: today, revision, bet_count: 4 },
    ...{ turnover: '400.00', valid_turnover: '400.00', payout: '100.00', ...more },
  });

  beforeAll(async () => {
    ({ ingest, sub } = await openBets(subject));
  });

  afterAll(async () => {
    expect(await verifyInvariants(ingest.db)).toEqual([]);
    await ingest.world.close();
  });

  test('bets add up to their day and game, count towards turnover, and do so once', async () => {
    const [name = ''] = await ingest.members(1_00n);
    const first = [bet('b-1', name), bet('b-2', name, { game_code: 'game-2' })];
    const second = [
      bet('b-1', name),
      bet('b-3', name, { payout: '900.00' }),
      bet('b-4', name, { game_code: 'game-3' }),
    ];
    expect(outcomes(await ingest.send('bets', first))).toEqual(['created', 'created']);
    expect(outcomes(await ingest.send('bets', second))).toEqual(['known', 'created', 'created']);
    expect(await ingest.one(dayOf(name))).toEqual({
      ...{ bets: 4, turnover: 400_00n, valid: 320_00n, payout: 990_00n, games: 3, game_turnover: 400_00n },
    });
    // Half of what is bet on the third game counts.
    expect(await ingest.one(playOf(name))).toEqual({
      ...{ done: 280_00n, in_wallet: 280_00n, winloss: 590_00n, played: true },
    });
    const biggest = await ingest.one(
      sql<{ win: bigint; rate: string }>`
        select max(biggest_win) as win, max(bet_day.member_commission_pct)::text as rate
        from game_bet join bet_day using (stat_date, member_id, sub_provider_id)
        join member on member.id = game_bet.member_id where username = ${name}`,
    );
    expect(biggest).toEqual({ win: 900_00n, rate: '0.4000' });
  });

  test('a day takes the place of what was told of it, and an older revision does not', async () => {
    const [name = ''] = await ingest.members(1_00n);
    await ingest.send('bets', [bet('r-1', name)]);
    const games = [
      { game_code: 'game-2', bet_count: 4, turnover: '400.00', valid_turnover: '400.00', payout: '100.00' },
    ];
    const answer = await ingest.send('bet_days', [
      day('r-2', name, 5, { games }),
      day('r-3', name, 4, { turnover: '1.00', valid_turnover: '1.00' }),
    ]);
    expect(answer.facts.map(({ made }) => made)).toEqual([{ recorded: true }, { recorded: false }]);
    expect((await ingest.send('bet_days', [day('r-4', name, 3)])).facts[0]?.made).toEqual({ recorded: false });
    expect(await ingest.one(dayOf(name))).toEqual({
      ...{ bets: 4, turnover: 400_00n, valid: 400_00n, payout: 100_00n, games: 1, game_turnover: 400_00n },
    });
    expect(await ingest.one(playOf(name))).toMatchObject({ done: 400_00n, winloss: -300_00n });
    // The games of a day are shown where they are all of it.
    await ingest.send('bet_days', [day('r-5', name, 6)]);
    expect(await ingest.one(dayOf(name))).toMatchObject({ games: 0 });
    await ingest.send('bets', [bet('r-6', name)]);
    expect(await ingest.one(dayOf(name))).toMatchObject({ bets: 5, turnover: 500_00n, games: 0 });
  });

  test('what names nobody, nothing or a day to come is refused, and the others are recorded', async () => {
    const [name = '', other = ''] = await ingest.members(1_00n, 2);
    const [theirs = ''] = await ingest.members(1_00n, 1, 2);
    const tomorrow = new Date(Date.now() + 86_400_000);
    const games = [
      { game_code: 'game-2', bet_count: 3, turnover: '400.00', valid_turnover: '400.00', payout: '100.00' },
    ];
    const bets = await ingest.send('bets', [
      bet('n-1', 'nobody'),
      bet('n-2', name, { sub_provider_code: 'NONE' }),
      bet('n-3', name, { game_code: 'none' }),
      bet('n-4', name, { settled_at: tomorrow.toISOString() }),
      bet('n-5', name, { turnover: '-1.00' }),
      bet('n-6', other),
    ]);
    expect(bets.facts.map(({ problem }) => Object.keys(problem?.fields ?? {}).join())).toEqual([
      ...['username', 'sub_provider_code', 'game_code', 'day', 'turnover', ''],
    ]);
    const days = await ingest.send('bet_days', [
      day('n-7', name, 1, { games }),
      day('n-8', name, 1, { day: bangkokDay(tomorrow) }),
    ]);
    expect(days.facts.map(({ problem }) => Object.keys(problem?.fields ?? {}).join())).toEqual(['games', 'day']);
    expect(await ingest.one(dayOf(name))).toMatchObject({ bets: 0 });
    expect(await ingest.one(dayOf(other))).toMatchObject({ bets: 1 });
    expect(outcomes(await ingest.send('bets', [bet('n-9', theirs), bet('n-10', name)], 'support'))).toEqual([
      ...['refused', 'created'],
    ]);
  });

  test('ten thousand bets are one batch: exact figures, and no row of the log for each', async () => {
    const names = await ingest.members(1_00n, 20);
    const facts = Array.from({ length: 10_000 }, (_, n) =>
      bet(`big-${n}`, names[n % names.length] ?? '', { game_code: `game-${1 + (n % 2)}`, payout: `${n % 200}.00` }),
    );
    const before = (await ingest.audits('ingest.bets')).length;
    expect(await ingest.send('bets', facts)).toMatchObject({ created: 10_000, refused: 0 });
    const rows = (await ingest.audits('ingest.bets')).slice(before);
    expect(rows.length).toBeLessThanOrEqual(10);
    expect(rows.reduce((sum, { after }) => sum + Number(after?.created), 0)).toBe(10_000);
    for (const name of names)
      expect(await ingest.one(dayOf(name))).toMatchObject({
        bets: 500,
        turnover: 50_000_00n,
        game_turnover: 50_000_00n,
      });
    expect(await verifyInvariants(ingest.db)).toEqual([]);
    expect(await ingest.send('bets', facts)).toMatchObject({ created: 0, known: 10_000 });
  });
});

describe(`bets that meet on ${oneSubject.name}`, () => {
  test('batches about the same members and days at once lose nothing', async () => {
    const { ingest, sub } = await openBets(oneSubject);
    const names = await ingest.members(1_00n, 5);
    const batches = Array.from({ length: 8 }, (_, batch) =>
      Array.from({ length: 100 }, (_, n) => ({
        ...{
          reference: `meet-${batch}-${n}`,
          username: names[(batch + n) % names.length],
          sub_provider_code: sub.code,
        },
        ...{ game_code: `game-${1 + (n % 3)}`, settled_at: settledAt, turnover: '10.00' },
        ...{ valid_turnover: '10.00', payout: '5.00' },
      })),
    );
    const answers = await Promise.all(batches.map((facts) => ingest.send('bets', facts)));
    expect(answers.map(({ created }) => created)).toEqual(batches.map(() => 100));
    for (const name of names) {
      expect(await ingest.one(dayOf(name))).toMatchObject({ bets: 160, turnover: 1_600_00n, game_turnover: 1_600_00n });
      expect(await ingest.one(playOf(name))).toMatchObject({ winloss: -800_00n });
    }
    expect(await verifyInvariants(ingest.db)).toEqual([]);
    await ingest.world.close();
  });
});
