import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { formatMoney, satang } from '#contract/money.ts';
import { mostColumns, type Pivot, type PivotChoice } from '#contract/pivot.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { betsOf, dayOf, days, type Fact, fillBets, randomOf } from './bet-world.ts';
import { get, openWorld, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const pivotOf = (reply: Reply) => reply.body.pivot as Pivot;
const choicesOf = (reply: Reply) => (reply.body.pivots ?? []) as readonly PivotChoice[];
const totalsOf = (reply: Reply) => reply.body.totals as Row;

describe.each(subjects)('reports spread over a second dimension on $name', (subject) => {
  let world: World;
  let owner: { authorization: string };
  let facts: readonly Fact[];
  beforeAll(async () => {
    world = await openWorld(subject);
    await fillBets(world);
    owner = await signIn(world.app, 'owner');
    facts = await betsOf(world);
  });
  afterAll(() => world.close());

  const ask = (path: string, query: Readonly<Record<string, string>>, who = owner) =>
    get(world.app, `${path}?${new URLSearchParams({ limit: '500', ...query })}`, who);
  const summary = '/api/agent/summary';
  const whole = { date_from: dayOf(0), date_to: dayOf(days - 1) };

  const keys: Readonly<Record<string, (fact: Fact) => string>> = {
    agent: (fact) => String(fact.agent_id),
    provider: (fact) => String(fact.provider_id),
    day: (fact) => fact.stat_date,
    month: (fact) => `${fact.stat_date.slice(0, 7)}-01`,
  };
  const sum = (rows: readonly Fact[], of: (fact: Fact) => bigint) => rows.reduce((total, fact) => total + of(fact), 0n);
  const turnover = (rows: readonly Fact[]) => sum(rows, (fact) => fact.turnover);
  const ggr = (rows: readonly Fact[]) => sum(rows, (fact) => fact.turnover - fact.payout);
  const players = (rows: readonly Fact[]) => new Set(rows.map((fact) => fact.member_id)).size;
  /** Half away from zero, as people divide. */
  const percent = (part: bigint, of: bigint) =>
    ((Math.round((Math.abs(Number(part)) / Number(of)) * 10_000) / 100) * (part < 0n ? -1 : 1)).toFixed(2);
  const measures: Readonly<
    Record<string, { value(rows: readonly Fact[]): unknown; size(rows: readonly Fact[]): bigint }>
  > = {
    turnover: { value: (rows) => formatMoney(turnover(rows)), size: turnover },
    member_winloss: {
      value: (rows) => formatMoney(-ggr(rows)),
      size: (rows) => (ggr(rows) < 0n ? -ggr(rows) : ggr(rows)),
    },
    hold_pct: { value: (rows) => percent(ggr(rows), turnover(rows)), size: turnover },
    bet_member: { value: players, size: (rows) => BigInt(players(rows)) },
  };

  /** The facts by a key. */
  function groupsOf(rows: readonly Fact[], key: (fact: Fact) => string): ReadonlyMap<string, readonly Fact[]> {
    const groups = new Map<string, Fact[]>();
    for (const fact of rows) groups.set(key(fact), [...(groups.get(key(fact)) ?? []), fact]);
    return groups;
  }

  test('agent summary: cells, totals and others are those of the raw rows, whatever is asked', async () => {
    const random = randomOf(subject.name === 'postgres' ? 3 : 4);
    const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
    let crowded = 0;
    for (let turn = 0; turn < (subject.name === 'postgres' ? 300 : 60); turn++) {
      const [group, by] = pick([
        ['agent', 'provider'],
        ['agent', 'day'],
        ['day', 'agent'],
        ['provider', 'day'],
        ['provider', 'month'],
        ['month', 'agent'],
      ] as const);
      const show = pick(Object.keys(measures));
      const from = random(days);
      const to = from + random(days - from);
      const query: Record<string, string> = {
        group_by: group,
        pivot: by,
        show,
        date_from: dayOf(from),
        date_to: dayOf(to),
      };
      let left = facts.filter((fact) => fact.stat_date >= dayOf(from) && fact.stat_date <= dayOf(to));
      if (random(3) === 0) {
        query.agent_id = '1,2';
        left = left.filter((fact) => fact.agent_id < 3);
      }
      if (random(3) === 0) {
        const type = pick(facts).game_type;
        query.game_type = type;
        left = left.filter((fact) => fact.game_type === type);
      }
      const context = JSON.stringify(query);
      const reply = await ask(summary, query);
      expect(reply.status, context).toBe(200);
      const { value, size } = measures[show] ?? { value: () => undefined, size: () => 0n };
      const columns = groupsOf(left, keys[by] ?? String);
      const pivot = pivotOf(reply);
      const named = pivot.columns.map((column) => String(column.value));
      // The largest have a column of their own.
      const least =
        named.map((name) => size(columns.get(name) ?? [])).sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[0] ?? 0n;
      const rest = [...columns.keys()].filter((name) => !named.includes(name));
      expect(named.length, context).toBe(Math.min(mostColumns, columns.size));
      expect(pivot.others, context).toBe(rest.length);
      for (const name of rest) expect(size(columns.get(name) ?? []) <= least, context).toBe(true);
      if (by === 'day' || by === 'month') expect(named, context).toEqual([...named].sort());
      if (rest.length > 0) crowded += 1;
      const line = (rows: readonly Fact[]) => {
        const within = groupsOf(rows, keys[by] ?? String);
        const valueIn = (some: readonly Fact[]) => (some.length === 0 ? null : value(some));
        return [
          ...named.map((name) => valueIn(within.get(name) ?? [])),
          ...(rest.length > 0 ? [valueIn(rest.flatMap((name) => within.get(name) ?? []))] : []),
        ];
      };
      const groups = groupsOf(left, keys[group] ?? String);
      // Of somebody without bets nothing is said; agents may have had money come in.
      const seen = rowsOf(reply).map((row, at) => [String(row.row_key), row[show], pivot.cells[at]] as const);
      const betting = new Map(
        seen.filter(([key]) => groups.has(key)).map(([key, total, cells]) => [key, { total, cells }]),
      );
      const zeroes = (cells: readonly unknown[] | undefined) => cells?.map((cell) => (cell === '0.00' ? null : cell));
      for (const [key, rows] of groups) {
        const { total, cells } = betting.get(key) ?? {};
        expect(total, context).toBe(value(rows));
        expect(zeroes(cells), context).toEqual(zeroes(line(rows)));
      }
      expect(betting.size, context).toBe(groups.size);
      if (left.length > 0) {
        expect(zeroes(pivot.totals), context).toEqual(zeroes(line(left)));
        expect(totalsOf(reply)[show], context).toBe(String(value(left)));
      }
    }
    expect(crowded).toBeGreaterThan(4);
  });

  test('every report: whatever it offers comes to what it has without columns, to the satang', async () => {
    let compared = 0;
    const random = randomOf(11);
    for (const { path, figures, filters } of endpoints) {
      const longest = filters?.find(({ name }) => name === 'date')?.maxDays ?? days;
      const span = longest < days ? { date_from: dayOf(5), date_to: dayOf(20) } : whole;
      for (const group of Object.keys(figures?.groups ?? {})) {
        const plain = await ask(path, { ...span, group_by: group });
        for (const { by, lacks } of choicesOf(plain)) {
          const offered = Object.keys(totalsOf(plain)).filter((name) => !lacks.includes(name));
          const show = offered[random(offered.length)] ?? '';
          const context = `${path} ${group} ${by} ${show}`;
          const reply = await ask(path, {
            ...span,
            group_by: group,
            pivot: by,
            show,
            sort: String(plain.body.sort ?? ''),
          });
          expect([context, reply.status]).toEqual([context, 200]);
          const of = (rows: readonly Row[]) => new Map(rows.map((row) => [row.row_key, row[show]]));
          expect(of(rowsOf(reply)), context).toEqual(of(rowsOf(plain)));
          expect(totalsOf(reply)[show], context).toBe(totalsOf(plain)[show]);
          const pivot = pivotOf(reply);
          const columns = of(rowsOf(await ask(path, { ...span, group_by: by })));
          for (const [at, { value }] of pivot.columns.entries())
            expect(pivot.totals[at], context).toBe(columns.get(value === null ? '-' : String(value)));
          expect(pivot.columns.length + pivot.others, context).toBe(columns.size);
          const isAdded = /^-?\d+\.\d\d$/.test(String(totalsOf(reply)[show])) && !/pct|avg|member/.test(show);
          if (isAdded)
            for (const [at, row] of rowsOf(reply).entries())
              expect(
                formatMoney(
                  (pivot.cells[at] ?? []).reduce<bigint>((all, cell) => all + satang(String(cell ?? '0.00')), 0n),
                ),
                context,
              ).toBe(row[show]);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(30);
  });

  test('agent win/loss: filters over sums, pages and the order hold as without columns', async () => {
    const query = {
      ...whole,
      group_by: 'member',
      pivot: 'provider',
      show: 'turnover',
      hide_zero: 'true',
      q: 'member',
      sort: 'turnover',
    };
    const reply = await ask(summary, query);
    const rows = rowsOf(reply);
    expect(rows.map(({ row_key }) => row_key)).toEqual(
      rowsOf(
        await ask(summary, { ...whole, group_by: 'member', hide_zero: 'true', q: 'member', sort: 'turnover' }),
      ).map(({ row_key }) => row_key),
    );
    const second = await ask(summary, { ...query, limit: '10', page: '2' });
    expect(rowsOf(second)).toEqual(rows.slice(10, 20));
    expect(pivotOf(second)).toMatchObject({
      columns: pivotOf(reply).columns,
      totals: pivotOf(reply).totals,
      cells: pivotOf(reply).cells.slice(10, 20),
    });
    expect(second.body.total).toBe(rows.length);
    // Who is left out has nothing in the columns, either.
    const winners = { ...whole, pivot: 'provider', show: 'turnover', member_winloss_min: '0.01' };
    const left = await ask('/api/member/summary', { ...winners, group_by: 'member' });
    const winning = groupsOf(facts, (fact) => String(fact.member_id));
    const wanted = [...winning.values()].filter((some) => ggr(some) < 0n).flat();
    expect(wanted.length).toBeGreaterThan(0);
    expect(totalsOf(left).turnover).toBe(formatMoney(turnover(wanted)));
  });

  test('agent summary: what cannot be told is refused with 422 and words', async () => {
    const refused = async (query: Readonly<Record<string, string>>) => {
      const { status, body } = await ask(summary, { ...whole, ...query });
      return [status, Object.keys((body.fields ?? {}) as Row)];
    };
    for (const [query, field] of [
      [{ pivot: 'nonsense' }, 'pivot'],
      // Rows of several keys are no columns.
      [{ pivot: 'agent_day' }, 'pivot'],
      [{ group_by: 'agent', pivot: 'agent' }, 'pivot'],
      // The master follows from the agent, the month from the day.
      [{ group_by: 'agent', pivot: 'master' }, 'pivot'],
      [{ group_by: 'day', pivot: 'month' }, 'pivot'],
      [{ group_by: 'agent_day', pivot: 'provider' }, 'pivot'],
      [{ group_by: 'agent', pivot: 'provider', show: 'nonsense' }, 'show'],
      [{ group_by: 'agent', pivot: 'provider', show: 'agent_code' }, 'show'],
      // Deposits are of no provider; a change is no sum.
      [{ group_by: 'agent', pivot: 'provider', show: 'deposit_total' }, 'show'],
      [{ group_by: 'month', pivot: 'agent', show: 'mom_pct' }, 'show'],
      [{ group_by: 'member', pivot: 'provider', show: 'bet_member' }, 'show'],
      [{ group_by: 'agent', pivot: 'provider', compare: 'previous' }, 'compare'],
      [{ group_by: 'agent', show: 'turnover' }, 'show'],
    ] as const)
      expect(await refused(query), JSON.stringify(query)).toEqual([422, [field]]);
    // Only some providers tell of games: their games come to less than the provider.
    const games = await ask('/api/game/stats', { ...whole, group_by: 'provider', pivot: 'game' });
    expect(games.status).toBe(422);
    expect(choicesOf(await ask('/api/game/stats', { ...whole, group_by: 'provider' })).map(({ by }) => by)).toEqual([
      'game_type',
      'day',
    ]);
  });

  test('a master agent sees the columns of that tree, and no measure of the company', async () => {
    const master = await signIn(world.app, 'agent.master');
    const query = { ...whole, group_by: 'provider', pivot: 'agent', show: 'turnover' };
    const seen = await ask(summary, query, master);
    const owners = await ask(summary, { ...query, agent_id: '1,3' });
    expect(pivotOf(seen)).toEqual(pivotOf(owners));
    expect(
      pivotOf(seen)
        .columns.map(({ value }) => value)
        .sort(),
    ).toEqual([1, 3]);
    expect(seen.text).not.toContain('BBB');
    const { status, body } = await ask(summary, { ...query, show: 'company_net' }, master);
    expect([status, Object.keys((body.fields ?? {}) as Row)]).toEqual([422, ['show']]);
    expect((await ask(summary, { ...query, show: 'company_net' })).status).toBe(200);
    // A member's day is summed before rows are counted: nobody of another tree is among them.
    const file = await ask(summary, { ...query, pivot: 'agent', export: 'csv' }, master);
    expect(file.text).not.toContain('Agent BBB');
  });

  test('a file has the columns as they are seen, with totals, and says what they are', async () => {
    const query = { ...whole, group_by: 'agent', pivot: 'day', show: 'turnover' };
    const reply = await ask(summary, query);
    const pivot = pivotOf(reply);
    const file = await ask(summary, { ...query, export: 'csv' });
    const lines = file.text
      .trim()
      .split('\r\n')
      .map((line) => line.replaceAll('"', '').split(','));
    const head = lines.find((line) => line.at(-1) === 'รวม') ?? [];
    const others = `อื่น ๆ (${pivot.others})`;
    const [year, month, day] = String(pivot.columns[0]?.value).split('-');
    expect(head.slice(-14)).toEqual([`${day}/${month}/${year}`, ...head.slice(-13, -2), others, 'รวม']);
    expect(lines.at(-1)?.slice(-14).map(plainAmount)).toEqual(
      [...pivot.totals, totalsOf(reply).turnover].map(plainAmount),
    );
    expect(file.text).toContain('คอลัมน์,รายวัน – ยอดเดิมพัน');
    const first = lines[lines.indexOf(head) + 1] ?? [];
    expect(first.slice(-14, -1).map(plainAmount)).toEqual((pivot.cells[0] ?? []).map(plainAmount));
  });
});

/** An amount without its separators; '' for nothing. */
const plainAmount = (value: unknown) => (value === null || value === '' ? '' : Number(value).toFixed(2));
