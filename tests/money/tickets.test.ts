// Long because the tests share one small house, whose accounts, people and rules are made here once.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '#server/identity/passwords.ts';
import { bankOf, openingAccount } from '#server/ledger/accounts.ts';
import { post } from '#server/ledger/post.ts';
import { oneSubject } from '../api/subjects.ts';
import { asOne } from './support/as-one.ts';
import { type Desk, openDesk } from './support/desk.ts';
import type { Person } from './support/people.ts';
import { picture } from './support/slip.ts';

const root = '/api/system/mbanking';

describe.each([oneSubject])('tickets on $name', (subject) => {
  let desk: Desk;
  let lead: Person;
  let boss: Person;
  let clerk: Person;
  let other: Person;
  let holding = 0;
  let target = 0;

  beforeAll(async () => {
    desk = await openDesk(subject, { poolSize: 30 });
    const { db } = desk.database;
    lead = await desk.person('finance_lead');
    boss = await desk.person('owner');
    clerk = await desk.person('finance');
    other = await desk.person('finance');
    target = desk.world.poorBank;
    const { id } = await db
      .insertInto('bank')
      .values({
        bank_code: 'SCB',
        account_no: '9990000077',
        account_name: 'บริษัท ทดสอบ',
        nickname: 'holding',
        usage: 'holding',
        agent_ids: [],
        channel: 'api',
        session_status: 'online',
        balance: 5_000_000_00n,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    holding = id;
    await db.transaction().execute((tx) =>
      post(tx, {
        kind: 'opening',
        ref: { type: 'bank', id },
        lines: [
          { account: bankOf(id), amount: -5_000_000_00n },
          { account: openingAccount, amount: 5_000_000_00n },
        ],
      }),
    );
  });
  afterAll(() => desk.close());

  const send = async (by: Person, path: string, payload: object | FormData, key: string = randomUUID()) => {
    const response = await desk.app.inject({
      method: 'POST',
      url: `${root}/${path}`,
      headers: { authorization: `Bearer ${by.token}`, 'idempotency-key': key },
      payload,
    });
    const body = response.json<{
      readonly error: number;
      readonly message?: string;
      readonly fields?: Readonly<Record<string, string>>;
      readonly data?: Readonly<Record<string, unknown>>;
    }>();
    return { ...body, text: response.body };
  };
  const row = (id: number) =>
    desk.database.db.selectFrom('replenish_ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const open = async (more: object = {}) => {
    const made = await send(clerk, 'ticket/add', {
      target_bank_id: target,
      amount: '4000.00',
      source_type: 'holding',
      source_bank_id: holding,
      priority: 'high',
      ...more,
    });
    if (made.error !== 0) throw new Error(made.text);
    return Number(made.data?.id);
  };
  const formOf = (fields: Readonly<Record<string, string | number | boolean>>, image?: Buffer) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
    if (image) form.set('slip_image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'slip.png');
    return form;
  };
  const act = async (by: Person, id: number, action: string, more: object = {}, image?: Buffer, key?: string) =>
    send(by, 'ticket/update', formOf({ id, version: (await row(id)).version, action, ...more }, image), key);
  const proof = (more: object = {}) => ({
    actual_amount: '4000.00',
    transferred_at: new Date().toISOString(),
    reference: `REF${randomUUID().slice(0, 12)}`,
    ...more,
  });
  const balance = async (id: number) => {
    const found = await desk.database.db
      .selectFrom('bank')
      .select('balance')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return found.balance;
  };
  const transferred = async () => {
    const id = await open();
    await act(clerk, id, 'accept');
    const answer = await act(clerk, id, 'transfer', proof(), await picture());
    expect(answer.text).toContain('transferred');
    return id;
  };

  test('from a request to money in the books: accept, transfer, confirm', async () => {
    const [from, to] = [await balance(holding), await balance(target)];
    const id = await open();
    expect(await row(id)).toMatchObject({ status: 'open', opened_by: clerk.principal.name });
    expect((await row(id)).ticket_ref).toMatch(/^TK\d{10}$/);
    // Who may never confirm hears just that, however the ticket stands.
    expect(await act(clerk, id, 'confirm')).toMatchObject({ error: 403 });
    expect(await act(lead, id, 'confirm')).toMatchObject({ error: 409 });
    expect(await act(clerk, id, 'accept')).toMatchObject({ error: 0, data: { status: 'accepted' } });
    expect((await row(id)).assignee_id).toBe(clerk.principal.userId);
    expect(await act(other, id, 'transfer', proof(), await picture())).toMatchObject({ error: 403 });
    expect(await act(clerk, id, 'transfer', proof())).toMatchObject({
      error: 422,
      fields: { slip_image: expect.any(String) },
    });
    const differs = await act(clerk, id, 'transfer', proof({ actual_amount: '3950.00' }), await picture());
    expect(differs.fields?.accept_difference).toBe('ยอดโอนจริงไม่ตรงกับยอดขอ (-50.00 บาท) ยืนยัน?');
    const sent = proof({ actual_amount: '3950.00', accept_difference: true });
    expect(await act(clerk, id, 'transfer', sent, await picture())).toMatchObject({ error: 0 });
    // Spoken for, though not yet moved.
    expect(await balance(holding)).toBe(from);
    const reserved = await sql<{ is: bigint }>`select bank_reserved(${holding}) as is`.execute(desk.database.db);
    expect(reserved.rows[0]?.is).toBe(3_950_00n);
    expect(await act(clerk, id, 'confirm')).toMatchObject({ error: 403 });
    expect(await act(lead, id, 'confirm')).toMatchObject({
      error: 422,
      fields: { warning_reason: expect.any(String) },
    });
    expect(await act(lead, id, 'confirm', { warning_reason: 'ยอดเข้าจริงตรงกับสลิป' })).toMatchObject({
      error: 0,
      data: { status: 'completed' },
    });
    expect(await balance(holding)).toBe(from - 3_950_00n);
    expect(await balance(target)).toBe(to + 3_950_00n);
    const done = await row(id);
    expect(done.timeline.map((line) => line.action)).toEqual(['create', 'accept', 'transfer', 'confirm']);
    expect(await act(lead, id, 'cancel', { reason: 'x' })).toMatchObject({ error: 409 });
    const rows = await desk.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'after'])
      .where('entity_type', '=', 'ReplenishTicket')
      .where('entity_id', '=', String(id))
      .where('result', '=', 'ok')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ action, actor_id }) => `${action} ${actor_id}`)).toEqual([
      `ticket.add ${clerk.principal.userId}`,
      `ticket.update ${clerk.principal.userId}`,
      `ticket.update ${clerk.principal.userId}`,
      `ticket.update ${lead.principal.userId}`,
    ]);
    expect(await desk.breaches()).toEqual([]);
  });

  test('the user who transferred never confirms, whatever their rights', async () => {
    const id = await open();
    await act(boss, id, 'accept');
    await act(boss, id, 'transfer', proof(), await picture());
    const refused = await act(boss, id, 'confirm');
    expect(refused).toMatchObject({ error: 403, message: expect.stringContaining('ต้องให้ผู้อื่นยืนยัน') });
    // Nor anybody who could be that person.
    const { userId } = lead.principal;
    expect(await asOne(desk.database.db, userId, boss.principal.userId, () => act(lead, id, 'confirm'))).toMatchObject({
      error: 403,
      message: expect.stringContaining('นับเป็นคนเดียวกัน'),
    });
    // Nor does the database believe it.
    await expect(
      sql`update replenish_ticket set status = 'completed', confirmed_by = transferred_by, completed_at = now() where id = ${id}`.execute(
        desk.database.db,
      ),
    ).rejects.toThrow('second person');
    expect((await row(id)).status).toBe('transferred');
    expect(await desk.breaches()).toEqual([]);
  });

  test('a transfer that did not arrive goes back to its sender, who may use the same slip again', async () => {
    const id = await open();
    await act(clerk, id, 'accept');
    const [sent, slip] = [proof(), await picture()];
    await act(clerk, id, 'transfer', sent, slip);
    expect(await act(clerk, id, 'reject', { reason: 'x' })).toMatchObject({ error: 403 });
    expect(await act(lead, id, 'reject')).toMatchObject({ error: 422, fields: { reason: expect.any(String) } });
    expect(await act(lead, id, 'reject', { reason: 'ยังไม่เห็นยอด' })).toMatchObject({ data: { status: 'accepted' } });
    expect(await row(id)).toMatchObject({ actual_amount: null, slip_image: null, transferred_by: null });
    expect(await act(clerk, id, 'transfer', sent, slip)).toMatchObject({ data: { status: 'transferred' } });
    const second = await open();
    await act(clerk, second, 'accept');
    const reused = await act(clerk, second, 'transfer', proof(), slip);
    expect(reused).toMatchObject({ error: 409, message: expect.stringContaining((await row(id)).ticket_ref ?? '') });
    expect(
      await act(clerk, second, 'transfer', { ...proof(), reference: sent.reference }, await picture()),
    ).toMatchObject({
      error: 409,
    });
    expect(await desk.breaches()).toEqual([]);
  });

  test('given back, commented, cancelled', async () => {
    const id = await open();
    await act(clerk, id, 'accept');
    expect(await act(other, id, 'release')).toMatchObject({ error: 403 });
    expect(await act(clerk, id, 'release')).toMatchObject({ data: { status: 'open' } });
    expect(await act(other, id, 'comment', { comment: 'รอธนาคาร' })).toMatchObject({ error: 0 });
    expect((await row(id)).comments).toMatchObject([{ by: other.principal.name, text: 'รอธนาคาร' }]);
    expect(await act(clerk, id, 'cancel', { reason: 'x' })).toMatchObject({ error: 403 });
    expect(await act(lead, id, 'cancel', { reason: 'ไม่ต้องแล้ว' })).toMatchObject({ data: { status: 'cancelled' } });
    expect(await act(lead, id, 'comment', { comment: 'ปิดแล้ว' })).toMatchObject({ error: 0 });
  });

  test.each([
    ['cash', {}],
    ['gateway', {}],
  ])('money from elsewhere: %s', async (source) => {
    const to = await balance(target);
    const account = desk.world.gateway.accountId;
    const held = async () =>
      (
        await desk.database.db
          .selectFrom('gateway_account')
          .select('balance')
          .where('id', '=', account)
          .executeTakeFirstOrThrow()
      ).balance;
    const before = await held();
    if (source === 'gateway') {
      const nowhere = { target_bank_id: target, amount: '4000.00', source_type: source, priority: 'normal' };
      expect(await send(clerk, 'ticket/add', nowhere)).toMatchObject({
        fields: { gateway_account_id: expect.any(String) },
      });
    }
    const id = await open({
      source_type: source,
      source_bank_id: null,
      ...(source === 'gateway' ? { gateway_account_id: account } : {}),
    });
    await act(clerk, id, 'accept');
    await act(clerk, id, 'transfer', proof(), await picture());
    expect(await act(lead, id, 'confirm')).toMatchObject({ error: 0 });
    expect(await balance(target)).toBe(to + 4_000_00n);
    expect(await held()).toBe(source === 'gateway' ? before - 4_000_00n : before);
    expect(await desk.breaches()).toEqual([]);
  });

  test('two people at once: one accepts; confirmed twice: booked once; one key: one answer', async () => {
    const people = [clerk, other, lead, boss];
    for (let round = 0; round < (subject.name === 'postgres' ? 5 : 1); round += 1) {
      const id = await open();
      const { version } = await row(id);
      const accepts = await Promise.all(
        people.map((by) => send(by, 'ticket/update', formOf({ id, version, action: 'accept' }))),
      );
      expect(accepts.map(({ error }) => error).sort()).toEqual([0, 409, 409, 409]);
      const ready = await transferred();
      const to = await balance(target);
      const now = (await row(ready)).version;
      const key = randomUUID();
      const confirms = await Promise.all([
        ...[lead, boss].map((by) => send(by, 'ticket/update', formOf({ id: ready, version: now, action: 'confirm' }))),
        ...[1, 2].map(() => send(lead, 'ticket/update', formOf({ id: ready, version: now, action: 'confirm' }), key)),
      ]);
      expect(confirms.filter(({ error }) => error === 0).length).toBeGreaterThanOrEqual(1);
      expect(confirms.every(({ error }) => error === 0 || error === 409)).toBe(true);
      expect(await balance(target)).toBe(to + 4_000_00n);
      const cancelled = await transferred();
      const at = (await row(cancelled)).version;
      const duel = await Promise.all([
        send(lead, 'ticket/update', formOf({ id: cancelled, version: at, action: 'confirm' })),
        send(boss, 'ticket/update', formOf({ id: cancelled, version: at, action: 'reject', reason: 'x' })),
      ]);
      expect(duel.map(({ error }) => error).sort()).toEqual([0, 409]);
    }
    expect(await desk.breaches()).toEqual([]);
  });

  test('filling an account at once: password, limits, one transfer at a time', async () => {
    const { db } = desk.database;
    await sql`insert into user_credential (user_id, password_hash) values (${lead.principal.userId}, ${await hashPassword('richtig-2026')})`.execute(
      db,
    );
    const order = { source_bank_id: holding, target_bank_id: target, amount: '1000.00', password: 'richtig-2026' };
    const path = 'replenish/transfer/request_transfer';
    expect(await send(clerk, path, order)).toMatchObject({ error: 403 });
    expect(await send(lead, path, { ...order, password: 'falsch-2026' })).toMatchObject({
      error: 422,
      fields: { password: 'รหัสผ่านไม่ถูกต้อง' },
    });
    expect(await send(lead, path, { ...order, amount: '99999999.00' })).toMatchObject({
      error: 422,
      fields: { amount: expect.stringContaining('ยอดเงินไม่พอ') },
    });
    const key = randomUUID();
    const first = await send(lead, path, order, key);
    expect(first).toMatchObject({ error: 0, data: { status: 'pending', transfer_ref: expect.stringMatching(/^RT/) } });
    expect(await send(lead, path, order, key)).toMatchObject({ data: first.data });
    expect(await send(lead, path, order)).toMatchObject({ error: 409, message: expect.stringContaining('ยังไม่ทราบผล') });
    for (let i = 0; i < 5; i += 1) await send(lead, path, { ...order, password: `falsch-${i}` });
    expect(await send(lead, path, order)).toMatchObject({ error: 429 });
    expect(await desk.breaches()).toEqual([]);
  });
});
