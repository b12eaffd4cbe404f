// Long because the tests share one small house of agents, whose members and bets are made here once.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calculateEnded, cashbackRound } from '#areas/cashback/server/cashback-task.ts';
import { claimRebate } from '#areas/cashback/server/pay.ts';
import { requestDeposit } from '#areas/finance/server/deposit/request-deposit.ts';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import { bangkokDay } from '#contract/time.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { cashOf, openingAccount, promotionOf, walletOf } from '#server/ledger/accounts.ts';
import { balanceOf, post as book } from '#server/ledger/post.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { figureRules } from '#server/reports/invariants.ts';
import { recordBets } from '#server/reports/record-bets.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const dayLength = 86_400_000;
const now = new Date();
const today = bangkokDay(now);
const yesterday = bangkokDay(new Date(now.getTime() - dayLength));

describe.each(subjects.filter(({ name }) => name === 'pglite'))(
  'agents, rebates and two reports on $name',
  (subject) => {
    let world: World;
    let owner: { authorization: string };
    let master: { authorization: string };

    /** Agent 1 is a master with agent 3 below it; agent 2 is a stranger. Members 1, 2 of agent 3, 3 of agent 1, 4 of agent 2. */
    beforeAll(async () => {
      world = await openWorld(subject);
      const { db } = world.database;
      await sql`update agent set type = 'master' where id = 1`.execute(db);
      await sql`
      insert into agent (id, code, name, type, parent_id, server, prefix, share_pct, commission_pct)
      values (3, 'CCC', 'Agent CCC', 'agent', 1, 'rc100_v2', 'ccc', 30, 0.5)`.execute(db);
      await sql`update agent_share set share_pct = 40 where agent_id = 1`.execute(db);
      await sql`update agent set share_pct = 40 where id = 1`.execute(db);
      await sql`
      insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
        level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
        winloss_total, registered_at, status, activity_state)
      select id, 'member' || id, (array[3, 3, 1, 2])[id], 'สมชาย ' || id, '0800000001', 'KBANK', '999000000' || id, 'M', 'web',
        'gold', '[]', 0, 0, 0, 0, 0, 0, 0, now() - interval '40 days', 'active', 'active'
      from generate_series(1, 4) id`.execute(db);
      await db.transaction().execute(async (tx) => {
        for (const id of [1, 2, 3, 4]) {
          await sql`
          insert into wallet (member_id, wallet_type, balance, pending, turnover_required, turnover_done, updated_at)
          values (${id}, 'main', 0, 0, 0, 0, now())`.execute(tx);
          const posted = await book(tx, {
            kind: 'adjust',
            ref: { type: 'member', id },
            lines: [
              { account: cashOf(id), amount: 1_000_00n },
              { account: openingAccount, amount: -1_000_00n },
            ],
          });
          const line = {
            type: 'adjust_add',
            refType: 'manual',
            refId: `M${id}`,
            actorType: 'system',
            actorName: null,
          } as const;
          await syncWallet(tx, id, posted, line);
        }
      });
      owner = await signIn(world.app, 'owner');
      master = await signIn(world.app, 'agent.master');
    });
    afterAll(() => world.close());

    const bets = (day: string, memberId: number, turnover: bigint, payout: bigint, revision = 1) =>
      world.database.db
        .transaction()
        .execute((tx) =>
          recordBets(
            tx,
            [{ day, memberId, subProviderId: 1, betCount: 3, turnover, validTurnover: turnover, payout, revision }],
            '0',
          ),
        );
    const list = (path: string, query: Readonly<Record<string, string>> = {}, who = owner) =>
      get(world.app, `${path}?${new URLSearchParams(query)}`, who);
    const brokenFigures = async () => {
      const broken = await Promise.all(
        figureRules.map(
          async ({ id, broken: rows }) => [id, (await rows.execute(world.database.db)).rows.length] as const,
        ),
      );
      return broken.filter(([, count]) => count > 0);
    };
    const versionOf = async (id: number) =>
      Number(dataOf(await get(world.app, `/api/system/agent/detail?agent_id=${id}`, owner)).version);
    const change = async (id: number, body: object, who = owner) =>
      post(world.app, '/api/system/agent/update', { agent_id: id, version: await versionOf(id), ...body }, who);

    test('a master has its agents in it, and totals count nothing twice', async () => {
      await bets(today, 1, 100_00n, 40_00n);
      const all = await list('/api/system/agent/list');
      const figures = rowsOf(all).map(({ code, member_count, active_member_today, balance_total }) => [
        code,
        member_count,
        active_member_today,
        balance_total,
      ]);
      expect(figures).toEqual([
        ['AAA', 3, 1, '3000.00'],
        ['BBB', 1, 0, '1000.00'],
        ['CCC', 2, 1, '2000.00'],
      ]);
      expect(all.body.totals).toEqual({ member_count: '4', active_member_today: '1', balance_total: '4000.00' });
      const agents = await list('/api/system/agent/list', { parent_id: '1' });
      expect(agents.body.totals).toEqual({ member_count: '2', active_member_today: '1', balance_total: '2000.00' });
      const own = await list('/api/system/agent/list', {}, master);
      expect(rowsOf(own).map(({ code }) => code)).toEqual(['AAA', 'CCC']);
      expect((await get(world.app, '/api/system/agent/detail?agent_id=2', master)).body.error).toBe(404);
    });

    test('a new share holds from today: today is divided anew, a late bet of yesterday is not', async () => {
      expect((await change(3, { share_pct: '40.5' })).body).toMatchObject({
        error: 422,
        fields: { share_pct: expect.stringContaining('40%') },
      });
      expect((await change(1, { share_pct: '29' })).body).toMatchObject({
        error: 422,
        fields: { share_pct: expect.anything() },
      });
      expect((await change(3, { share_pct: '20', commission_pct: '1' })).body.error).toBe(0);
      await bets(yesterday, 1, 200_00n, 0n);
      await bets(today, 2, 50_00n, 0n);
      const { rows } = await sql<{
        stat_date: string;
        member_id: number;
        share: string;
        won: bigint;
        commission: bigint;
      }>`
      select stat_date::text, member_id, share_pct::text as share, agent_winloss as won, agent_commission as commission
      from bet_day order by stat_date, member_id`.execute(world.database.db);
      expect(rows).toEqual([
        { stat_date: yesterday, member_id: 1, share: '30.0000', won: 60_00n, commission: 1_00n },
        { stat_date: today, member_id: 1, share: '20.0000', won: 12_00n, commission: 1_00n },
        { stat_date: today, member_id: 2, share: '20.0000', won: 10_00n, commission: 50n },
      ]);
      expect(await brokenFigures()).toEqual([]);
      const shares = rowsOf(await list('/api/system/agent/shares', { agent_id: '3' }));
      expect(shares.map(({ effective_from, share_pct }) => [effective_from, share_pct])).toEqual([
        [today, '20.0000'],
        ['2000-01-01', '30.0000'],
      ]);
    });

    test('settings: every key with its default, typed, checked, versioned, and read where money is asked for', async () => {
      const settings = async () => dataOf(await get(world.app, '/api/system/agent/configs/list?agent_id=3', owner));
      const before = await settings();
      const items = before.items as readonly Readonly<Record<string, string>>[];
      expect(items.find(({ key }) => key === 'withdraw_fee')).toMatchObject({
        ...{ group: 'withdraw', value: '0.00', default: '0.00', value_type: 'money' },
      });
      expect(new Set(items.map(({ group }) => group)).size).toBe(8);
      const save = (values: object, version = before.version) =>
        post(world.app, '/api/system/agent/configs/update', { agent_id: 3, version, values }, owner);
      expect(
        (await save({ withdraw_fee: '1.005', match_mode: 'guess', auto_match_minutes: '0', nonsense: 1 })).body,
      ).toMatchObject({
        error: 422,
        fields: {
          withdraw_fee: expect.anything(),
          match_mode: expect.anything(),
          auto_match_minutes: expect.anything(),
          nonsense: expect.anything(),
        },
      });
      expect((await save({ withdraw_max: '50.00', withdraw_min: '60.00' })).body).toMatchObject({ error: 422 });
      const saved = await save({
        withdraw_min: '300.00',
        withdraw_fee: '5.00',
        turnover_count_types: 'slot,casino',
        winloss_enabled: true,
      });
      expect(dataOf(saved).changed).toEqual(['withdraw_min', 'withdraw_fee', 'turnover_count_types']);
      expect((await save({ withdraw_min: '200.00' })).body.error).toBe(409);
      const after = (await settings()).items as readonly Readonly<Record<string, string>>[];
      expect(after.find(({ key }) => key === 'withdraw_min')).toMatchObject({
        value: '300.00',
        updated_by: 'คุณ owner',
      });
      expect((await get(world.app, '/api/system/agent/configs/list?agent_id=2', master)).body.error).toBe(404);
      const ask = (amount: bigint) =>
        world.database.db.transaction().execute((tx) => requestWithdrawal(tx, { memberId: 1, amount }));
      await expect(ask(299_00n)).rejects.toThrow('ถอนขั้นต่ำ 300.00 บาท');
      const { id } = await ask(300_00n);
      const { rows } = await sql<{ fee_payer: string; net_amount: bigint }>`
      select fee_payer, net_amount from withdrawal where id = ${id}`.execute(world.database.db);
      expect(rows[0]).toEqual({ fee_payer: 'member', net_amount: 295_00n });
    });

    test('a suspended agent takes and gives no money; closing is for the owner, by its code, with nothing under way', async () => {
      const { db } = world.database;
      await sql`
      insert into bank (id, bank_code, account_no, account_name, nickname, usage, agent_ids, channel, session_status)
      values (1, 'KBANK', '9990000001', 'บริษัท', 'in', 'deposit', '[]', 'api', 'online')`.execute(db);
      const requests = () =>
        systemContext(world.platform, 'test').transaction((ctx) =>
          requestDeposit(ctx, { memberId: 1, bankId: 1, amount: 100_00n }),
        );
      await requests();
      expect((await change(3, { status: 'closed', confirm_code: 'CCC' })).body).toMatchObject({
        error: 422,
        fields: { status: expect.anything() },
      });
      expect((await change(3, { status: 'suspended' })).body.error).toBe(0);
      await expect(requests()).rejects.toThrow('ระงับ');
      await expect(
        db.transaction().execute((tx) => requestWithdrawal(tx, { memberId: 1, amount: 300_00n })),
      ).rejects.toThrow('ระงับ');
      const admin = await signIn(world.app, 'admin');
      expect((await change(3, { status: 'closed', confirm_code: 'CCC' }, admin)).body.error).toBe(403);
      expect((await change(3, { status: 'closed', confirm_code: 'CC' })).body).toMatchObject({
        fields: { confirm_code: expect.anything() },
      });
      expect((await change(3, { status: 'closed', confirm_code: 'CCC' })).body).toMatchObject({
        fields: { status: expect.stringContaining('1 รายการ') },
      });
      expect((await change(3, { status: 'active' })).body.error).toBe(0);
      await expect(sql`update agent set status = 'closed' where id = 3`.execute(db)).rejects.toThrow('cannot go');
    });

    test('rebates: exact, capped, from a least loss on, the same however often they are worked out', async () => {
      const { db } = world.database;
      const jobs = systemContext(world.platform, 'jobs');
      // Agent 3: 5 % of losses from 100.00 on, at most 7.50; 0.3 % of turnover by itself. Settings as old as the members.
      await sql`
      update agent_config set created_at = now() - interval '40 days', winloss_min_loss = 10000, winloss_max = 750,
        turnover_min = 1, winloss_claim = 'manual', turnover_claim = 'auto' where agent_id = 3`.execute(db);
      await sql`update agent_config set winloss_enabled = false, turnover_enabled = false where agent_id <> 3`.execute(
        db,
      );
      await bets(yesterday, 2, 80_01n, 0n);
      await bets(yesterday, 4, 900_00n, 0n);
      const clock = { now: () => new Date(Date.parse(`${today}T00:00:00+07:00`) + 2 * 3_600_000) };
      const work = () => calculateEnded({ ...jobs, clock });
      // Two losers, two kinds of play: of the losses one is below the least.
      expect(await work()).toBe(4);
      expect(await work()).toBe(0);
      const reported = async () => {
        const { rows } = await sql<Record<string, unknown>>`
        select member_id, kind, winloss_base + turnover_base as base, amount, cap_applied, status from cashback_log
        order by kind desc, member_id`.execute(db);
        return rows.map((row) => Object.values(row));
      };
      expect(await reported()).toEqual([
        [1, 'winloss', 200_00n, 7_50n, true, 'pending'],
        [2, 'winloss', 80_01n, 0n, false, 'below_min'],
        [1, 'turnover', 200_00n, 60n, false, 'pending'],
        [2, 'turnover', 80_01n, 24n, false, 'pending'],
      ]);
      await cashbackRound({ ...jobs, clock });
      await cashbackRound({ ...jobs, clock });
      expect((await reported()).map((row) => row.at(-1))).toEqual(['pending', 'below_min', 'paid', 'paid']);
      expect(await balanceOf(db, walletOf(1, 'commission'))).toBe(60n);
      expect(await balanceOf(db, promotionOf('cashback_turnover'))).toBe(-84n);
      // A correction changes what is not paid yet, and nothing else.
      await bets(yesterday, 2, 150_00n, 0n, 2);
      expect(await work()).toBe(1);
      expect((await reported())[1]).toEqual([2, 'winloss', 150_00n, 7_50n, false, 'pending']);
      expect((await reported())[3]).toEqual([2, 'turnover', 80_01n, 24n, false, 'paid']);
      const { rows } = await sql<{
        id: number;
      }>`select id from cashback_log where kind = 'winloss' order by member_id`.execute(db);
      const claim = (id: number | undefined) => jobs.transaction((ctx) => claimRebate(ctx, id ?? 0));
      expect([await claim(rows[0]?.id), await claim(rows[0]?.id)]).toEqual([true, false]);
      await sql`update cashback_log set expires_at = now() - interval '1 minute' where id = ${rows[1]?.id}`.execute(db);
      expect(await claim(rows[1]?.id)).toBe(false);
      await cashbackRound({ ...jobs, clock });
      await expect(sql`update cashback_log set amount = 1 where status = 'paid'`.execute(db)).rejects.toThrow(
        'does not change',
      );
      const page = await list('/api/cashback/winloss_logs', { date_from: yesterday, date_to: today });
      expect(page.body.totals).toMatchObject({ winloss_base: '350.00', amount: '15.00' });
      expect(page.body.facets).toMatchObject({ paid: 1, expired: 1, pending: 0 });
      const events = await sql<{
        sum: bigint;
      }>`select sum(cashback_turnover + 0)::bigint as sum from money_event`.execute(db);
      expect(events.rows[0]?.sum).toBe(84n);
      expect(await brokenFigures()).toEqual([]);
      expect(await verifyInvariants(db)).toEqual([]);
      const stranger = await list('/api/cashback/turnover_logs', { agent_id: '2' }, master);
      expect([stranger.status, stranger.body.total ?? 0]).not.toEqual([200, 1]);
    });

    test('free credit: how far it is follows from the facts', async () => {
      const { db } = world.database;
      await sql`
      insert into credit_free_grant (granted_at, agent_id, member_id, campaign, source, amount, turnover_required, flags,
        granted_by, reference, expires_at, revoked_at)
      values (now() - interval '1 day', 3, 1, 'WELCOME', 'promotion', 5000, 20000, '["ip_dup"]', 'ระบบ', 'CF1', now() + interval '5 days', null),
        (now() - interval '1 day', 3, 2, 'WELCOME', 'staff', 5000, 90000, '[]', 'ระบบ', 'CF2', now() + interval '5 days', null),
        (date_trunc('day', now() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok', 2, 4, 'OTHER', 'code', 7000, 10, '[]', 'ระบบ', 'CF3', null, now())`.execute(
        db,
      );
      const report = await list('/api/agent/creditfree', { date_from: yesterday, date_to: today });
      const rows = rowsOf(report).map(({ username, turnover_done, progress_pct, status }) => [
        username,
        turnover_done,
        progress_pct,
        status,
      ]);
      expect(rows.sort()).toEqual([
        ['member1', '200.00', '100.0000', 'completed'],
        ['member2', '200.00', '22.2222', 'busted'],
        ['member4', '0.00', '0.0000', 'revoked'],
      ]);
      expect(report.body.totals).toMatchObject({ member_id: '3', amount: '170.00', followed: '0' });
      expect(
        rowsOf(await list('/api/agent/creditfree', { date_from: yesterday, date_to: today, dup: 'ip_dup' })),
      ).toHaveLength(1);
      expect(
        rowsOf(await list('/api/agent/creditfree', { date_from: yesterday, date_to: today }, master)),
      ).toHaveLength(2);
    });

    test('activeness: who was there, day by day, as far as one may see', async () => {
      const figures = dataOf(await list('/api/member/activeness', { date_from: yesterday, date_to: today }));
      expect(figures).toMatchObject({
        dau: 2,
        wau: 3,
        mau: 3,
        new_member: 0,
        reactivated: 0,
        churned: 0,
        // Three of yesterday a thirtieth of the time: of days that are over alone.
        stickiness_pct: '3.33',
      });
      expect(figures.series).toEqual([
        { day: yesterday, dau: 3, new_member: 0, unfinished: false },
        { day: today, dau: 2, new_member: 0, unfinished: true },
      ]);
      expect(dataOf(await list('/api/member/activeness', {}, master))).toMatchObject({ mau: 2 });
      expect(dataOf(await list('/api/member/activeness', { agent_id: '2' }, master))).toMatchObject({ mau: 0 });
      const rows = rowsOf(await list('/api/member/filter', { segment: 'activeness', q: 'member1' }));
      expect(rows[0]).toMatchObject({
        username: 'member1',
        login_days_30: 2,
        valid_turnover_30: '300.00',
        winloss_30: '-260.00',
      });
    });
  },
);
