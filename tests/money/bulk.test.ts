import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, password } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { printedSeed, randomOf } from '../support/random.ts';
import { asOne } from './support/as-one.ts';
import { type Console, openConsole } from './support/console.ts';
import { mortal } from './support/mortal.ts';
import { passTime } from './support/quick-sandbox.ts';

/** Lines of the long payment, and how often its worker dies. */
const sizes = { pglite: { lines: 60, deaths: 3 }, postgres: { lines: 1_000, deaths: 8 } } as const;
const [maker, sender] = ['owner', 'finance.lead'];

const line = (index: number, amount = '100.00') => ({
  bank_code: 'SCB',
  account_no: String(4_050_000_000 + index * 7 + 1),
  account_name: `ผู้รับ ${index}`,
  amount,
});

describe.each([oneSubject])('payments to many on $name', (subject) => {
  let desk: Console;
  beforeAll(async () => {
    desk = await openConsole(subject);
  });
  afterAll(() => desk.close());

  const groupOf = async (recipients: readonly object[], bank = desk.money.bank) => {
    const { group_id: id } = dataOf(
      await desk.call(maker, 'bulk/create-group', { name: 'จ่ายทีมงาน', bank_id: bank, purpose: 'salary' }),
    );
    if (recipients.length > 0) dataOf(await desk.call(maker, 'bulk/add-recipient', { group_id: id, recipients }));
    return Number(id);
  };
  const send = (id: number, by = sender, more: object = {}) =>
    desk.call(by, 'bulk/withdraw', { group_id: id, password, ...more });
  const lines = async (id: number) =>
    (
      await sql<{ id: number; status: string; queued: boolean; message: string | null }>`
        select id, status, queued, message from bulk_recipient where group_id = ${id} order by seq`.execute(
        desk.database.db,
      )
    ).rows;
  const group = async (id: number) => {
    const { groups } = dataOf(await desk.call(maker, 'bulk/group-list', { limit: 100 }));
    return (groups as readonly Readonly<Record<string, unknown>>[]).find((one) => one.id === id) ?? {};
  };
  const paid = async (id: number) =>
    (
      await sql<{ lines: number; payments: number; satang: bigint }>`
        select count(distinct line.id)::integer as lines, count(*)::integer as payments,
          coalesce(sum(sent.amount), 0)::bigint as satang
        from bulk_recipient line join bank_transfer transfer on transfer.origin = 'bulk' and transfer.origin_id = line.id
        join sandbox_transfer sent on sent.reference = transfer.transfer_ref and sent.executed and sent.direction = 'out'
        where line.group_id = ${id}`.execute(desk.database.db)
    ).rows[0];
  const workUntil = async (id: number, done: (group: Readonly<Record<string, unknown>>) => boolean) => {
    for (let round = 0; round < 20; round += 1) {
      await desk.work();
      const now = await group(id);
      if (done(now)) return now;
      await passTime(desk.database);
    }
    throw new Error(`group ${id} is ${JSON.stringify(await group(id))}`);
  };
  /** Does something while one person counts as the other. */
  const counted = async <T>(one: string, other: string, work: () => Promise<T>) => {
    const { rows } = await sql<{ id: number }>`
      select id from app_user where username in (${one}, ${other}) order by username = ${other}`.execute(
      desk.database.db,
    );
    return asOne(desk.database.db, rows[0]?.id ?? 0, rows[1]?.id ?? 0, work);
  };
  const settled = (now: Readonly<Record<string, unknown>>) => now.status !== 'processing';

  const { lines: many, deaths } = sizes[subject.name];
  test(`${many} lines, the worker dies ${deaths} times: each is paid once and the sums agree`, async () => {
    const id = await groupOf(Array.from({ length: many }, (_, index) => line(index, `${100 + (index % 50)}.00`)));
    expect(dataOf(await send(id))).toMatchObject({ queued: many, status: 'processing' });
    const random = randomOf(printedSeed('BULK_SEED'));
    for (let death = 0; death < deaths; death += 1) {
      let left = 1 + Math.floor(random() * (many / (deaths + 1)));
      const { checkpoint, dead } = mortal(() => --left === 0);
      // The dead worker never comes back: its claims run out and the next one finds them.
      void desk.work({ checkpoint });
      await dead;
      await passTime(desk.database);
    }
    // Whatever the deaths left for a person: a person asks again, as the screen lets them.
    const askAll = async () => {
      const { rows } = await sql<{ id: number }>`
        select id from bank_transfer where status = 'unknown' and parked_at is not null`.execute(desk.database.db);
      for (const row of rows) await desk.call(sender, 'transfer-state', { id: row.id, ask: true });
    };
    await workUntil(id, settled);
    for (let round = 0; round < 10 && Number((await group(id)).unknown_count) > 0; round += 1) {
      await passTime(desk.database);
      await askAll();
      await desk.work();
    }
    const end = await group(id);
    expect(end.unknown_count).toBe(0);
    const sum = await paid(id);
    expect(sum?.payments).toBe(sum?.lines);
    expect(sum?.lines).toBe(end.success_count);
    expect(Number(end.success_count) + Number(end.failed_count)).toBe(many);
    expect(`${sum?.satang ?? 0n}`).toBe(String(end.success_amount).replace('.', ''));
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });

  test('a bad line: nothing of the list is stored, and every mistake is reported', async () => {
    const id = await groupOf([]);
    const mistakes = async (bad: readonly object[]) => {
      const answer = await desk.call(maker, 'bulk/add-recipient', { group_id: id, recipients: bad });
      expect(answer.status).toBe(422);
      return Object.keys(answer.body.fields as object).sort();
    };
    // What a line must look like comes first, then what the banks ask of it.
    const odd = [
      line(1),
      { ...line(2), amount: '2000000.01' },
      { ...line(3), account_name: ' ' },
      { ...line(4), amount: '0' },
      { ...line(5), amount: '1e3' },
      { ...line(6), surprise: 1 },
    ];
    expect(await mistakes(odd)).toEqual([
      'recipients.1.amount',
      'recipients.2.account_name',
      'recipients.3.amount',
      'recipients.4.amount',
      'recipients.5.surprise',
    ]);
    expect(await mistakes([line(1), { ...line(2), account_no: '123' }, { ...line(3), bank_code: 'NOPE' }])).toEqual([
      'recipients.1.account_no',
      'recipients.2.bank_code',
    ]);
    expect(await lines(id)).toEqual([]);
    expect((await send(id)).status).toBe(409);
    const twice = await desk.call(maker, 'bulk/add-recipient', { group_id: id, recipients: [line(1), line(1)] });
    expect(dataOf(twice).warnings).toMatchObject([{ row: 1, field: 'account_no' }]);
    expect(dataOf(await desk.call(maker, 'bulk/delete-group', { group_id: id })).status).toBe('deleted');
  });

  test('two people: new destinations and sums over the limit are never sent by the user who entered them', async () => {
    const id = await groupOf([line(90_001)]);
    expect(await send(id, maker)).toMatchObject({ status: 403 });
    expect(await counted(maker, sender, () => send(id))).toMatchObject({ status: 403 });
    expect((await send(id, sender, { password: 'wrong' })).body).toMatchObject({
      error: 422,
      fields: { password: expect.any(String) },
    });
    expect((await send(id, 'finance')).status).toBe(403);
    expect(dataOf(await send(id))).toMatchObject({ queued: 1 });
    await workUntil(id, settled);
    // Paid before under this name: one person may, within the limit.
    const again = await groupOf([line(90_001)]);
    // The same money went there today: that takes a word.
    expect((await send(again, maker)).body).toMatchObject({
      error: 422,
      fields: { warning_reason: expect.any(String) },
    });
    expect(dataOf(await send(again, maker, { warning_reason: 'งวดที่สองของวันนี้' }))).toMatchObject({ queued: 1 });
    const large = await groupOf([line(90_001, '50000.01')]);
    expect((await send(large, maker)).status).toBe(403);
    expect((await counted(sender, maker, () => send(large))).status).toBe(403);
    expect((await send(await groupOf([line(1, '150.00')], desk.money.poorBank))).status).toBe(422);
    await workUntil(large, () => true);
  });

  test('retry pays failed lines alone; an unknown one is not sent again before its end is known', async () => {
    const id = await groupOf([line(80_001), line(80_002, '100.98'), line(80_003, '100.97')]);
    dataOf(await send(id));
    const first = await workUntil(id, settled);
    expect(first).toMatchObject({ status: 'partial', success_count: 1, failed_count: 1, unknown_count: 1 });
    const [, failed, unknown] = await lines(id);
    expect((await send(id, sender, { recipient_ids: [unknown?.id] })).status).toBe(409);
    expect(dataOf(await send(id))).toMatchObject({ queued: 1 });
    await workUntil(id, settled);
    const attempts = await sql<{ n: number }>`
      select count(*)::integer as n from bank_transfer where origin = 'bulk' and origin_id = ${failed?.id ?? 0}`.execute(
      desk.database.db,
    );
    expect(attempts.rows[0]?.n).toBe(2);
    // A person's evidence, by somebody else than who sent it, ends the unknown one and moves the group on.
    const [row] = (
      await sql<{
        id: number;
      }>`select id from bank_transfer where origin_id = ${unknown?.id ?? 0} and status = 'unknown'`.execute(
        desk.database.db,
      )
    ).rows;
    const resolve = (by: string) =>
      desk.call(by, 'transfer-resolve', {
        id: row?.id,
        result: 'success',
        reference: 'KB-998877',
        reason: 'พบในสเตทเมนต์',
      });
    expect((await resolve(sender)).status).toBe(403);
    expect((await counted(maker, sender, () => resolve(maker))).status).toBe(403);
    expect(dataOf(await resolve(maker)).status).toBe('success');
    expect((await resolve(maker)).status).toBe(409);
    await desk.work();
    expect(await group(id)).toMatchObject({ success_count: 2, unknown_count: 0 });
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });

  test('stop keeps what was not sent; it can be sent later', async () => {
    const id = await groupOf(Array.from({ length: 20 }, (_, index) => line(70_000 + index)));
    dataOf(await send(id));
    // One look at the group: eight lines are under way, the others wait.
    const { rows } = await sql<{
      n: number;
    }>`select count(*)::integer as n from outbox where key = ${`bulk:${id}`} and state = 'queued'`.execute(
      desk.database.db,
    );
    expect(rows[0]?.n).toBe(1);
    dataOf(await desk.call(maker, 'bulk/stop', { group_id: id }));
    const end = await workUntil(id, settled);
    expect(end).toMatchObject({ status: 'ready', success_count: 0 });
    expect((await lines(id)).every(({ queued, status }) => !queued && status === 'pending')).toBe(true);
    dataOf(await send(id));
    expect(await workUntil(id, settled)).toMatchObject({ status: 'completed', success_count: 20 });
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });

  test('an account that goes offline stops the round, and its lines wait', async () => {
    const id = await groupOf([line(60_001), line(60_002)]);
    dataOf(await send(id));
    const set = (session_status: 'online' | 'offline') =>
      desk.database.db.updateTable('bank').set({ session_status }).where('id', '=', desk.money.bank).execute();
    await set('offline');
    await workUntil(id, settled);
    expect((await lines(id)).map(({ status, message }) => [status, message?.startsWith('หยุดโอน')])).toEqual([
      ['pending', true],
      ['pending', true],
    ]);
    await set('online');
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });
});
