import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CallbackWorld, eventOf, gateway, openCallbacks, previous, secret, signedBy } from './callback-world.ts';
import { post, signIn } from './kit.ts';
import { oneSubject } from './subjects.ts';

const rowsKept = sql<{ n: number }>`select count(*)::integer as n from gateway_transaction`;
const credits = sql<{ n: number }>`select count(*)::integer as n from ledger_tx where kind = 'deposit'`;

describe.each([oneSubject])('reports of a gateway on $name', (subject) => {
  let it: CallbackWorld;
  beforeAll(async () => {
    it = await openCallbacks(subject);
  });
  afterAll(() => it.close());

  const order = async (status = 'pending') => {
    const [ref = ''] = await it.orders(1, { status });
    return ref;
  };

  test('a paid order credits the member, less nothing, and the gateway’s float less its fee', async () => {
    const before = await it.cash();
    const ref = await order();
    expect(await it.report(eventOf(ref))).toBe(200);
    expect(await it.status(ref)).toBe('pending');
    await it.work();
    expect(await it.status(ref)).toBe('success');
    expect((await it.cash()) - before).toBe(500_00n);
    const { rows } = await sql<Record<string, unknown>>`
      select t.process_status, t.order_ref, t.net_amount, t.balance_after, t.payer_account_no, t.payload_json::text as payload,
        a.balance, o.callback_count, l.change, l.source, w.log_type
      from gateway_transaction t join gateway_account a on a.id = t.account_id
      join gateway_order o on o.order_ref = t.order_ref
      join gateway_balance_log l on l.ref = t.order_ref join wallet_log w on w.ref_id = o.deposit_ref
      where t.order_ref = ${ref}`.execute(it.world.database.db);
    expect(rows).toEqual([
      expect.objectContaining({
        process_status: 'credited',
        net_amount: 492_50n,
        balance_after: 492_50n,
        balance: 492_50n,
        callback_count: 1,
        change: 492_50n,
        source: 'callback',
        log_type: 'deposit',
        payer_account_no: '9990001234',
      }),
    ]);
    expect(String(rows[0]?.payload)).not.toContain('9990001234');
  });

  test('100 replays at once are one row and one credit', async () => {
    const ref = await order();
    const [kept, booked, cash] = [await it.count(rowsKept), await it.count(credits), await it.cash()];
    const body = JSON.stringify(eventOf(ref));
    const headers = signedBy(secret, body);
    const answers = await Promise.all(Array.from({ length: 100 }, () => it.report(body, headers)));
    expect(new Set(answers)).toEqual(new Set([200]));
    await it.work();
    expect((await it.count(rowsKept)) - kept).toBe(1);
    expect((await it.count(credits)) - booked).toBe(1);
    expect((await it.cash()) - cash).toBe(500_00n);
  });

  test('100 reports of one payment under names of their own are one credit', async () => {
    const ref = await order();
    const [booked, cash] = [await it.count(credits), await it.cash()];
    await Promise.all(Array.from({ length: 100 }, (_, n) => it.report(eventOf(ref, { eventId: `own-${ref}-${n}` }))));
    await Promise.all([it.work(), it.work()]);
    expect((await it.count(credits)) - booked).toBe(1);
    expect((await it.cash()) - cash).toBe(500_00n);
    const own = (await it.transactions()).filter(({ order_ref }) => order_ref === ref);
    expect(own.map(({ process_status }) => process_status).sort()).toEqual([
      'credited',
      ...Array.from({ length: 99 }, () => 'duplicate'),
    ]);
  });

  const many = subject.name === 'postgres' ? 1_000 : 25;
  test(`created, paid and failed in ${many} random orders end alike`, async () => {
    const refs = await it.orders(many, { status: 'created' });
    const [booked, cash] = [await it.count(credits), await it.cash()];
    const reports = refs.flatMap((ref) => ['CREATED', 'PAID', 'FAILED'].map((status) => eventOf(ref, { status })));
    let state = 20_260_131;
    for (let at = reports.length - 1; at > 0; at -= 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const other = state % (at + 1);
      [reports[at], reports[other]] = [reports[other] ?? eventOf(''), reports[at] ?? eventOf('')];
    }
    for (let at = 0; at < reports.length; at += 25) {
      const answers = await Promise.all(reports.slice(at, at + 25).map((report) => it.report(report)));
      expect(new Set(answers)).toEqual(new Set([200]));
      // Kept in one order, processed in another.
      if (at % 100 === 0) await it.work();
    }
    await it.work();
    const { rows } = await sql<{ status: string; n: number }>`
      select status, count(*)::integer as n from gateway_order where order_ref in (${sql.join(refs)}) group by 1`.execute(
      it.world.database.db,
    );
    expect(rows).toEqual([{ status: 'success', n: many }]);
    expect((await it.count(credits)) - booked).toBe(many);
    expect((await it.cash()) - cash).toBe(500_00n * BigInt(many));
  });

  test('20 ways of not being signed are 401 and leave no row', async () => {
    const ref = await order();
    const body = JSON.stringify(eventOf(ref));
    const good = signedBy(secret, body);
    const signature = good['x-signature'] ?? '';
    const at = Number(good['x-timestamp']);
    const variants: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      [body, {}],
      [body, { 'x-timestamp': String(at) }],
      [body, { 'x-signature': signature }],
      [body, { ...good, 'x-signature': '' }],
      [body, { ...good, 'x-signature': '0'.repeat(64) }],
      [body, { ...good, 'x-signature': signature.slice(0, 63) }],
      [body, { ...good, 'x-signature': `${signature}00` }],
      [body, { ...good, 'x-signature': signature.toUpperCase().replace(/^\d+$/, 'X') }],
      [body, { ...good, 'x-signature': `sha256=${signature}` }],
      [body, { ...good, 'x-timestamp': String(at + 1) }],
      [body, { ...good, 'x-timestamp': '' }],
      [body, { ...good, 'x-timestamp': 'now' }],
      [body, { ...good, 'x-timestamp': `${at}.0` }],
      [body, signedBy(secret, body, at - 301_000)],
      [body, signedBy(secret, body, at + 301_000)],
      [body, signedBy(secret, body, Math.floor(at / 1000))],
      [body, signedBy('another-secret', body)],
      [body, signedBy('', body)],
      [`${body} `, good],
      [body.replace('500.00', '999.00'), good],
    ];
    expect(variants).toHaveLength(20);
    const kept = await it.count(rowsKept);
    const answers = [];
    for (const [sent, headers] of variants) answers.push(await it.report(sent, headers));
    expect(answers).toEqual(variants.map(() => 401));
    expect(await it.count(rowsKept)).toBe(kept);
    await it.work();
    expect(await it.status(ref)).toBe('pending');
  });

  test('the secret before the last change counts until its time, and no longer', async () => {
    const { db } = it.world.database;
    const [first, second] = [await order(), await order()];
    const signed = (ref: string) => {
      const body = JSON.stringify(eventOf(ref));
      return it.report(body, signedBy(previous, body));
    };
    expect(await signed(first)).toBe(200);
    await db
      .updateTable('gateway_account')
      .set({ previous_secret_until: new Date(Date.now() - 1_000) })
      .execute();
    expect(await signed(second)).toBe(401);
    await it.work();
  });

  test('an unknown order is kept without one and posted nowhere', async () => {
    const [booked, cash] = [await it.count(credits), await it.cash()];
    expect(await it.report(eventOf('HPO-nobody'))).toBe(200);
    await it.work();
    expect((await it.transactions()).at(-1)).toEqual({
      event_id: 'ev-HPO-nobody-PAID',
      process_status: 'error',
      order_ref: null,
    });
    expect([await it.count(credits), await it.cash()]).toEqual([booked, cash]);
  });

  test.each([
    ['another amount', { amount: '499.99' }, 'error', 'suspicious'],
    ['somebody else’s name', { payerName: 'สมศักดิ์ มั่งมี' }, 'error', 'suspicious'],
    ['another currency', { currency: 'USD' }, 'rejected', 'pending'],
    ['no currency', { currency: undefined }, 'rejected', 'pending'],
    ['another merchant', { merchantId: 'HENG-02' }, 'rejected', 'pending'],
    ['another type', { type: 'payout' }, 'rejected', 'pending'],
  ])('%s is not credited', async (_name, change, processed, status) => {
    const ref = await order();
    const cash = await it.cash();
    expect(await it.report(eventOf(ref, change))).toBe(200);
    await it.work();
    expect((await it.transactions()).at(-1)?.process_status).toBe(processed);
    expect(await it.status(ref)).toBe(status);
    expect(await it.cash()).toBe(cash);
  });

  test('an order of another account is not moved by this one', async () => {
    const { db } = it.world.database;
    const other = await db
      .insertInto('gateway_account')
      .values({
        gateway,
        name: 'other',
        merchant_id: 'HENG-02',
        token: it.world.platform.cipher.encrypt('t'),
        secret_key: it.world.platform.cipher.encrypt('secret-of-the-other'),
        api_url: 'https://gateway.example',
        deposit_fee_pct: '0',
        withdraw_fee_pct: '0',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const [ref = ''] = await it.orders(1, { account: String(other.id) });
    expect(await it.report(eventOf(ref))).toBe(200);
    await it.work();
    expect((await it.transactions()).at(-1)?.process_status).toBe('rejected');
    expect(await it.status(ref)).toBe('pending');
    const body = JSON.stringify(eventOf(ref));
    expect(await it.report(body, signedBy(secret, body), other.id)).toBe(401);
  });

  test('addresses that are not on the account’s list are refused', async () => {
    const { db } = it.world.database;
    const ref = await order();
    const only = (ips: readonly string[]) =>
      sql`update gateway_account set callback_ips = ${JSON.stringify(ips)}::jsonb where id = ${it.accountId}`.execute(
        db,
      );
    await only(['203.0.113.0/24']);
    const kept = await it.count(rowsKept);
    expect(await it.report(eventOf(ref))).toBe(403);
    expect(await it.count(rowsKept)).toBe(kept);
    await only(['127.0.0.1']);
    expect(await it.report(eventOf(ref))).toBe(200);
    await it.work();
  });

  test('what is too large, unreadable or sent to nobody is refused', async () => {
    const kept = await it.count(rowsKept);
    const large = JSON.stringify(eventOf('x', { pad: 'x'.repeat(256 * 1024) }));
    expect(await it.report(large)).toBe(413);
    expect(await it.report('not json')).toBe(400);
    expect(await it.report('[]')).toBe(400);
    expect(await it.report(eventOf('x', { status: 'WHAT' }))).toBe(400);
    expect(await it.report(eventOf('x', { amount: '5e2' }))).toBe(400);
    expect(await it.report(eventOf('x', { amount: '-5.00' }))).toBe(400);
    expect(await it.report(eventOf('x', { fee: '500.01' }))).toBe(400);
    expect(await it.report(eventOf('x'), undefined, 999)).toBe(401);
    const elsewhere = await it.world.app.inject({ method: 'POST', url: '/api/callback/nobody/1', payload: '{}' });
    expect(elsewhere.statusCode).toBe(404);
    expect(await it.count(rowsKept)).toBe(kept);
  });
});

test('a doubtful payment is a deposit that waits for a person, and is credited once by whoever clears it', async () => {
  const it = await openCallbacks(oneSubject);
  const { db } = it.world.database;
  const [ref = ''] = await it.orders(1);
  const cash = await it.cash();
  await it.report(eventOf(ref, { payerName: 'นาง มาลี แก้วใส' }));
  await it.work();
  const { rows } = await sql<{
    status: string;
    member_id: number;
    raw_ref: string;
    match_status: string;
    flags: string[];
  }>`
    select d.status, d.member_id::integer as member_id, line.raw_ref, line.match_status, line.flags from deposit d
    join raw_transaction line on line.deposit_ref = d.deposit_ref where d.gateway_order_ref = ${ref}`.execute(db);
  expect(rows).toEqual([
    expect.objectContaining({ status: 'suspicious', match_status: 'suspicious', flags: ['name_mismatch'] }),
  ]);
  expect(await it.cash()).toBe(cash);
  const owner = await signIn(it.world.app, 'owner');
  const [line] = rows;
  const body = { raw_ref: line?.raw_ref, member_id: line?.member_id, warning_reason: 'บัญชีของคู่สมรส' };
  const clear = async () =>
    (
      await post(it.world.app, '/api/system/deposit/match', body, {
        ...owner,
        'idempotency-key': randomUUID(),
      })
    ).body.error;
  // A second report of the same money arrives while two people clear it.
  const again = it.report(eventOf(ref, { eventId: `again-${ref}` })).then(() => it.work());
  const [first, second] = await Promise.all([clear(), clear(), again]);
  expect([first, second].sort()).toEqual([0, 409]);
  await it.work();
  expect((await it.cash()) - cash).toBe(500_00n);
  expect(await it.status(ref)).toBe('success');
  await it.close();
});

test('a gateway that is off reports to nobody', async () => {
  const { openWorld } = await import('./kit.ts');
  const world = await openWorld(oneSubject, { deployment: 'dgbet' });
  const answer = await world.app.inject({ method: 'POST', url: `/api/callback/${gateway}/1`, payload: '{}' });
  expect(answer.statusCode).toBe(404);
  await world.close();
});
