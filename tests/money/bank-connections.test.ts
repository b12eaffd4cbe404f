import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { watchBanks } from '#areas/finance/server/banks/watch.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { changeSession, receive, sessionOf } from '#server/providers/sandbox/bank-controls.ts';
import { oneSubject } from '../api/subjects.ts';
import { type BankHouse, openBankHouse } from './support/bank-house.ts';
import { identityOf } from './support/people.ts';
import { platformFor } from './support/platform.ts';
import { quickSandbox } from './support/quick-sandbox.ts';

describe.each([oneSubject])('connections with banks on $name', (subject) => {
  let house: BankHouse;
  beforeAll(async () => {
    house = await openBankHouse(subject);
  });
  afterAll(() => house?.desk.close());

  test('a balance is stored next to the books, with the difference, and nothing is posted', async () => {
    const { desk, clerk, detail, add, ask } = house;
    const id = await add();
    await receive(
      desk.database.db,
      { id, bookBalance: 0n },
      { amount: 250_00n, bankCode: 'SCB', accountNo: '9990000001', accountName: 'ก', at: new Date() },
    );
    const { results } = await ask(clerk, id);
    expect(results).toEqual([
      expect.objectContaining({
        bank_id: id,
        outcome: 'updated',
        balance: '0.00',
        bank_balance: '250.00',
        balance_diff: '250.00',
        session_status: 'online',
      }),
    ]);
    expect(await detail(id)).toMatchObject({
      balance: '0.00',
      bank_balance: '250.00',
      balance_diff: '250.00',
      session_status: 'online',
    });
    const { rows } = await sql`select 1 from ledger_account where code = ${`bank:${id}`}`.execute(desk.database.db);
    expect(rows).toEqual([]);
    expect((await ask(clerk, id)).results[0]).toMatchObject({ outcome: 'recent' });
    expect(await desk.breaches()).toEqual([]);
  });

  test('one account’s trouble is its own: silence, a page, an ended session, no connection', async () => {
    const { desk, clerk, detail, add, ask } = house;
    const [well, silent, page, expired, manual] = [
      await add(),
      await add(),
      await add(),
      await add(),
      await add({ channel: 'manual', usage: 'holding' }),
    ];
    const { db } = desk.database;
    await changeSession(db, silent, { fault: 'silence' });
    await changeSession(db, page, { fault: 'html' });
    await changeSession(db, expired, { state: 'off' });
    for (const id of [silent, page]) await sql`update bank set session_status = 'online' where id = ${id}`.execute(db);
    const { results, updated, failed } = await ask(clerk, well, silent, page, expired, manual);
    expect(Object.fromEntries(results.map(({ bank_id, outcome }) => [Number(bank_id), outcome]))).toEqual({
      [well]: 'updated',
      [silent]: 'failed',
      [page]: 'failed',
      [expired]: 'failed',
      [manual]: 'unconnected',
    });
    expect([updated, failed]).toEqual([1, 3]);
    // Silence and nonsense say nothing about the session; a refusal does.
    expect(await detail(silent)).toMatchObject({
      session_status: 'online',
      last_error: expect.stringContaining('ไม่ตอบกลับ'),
    });
    expect(await detail(page)).toMatchObject({ session_status: 'online' });
    expect(await detail(expired)).toMatchObject({ session_status: 'offline' });
  });

  test('of many who ask at once, one reaches the bank', async () => {
    const { clerk, add, ask } = house;
    const id = await add();
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(clerk, id)));
    expect(answers.flatMap(({ results }) => results.map(({ outcome }) => outcome)).sort()).toEqual([
      'recent',
      'recent',
      'recent',
      'recent',
      'recent',
      'updated',
    ]);
  });

  test('signing in again takes a one-time password where the bank asks for one', async () => {
    const { desk, clerk, post, data, detail, add } = house;
    const id = await add();
    const { db } = desk.database;
    await changeSession(db, id, { state: 'off', sign_in: 'otp' });
    expect(data(await post(clerk, 're-login', { id }))).toMatchObject({
      session_status: 'otp_required',
      tries_left: 3,
      challenge: expect.any(String),
    });
    expect(await detail(id)).toMatchObject({ session_status: 'otp_required' });
    expect(data(await post(clerk, 're-login', { id, otp: '000000' }))).toMatchObject({
      session_status: 'otp_required',
      tries_left: 2,
    });
    const otp = (await sessionOf(db, id, new Date())).otp ?? '';
    expect(data(await post(clerk, 're-login', { id, otp }))).toMatchObject({ session_status: 'online' });
    expect(await detail(id)).toMatchObject({ session_status: 'online' });
    expect((await post(clerk, 're-login', { id, otp })).status).toBe(422);
    const audited = await db
      .selectFrom('audit_log')
      .select('result')
      .where('action', '=', 'bank.relogin')
      .where('entity_id', '=', String(id))
      .where('result', '=', 'ok')
      .execute();
    expect(audited).toHaveLength(3);
    expect(
      JSON.stringify(
        await db.selectFrom('audit_log').selectAll().where('entity_id', '=', String(id)).execute(),
        (_k, v) => (typeof v === 'bigint' ? String(v) : v),
      ),
    ).not.toContain(otp);
  });

  test('wrong passwords lock, and nobody knocks more than five times in a quarter of an hour', async () => {
    const { desk, clerk, post, detail, add } = house;
    const id = await add();
    const { db } = desk.database;
    await changeSession(db, id, { state: 'off', sign_in: 'otp' });
    await post(clerk, 're-login', { id });
    for (let at = 0; at < 3; at++) await post(clerk, 're-login', { id, otp: '000000' });
    expect(await detail(id)).toMatchObject({ session_status: 'locked' });
    const statuses: number[] = [];
    for (let at = 0; at < 5; at++) statuses.push((await post(clerk, 're-login', { id })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });

  test('the watch asks for old balances, opens sessions that ran out, and marks the silent', async () => {
    const { desk, detail, add } = house;
    const { db } = desk.database;
    const platform = platformFor(db, identityOf(new Map()), quickSandbox());
    const context = systemContext(platform, 'bank.update_balances');
    const [well, ended, silent] = [await add(), await add(), await add()];
    const ids = [well, ended, silent];
    await sql`
      update bank set session_status = 'online', last_sync_at = now() - interval '1 hour', today_in = 500,
        balance_updated_at = now() - interval '2 days'
      where ${JSON.stringify(ids)}::jsonb @> to_jsonb(id)`.execute(db);
    await sql`update bank set last_sync_at = now() where not ${JSON.stringify(ids)}::jsonb @> to_jsonb(id)`.execute(db);
    await changeSession(db, ended, { state: 'off', sign_in: 'plain' });
    await changeSession(db, silent, { fault: 'silence' });
    await watchBanks({ context, minutes: 5 });
    expect(await detail(well)).toMatchObject({ session_status: 'online', balance_diff: '0.00', today_in: '0.00' });
    expect(await detail(ended)).toMatchObject({ session_status: 'online' });
    expect(await detail(silent)).toMatchObject({ session_status: 'error', today_in: '0.00' });
    await sql`update bank_contact set asked_at = null where bank_id = ${silent}`.execute(db);
    await changeSession(db, silent, { fault: null });
    await watchBanks({ context, minutes: 5 });
    expect(await detail(silent)).toMatchObject({ session_status: 'online' });
  });
});
