// Long because its tests share one world, one receiver and the helpers that make endpoints and requests of them.
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import { forgetDeliveries } from '#areas/integration/server/webhooks/care.ts';
import { waits } from '#areas/integration/server/webhooks/schedule.ts';
import { sender } from '#areas/integration/server/webhooks/send.ts';
import { deliverAll, startDeliveries } from '#areas/integration/server/webhooks/worker.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { createMember } from '../money/support/members.ts';
import { type Receiver, startReceiver } from '../support/receiver.ts';
import { until } from '../support/until.ts';
import { dataOf, get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const allowed = { webhookHttp: true, webhookNetworks: ['127.0.0.1'] };

describe.each(subjects)('webhooks on $name', (subject) => {
  let world: World;
  let receiver: Receiver;
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    world = await openWorld(subject, { settings: allowed });
    for (const name of ['owner', 'admin', 'finance', 'auditor'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
    receiver = await startReceiver();
  });
  afterAll(async () => {
    await receiver.close();
    await world.close();
  });
  afterEach(async () => {
    receiver.received.length = 0;
    receiver.answer = () => 200;
    await sql`delete from webhook_delivery`.execute(world.database.db);
    await sql`delete from webhook_endpoint`.execute(world.database.db);
    await sql`delete from notice`.execute(world.database.db);
  });

  const send = (path: string, body: object, who = 'owner') =>
    post(world.app, `/api/integration/webhook/${path}`, body, sessions.get(who));
  const ask = (path: string, who = 'owner') => get(world.app, `/api/integration/webhook/${path}`, sessions.get(who));
  const all = ['withdrawal.requested', 'withdrawal.verified', 'withdrawal.refunded', 'deposit.opened'];
  /** An endpoint of the receiver, and its secret. */
  const add = async (given: object = {}) => {
    const data = dataOf(
      await send('add', { name: 'ระบบบัญชี', url: receiver.url, events: all, agent_ids: [], ...given }),
    );
    const { secret } = dataOf(await send('secret', { id: data.id }));
    return { id: Number(data.id), secret: String(secret) };
  };
  const deliveries = (days = 5) => ({
    context: systemContext(world.platform, 'jobs'),
    cipher: world.platform.cipher,
    send: sender(allowed, () => new Date()),
    stopDays: days,
    random: () => 0.5,
  });
  const deliver = () => deliverAll(deliveries());
  /** What waits for its next attempt is due. */
  const skipWaits = () =>
    sql`update webhook_delivery set next_at = clock_timestamp() where state = 'waiting'`.execute(world.database.db);
  const request = async (agentId = 1) => {
    const memberId = await createMember(world.database.db, agentId, 500_00n);
    const system = systemContext(world.platform, 'withdraw.request');
    return system.transaction((ctx) => requestWithdrawal(ctx.tx, { memberId, amount: 500_00n }));
  };
  const move = async (path: string, id: number, more: object = {}) => {
    const headers = { ...sessions.get('owner'), 'idempotency-key': crypto.randomUUID() };
    const reply = await post(world.app, `/api/system/withdraw/action/${path}`, { id, ...more }, headers);
    expect(reply.body).toMatchObject({ error: 0 });
  };
  const list = async (query = '') => rowsOf(await ask(`delivery/list${query}`));
  const states = async () => (await list('?sort=happened_at')).map(({ type, state }) => [type, state]);

  test('what happens to a record is told in its order, signed, with what was so then', async () => {
    const { secret } = await add();
    const { id, withdrawRef } = await request();
    await move('verify', id);
    await move('refund', id, { reason: 'duplicate' });
    await deliver();
    expect(receiver.received.map(({ type, object }) => [type, object])).toEqual([
      ['withdrawal.requested', id],
      ['withdrawal.verified', id],
      ['withdrawal.refunded', id],
    ]);
    expect(receiver.unsignedBy(secret)).toEqual([]);
    const [first, second] = receiver.received.map(({ body }) => JSON.parse(body));
    expect(first).toMatchObject({
      type: 'withdrawal.requested',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { id, withdraw_ref: withdrawRef, agent_id: 1, agent_code: 'AAA', amount: '500.00', status: 'pending' },
    });
    expect(second.data).toMatchObject({ status: 'verified' });
    expect(Object.keys(first.data)).not.toContain('bank_account_no');
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  test('what is undone is told nobody, and what no endpoint listens to is not kept', async () => {
    await add({ events: ['deposit.opened'] });
    await request();
    const memberId = await createMember(world.database.db, 1, 500_00n);
    const undone = systemContext(world.platform, 'withdraw.request').transaction(async (ctx) => {
      await requestWithdrawal(ctx.tx, { memberId, amount: 500_00n });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await list()).toEqual([]);
  });

  test('an endpoint of some agents hears of their records alone', async () => {
    const own = await add({ name: 'AAA', agent_ids: [1] });
    const [mine, other] = [await request(1), await request(2)];
    await deliver();
    expect(receiver.received.map(({ object }) => object)).toEqual([mine.id]);
    expect(receiver.received.map(({ object }) => object)).not.toContain(other.id);
    expect(receiver.unsignedBy(own.secret)).toEqual([]);
  });

  test('a failure is tried again under the same id, what comes after it waits, and other records go on', async () => {
    await add();
    const [first, second] = [await request(), await request()];
    receiver.answer = ({ object }) => (object === first.id ? 500 : 200);
    await move('verify', first.id);
    await deliver();
    expect(receiver.received.map(({ type, object, status }) => [type, object, status])).toEqual(
      expect.arrayContaining([
        ['withdrawal.requested', first.id, 500],
        ['withdrawal.requested', second.id, 200],
      ]),
    );
    expect(receiver.received).toHaveLength(2);
    expect(await deliver()).toBe(0);
    receiver.answer = () => 204;
    await skipWaits();
    await deliver();
    const ofFirst = receiver.received.filter(({ object }) => object === first.id);
    expect(ofFirst.map(({ type, status }) => [type, status])).toEqual([
      ['withdrawal.requested', 500],
      ['withdrawal.requested', 204],
      ['withdrawal.verified', 204],
    ]);
    expect(ofFirst[0]?.id).toBe(ofFirst[1]?.id);
    expect(ofFirst[0]?.body).toBe(ofFirst[1]?.body);
    const detail = dataOf(await ask(`delivery/detail?id=${(await list(`?q=${ofFirst[0]?.id}`))[0]?.id}`));
    expect(detail).toMatchObject({ state: 'delivered', tries: 2, answer_status: 204, next_at: null });
    expect(detail.attempts).toEqual([
      expect.objectContaining({ status: 500, answer: 'answered 500' }),
      expect.objectContaining({ status: 204 }),
    ]);
  });

  test('two servers at once keep the order of each record and send nothing twice', async () => {
    await add();
    const ids: number[] = [];
    for (let i = 0; i < 12; i += 1) ids.push((await request()).id);
    for (const id of ids) await move('verify', id);
    for (const id of ids) await move('refund', id, { reason: 'duplicate' });
    const workers = [1, 2].map(() => startDeliveries(deliveries(), world.platform.logger));
    await until('every message', () => receiver.received.length >= 36);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(36);
    expect(receiver.received).toHaveLength(36);
    for (const id of ids)
      expect(receiver.received.filter(({ object }) => object === id).map(({ type }) => type)).toEqual([
        'withdrawal.requested',
        'withdrawal.verified',
        'withdrawal.refunded',
      ]);
  });

  test('it gives up after a day and a half, lets the next event go on, and sends again on request', async () => {
    expect(waits.reduce((sum, wait) => sum + wait, 0) / 3_600_000).toBeCloseTo(35.71, 1);
    const { id: endpoint } = await add();
    const { id } = await request();
    await move('verify', id);
    receiver.answer = ({ type }) => (type === 'withdrawal.requested' ? 503 : 200);
    for (let tries = 0; tries <= waits.length; tries += 1) {
      await deliver();
      await skipWaits();
    }
    await deliver();
    expect(await states()).toEqual([
      ['withdrawal.requested', 'failed'],
      ['withdrawal.verified', 'delivered'],
    ]);
    expect(receiver.received.filter(({ status }) => status === 503)).toHaveLength(waits.length + 1);

    receiver.answer = () => 200;
    const since = new Date(Date.now() - 3_600_000).toISOString();
    expect(
      dataOf(
        await send('delivery/replay-failed', { id: endpoint, since: new Date(Date.now() + 60_000).toISOString() }),
      ),
    ).toEqual({ count: 0 });
    expect(dataOf(await send('delivery/replay-failed', { id: endpoint, since }))).toEqual({ count: 1 });
    await deliver();
    const [failed, delivered] = await list('?sort=happened_at');
    expect([failed?.state, delivered?.state]).toEqual(['delivered', 'delivered']);
    expect((await send('delivery/replay', { id: delivered?.id })).body).toMatchObject({
      error: 0,
      data: { state: 'waiting' },
    });
    expect((await send('delivery/replay', { id: delivered?.id })).status).toBe(409);
    await deliver();
    const again = receiver.received.filter(({ type }) => type === 'withdrawal.verified');
    expect(again).toHaveLength(2);
    expect(again[0]?.id).toBe(again[1]?.id);
  });

  test('a new secret and the former one both sign while both are valid, and no longer', async () => {
    const { id, secret: former } = await add();
    const { version } = dataOf(await ask(`detail?id=${id}`));
    expect((await send('rotate', { id, version, overlap_hours: 24 })).body).toMatchObject({ error: 0 });
    const secret = String(dataOf(await send('secret', { id })).secret);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(secret).not.toBe(former);
    await request();
    await deliver();
    expect([receiver.unsignedBy(secret), receiver.unsignedBy(former)]).toEqual([[], []]);
    expect(receiver.received[0]?.headers['webhook-signature']?.split(' ')).toHaveLength(2);

    await sql`update webhook_endpoint set old_until = clock_timestamp()`.execute(world.database.db);
    receiver.received.length = 0;
    await request();
    await deliver();
    expect([receiver.unsignedBy(secret), receiver.unsignedBy(former)]).toEqual([[], [expect.anything()]]);
  });

  test('a secret is shown once, and stands in no list, record, log or history', async () => {
    const { id, secret } = await add();
    expect((await send('secret', { id })).status).toBe(409);
    await send('rotate', { id, overlap_hours: 1 });
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(endpoint)::text as text from webhook_endpoint endpoint
      union all select to_jsonb(log)::text from audit_log log union all select to_jsonb(event)::text from entity_event event
      union all select to_jsonb(stored)::text from idempotency stored`.execute(world.database.db);
    const shown = [(await ask('list')).text, (await ask(`detail?id=${id}`)).text, ...rows.map(({ text }) => text)];
    expect(rows.length).toBeGreaterThan(3);
    for (const text of shown) expect(text).not.toContain(secret.slice('whsec_'.length, -6));
    expect((await send('secret', { id }, 'auditor')).status).toBe(403);
  });

  test('an endpoint that says it is gone is stopped at once, and whoever may change it is told', async () => {
    const { id } = await add();
    await request();
    receiver.answer = () => 410;
    await deliver();
    expect(dataOf(await ask(`detail?id=${id}`))).toMatchObject({ status: 'stopped' });
    const told = dataOf(
      await get(world.app, '/api/account/notice/list', { ...sessions.get('admin'), 'accept-language': 'en' }),
    );
    expect(told.items).toEqual([
      expect.objectContaining({
        tone: 'danger',
        link: `/integration/webhook?id=${id}`,
        text: expect.stringContaining('410'),
      }),
    ]);
    await request();
    expect(await list()).toHaveLength(1);
  });

  test('an endpoint that has taken nothing for days is stopped, one that fails since today is not', async () => {
    const { id } = await add();
    await request();
    receiver.answer = () => 500;
    for (let tries = 0; tries < 10; tries += 1) {
      await deliver();
      await skipWaits();
    }
    expect(dataOf(await ask(`detail?id=${id}`))).toMatchObject({ status: 'active', failures: 10 });
    await sql`update webhook_endpoint set failing_since = failing_since - interval '6 days'`.execute(world.database.db);
    await deliver();
    expect(dataOf(await ask(`detail?id=${id}`))).toMatchObject({ status: 'stopped' });
    expect((await send('resume', { id })).body).toMatchObject({ error: 0 });
    receiver.answer = () => 200;
    await skipWaits();
    await deliver();
    expect(dataOf(await ask(`detail?id=${id}`))).toMatchObject({ status: 'active', failures: 0, failing_since: null });
  });

  test('a paused endpoint misses nothing', async () => {
    const { id } = await add();
    await send('pause', { id });
    await request();
    expect(await deliver()).toBe(0);
    await send('resume', { id });
    await deliver();
    expect(receiver.received).toHaveLength(1);
  });

  test('a test event goes to its endpoint alone, whatever that listens to', async () => {
    const { id, secret } = await add({ events: ['deposit.opened'] });
    await add({ name: 'อื่น' });
    expect((await send('test', { id })).body).toMatchObject({ error: 0 });
    await deliver();
    expect(receiver.received.map(({ type, object }) => [type, object])).toEqual([['webhook.tested', id]]);
    expect(receiver.unsignedBy(secret)).toEqual([]);
  });

  test('a redirect is no success and is not followed', async () => {
    await add();
    await request();
    receiver.answer = () => receiver.url;
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect((await list())[0]).toMatchObject({ state: 'waiting', answer_status: 302 });
  });

  test('addresses of private networks, other schemes and passwords in addresses are refused when they are typed', async () => {
    for (const url of [
      'http://10.1.2.3/',
      'http://[::1]/x',
      'http://169.254.169.254/latest',
      'https://a:b@example.test/',
    ])
      expect((await send('add', { name: 'x', url, events: all })).body).toMatchObject({
        error: 422,
        fields: { url: expect.anything() },
      });
  });

  test('staff of some agents give away nothing of others', async () => {
    const { id } = await add({ name: 'ทั้งหมด' });
    const grants = [...['view', 'create', 'update'].map((verb) => `integration.webhook.${verb}`)];
    await sql`update role set permissions = permissions || ${JSON.stringify(grants)}::jsonb where code = 'finance'`.execute(
      world.database.db,
    );
    const given = { name: 'ของเรา', url: receiver.url, events: all };
    expect((await send('add', { ...given, agent_ids: [] }, 'finance')).status).toBe(422);
    expect((await send('add', { ...given, agent_ids: [2] }, 'finance')).status).toBe(422);
    expect((await send('add', { ...given, agent_ids: [1] }, 'finance')).body).toMatchObject({ error: 0 });
    const { version } = dataOf(await ask(`detail?id=${id}`));
    expect((await send('update', { id, version, url: 'https://other.example.test/' }, 'finance')).status).toBe(403);
    for (const path of ['pause', 'rotate', 'test', 'secret'])
      expect((await send(path, path === 'rotate' ? { id, overlap_hours: 0 } : { id }, 'finance')).status).toBe(403);
    await request(2);
    expect(rowsOf(await ask('delivery/list', 'finance'))).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test('deliveries are forgotten after thirty days', async () => {
    await add();
    await request();
    await request();
    await sql`update webhook_delivery set happened_at = happened_at - interval '31 days'
      where id = (select min(id) from webhook_delivery)`.execute(world.database.db);
    expect(await forgetDeliveries(world.database.db)).toBe(1);
    expect(await list()).toHaveLength(1);
  });
});
