// Long because one small world of members serves lists, figures of who brought whom, and what these earn.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { affiliateTask, affiliateTopic, dueDays, payAffiliateDay } from '#areas/member/server/affiliate-day.ts';
import { bangkokDay } from '#contract/time.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { drain } from '#server/jobs/worker.ts';
import { moveWallet } from '#server/ledger/side-wallet.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

type Who = Record<string, string>;

/** Agent 1 is served by everybody who serves some agents, agent 2 by nobody but those who serve all. */
describe('members and what became of their money', () => {
  let world: World;
  let owner: Who;
  let master: Who;
  let marketing: Who;
  /** Two of agent 1, one of agent 2. */
  let [first, second, foreign]: number[] = [];
  const names = new Map<number, string>();
  const nameOf = (id: number | undefined) => names.get(id ?? 0) ?? '';
  const run = (statement: ReturnType<typeof sql>) => statement.execute(world.database.db);
  const list = (path: string, who: Who = owner) => get(world.app, `/api/member/${path}`, who);
  const ids = (reply: Reply) =>
    rowsOf(reply)
      .map(({ id }) => id)
      .sort();

  beforeAll(async () => {
    world = await openWorld(subject);
    const { db } = world.database;
    first = await createMember(db, 1, 1_000_00n);
    second = await createMember(db, 1, 250_00n);
    foreign = await createMember(db, 2, 500_00n);
    const { rows } = await sql<{ id: number; username: string }>`select id, username from member`.execute(db);
    for (const { id, username } of rows) names.set(id, username);
    owner = await signIn(world.app, 'owner');
    master = await signIn(world.app, 'agent.master');
    marketing = await signIn(world.app, 'marketing');
  });
  afterAll(() => world.close());

  test('calls at one path are distinguished by their parameter', async () => {
    for (const query of ['', '?q=aa', '?segment=', '?segment=nothing', '?segment=suggest&segment=other&q=aa']) {
      const reply = await list(`filter${query}`);
      expect([query, reply.status, reply.body.fields]).toEqual([query, 422, { segment: 'กรุณาระบุให้ถูกต้อง' }]);
      expect((await list(`filter${query}`, {})).status).toBe(401);
    }
    expect((await list('filter?segment=affiliate', marketing)).status).toBe(200);
    const finance = await signIn(world.app, 'finance');
    expect((await list('filter?segment=affiliate', finance)).status).toBe(403);
    expect((await list('filter?segment=suggest&q=aa', finance)).status).toBe(200);
  });

  test('a few letters find members, of agents whom the person serves', async () => {
    const found = async (text: string, who: Who) => {
      const { items } = dataOf(await list(`filter?segment=suggest&q=${encodeURIComponent(text)}`, who));
      return (items as { id: number }[]).map(({ id }) => id).sort();
    };
    expect(await found('cta', owner)).toEqual([first, second, foreign]);
    expect(await found('CTA', master)).toEqual([first, second]);
    expect(await found('สมช', owner)).toEqual([first, second, foreign]);
    expect(await found('ใจดี', master)).toEqual([first, second]);
    expect(await found('080-000-0001', owner)).toEqual([first, second, foreign]);
    // Somebody who may not see telephones does not find people by them either; signs stand for themselves.
    for (const text of ['0800000001', '%', 'c%', 'c_a']) expect(await found(text, master)).toEqual([]);
  });

  test('the list: filters, sums over all rows, numbers masked, nobody else’s members', async () => {
    await run(sql`update member set deposit_count = 0, tags = '["vip"]', utm_source = 'seo' where id = ${second}`);
    const all = await list('users?sort=-balance_main');
    expect(rowsOf(all).map(({ id }) => id)).toEqual([first, foreign, second]);
    expect(all.body.totals).toMatchObject({ balance_main: '1750.00', deposit_total: '1750.00' });
    expect(rowsOf(all)[0]).toMatchObject({ mobile: expect.stringMatching(/^•+0001$/), balance_main: '1000.00' });
    const mine = await list('users', master);
    expect(ids(mine)).toEqual([first, second]);
    expect([mine.body.total, mine.body.totals]).toMatchObject([2, { balance_main: '1250.00' }]);
    expect((await list('users?agent_id=2', master)).status).toBe(403);
    const only = async (query: string) => ids(await list(`users?${query}`));
    expect(await only('has_deposit=false')).toEqual([second]);
    expect(await only('has_deposit=true')).toEqual([first, foreign]);
    expect(await only('balance_min=300.00&balance_max=999.99')).toEqual([foreign]);
    expect(await only('tags=vip,watch')).toEqual([second]);
    expect(await only('utm_source=seo')).toEqual([second]);
    expect(await only(`username=${nameOf(foreign)}`)).toEqual([foreign]);
    expect(ids(await list('users?q=0800000001', master))).toEqual([]);
    // A file leaves a line; whoever may not see numbers gets none.
    expect((await list('users?export=csv', master)).status).toBe(403);
    const file = await list('users?export=csv', marketing);
    expect(file.text).toContain(nameOf(first));
    expect(file.text).not.toContain('0800000001');
  });

  test('the database keeps what is in the wallets, codes, and who is the same as somebody else', async () => {
    const of = async (id: number | undefined) => {
      const { rows } = await sql<Record<string, unknown>>`select * from member where id = ${id}`.execute(
        world.database.db,
      );
      return rows[0] ?? {};
    };
    await run(sql`insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
      values (${first}, 'point', 32000, 0, 0, 0, now()), (${first}, 'bonus', 5050, 0, 0, 0, now())`);
    await run(sql`update wallet set balance = 12345 where member_id = ${first} and wallet_type = 'bonus'`);
    expect(await of(first)).toMatchObject({ balance_point: 320, balance_bonus: 12345n, balance_main: 100000n });
    const codes = await Promise.all([first, second, foreign].map(async (id) => (await of(id)).referral_code));
    expect(new Set(codes).size).toBe(3);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJ-NP-Y]{6}$/);

    const marks = async () => Promise.all([first, second, foreign].map(async (id) => (await of(id)).duplicates));
    expect(await marks()).toEqual([[], [], []]);
    await run(sql`update member set last_ip = '100.64.0.9' where id = ${first}`);
    await run(sql`update member set last_ip = '100.64.0.9', device_id = 'd1' where id = ${second}`);
    expect(await marks()).toEqual([['ip'], ['ip'], []]);
    await run(sql`update member set device_id = 'd1', last_ip = '100.64.0.9' where id = ${foreign}`);
    expect(await marks()).toEqual([['ip'], ['device', 'ip'], ['device', 'ip']]);
    expect(ids(await list('users?dup=device'))).toEqual([second, foreign]);
    // The last one left alone is no longer marked.
    await run(sql`update member set device_id = 'd2', last_ip = '100.64.0.1' where id = ${foreign}`);
    await run(sql`update member set last_ip = '100.64.0.2' where id = ${second}`);
    expect(await marks()).toEqual([[], [], []]);
    await run(
      sql`update member set bank_account_no = (select bank_account_no from member where id = ${first}) where id = ${foreign}`,
    );
    expect(await marks()).toEqual([['bank'], [], ['bank']]);
    // Made anew it is the same.
    const before = await marks();
    await run(sql`select collect_members()`);
    expect(await marks()).toEqual(before);

    await run(sql`update member set registered_at = now() - interval '90 days', first_deposit_at = now() - interval '80 days',
      last_bet_at = now() - interval '9 days' where id = ${second}`);
    expect((await of(second)).activity_state).toBe('at_risk');
    await run(sql`update member set registered_at = now() - interval '90 days' where id = ${foreign}`);
    await run(sql`select refresh_activity()`);
    expect((await of(foreign)).activity_state).toBe('never');
  });

  test('wallet lines: in, out and net; a line that does not follow says so', async () => {
    const path = `wallet_logs?username=${nameOf(first)}&sort=id`;
    const line = (no: string, amount: number, before: number, more = sql`null`) =>
      run(sql`insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
          balance_after, ref_type, ref_id, round_id, turnover_added, actor_type)
        values (now(), ${no}, 1, ${first}, 'main', 'bet', ${amount}, ${before}, ${before + amount}, 'bet', ${no}, ${more}, 0, 'provider')`);
    await line('LX1', -40000, 100000, sql`'r-1'`);
    await line('LX2', 10000, 60000, sql`'r-1'`);
    const good = await list(path);
    expect(rowsOf(good).map(({ amount, direction, chain }) => [amount, direction, chain])).toEqual([
      ['1000.00', undefined, 'ok'],
      ['-400.00', undefined, 'ok'],
      ['100.00', undefined, 'ok'],
    ]);
    expect(good.body.totals).toEqual({});
    expect(good.body.totals_by).toEqual({
      amount_in: { main: '1100.00' },
      amount_out: { main: '-400.00' },
      amount: { main: '700.00' },
    });
    expect(rowsOf(await list(`${path}&direction=out`)).map(({ log_no }) => log_no)).toEqual(['LX1']);
    expect(rowsOf(await list(`${path}&round_id=r-1&direction=in`)).map(({ log_no }) => log_no)).toEqual(['LX2']);
    await line('LX3', 500, 71000);
    await run(sql`update wallet_log set balance_after = 1 where log_no = 'LX2'`);
    const broken = await list(`${path}&chain=gap,sum`);
    expect(rowsOf(broken).map(({ log_no, chain }) => [log_no, chain])).toEqual([
      ['LX2', 'sum'],
      ['LX3', 'gap'],
    ]);
    expect((await list(path, marketing)).status).toBe(403);
    expect(rowsOf(await list(`wallet_logs?username=${nameOf(foreign)}`, master))).toEqual([]);
    expect((await list('wallet_logs?date_from=2026-01-01&date_to=2026-03-01')).status).toBe(422);
  });

  test('provider calls: what 95 of 100 stay below, and a call that was carried out only once', async () => {
    const call = (id: number, member: number | undefined, agent: number, status = 'ok', ago = '0 minutes') =>
      run(sql`insert into provider_log (created_at, agent_id, provider_id, member_id, ign, action, round_id, txn_id, bet_amount,
          valid_amount, win_amount, jackpot_amount, balance_before, balance_after, status, error_code, latency_ms, request_json, response_json)
        values (now() - ${ago}::interval, ${agent}, (select min(id) from provider), ${member}, 'x', 'bet', 'r-9', ${`t-${id}`}, 100, 100, 0, 0, 500, 400, ${status},
          ${status === 'ok' ? null : 'E1'}, ${id * 10}, '{}', '{}')`);
    for (let id = 1; id <= 20; id += 1) await call(id, first, 1);
    await call(21, foreign, 2, 'error');
    const all = await list('provider_logs?round_id=r-9');
    expect(all.body).toMatchObject({
      total: 21,
      totals: { latency_ms: '200' },
      totals_by: { bet_amount: { bet: '21.00' } },
      facets: { ok: 20, error: 1, timeout: 0 },
    });
    expect((await list('provider_logs?round_id=r-9&latency_min=200')).body.total).toBe(2);
    // Without days it is the last hour.
    await call(22, first, 1, 'ok', '2 hours');
    expect((await list('provider_logs?round_id=r-9')).body.total).toBe(21);
    expect((await list('provider_logs?round_id=r-9&date_from=lastHour')).body.total).toBe(21);
    const before = bangkokDay(new Date(Date.now() - 2 * 3_600_000));
    expect((await list(`provider_logs?round_id=r-9&date_from=${before}`)).body.total).toBe(22);
    expect((await list('provider_logs?date_to=lastHour')).status).toBe(422);
    // By the clocks of Bangkok, on each of the days; both minutes count whole.
    await run(sql`update provider_log set created_at = timestamptz '2026-02-03T14:05:59+07:00' where txn_id = 't-3'`);
    await run(sql`update provider_log set created_at = timestamptz '2026-02-04T15:00:00+07:00' where txn_id = 't-4'`);
    const within = async (time: string) =>
      (await list(`provider_logs?date_from=2026-02-03&date_to=2026-02-04&${time}`)).body.total;
    expect(await within('time_from=14:05&time_to=15:00')).toBe(2);
    expect(await within('time_from=14:06')).toBe(1);
    expect(await within('time_to=14:59')).toBe(1);
    expect(await within('time_from=00:00&time_to=14:04')).toBe(0);
    expect((await list('provider_logs?time_from=25:00')).status).toBe(422);
    await run(sql`update provider_log set created_at = now() where txn_id in ('t-3', 't-4')`);
    expect((await list('wallet_logs?date_from=lastHour')).status).toBe(422);
    await expect(call(1, first, 1)).rejects.toMatchObject({ code: '23505' });
    await call(1, first, 1, 'duplicate');
    await expect(run(sql`update provider_log set balance_after = null where txn_id = 't-2'`)).rejects.toMatchObject({
      constraint: 'provider_log_balances',
    });
    const support = await signIn(world.app, 'support');
    expect((await list('provider_logs?round_id=r-9', support)).body.total).toBe(21);
    expect((await list('provider_logs', master)).status).toBe(403);
  });

  test('who brought whom: figures of the period, two levels, and what is still owed', async () => {
    const third = await createMember(world.database.db, 1, 0n + 1n);
    await run(sql`update member set upline_id = ${first} where id = ${second}`);
    await run(sql`update member set upline_id = ${second} where id = ${third}`);
    // Somebody of another agent below: nothing of them is told to whoever does not serve that agent.
    await run(sql`update member set upline_id = ${first} where id = ${foreign}`);
    const today = sql`bangkok_day(now())`;
    const income = (downline: number | undefined, tier: number, amount: number, status: string) =>
      run(sql`insert into affiliate_income (stat_date, agent_id, member_id, downline_id, tier, base, base_amount, rate_pct, amount, paid_amount, status, paid_at, wallet_log_no)
        values (${today}, 1, ${first}, ${downline}, ${tier}, 'turnover', 100000, 0.5, ${amount}, ${status === 'paid' ? amount : 0}, ${status},
          ${status === 'paid' ? sql`now()` : sql`null`}, ${status === 'paid' ? 'L1' : null})`);
    await income(second, 1, 450, 'paid');
    await income(third, 2, 100, 'pending');
    const part = sql`(select min(id) from sub_provider)`;
    await run(sql`insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
        member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct, member_commission_pct, cost_pct,
        cost_base, revision, recorded_at)
      values (${today}, 1, ${second}, ${part}, 3, 100000, 90000, 70000, 0, 0, 0, 0, 0, 0, 0, 0, 'ggr', 1, now())`);
    const report = async (query: string, who: Who) => {
      const reply = await list(`filter?segment=affiliate${query}`, who);
      return { rows: rowsOf(reply), totals: reply.body.totals };
    };
    const mine = await report('', master);
    expect(mine.rows[0]).toMatchObject({
      ...{ id: first, downline_l1: 1, downline_l2: 1, downline_active: 1, downline_valid_turnover: '900.00' },
      ...{
        downline_winloss: '-300.00',
        income_total: '5.50',
        income_paid: '4.50',
        income_pending: '1.00',
        status: 'active',
      },
    });
    expect(mine.totals).toMatchObject({ downline_l1: '2', downline_l2: '1', income_total: '5.50' });
    // One member may be below two others: what those below did has no sum.
    expect(mine.totals).not.toHaveProperty('downline_deposit_total');
    expect((await report('', owner)).rows[0]).toMatchObject({ downline_l1: 2 });
    expect((await report('&level=2', master)).rows).toMatchObject([
      { id: first, downline_l1: 0, income_total: '1.00' },
    ]);
    expect((await report('&min_downline=2', master)).rows).toHaveLength(1);
    expect((await report('&sort=username&limit=1&page=2', master)).rows).toHaveLength(1);
    expect((await list('filter?segment=affiliate&agent_id=2', master)).status).toBe(403);
    const file = await list('filter?segment=affiliate&export=csv', marketing);
    expect(file.text.split('\r\n')[0]).toContain('โค้ดแนะนำ');
    expect(file.text).toContain('5.50');

    const below = rowsOf(await list(`filter?segment=downline&username=${nameOf(first)}`, master));
    expect(below).toMatchObject([
      { id: second, level: 1, downline_count: 1, valid_turnover: '900.00', income: '4.50' },
      { id: third, level: 2, parent_username: nameOf(second), income: '1.00' },
    ]);
    expect((await list(`filter?segment=downline&username=${nameOf(foreign)}`, master)).body.error).toBe(404);
  });

  test('a day is paid once, into the wallet, with a line that says so', async () => {
    const { rows } = await sql<{ day: string }>`select bangkok_day(now())::text as day`.execute(world.database.db);
    const day = String(rows[0]?.day);
    const jobs = systemContext(world.platform, 'jobs');
    await run(sql`update agent_config set created_at = now() - interval '30 days'`);
    await run(sql`insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
        member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct, member_commission_pct, cost_pct,
        cost_base, revision, recorded_at)
      select ${day}::date, 1, id, (select min(id) from sub_provider), 1, 20000, 20000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'ggr', 1, now()
      from member where upline_id = ${second}`);
    // A row keeps the rate that it was made with: 0.5 % of 200.00 to the first, and as much to the second, who is new.
    expect(await payAffiliateDay(jobs, day)).toEqual({ paid: 2, amount: 200n });
    expect(await payAffiliateDay(jobs, day)).toEqual({ paid: 0, amount: 0n });
    const lines = rowsOf(await list(`wallet_logs?username=${nameOf(first)}&wallet_type=affiliate`));
    expect(lines).toMatchObject([{ amount: '1.00', balance_after: '1.00', chain: 'ok', ref_id: day }]);
    // The next day everybody below who played earns for those above.
    await run(sql`insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
        member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct, member_commission_pct, cost_pct,
        cost_base, revision, recorded_at)
      select bangkok_day(now()) - 1, 1, id, (select min(id) from sub_provider), 1, 20000, 20000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 'ggr', 1, now()
      from member where upline_id = ${second}`);
    const before = (await sql<{ day: string }>`select (bangkok_day(now()) - 1)::text as day`.execute(world.database.db))
      .rows[0]?.day;
    // 0.5 % of 200.00 to the second, 0.1 % to the first.
    expect(await payAffiliateDay(jobs, String(before))).toEqual({ paid: 2, amount: 120n });
    expect((await list(`users?username=${nameOf(first)}`)).body.data).toMatchObject([{ balance_affiliate: '1.20' }]);
    expect(dueDays(new Date('2026-01-31T20:59:00Z'))).toEqual(['2026-01-28', '2026-01-29', '2026-01-30']);
    expect(dueDays(new Date('2026-01-31T21:00:00Z')).at(-1)).toBe('2026-01-31');
  });

  test('everything about a member: parts by right, numbers only for whoever asks, and that is written down', async () => {
    const all = dataOf(await list(`overview?id=${first}`));
    expect(all).toMatchObject({
      wallets: [
        { type: 'main', chain: 'sum' },
        { type: 'point', balance: '320.00' },
        { type: 'bonus', balance: '123.45' },
        { type: 'affiliate', balance: '1.20' },
      ],
      duplicates: [{ id: foreign, reasons: ['bank'] }],
      downline: { l1: 2, l2: 1 },
    });
    expect(dataOf(await list(`overview?id=${first}`, master))).toMatchObject({ duplicates: [] });
    expect(dataOf(await list(`overview?id=${first}`, marketing))).toMatchObject({ wallets: null, money: null });
    expect((await list(`overview?id=${foreign}`, master)).body.error).toBe(404);

    const looks = async () => {
      const { rows } = await sql<{
        n: string;
      }>`select count(*) as n from audit_log where action = 'Member.read'`.execute(world.database.db);
      return Number(rows[0]?.n);
    };
    const before = await looks();
    expect(dataOf(await list(`contact?id=${first}`))).toMatchObject({ mobile: '0800000001' });
    expect(await looks()).toBe(before + 1);
    expect((await list(`contact?id=${first}`, marketing)).status).toBe(403);
    expect(await looks()).toBe(before + 1);
  });

  test('income follows the agent’s settings and the facts of its day: paid, put right, taken back, kept back', async () => {
    const { db } = world.database;
    const jobs = systemContext(world.platform, 'jobs');
    const earner = await createMember(db, 1, 1n);
    const low = await createMember(db, 1, 1n);
    await run(sql`update member set upline_id = ${earner} where id = ${low}`);
    const settings = (set: object) => db.updateTable('agent_config').set(set).where('agent_id', '=', 1).execute();
    const ago = async (days: number) =>
      String(
        (await sql<{ day: string }>`select (bangkok_day(now()) - ${days}::integer)::text as day`.execute(db)).rows[0]
          ?.day,
      );
    const [old, before, later] = [await ago(10), await ago(2), await ago(1)];
    const lost = (day: string, satang: number) =>
      run(sql`insert into bet_day (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
          member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct, member_commission_pct,
          cost_pct, cost_base, revision, recorded_at)
        values (${day}::date, 1, ${low}, (select min(id) from sub_provider), 1, 500000, 500000, ${500_000 - satang}, 0, 0, 0, 0, 0, 0, 0, 0,
          'ggr', 1, now())
        on conflict (stat_date, member_id, sub_provider_id) do update set payout = excluded.payout`);
    const wallet = async () => {
      const { rows } = await sql<{ balance: bigint; lines: string }>`
        select balance, (select string_agg(log_type || ' ' || amount, ', ' order by id) from wallet_log
          where member_id = ${earner} and wallet_type = 'affiliate') as lines
        from wallet where member_id = ${earner} and wallet_type = 'affiliate'`.execute(db);
      return rows[0];
    };
    const incomeOf = async (day: string) => {
      const { rows } = await sql`
        select base, rate_pct, amount, paid_amount, status from affiliate_income
        where member_id = ${earner} and stat_date = ${day}::date`.execute(db);
      return rows;
    };

    await settings({ affiliate_enabled: false, affiliate_mode: 'loss', affiliate_pct_l1: '10' });
    await lost(before, 60_000);
    await payAffiliateDay(jobs, before);
    expect(await incomeOf(before)).toEqual([]);
    await settings({ affiliate_enabled: true });
    expect(await payAffiliateDay(jobs, before)).toEqual({ paid: 1, amount: 6_000n });
    // Another rate is for what comes; what was written follows its facts at the rate that it was made with.
    await settings({ affiliate_pct_l1: '20' });
    await lost(before, 10_000);
    expect(await payAffiliateDay(jobs, before)).toEqual({ paid: 0, amount: 0n });
    expect(await incomeOf(before)).toMatchObject([
      { base: 'loss', amount: 1_000n, paid_amount: 1_000n, status: 'paid' },
    ]);
    expect(await wallet()).toEqual({ balance: 1_000n, lines: 'affiliate 6000, rollback -5000' });

    // Spent: what is to go back is kept back from what comes next.
    await jobs.transaction(({ tx }) =>
      moveWallet(tx, {
        ...{
          memberId: earner,
          wallet: 'affiliate',
          amount: -700n,
          kind: 'adjust',
          ref: { type: 'member', id: earner },
        },
        entry: { type: 'transfer_out', refType: 'manual', refId: 'T', actorType: 'member', actorName: 'x' },
      }),
    );
    await lost(before, 0);
    await payAffiliateDay(jobs, before);
    expect(await incomeOf(before)).toMatchObject([{ amount: 0n, paid_amount: 700n, status: 'pending' }]);
    expect((await wallet())?.balance).toBe(0n);
    await lost(later, 5_000);
    expect(await payAffiliateDay(jobs, later)).toEqual({ paid: 1, amount: 300n });
    expect(await incomeOf(before)).toMatchObject([{ amount: 0n, paid_amount: 0n, status: 'cancelled' }]);
    expect(await incomeOf(later)).toMatchObject([{ amount: 1_000n, paid_amount: 1_000n, status: 'paid' }]);

    // A day that no round looks at any more leaves a task when its figures change.
    await lost(old, 1_000);
    await lost(old, 2_000);
    expect(await drain({ db, handlers: { [affiliateTopic]: affiliateTask(jobs) } })).toBeGreaterThan(0);
    expect(await incomeOf(old)).toMatchObject([{ amount: 400n, paid_amount: 400n, status: 'paid' }]);
    const { rows } = await sql<{ told: bigint; held: bigint }>`
      select (select sum(affiliate) from money_event where member_id = ${earner})::bigint as told,
        (select sum(paid_amount) from affiliate_income where member_id = ${earner})::bigint as held`.execute(db);
    expect(rows[0]).toEqual({ told: 1_400n, held: 1_400n });
    const broken = await verifyInvariants(db);
    expect(broken.filter(({ id }) => ['I1', 'I2', 'R-money', 'R-member_day'].includes(id))).toEqual([]);
  });
});
