import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Checkpoint } from '#server/jobs/send-once.ts';
import { endings, type ScenarioName } from '#server/providers/sandbox/scenarios.ts';
import { settleTransfer } from '#server/transfers/settle-transfer.ts';
import { oneSubject, subjects } from '../api/subjects.ts';
import { elsewhere, type House, openHouse } from './support/house.ts';
import { mortal } from './support/mortal.ts';
import { passTime } from './support/quick-sandbox.ts';
import { bankBalance } from './support/world.ts';

/** Where a transfer of each behaviour ends without anybody's help. */
const ends: Readonly<Record<ScenarioName, string>> = {
  normal: 'success',
  huge_body: 'success',
  other_currency: 'unknown',
  reset_paid: 'success',
  slow: 'success',
  timeout_paid: 'success',
  timeout_unpaid: 'failed',
  silent_for_ever: 'unknown',
  duplicate: 'success',
  late_success: 'success',
  html_page: 'failed',
  wrong_amount: 'unknown',
  refused: 'failed',
  refused_then_paid: 'success',
  surfaces_late: 'success',
  html_page_paid: 'success',
};
const endingOf = (scenario: string) => BigInt(Object.entries(endings).find(([, name]) => name === scenario)?.[0] ?? 50);

describe.each([oneSubject])('transfers on $name', (subject) => {
  let house: House;
  /** Statuses that the origin was told, by transfer. */
  const reported = new Map<number, string[]>();
  beforeAll(async () => {
    house = await openHouse(subject, {
      listeners: {
        console: async (_ctx, { id, status, note }) => {
          if (note === 'deaf') throw new Error('the origin cannot take it');
          reported.set(id, [...(reported.get(id) ?? []), status]);
        },
      },
    });
  });
  afterAll(() => house.close());

  const toOwn = () => ({ sourceBankId: house.world.bank, to: { bankId: house.world.poorBank } });
  const outside = () => ({ sourceBankId: house.world.bank, to: elsewhere, purpose: 'salary' });
  const statusOf = async (id: number) => (await house.transfer(id)).status;
  const windUntil = async (id: number, wanted: string) => {
    for (let round = 0; round < 5 && (await statusOf(id)) !== wanted; round += 1) {
      await house.work();
      await passTime(house.database);
    }
  };

  test('between own accounts: both balances, the fee and the ledger', async () => {
    const [from, to] = [await house.balance(house.world.bank), await house.balance(house.world.poorBank)];
    const id = await house.accepted({ ...toOwn(), amount: 250_00n, fee: 10_00n });
    expect(await statusOf(id)).toBe('pending');
    await house.work();
    expect(await house.transfer(id)).toMatchObject({
      status: 'success',
      fee: 10_00n,
      balance_before: from,
      balance_after: from - 260_00n,
      target_bank_id: house.world.poorBank,
    });
    expect(await house.balance(house.world.poorBank)).toBe(to + 250_00n);
    expect(reported.get(id)).toEqual(['success']);
    expect(await house.breaches()).toEqual([]);
  });

  test.each(Object.entries(ends))('%s', async (scenario, end) => {
    const id = await house.accepted({ ...outside(), amount: 1_000_00n + endingOf(scenario) });
    await windUntil(id, end);
    for (let round = 0; end === 'unknown' && round < 8 && !(await house.transfer(id)).parked_at; round += 1) {
      await house.work();
      await passTime(house.database);
    }
    const row = await house.transfer(id);
    expect(row.status).toBe(end);
    const { requests, paid } = await house.sent(row.transfer_ref);
    expect(requests).toBe(1);
    if (end !== 'unknown') expect(paid).toBe(end === 'success' ? 1 : 0);
    // Nobody could say: a person must look, and the evidence they bring ends it.
    expect(row.parked_at !== null).toBe(end === 'unknown');
    if (end === 'unknown') {
      const verdict = { upstreamRef: 'SLIP-1', message: 'พบในสเตทเมนต์', fee: 0n, inquiry: false, park: false } as const;
      const settle = (state: 'success' | 'failed') =>
        house.context.transaction((ctx) => settleTransfer(ctx, id, { ...verdict, state }, {}));
      expect(await settle('success')).toBe(true);
      expect(await settle('failed')).toBe(false);
      expect(await statusOf(id)).toBe('success');
    }
    expect(reported.get(id)?.filter((status) => status === 'success' || status === 'failed') ?? []).toHaveLength(
      end === 'unknown' ? 0 : 1,
    );
    expect(await house.breaches()).toEqual([]);
  });

  const deaths: Readonly<Record<Checkpoint, readonly [status: string, executed: number]>> = {
    claimed: ['success', 1],
    // Marked but perhaps never sent: nobody dares to send; after the time in which it could surface it counts as failed.
    marked: ['failed', 0],
    answered: ['success', 1],
    settled: ['success', 1],
  };
  test.each(Object.entries(deaths))('a worker that dies at %s', async (point, [status, paid]) => {
    const id = await house.accepted({ ...outside(), amount: 700_00n });
    const { checkpoint, dead } = mortal((at) => at === point);
    void house.work({ checkpoint });
    await dead;
    expect(await house.breaches()).toEqual([]);
    for (let round = 0; round < 5 && (await statusOf(id)) !== status; round += 1) {
      await passTime(house.database);
      await house.work();
    }
    const row = await house.transfer(id);
    expect(row.status).toBe(status);
    expect(await house.sent(row.transfer_ref)).toEqual({ requests: paid, paid });
    expect(await house.breaches()).toEqual([]);
  });

  test('an origin that fails to listen leaves the result to the next round', async () => {
    const id = await house.accepted({ ...outside(), amount: 310_00n, note: 'deaf' });
    await house.work();
    expect(await statusOf(id)).toBe('processing');
    expect(await house.breaches()).toEqual([]);
    const verdict = { upstreamRef: 'X', message: '', fee: 0n, inquiry: true, park: false, state: 'success' } as const;
    await house.context.transaction((ctx) => settleTransfer(ctx, id, verdict, {}));
    expect(await house.breaches()).toEqual([]);
  });

  test('what is refused leaves no trace', async () => {
    const { db } = house.database;
    const { bank, poorBank } = house.world;
    const poor = { sourceBankId: poorBank, to: elsewhere };
    const available = await house.balance(poorBank);
    const set = (change: object) => db.updateTable('bank').set(change).where('id', '=', poorBank).execute();
    const count = async () =>
      (
        await sql<{ n: number }>`
        select ((select count(*) from bank_transfer) + (select count(*) from outbox) + (select count(*) from audit_log))::integer
          as n`.execute(db)
      ).rows[0]?.n;
    const before = await count();
    const codeOf = async (request: Parameters<House['request']>[0]) => {
      const answer = await house.request(request);
      return answer.ok ? 'ok' : answer.refusal.code;
    };
    expect(await codeOf({ ...poor, amount: available + 1n })).toBe('balance');
    expect(await codeOf({ ...poor, amount: available, fee: 1n })).toBe('balance');
    await set({ daily_out_limit: 10_00n });
    expect(await codeOf({ ...poor, amount: 10_01n })).toBe('daily_out');
    await set({ daily_out_limit: null, status: 'frozen' });
    expect(await codeOf({ ...poor, amount: 1_00n })).toBe('source_closed');
    expect(await codeOf({ ...toOwn(), amount: 1_00n })).toBe('target_closed');
    await set({ status: 'active', session_status: 'otp_required' });
    expect(await codeOf({ ...poor, amount: 1_00n })).toBe('offline');
    await set({ session_status: 'online', daily_in_limit: 1_00n });
    expect(await codeOf({ ...toOwn(), amount: 1_01n })).toBe('daily_in');
    await set({ daily_in_limit: null });
    expect(await codeOf({ sourceBankId: bank, to: { bankId: bank }, amount: 1_00n })).toBe('same_account');
    expect(await codeOf({ sourceBankId: bank, to: { bankId: 999_999 }, amount: 1_00n })).toBe('no_target');
    expect(await codeOf({ sourceBankId: 999_999, to: elsewhere, amount: 1_00n })).toBe('no_source');
    expect(await count()).toBe(before);
  });

  test('withdrawals and transfers never count on the same money, and a lane holds one live transfer', async () => {
    const { poorBank } = house.world;
    const available = await house.balance(poorBank);
    const first = await house.accepted({
      sourceBankId: poorBank,
      to: elsewhere,
      amount: available - 10_00n,
      lane: 'a',
    });
    const { rows } = await sql<{ reserved: bigint }>`select bank_reserved(${poorBank}) as reserved`.execute(
      house.database.db,
    );
    expect(rows[0]?.reserved).toBe(available - 10_00n);
    expect(await house.request({ sourceBankId: poorBank, to: elsewhere, amount: 10_01n })).toMatchObject({ ok: false });
    const second = await house.request({ sourceBankId: poorBank, to: elsewhere, amount: 1_00n, lane: 'a' });
    expect(second).toMatchObject({ ok: false, refusal: { code: 'live' } });
    await house.work();
    expect(await statusOf(first)).toBe('success');
    expect(await house.request({ sourceBankId: poorBank, to: elsewhere, amount: 1_00n, lane: 'a' })).toMatchObject({
      ok: true,
    });
    await house.work();
    expect(await house.breaches()).toEqual([]);
  });

  test('the database refuses a changed address and a second end', async () => {
    const id = await house.accepted({ ...outside(), amount: 55_00n });
    const update = (change: string) =>
      sql`update bank_transfer set ${sql.raw(change)} where id = ${id}`.execute(house.database.db);
    await expect(update('amount = 1')).rejects.toThrow(/keeps its address/);
    await expect(update("account_no = '1112223334'")).rejects.toThrow(/keeps its address/);
    await house.work();
    await expect(update("status = 'failed'")).rejects.toThrow(/already success/);
    await expect(sql`delete from bank_transfer where id = ${id}`.execute(house.database.db)).rejects.toThrow(/refused/);
  });
});

const postgres = subjects.filter((subject) => subject.name === 'postgres');

describe.each(postgres)('races of transfers on $name', (subject) => {
  test('one lane, one balance, opposite directions, four workers', async () => {
    const house = await openHouse(subject);
    const toOwn = () => ({ sourceBankId: house.world.bank, to: { bankId: house.world.poorBank } });
    const outside = () => ({ sourceBankId: house.world.bank, to: elsewhere, purpose: 'salary' });

    const { bank, poorBank } = house.world;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => house.request({ ...outside(), amount: 20_00n, lane: 'race' })),
    );
    // One asks, the others are told so.
    const answers = outcomes.map((each) => (each.status === 'fulfilled' ? each.value.ok : each.reason));
    expect(answers.filter((ok) => ok === true)).toHaveLength(1);
    expect(answers.filter((ok) => ok === false)).toHaveLength(39);
    await house.work();
    const settleAll = async () => {
      for (let round = 0; round < 40; round += 1) {
        await Promise.all([house.work(), house.work(), house.work(), house.work()]);
        const { rows } = await sql<{ live: number }>`
            select count(*)::integer as live from bank_transfer where status in ('pending', 'processing', 'unknown')
              and parked_at is null`.execute(house.database.db);
        if (rows[0]?.live === 0) return;
      }
      throw new Error('transfers are still under way');
    };
    await house.accepted({ ...toOwn(), amount: 1_000_00n - (await house.balance(poorBank)) });
    await settleAll();
    const requested = await Promise.all(
      Array.from({ length: 30 }, () => house.request({ sourceBankId: poorBank, to: elsewhere, amount: 100_00n })),
    );
    expect(requested.filter((answer) => answer.ok)).toHaveLength(10);
    await settleAll();
    expect(await house.balance(poorBank)).toBe(0n);
    await house.accepted({ ...toOwn(), amount: 50_000_00n });
    await settleAll();
    await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        i % 2 === 0
          ? house.accepted({ ...toOwn(), amount: 100_00n })
          : house.accepted({ sourceBankId: poorBank, to: { bankId: bank }, amount: 100_00n }),
      ),
    );
    await settleAll();
    expect(await house.balance(poorBank)).toBe(50_000_00n);
    expect(await house.balance(bank)).toBeLessThan(bankBalance);
    expect(await house.breaches()).toEqual([]);
    await house.close();
  });
});
