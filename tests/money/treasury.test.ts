// Long because the tests share one small house, whose accounts, people and rules are made here once.

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { replenishDue } from '#areas/finance/server/replenish/replenish-task.ts';
import { sweepDue } from '#areas/finance/server/sweep/sweep-task.ts';
import { transferListeners } from '#areas/finance/server/transfer-listeners.ts';
import { bothOf } from '#server/base/bilingual.ts';
import { baseTexts } from '#server/base/texts.ts';
import { noticeTask, noticeTopic } from '#server/jobs/notice-task.ts';
import { drain } from '#server/jobs/worker.ts';
import { bankOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { noticeFolder } from '#server/providers/notices.ts';
import { endings } from '#server/providers/sandbox/scenarios.ts';
import { settleTransfer } from '#server/transfers/settle-transfer.ts';
import { oneSubject } from '../api/subjects.ts';
import { type House, openHouse } from './support/house.ts';

const endingOf = (scenario: string) => BigInt(Object.entries(endings).find(([, name]) => name === scenario)?.[0] ?? 0);

describe.each([oneSubject])('sweeps and replenishment on $name', (subject) => {
  let house: House;
  let db: House['database']['db'];
  let account = 0;

  beforeAll(async () => {
    house = await openHouse(subject, { listeners: transferListeners });
    db = house.database.db;
    await sql`update sweep_settings set enabled = true, interval_min = 1, stop_on_error_count = 2`.execute(db);
  });
  afterAll(() => house.close());
  beforeEach(async () => {
    await sql`update sweep_rule set status = 'paused'`.execute(db);
    await sql`update replenish_rule set status = 'paused'`.execute(db);
    await sql`update sweep_settings set enabled = true, max_per_day = null, active_from = null, active_to = null`.execute(
      db,
    );
  });

  /** A connected account with money that is in the books. */
  async function bank(usage: 'deposit' | 'withdraw' | 'holding', balance: bigint): Promise<number> {
    account += 1;
    const { id } = await db
      .insertInto('bank')
      .values({
        bank_code: 'KBANK',
        account_no: `99980${String(account).padStart(5, '0')}`,
        account_name: 'บริษัท ทดสอบ',
        nickname: `${usage}-${account}`,
        usage,
        agent_ids: [],
        channel: 'api',
        session_status: 'online',
        balance,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (balance > 0n)
      await db.transaction().execute((tx) =>
        post(tx, {
          kind: 'opening',
          ref: { type: 'bank', id },
          lines: [
            { account: bankOf(id), amount: -balance },
            { account: openingAccount, amount: balance },
          ],
        }),
      );
    return id;
  }
  async function sweepRule(source: number, dests: readonly number[], more: object = {}): Promise<number> {
    const { id } = await db
      .insertInto('sweep_rule')
      .values({
        source_bank_id: source,
        dest_bank_ids: [...dests],
        method: 'rotate',
        ceiling_min: 20_000_00n,
        ceiling_max: 20_000_00n,
        remain_min: 0n,
        remain_max: 0n,
        per_transfer_max: 1_000_000_00n,
        status: 'active',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const rule = (id: number) => db.selectFrom('sweep_rule').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const state = async (id: number) => {
    const { rows } = await sql<{ today_moved: bigint; today_count: number }>`
      select today_moved, today_count from sweep_rule_state where id = ${id}`.execute(db);
    return rows[0];
  };
  const sweeps = async (id: number) => {
    const { rows } = await sql<{ id: number; status: string; amount: bigint; target: number }>`
      select transfer.id, status, amount, target_bank_id as target from sweep
      join bank_transfer transfer on transfer.id = transfer_id where rule_id = ${id} order by sweep.id`.execute(db);
    return rows;
  };
  const sweep = () => sweepDue({ context: house.context });
  /** The next round may come. */
  const later = async () => {
    await sql`update sweep_rule set last_run_at = null`.execute(db);
    await sql`update replenish_rule set last_run_at = null, filled_at = null`.execute(db);
  };

  test('what is beyond the ceiling goes to each destination in turn, and is in the books', async () => {
    const source = await bank('deposit', 50_000_00n);
    const dests = [await bank('holding', 0n), await bank('withdraw', 0n)];
    const id = await sweepRule(source, dests, {
      per_transfer_max: 25_000_00n,
      remain_min: 100_00n,
      remain_max: 100_00n,
    });
    expect(await sweep()).toEqual([expect.stringMatching(/^MG\d{10}$/)]);
    // Money under way blocks the rule, whenever it is asked.
    await later();
    expect(await sweep()).toEqual([]);
    await house.work();
    await later();
    expect(await sweep()).toHaveLength(1);
    await house.work();
    expect(await sweeps(id)).toMatchObject([
      { status: 'success', amount: 25_000_00n, target: dests[0] },
      { status: 'success', amount: 24_900_00n, target: dests[1] },
    ]);
    expect(await house.balance(source)).toBe(100_00n);
    expect(await house.balance(dests[1] ?? 0)).toBe(24_900_00n);
    expect(await state(id)).toEqual({ today_moved: 49_900_00n, today_count: 2 });
    await later();
    expect(await sweep()).toEqual([]);
    expect(bothOf((await rule(id)).last_result ?? '')).toEqual({
      th: 'ยอด 100.00 ยังไม่ถึง 20,000.00 บาท',
      en: 'The balance of 100.00 is below 20,000.00 baht',
    });
    expect(await house.breaches()).toEqual([]);
  });

  test('many processes at once ask for one transfer', async () => {
    const id = await sweepRule(await bank('deposit', 50_000_00n), [await bank('holding', 0n)]);
    const rounds = await Promise.all(Array.from({ length: subject.name === 'postgres' ? 12 : 3 }, sweep));
    expect(rounds.flat()).toHaveLength(1);
    expect(await sweeps(id)).toHaveLength(1);
    await house.work();
    expect(await house.breaches()).toEqual([]);
  });

  test('the limit of the day holds for all rules together, at once', async () => {
    const moved = await sql<{ moved: bigint }>`
      select coalesce(sum(amount), 0)::bigint as moved from bank_transfer where origin = 'sweep' and status = 'success'`.execute(
      db,
    );
    const most = (moved.rows[0]?.moved ?? 0n) + 60_000_00n;
    await sql`update sweep_settings set max_per_day = ${most}`.execute(db);
    const target = await bank('holding', 0n);
    const ids: number[] = [];
    for (let i = 0; i < 3; i += 1) ids.push(await sweepRule(await bank('deposit', 25_000_00n), [target]));
    await Promise.all([sweep(), sweep(), sweep()]);
    const amounts = (await Promise.all(ids.map(sweeps))).flat().map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0n)).toBe(60_000_00n);
    await house.work();
    expect(await house.breaches()).toEqual([]);
  });

  test('the master switch and the hours count', async () => {
    const id = await sweepRule(await bank('deposit', 30_000_00n), [await bank('holding', 0n)]);
    await sql`update sweep_settings set enabled = false`.execute(db);
    expect(await sweep()).toEqual([]);
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Bangkok', hour: '2-digit', hourCycle: 'h23' }).format(),
    );
    const at = (offset: number) => `${String((hour + offset + 24) % 24).padStart(2, '0')}:00`;
    await sql`update sweep_settings set enabled = true, active_from = ${at(2)}, active_to = ${at(4)}`.execute(db);
    expect(await sweep()).toEqual([]);
    await sql`update sweep_settings set active_from = ${at(-1)}, active_to = ${at(2)}`.execute(db);
    expect(await sweep()).toHaveLength(1);
    await house.work();
    expect(await sweeps(id)).toMatchObject([{ status: 'success' }]);
  });

  test('consecutive failures stop a rule and notify the team; a person starts it again', async () => {
    await sql`update sweep_settings set notify_channel = 'treasury-alerts'`.execute(db);
    const refused = 20_000_00n + endingOf('refused');
    const id = await sweepRule(await bank('deposit', refused), [await bank('holding', 0n)]);
    for (const [count, status] of [
      [1, 'active'],
      [2, 'error'],
    ] as const) {
      await later();
      expect(await sweep()).toHaveLength(1);
      await house.work();
      expect(await rule(id)).toMatchObject({ error_count: count, status });
    }
    const folder = await mkdtemp(join(tmpdir(), 'notices-'));
    try {
      const providers = { ...house.context.providers, notices: noticeFolder(folder) };
      await drain({ db, handlers: { [noticeTopic]: noticeTask({ providers }) } });
      const files = await readdir(folder);
      expect(files).toHaveLength(1);
      expect(await readFile(join(folder, files[0] ?? ''), 'utf8')).toMatch(
        new RegExp(`^treasury-alerts\n\n.*#${id} .*2 ครั้ง`),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
    await later();
    expect(await sweep()).toEqual([]);
    expect((await state(id))?.today_moved).toBe(0n);
    expect(await house.breaches()).toEqual([]);
  });

  test('an unknown result blocks the rule until it is known', async () => {
    const source = await bank('deposit', 20_000_00n + endingOf('silent_for_ever'));
    const id = await sweepRule(source, [await bank('holding', 0n)]);
    await sweep();
    await house.work({ schedule: [] });
    const [only] = await sweeps(id);
    expect(only?.status).toBe('unknown');
    expect(await rule(id)).toMatchObject({ status: 'active', error_count: 0 });
    await later();
    expect(await sweep()).toEqual([]);
    // The statement shows it.
    await house.context.transaction((ctx) =>
      settleTransfer(
        ctx,
        only?.id ?? 0,
        { state: 'success', upstreamRef: 'ST-1', message: 'พบในสเตทเมนต์', fee: 0n, inquiry: false, park: false },
        transferListeners,
      ),
    );
    expect(await house.balance(source)).toBe(0n);
    expect((await state(id))?.today_count).toBe(1);
    expect(await house.breaches()).toEqual([]);
  });

  test('a process that dies between the request and the answer leaves nothing to do twice', async () => {
    const source = await bank('deposit', 40_000_00n);
    const id = await sweepRule(source, [await bank('holding', 0n)]);
    await sweep();
    const dead = house.work({
      checkpoint: async (at) => {
        if (at === 'answered') throw new Error('killed');
      },
    });
    await dead;
    await later();
    expect(await sweep()).toEqual([]);
    for (let round = 0; round < 40 && (await sweeps(id))[0]?.status !== 'success'; round += 1) {
      await sql`update outbox set available_at = clock_timestamp() where state = 'queued' and topic = 'transfer'`.execute(
        db,
      );
      await house.work();
    }
    expect(await sweeps(id)).toMatchObject([{ status: 'success', amount: 40_000_00n }]);
    expect(await house.balance(source)).toBe(0n);
    expect(await house.breaches()).toEqual([]);
  });

  async function replenishRule(target: number, sources: readonly number[], more: object = {}): Promise<number> {
    const { id } = await db
      .insertInto('replenish_rule')
      .values({
        target_bank_id: target,
        source_bank_ids: [...sources],
        min_balance: 10_000_00n,
        target_balance: 50_000_00n,
        per_transfer_max: 100_000_00n,
        mode: 'auto',
        finance_team_id: house.world.team,
        cooldown_min: 5,
        status: 'active',
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }
  const logs = async (id: number) => {
    const { rows } = await sql<{ action: string; result: string; message: string | null }>`
      select action, result, message from replenish_log where rule_id = ${id} order by id`.execute(db);
    return rows;
  };
  const replenish = () => replenishDue(house.context);

  test('an account that runs low is filled once, rests, and says why it is not filled', async () => {
    const target = await bank('withdraw', 8_200_00n);
    const poor = await bank('deposit', 1_000_00n);
    const rich = await bank('deposit', 45_000_00n);
    const id = await replenishRule(target, [poor, rich]);
    const rounds = await Promise.all(Array.from({ length: subject.name === 'postgres' ? 8 : 2 }, replenish));
    expect(rounds.flat()).toEqual([{ transfer: expect.stringMatching(/^RT/) }]);
    await house.work();
    expect(await house.balance(target)).toBe(50_000_00n);
    expect(await house.balance(rich)).toBe(3_200_00n);
    // Spent again at once: it rests, and the reason is told once.
    await sql`update replenish_rule set min_balance = 50000100, target_balance = 90000000, last_run_at = null where id = ${id}`.execute(
      db,
    );
    expect(await replenish()).toMatchObject([{ skipped: { th: expect.stringContaining('เติมไปแล้ว') } }]);
    await sql`update replenish_rule set last_run_at = null where id = ${id}`.execute(db);
    await replenish();
    await later();
    expect(await replenish()).toMatchObject([{ skipped: { th: expect.stringContaining('ต้นทางมีมากที่สุด 3,200.00') } }]);
    await sql`update replenish_rule set daily_max = 4180000, per_transfer_max = 4180000 where id = ${id}`.execute(db);
    await later();
    expect(await replenish()).toMatchObject([{ skipped: { th: expect.stringContaining('วงเงินต่อวัน') } }]);
    expect((await logs(id)).map(({ action, result }) => `${action} ${result}`)).toEqual([
      'transfer ok',
      'skipped cooldown',
      'skipped no_source',
      'skipped limit',
    ]);
    expect(await house.breaches()).toEqual([]);
  });

  test('a rule that asks people opens one ticket', async () => {
    const target = await bank('withdraw', 1_000_00n);
    const id = await replenishRule(target, [await bank('holding', 900_000_00n)], { mode: 'ticket' });
    const rounds = await Promise.all(Array.from({ length: subject.name === 'postgres' ? 8 : 2 }, replenish));
    expect(rounds.flat()).toEqual([{ ticket: expect.stringMatching(/^TK\d{10}$/) }]);
    await later();
    expect(await replenish()).toEqual([]);
    const tickets = await db.selectFrom('replenish_ticket').selectAll().where('rule_id', '=', id).execute();
    expect(tickets).toMatchObject([
      { status: 'open', amount: 49_000_00n, priority: 'urgent', opened_by: baseTexts.system.kept() },
    ]);
    expect(await logs(id)).toMatchObject([{ action: 'ticket', result: 'ok' }]);
    expect(await house.breaches()).toEqual([]);
  });

  test('a failed transfer is in the log, and tried again after the cooldown', async () => {
    const amount = 40_000_00n + endingOf('refused');
    const target = await bank('withdraw', 50_000_00n - amount);
    const id = await replenishRule(target, [await bank('deposit', 90_000_00n)]);
    await replenish();
    await house.work();
    expect(await logs(id)).toMatchObject([
      { action: 'transfer', result: 'ok' },
      { action: 'transfer', result: 'error' },
    ]);
    await sql`update replenish_rule set last_run_at = null where id = ${id}`.execute(db);
    expect(await replenish()).toMatchObject([{ skipped: { th: expect.stringContaining('เติมไปแล้ว') } }]);
    await later();
    expect(await replenish()).toHaveLength(1);
    await house.work();
    expect(await house.breaches()).toEqual([]);
  });
});
