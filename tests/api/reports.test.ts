// Long because every report is asked of one database, which is dear to fill: random questions, sums, bills, files and scopes.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Row } from '#contract/envelope.ts';
import { formatMoney, satang } from '#contract/money.ts';
import { endpoints } from '#generated/api/endpoints.ts';
import { betsOf, dayOf, days, type Fact, fillBets, randomOf } from './bet-world.ts';
import { dataOf, get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('reports on $name', (subject) => {
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
    get(world.app, `${path}?${new URLSearchParams(query)}`, who);
  const whole = { date_from: dayOf(0), date_to: dayOf(days - 1) };

  const keys: Readonly<Record<string, readonly ((fact: Fact) => unknown)[]>> = {
    agent: [(fact) => fact.agent_id],
    member: [(fact) => fact.member_id, (fact) => fact.agent_id],
    provider: [(fact) => fact.provider_id],
    day: [(fact) => fact.stat_date],
    month: [(fact) => `${fact.stat_date.slice(0, 7)}-01`],
    agent_day: [(fact) => fact.stat_date, (fact) => fact.agent_id],
    bet_day: [(fact) => fact.stat_date, (fact) => fact.sub_provider_id],
  };
  const sum = (rows: readonly Fact[], of: (fact: Fact) => bigint) => rows.reduce((total, fact) => total + of(fact), 0n);
  const expected = (rows: readonly Fact[]) => ({
    bet_count: rows.reduce((total, fact) => total + fact.bet_count, 0),
    turnover: formatMoney(sum(rows, (fact) => fact.turnover)),
    member_winloss: formatMoney(sum(rows, (fact) => fact.payout - fact.turnover)),
    agent_net: formatMoney(sum(rows, (fact) => fact.agent_winloss + fact.agent_commission)),
    company_net: formatMoney(
      sum(
        rows,
        (fact) => fact.turnover - fact.payout - fact.agent_winloss - fact.agent_commission - fact.member_commission,
      ),
    ),
    bet_member: new Set(rows.filter((fact) => fact.bet_count > 0).map((fact) => fact.member_id)).size,
  });

  test('page totals, rollups and raw rows agree, whatever is asked, and nothing is lost between the three parties', async () => {
    const random = randomOf(subject.name === 'postgres' ? 1 : 2);
    const types = [...new Set(facts.map((fact) => fact.game_type))];
    const providers = [...new Set(facts.map((fact) => fact.provider_id))];
    const ahead: Promise<void>[] = [];
    for (let turn = 0; turn < (subject.name === 'postgres' ? 1000 : 60); turn++) {
      if (ahead.length >= 8) await Promise.all(ahead.splice(0));
      const group = Object.keys(keys)[random(7)] ?? 'agent';
      const from = random(days);
      const to = from + random(days - from);
      const query: Record<string, string> = {
        group_by: group,
        limit: '500',
        date_from: dayOf(from),
        date_to: dayOf(to),
      };
      let left = facts.filter((fact) => fact.stat_date >= dayOf(from) && fact.stat_date <= dayOf(to));
      const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T;
      if (random(3) === 0) {
        const agents = pick([[1], [2, 3], [3]]);
        query.agent_id = agents.join();
        left = left.filter((fact) => agents.includes(fact.agent_id));
      }
      if (random(3) === 0) {
        const type = pick(types);
        query.game_type = type;
        left = left.filter((fact) => fact.game_type === type);
      }
      if (random(4) === 0) {
        const provider = pick(providers);
        query.provider_id = String(provider);
        left = left.filter((fact) => fact.provider_id === provider);
      }
      if (random(5) === 0) {
        query.q = 'member2';
        left = left.filter((fact) => fact.member_id === 2 || (fact.member_id >= 20 && fact.member_id < 30));
      }
      const check = async () => {
        const reply = await ask('/api/agent/summary', query);
        const reported = rowsOf(reply);
        const groups = new Map<string, Fact[]>();
        for (const fact of left) {
          const key = (keys[group] ?? []).map((of) => of(fact)).join('.');
          groups.set(key, [...(groups.get(key) ?? []), fact]);
        }
        // Of a page: what its rows have in sum is the total, where nobody is left for another page.
        const betting = reported.filter((row) => row.turnover !== '0.00');
        const context = JSON.stringify(query);
        if (Number(reply.body.total) <= 500) {
          expect(new Map(betting.map((row) => [row.row_key, pickOf(row)])), context).toEqual(
            new Map([...groups].map(([key, rows]) => [key, expected(rows)])),
          );
          expect(formatMoney(reported.reduce((sum, row) => sum + satang(String(row.company_net)), 0n)), context).toBe(
            (reply.body.totals as Readonly<Record<string, string>>).company_net,
          );
          const lines = (reply.body.subtotals ?? []) as readonly Readonly<Record<string, unknown>>[];
          if (group.endsWith('_day')) expect(lines.length > 0, context).toBe(reported.length > 0);
          for (const line of lines.filter((one) => one.turnover !== '0.00'))
            expect(pickOf(line), context).toEqual(expected(left.filter((fact) => fact.stat_date === line.stat_date)));
        }
        const totals = reply.body.totals as Readonly<Record<string, string>>;
        const expectedRows = expected(left);
        expect(
          { ...pickOf(totals), bet_count: Number(totals.bet_count), bet_member: Number(totals.bet_member) },
          context,
        ).toEqual(expectedRows);
        for (const row of [...reported, totals]) {
          expect(
            satang(String(row.member_net)) + satang(String(row.agent_net)) + satang(String(row.company_net)),
            context,
          ).toBe(0n);
        }
      };
      ahead.push(check());
    }
    await Promise.all(ahead);
  });

  const pickOf = (row: Readonly<Record<string, unknown>>) => ({
    bet_count: row.bet_count,
    turnover: row.turnover,
    member_winloss: row.member_winloss,
    agent_net: row.agent_net,
    company_net: row.company_net,
    bet_member: row.bet_member,
  });

  test('rows of a day stand together, sorted by what they are asked for, and people of the day are counted once', async () => {
    const query = { ...whole, group_by: 'agent_day', sort: '-turnover', limit: '500' };
    const reply = await ask('/api/agent/summary', query);
    const reported = rowsOf(reply);
    const order = [...new Set(reported.map((row) => row.stat_date))];
    expect(reported.map((row) => row.stat_date)).toEqual(
      order.flatMap((day) => reported.filter((row) => row.stat_date === day).map(() => day)),
    );
    const lines = reply.body.subtotals as readonly Readonly<Record<string, unknown>>[];
    const sumOf = (day: unknown) => satang(String(lines.find((line) => line.stat_date === day)?.turnover));
    expect(order.map(sumOf)).toEqual(order.map(sumOf).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)));
    expect(lines).toHaveLength(order.length);
  });

  test('money is told by the hour and up to a minute of the day, and the hours of a day are the day', async () => {
    const day = { date_from: dayOf(3), date_to: dayOf(3) };
    const path = '/api/agent/deposit_withdraw_daily';
    const hours = rowsOf(await ask(path, { ...day, group_by: 'hour' }));
    const [one] = rowsOf(await ask(path, { ...day, group_by: 'day' }));
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((row) => Number(row.hour) >= 0 && Number(row.hour) < 24)).toBe(true);
    expect(formatMoney(hours.reduce((sum, row) => sum + satang(String(row.deposit_total)), 0n))).toBe(
      one?.deposit_total,
    );
    // Everything of the sample came in at ten in the morning in Bangkok.
    expect(hours.filter((row) => row.deposit_total !== '0.00').map((row) => row.hour)).toEqual([10]);
    const until = async (minute: string) =>
      rowsOf(await ask(path, { ...day, group_by: 'day', minute_max: minute }))[0]?.deposit_total ?? '0.00';
    expect(await until('599')).toBe('0.00');
    expect(await until('600')).toBe(one?.deposit_total);
  });

  test.each(['provider', 'day', 'month'])(
    'by %s, part of a month is told of the bets of its days, not of bills',
    async (group) => {
      const span = { date_from: '2026-02-10', date_to: '2026-02-20' };
      const within = facts.filter(({ stat_date: day }) => day >= span.date_from && day <= span.date_to);
      const by = new Map<string, Fact[]>();
      for (const fact of within) {
        const key = (keys[group] ?? []).map((of) => of(fact)).join('.');
        by.set(key, [...(by.get(key) ?? []), fact]);
      }
      const reply = await ask('/api/agent/summary_provider', { ...span, group_by: group, limit: '500' });
      const shown = rowsOf(reply).map((row) => [row.row_key, row.bet_count, row.turnover, row.company_net] as const);
      expect(shown.sort()).toEqual(
        [...by]
          .map(([key, of]) => [key, expected(of).bet_count, expected(of).turnover, expected(of).company_net])
          .sort(),
      );
      expect(shown.length).toBeGreaterThan(0);
    },
  );

  test('a bill takes losses of earlier months along, never falls below the least fee, and keeps the rate of its month', async () => {
    const { db } = world.database;
    const months = ['2026-01', '2026-02', '2026-03', '2026-04'];
    await sql`update provider set carry_negative = true, min_fee = 500, cost_pct = 10, invoice_base = case id % 2 when 0 then 'turnover' else 'ggr' end`.execute(
      db,
    );
    // As if they had held from the beginning.
    await sql`delete from provider_rate where from_day < '2020-01-01'`.execute(db);
    await sql`update provider_rate set from_day = '2000-01-01'`.execute(db);
    const query = { date_from: '2026-01-01', date_to: '2026-04-30', group_by: 'invoice', limit: '500', sort: 'month' };
    const reply = await ask('/api/agent/summary_provider', query);
    const rows = rowsOf(reply);
    const named = [...new Set(facts.map((fact) => fact.provider_id))];
    for (const provider of named) {
      const mine = rows.filter((row) => Number(row.invoice_provider_id) === provider);
      let carried = 0n;
      for (const month of months) {
        const row = mine.find((one) => String(one.month).startsWith(month));
        if (!row) continue;
        const own = facts.filter((fact) => fact.provider_id === provider && fact.stat_date.startsWith(month));
        const ggr = sum(own, (fact) => fact.turnover - fact.payout);
        const isGgr = provider % 2 !== 0;
        const billable = isGgr ? (ggr + carried > 0n ? ggr + carried : 0n) : satang(String(row.valid_turnover));
        expect(row).toMatchObject({
          ggr: formatMoney(ggr),
          carry_in: formatMoney(isGgr ? carried : 0n),
          billable_amount: formatMoney(billable),
          invoice_on: isGgr ? 'ggr' : 'turnover',
        });
        const fee = (billable + 5n) / 10n;
        expect(row).toMatchObject({
          fee_amount: formatMoney(fee),
          invoice_amount: formatMoney(fee > 500n ? fee : 500n),
        });
        carried = isGgr && ggr + carried < 0n ? ggr + carried : 0n;
        expect(row.carry_out).toBe(formatMoney(carried));
      }
    }
    expect(rows.some((row) => row.carry_in !== '0.00')).toBe(true);
    // A bill is of a month: every one that the days touch is there, and whole.
    const touched = rowsOf(
      await ask('/api/agent/summary_provider', { ...query, date_from: '2026-02-10', date_to: '2026-03-05' }),
    );
    const bills = (some: typeof rows) =>
      some.map(({ row_key, ggr, invoice_amount }) => [row_key, ggr, invoice_amount].join()).sort();
    expect(bills(touched)).toEqual(bills(rows.filter(({ month }) => /^2026-0[23]/.test(String(month)))));
    // A rate of today changes no month that is over.
    await sql`update provider_rate set from_day = '2026-02-15'`.execute(db);
    await sql`insert into provider_rate select id, '2000-01-01', 20, 'turnover', 0, false from provider`.execute(db);
    const again = rowsOf(await ask('/api/agent/summary_provider', query));
    expect(new Set(again.filter((row) => String(row.month) < '2026-02').map((row) => row.invoice_rate))).toEqual(
      new Set(['20.0000']),
    );
    expect(new Set(again.filter((row) => String(row.month) > '2026-02').map((row) => row.invoice_rate))).toEqual(
      new Set(['10.0000']),
    );
    const master = await signIn(world.app, 'agent.master');
    expect((await ask('/api/agent/summary_provider', query, master)).status).toBe(403);
  });

  test('money is in the reports of agents, members and days alike', async () => {
    const { rows } = await sql<{ sum: string; count: string }>`
      select sum(amount) as sum, count(*) as count from wallet_log where log_type = 'deposit'`.execute(
      world.database.db,
    );
    const wanted = { deposit_total: formatMoney(BigInt(rows[0]?.sum ?? 0)), deposit_count: String(rows[0]?.count) };
    const who = { ...whole, limit: '500' };
    for (const [path, query] of [
      ['/api/agent/deposit_withdraw', {}],
      ['/api/agent/deposit_withdraw', { group_by: 'month' }],
      ['/api/agent/deposit_withdraw_daily', { group_by: 'agent_day' }],
      ['/api/member/deposit_withdraw', {}],
      ['/api/agent/raw', {}],
    ] as const) {
      const reply = await ask(path, { ...who, ...query });
      expect(reply.body.totals, path).toMatchObject(wanted);
    }
    const members = await ask('/api/member/deposit_withdraw', { ...who, deposit_total_min: '300.00' });
    const shown = rowsOf(members);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.every((row) => satang(String(row.deposit_total)) >= 300_00n)).toBe(true);
    // Left out of the rows, left out of the sum.
    expect(members.body.totals).toMatchObject({
      deposit_total: formatMoney(shown.reduce((total, row) => total + satang(String(row.deposit_total)), 0n)),
    });
  });

  test('games make up their sub-provider, in any span and for one agent or member; a game has its days', async () => {
    const figures = ['bet_count', 'turnover', 'valid_turnover', 'payout', 'ggr'] as const;
    // Numbers of totals are texts.
    const pick = (row: Row | undefined) => figures.map((name) => String(row?.[name]));
    for (const query of [
      whole,
      { date_from: '2026-02-01', date_to: '2026-03-31' },
      { date_from: '2026-01-20', date_to: '2026-03-10', agent_id: '3' },
    ]) {
      const parts = await ask('/api/game/stats', { ...query, group_by: 'sub_provider', limit: '500' });
      const games = await ask('/api/game/stats', { ...query, group_by: 'game', limit: '500' });
      expect(rowsOf(games)).toHaveLength(rowsOf(parts).length * 2);
      expect(pick(games.body.totals as Row)).toEqual(pick(parts.body.totals as Row));
      for (const part of rowsOf(parts)) {
        const own = { ...query, group_by: 'game', sub_provider_id: String(part.sub_provider_id) };
        const reply = await ask('/api/game/stats', own);
        expect(rowsOf(reply).map((row) => row.game_code)).toHaveLength(2);
        expect(pick(reply.body.totals as Row)).toEqual(pick(part));
      }
      const [game] = rowsOf(games);
      const daily = await ask('/api/game/stats', {
        ...query,
        group_by: 'day',
        game_id: String(game?.game_id),
        limit: '500',
      });
      expect(pick(daily.body.totals as Row)).toEqual(pick(game));
      expect(daily.body.totals).toMatchObject({ bet_member: String(game?.bet_member) });
      const sum = rowsOf(daily).reduce((total, row) => total + satang(String(row.turnover)), 0n);
      expect(formatMoney(sum)).toBe(game?.turnover);
    }
    const who = { ...whole, username: 'member7', limit: '500' };
    for (const path of ['/api/member/summary', '/api/member/summary_detail']) {
      const games = await ask(path, { ...who, group_by: 'game' });
      const all = facts.filter((fact) => fact.member_id === 7);
      expect(games.body.totals, path).toMatchObject({ turnover: formatMoney(sum(all, (fact) => fact.turnover)) });
      expect(rowsOf(games).every((row) => typeof row.game_title === 'string' && row.game_title.startsWith('เกม'))).toBe(
        true,
      );
    }
  });

  test('a master agent sees the own tree alone: in rows, details, totals, searches and files', async () => {
    const master = await signIn(world.app, 'agent.master');
    const mine = facts.filter((fact) => fact.agent_id !== 2);
    for (const path of [
      '/api/agent/summary',
      '/api/agent/summary_provider',
      '/api/member/summary',
      '/api/agent/summary_detail',
      '/api/game/stats',
    ]) {
      const reply = await ask(path, { ...whole, limit: '500' }, master);
      expect(reply.body.totals, path).toMatchObject({ turnover: formatMoney(sum(mine, (fact) => fact.turnover)) });
    }
    const agents = rowsOf(await ask('/api/agent/summary', whole, master));
    expect(agents.map((row) => row.agent_code).sort()).toEqual(['AAA', 'CCC']);
    expect((await ask('/api/agent/summary', { ...whole, agent_id: '2' }, master)).status).toBe(403);
    expect(rowsOf(await ask('/api/member/summary', { ...whole, q: 'member29' }, master))).toEqual([]);
    expect(
      rowsOf(await ask('/api/member/summary', { ...whole, username: 'member29', group_by: 'bet_day' }, master)),
    ).toEqual([]);
    const file = await ask('/api/agent/raw', { ...whole, export: 'csv' }, master);
    expect(file.text).toContain('CCC');
    expect(file.text).not.toContain('BBB');
    // The company's part is not for the agent's eyes, nor to be sorted or filtered by.
    expect(Object.keys(agents[0] ?? {})).not.toContain('company_net');
    expect(file.text).not.toContain('บริษัทสุทธิ');
    const sorted = rowsOf(await ask('/api/agent/summary', { ...whole, sort: 'company_net' }, master));
    expect(sorted.map((row) => row.row_key)).toEqual(agents.map((row) => row.row_key));
  });

  test('by any group, a master agent sees what the owner sees of that tree, and no more', async () => {
    const master = await signIn(world.app, 'agent.master');
    const only = (row: Row, names: Row) => Object.fromEntries(Object.keys(names).map((name) => [name, row[name]]));
    const queries: string[] = [];
    for (const { path, filters, figures, query: takes } of endpoints) {
      const longest = filters?.find(({ name }) => name === 'date')?.maxDays ?? days;
      const span = longest < days ? { date_from: dayOf(5), date_to: dayOf(20) } : whole;
      for (const group of Object.keys(figures?.groups ?? {})) {
        // What has one group alone is not told which.
        const isTold = Object.hasOwn(Object(takes?.properties), 'group_by');
        const query = { ...span, ...(isTold && { group_by: group }), limit: '500' };
        const seen = await ask(path, query, master);
        // Bills of a provider are nobody's tree.
        if (seen.status === 403) continue;
        const context = `${path} ${group}`;
        const ownersView = await ask(path, { ...query, agent_id: '1,3' });
        const rows = rowsOf(seen);
        expect(rows, context).toEqual(rowsOf(ownersView).map((row) => only(row, rows[0] ?? {})));
        const totals = seen.body.totals as Row;
        expect(totals, context).toEqual(only(ownersView.body.totals as Row, totals));
        const file = await ask(path, { ...query, export: 'csv' }, master);
        for (const text of [seen.text, file.text]) expect(text, context).not.toMatch(/BBB|member(2[1-9]|30)\b/);
        queries.push(context);
      }
    }
    expect(queries.length).toBeGreaterThan(20);
  });

  test('each row and the totals have the preceding period, whole months with whole months', async () => {
    const march = { date_from: '2026-03-01', date_to: '2026-03-31' };
    const february = { date_from: '2026-02-01', date_to: '2026-02-28' };
    for (const group_by of ['agent', 'month', 'provider']) {
      const now = await ask('/api/agent/summary', { ...march, group_by, compare: 'true' });
      const before = rowsOf(await ask('/api/agent/summary', { ...february, group_by }));
      expect(now.body.compared).toMatchObject({ from: '2026-02-01', to: '2026-02-28' });
      const rows = rowsOf(now);
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) {
        const other = before.find((one) => group_by === 'month' || one.row_key === row.row_key);
        expect(row.previous).toMatchObject({ turnover: other?.turnover, bet_member: other?.bet_member });
      }
    }
    const week = await ask('/api/agent/summary', {
      date_from: '2026-02-08',
      date_to: '2026-02-14',
      group_by: 'day',
      compare: 'true',
    });
    expect(week.body.compared).toMatchObject({ from: '2026-02-01', to: '2026-02-07' });
    const [first] = rowsOf(
      await ask('/api/agent/summary', { date_from: '2026-02-07', date_to: '2026-02-07', group_by: 'day' }),
    );
    expect(rowsOf(week)[0]).toMatchObject({ stat_date: '2026-02-14', previous: { turnover: first?.turnover } });
  });

  test('a month says how much more was bet than in the month before, once all of it is asked for', async () => {
    const months = { group_by: 'month', sort: 'month' };
    const monthsOf = async (date_from: string, date_to: string, more = {}) =>
      rowsOf(await ask('/api/agent/summary', { ...months, date_from, date_to, ...more }));
    const turnover = (month: string, of: (fact: Fact) => boolean) =>
      Number(
        sum(
          facts.filter((fact) => fact.stat_date.startsWith(month) && of(fact)),
          (fact) => fact.turnover,
        ),
      );
    for (const [more, of] of [
      [{}, () => true],
      [{ agent_id: '2' }, (fact: Fact) => fact.agent_id === 2],
    ] as const) {
      const [january, february, march] = ['2026-01', '2026-02', '2026-03'].map((month) => turnover(month, of));
      const change = (now = 0, then = 0) => ((now - then) * 100) / then;
      const rows = await monthsOf('2026-02-01', '2026-03-31', more);
      expect(rows.map((row) => Number(row.mom_pct))).toEqual([
        expect.closeTo(change(february, january), 2),
        expect.closeTo(change(march, february), 2),
      ]);
      // Neither a month that has just begun, nor the end of one.
      const parts = await monthsOf('2026-02-02', '2026-03-30', more);
      expect(parts.map((row) => row.mom_pct)).toEqual([null, null]);
    }
    const [first] = await monthsOf('2025-12-01', '2026-01-31');
    expect(first).toMatchObject({ month: '2026-01-01', mom_pct: null }); // nothing was bet before
    const byDay = rowsOf(await ask('/api/agent/summary', { ...whole, group_by: 'day' }));
    expect(byDay[0]?.mom_pct).toBeNull();
    const file = await ask('/api/agent/summary', {
      ...months,
      date_from: '2026-02-01',
      date_to: '2026-03-31',
      export: 'csv',
    });
    expect(file.text).toContain('เทียบเดือนก่อน (%)');
  });

  test('a file says what it is, and holds every row and the totals', async () => {
    const query = { ...whole, group_by: 'agent', agent_id: '1,3', game_type: 'slot' };
    const reply = await ask('/api/agent/summary', { ...query, export: 'csv' });
    const lines = reply.text.replace('\ufeff', '').split('\r\n');
    expect(lines.slice(0, 2)).toEqual(['รายงาน,สรุปเอเย่นต์', `ช่วงวันที่,${dayOf(0)} – ${dayOf(days - 1)}`]);
    expect(reply.text).toContain('จัดกลุ่ม,เอเย่นต์');
    expect(reply.text).toContain('เอเย่นต์,"Agent AAA, Agent CCC"');
    expect(reply.text).toContain('หมวดเกม,สล็อต');
    expect(reply.text).toMatch(/จัดทำเมื่อ,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d \(เวลาไทย\)/);
    expect(reply.headers['x-total-count']).toBe('2');
    const { totals } = (await ask('/api/agent/summary', query)).body as { totals: Record<string, string> };
    expect(lines.at(-2)).toContain(String(totals.turnover));
    const support = await signIn(world.app, 'support');
    expect((await ask('/api/member/summary', { ...whole, export: 'csv' }, support)).status).toBe(403);
  });

  test.each(endpoints.filter(({ kind }) => kind === 'report').map(({ id, path }) => [id, path] as const))(
    '%s: a range that ends before it begins is no fault of the server',
    async (_id, path) => {
      const { status } = await ask(path, { date_from: dayOf(1), date_to: dayOf(0) });
      expect([200, 422]).toContain(status);
    },
  );

  test('invalid queries are refused: another group, too many days, a day that does not exist', async () => {
    expect((await ask('/api/agent/summary', { ...whole, group_by: 'nothing' })).status).toBe(422);
    expect((await ask('/api/member/raw', whole)).body.fields).toMatchObject({ date_from: 'ช่วงวันที่เกิน 31 วัน' });
    expect((await ask('/api/agent/summary', { date_from: '2026-02-31' })).status).toBe(422);
    expect(dataOf(await ask('/api/agent/summary', { date_from: '2020-01-01', date_to: '2020-01-31' }))).toEqual([]);
  });
});
