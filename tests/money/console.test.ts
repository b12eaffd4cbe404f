import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeSession } from '#server/providers/sandbox/bank-controls.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, password, post } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { type Console, openConsole } from './support/console.ts';

const to = { to_bank_code: 'SCB', to_account_no: '4051234567' };

describe.each([oneSubject])('transfers by hand on $name', (subject) => {
  let desk: Console;
  beforeAll(async () => {
    desk = await openConsole(subject);
  });
  afterAll(() => desk.close());

  const ask = (amount: string, more: object = {}, by = 'owner') =>
    desk.call(by, 'transfer', { bank_id: desk.money.bank, step: 'inquiry', ...to, amount, ...more });
  const tokenFor = async (amount: string, more: object = {}) => String(dataOf(await ask(amount, more)).token);
  const confirm = (token: string, more: object = {}, by = 'owner', key?: string) =>
    desk.call(by, 'transfer', { bank_id: desk.money.bank, step: 'confirm', token, password, ...more }, key);
  const live = async () =>
    (await sql<{ n: number }>`select count(*)::integer as n from bank_transfer`.execute(desk.database.db)).rows[0]?.n;

  test('inquiry and confirmation: once, by the same user, with the password', async () => {
    const token = await tokenFor('100.00');
    expect((await confirm(token, { password: 'wrong-password' })).body).toMatchObject({ error: 422 });
    expect((await confirm(token, {}, 'finance.lead')).status).toBe(409);
    expect((await confirm(token, { bank_id: desk.money.poorBank })).status).toBe(409);
    expect(
      (await desk.call('finance', 'transfer', { bank_id: desk.money.bank, step: 'inquiry', ...to, amount: '1.00' }))
        .status,
    ).toBe(403);
    const key = randomUUID();
    const first = await confirm(token, {}, 'owner', key);
    expect(dataOf(first)).toMatchObject({ status: 'processing' });
    const again = await confirm(token, {}, 'owner', key);
    expect(again.text).toBe(first.text);
    expect(await live()).toBe(1);
    expect((await confirm(token)).status).toBe(409);
    await desk.work();
    expect(dataOf(await desk.call('owner', 'transfer-state', { id: dataOf(first).id }))).toMatchObject({
      status: 'success',
      amount: '100.00',
    });
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });

  test('strangers who guess at the account do not close the desk of whoever is signed in', async () => {
    const token = await tokenFor('130.00');
    const guesses = Array.from({ length: 30 }, (_, i) =>
      post(desk.app, '/api/auth', { email: 'owner', password: `wrong-guess-${i}` }),
    );
    expect((await Promise.all(guesses)).filter(({ status }) => status === 401)).toHaveLength(5);
    expect((await post(desk.app, '/api/auth', { email: 'owner', password })).status).toBe(429);
    expect((await confirm(token)).status).toBe(200);
    await sql`delete from sign_in_guard`.execute(desk.database.db);
    await desk.work();
  });

  test('a minute later the word of the bank does not count any more', async () => {
    const token = await tokenFor('110.00');
    await sql`update transfer_inquiry set expires_at = clock_timestamp() - interval '1 second'`.execute(
      desk.database.db,
    );
    expect((await confirm(token)).status).toBe(409);
  });

  test('another name needs a reason', async () => {
    const answer = dataOf(await ask('120.00', { expected_name: 'นาย คนอื่น' }));
    expect(answer.name_matches).toBe(false);
    expect((await confirm(String(answer.token))).body).toMatchObject({
      error: 422,
      fields: { warning_reason: expect.any(String) },
    });
    const same = dataOf(await ask('121.00', { expected_name: `นาย ${String(answer.to_account_name)}` }));
    expect(same.name_matches).toBe(true);
  });

  test('over the limit of one person it takes a group; between own accounts it does not', async () => {
    expect((await ask('50000.01')).status).toBe(403);
    const own = { to_bank_code: 'KBANK', to_account_no: '9990000002' };
    expect(dataOf(await ask('60000.00', own))).toMatchObject({ own: true });
  });

  test('one of unknown result blocks the next to the same account', async () => {
    const id = dataOf(await confirm(await tokenFor('130.97'))).id;
    await desk.work();
    expect(dataOf(await desk.call('owner', 'transfer-state', { id }))).toMatchObject({
      status: 'unknown',
      waits_for_person: true,
    });
    const next = dataOf(await ask('131.00'));
    expect(next.warning).toContain('ยังไม่ทราบผล');
    expect((await confirm(String(next.token))).status).toBe(409);
    expect(await verifyInvariants(desk.database.db)).toEqual([]);
  });

  test('the bank is asked for a balance once in ten seconds, and says how the session stands', async () => {
    const balance = () => desk.call('owner', 'balance', { bank_id: desk.money.bank });
    expect(dataOf(await balance())).toMatchObject({ checked_at: expect.any(String) });
    // However long that took.
    await sql`update bank_contact set asked_at = clock_timestamp()`.execute(desk.database.db);
    expect((await balance()).status).toBe(429);
    await changeSession(desk.database.db, desk.money.bank, { state: 'off' });
    const recent = await desk.call('owner', 'recent-transactions', { bank_id: desk.money.bank, limit: 5 });
    expect(recent.body).toMatchObject({ error: 502, fields: { session: 'offline' } });
    await changeSession(desk.database.db, desk.money.bank, { state: 'on' });
  });
});
