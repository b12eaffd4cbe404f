// Long because one key is made and then tried in every way, on both engines.

import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keySchedule } from '#areas/integration/server/keys/time.ts';
import { buildApp, jobsOf } from '#server/app.ts';
import { checkAudit } from '#server/audit/verify.ts';
import { isWellFormed, newSecret } from '#server/base/api-key.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { turn } from '#server/lifecycle/schedule.ts';
import { parseTrustProxy } from '#server/settings/trust-proxy.ts';
import { createMember } from '../money/support/members.ts';
import { listenToChanges } from '../support/listen-to-changes.ts';
import { dataOf, get, openWorld, post, type Reply, rowsOf, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

type Headers = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;

const hour = 3_600_000;
const inDays = (days: number) => new Date(Date.now() + days * 24 * hour).toISOString();

describe('a secret', () => {
  test('is recognised by how it begins, and a typing mistake by its checksum', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^bo_live_[0-9A-Za-z]{49}$/);
    expect(newSecret()).not.toBe(secret);
    expect(isWellFormed(secret)).toBe(true);
    const swapped = secret.replace(/.(?=.{20}$)/, (letter) => (letter === 'a' ? 'b' : 'a'));
    for (const wrong of [swapped, secret.slice(0, -1), `${secret}x`, secret.replace('live', 'test'), 'bo_live_', ''])
      expect(isWellFormed(wrong)).toBe(false);
  });
});

describe.each(subjects)('keys of programs on $name', (subject) => {
  let world: World;
  let address: string;
  const logged: string[] = [];
  const sessions = new Map<string, Headers>();
  beforeAll(async () => {
    const write = (...given: unknown[]) => void logged.push(JSON.stringify(given));
    const logger = { level: 'trace', trace: write, debug: write, info: write, warn: write, error: write, fatal: write };
    const heard = { ...logger, silent: write, child: () => heard } as unknown as FastifyBaseLogger;
    world = await openWorld(subject, {
      logger: heard,
      changes: true,
      settings: { trustProxy: parseTrustProxy('127.0.0.1'), guessesPerNetwork: 5 },
    });
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    for (const name of ['owner', 'admin', 'finance', 'auditor'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
    for (const agentId of [1, 2]) await createMember(world.database.db, agentId, 100_00n);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await sql`delete from sign_in_guard`.execute(world.database.db);
  });

  const as = (who: string) => sessions.get(who) ?? {};
  const path = (call: string) => `/api/integration/key/${call}`;
  const scopes = ['member.member.view', 'finance.bank.view'];
  const add = (more: object = {}, who = 'owner') =>
    post(world.app, path('add'), { name: 'เว็บสมาชิก', scopes, expires_at: inDays(90), ...more }, as(who));
  const make = async (more: object = {}, who = 'owner') => {
    const { id, secret } = dataOf(await add(more, who)) as { readonly id: number; readonly secret: string };
    return { id, secret, bearer: { authorization: `Bearer ${secret}` } };
  };
  const members = (bearer: Headers, more: Headers = {}, app = world.app) =>
    get(app, '/api/member/users', { ...bearer, ...more });
  const detail = async (id: number) => dataOf(await get(world.app, `${path('detail')}?id=${id}`, as('owner')));
  const versionOf = async (id: number) => Number((await detail(id)).version);
  const change = async (call: string, id: number, more: object = {}, who = 'owner') =>
    post(world.app, path(call), { id, version: await versionOf(id), ...more }, as(who));
  const agentsIn = (reply: Reply) => new Set(rowsOf(reply).map(({ agent_id }) => agent_id));
  const log = async () => {
    const { rows } = await sql<Row>`select * from audit_log order by seq`.execute(world.database.db);
    return rows;
  };
  const last = async () => (await log()).at(-1) ?? {};
  const account = async (id: number) => Number((await detail(id)).account_id);

  test('is made, is shown once, and signs in with what it was given', async () => {
    const { id, secret, bearer } = await make();
    const reply = await members(bearer);
    expect(agentsIn(reply)).toEqual(new Set([1, 2]));
    const record = await detail(id);
    expect(record).toMatchObject({
      ...{ name: 'เว็บสมาชิก', prefix: `${secret.slice(0, 12)}…`, status: 'active', version: 1, responsible_id: 1 },
      ...{ scopes, last_used_ip: '127.0.0.1', scope_count: 2 },
    });
    // One more call within the minute does not write the row again.
    await members(bearer);
    expect((await detail(id)).last_used_at).toBe(record.last_used_at);
    expect((await get(world.app, path('list'), as('owner'))).text).not.toContain(secret.slice(12));
  });

  test('may do nothing beyond its scopes, and nothing that is for people', async () => {
    const { id, bearer } = await make();
    const refused = await get(world.app, '/api/system/withdraw/list', bearer);
    expect(refused.status).toBe(403);
    expect(await last()).toMatchObject({
      ...{ action: 'withdraw.list', result: 'denied', error_code: 403, auth_method: 'key', actor_role: 'api-key' },
      ...{ actor_id: await account(id), actor_name: 'เว็บสมาชิก' },
    });
    const person = [
      ['GET', '/api/profile'],
      ['GET', '/api/account/notice/list'],
      ['POST', '/api/account/settings'],
      ['POST', '/api/change_password'],
      ['GET', '/api/integration/key/list'],
      ['POST', '/api/integration/key/add'],
      ['POST', '/api/integration/key/revoke'],
      ['GET', '/api/system/user/list'],
      ['POST', '/api/system/user/add'],
      ['POST', '/api/system/role/update/permission'],
      ['POST', '/api/system/withdraw/action/approve'],
      ['POST', '/api/system/withdraw/action/claim'],
    ] as const;
    const there = world.platform.endpoints.map((endpoint) => `${endpoint.method} ${endpoint.path}`);
    const calls = person.filter(([method, url]) => there.includes(`${method} ${url}`));
    expect(calls.length).toBeGreaterThan(7);
    for (const [method, url] of calls) {
      const reply = await (method === 'GET' ? get(world.app, url, bearer) : post(world.app, url, {}, bearer));
      expect([url, reply.status, reply.body.message]).toEqual([url, 403, 'คำขอนี้สำหรับบัญชีคนเท่านั้น คีย์ API ใช้ไม่ได้']);
    }
  });

  test('every call of a person alone is refused to a key with every scope that can be given', async () => {
    const { data } = { data: dataOf(await get(world.app, path('scopes'), as('owner'))) };
    const all = (data.items as readonly { readonly key: string }[]).map(({ key }) => key);
    const { bearer } = await make({ scopes: all, name: 'ทุกอย่าง' });
    const on = new Set<string>(world.platform.deployment.endpoints);
    const given = new Set(all);
    const personal = world.platform.endpoints.filter(
      ({ id, permission, variant }) =>
        on.has(id) && !variant && permission !== 'public' && !permission.includes('*') && !given.has(permission),
    );
    expect(personal.length).toBeGreaterThan(60);
    for (const { method, path: url, id } of personal) {
      const reply = await (method === 'GET' ? get(world.app, url, bearer) : post(world.app, url, {}, bearer));
      expect([id, reply.status]).toEqual([id, 403]);
    }
    // Nothing that moves money is among what can be given.
    const moving = world.platform.endpoints.filter(({ money, permission }) => money && given.has(permission));
    expect(moving.map(({ id }) => id)).toEqual([]);
  });

  test('nobody gives a key what they do not have, nor what is for people', async () => {
    const words = async (given: readonly string[], who = 'owner') =>
      (await add({ scopes: given }, who)).body as { readonly error: number; readonly errors?: Row };
    for (const [given, who] of [
      [['finance.withdraw.approve'], 'owner'],
      [['integration.key.view'], 'owner'],
      [['system.user.update'], 'owner'],
      [['system.permission.create'], 'owner'],
      [['no.such.thing'], 'owner'],
      [['*'], 'owner'],
      [['member.*.view'], 'owner'],
      [['member.member.view', 'member.member.view'], 'owner'],
      [[], 'owner'],
      [['system.permission.delete'], 'admin'],
      [['finance.bank.balance', 'finance.bank.freeze'], 'admin'],
    ] as const)
      expect([given, (await words(given, who)).error]).toEqual([given, 422]);
    expect((await add({}, 'finance')).status).toBe(403);
    expect((await add({}, 'auditor')).status).toBe(403);
    for (const expires_at of [inDays(-1), inDays(800)]) expect((await add({ expires_at })).body.error).toBe(422);
    for (const allow_ips of [['1.2.3'], ['10.0.0.0/40'], ['::/129']])
      expect((await add({ allow_ips })).body.error).toBe(422);
    expect((await add({ agent_ids: [99] })).body.error).toBe(422);
  });

  test('speaks for its agents alone, and never for more than whoever answers for it sees', async () => {
    const { id, bearer } = await make({ agent_ids: [2] });
    expect(agentsIn(await members(bearer))).toEqual(new Set([2]));
    expect((await change('update', id, { agent_ids: [] })).body.error).toBe(0);
    expect(agentsIn(await members(bearer))).toEqual(new Set([1, 2]));
    // Whoever answers for it now sees agent 1 alone.
    const { db } = world.database;
    const finance = world.people.finance?.id ?? 0;
    await db.updateTable('api_key').set({ responsible_id: finance }).where('id', '=', id).execute();
    expect(agentsIn(await members(bearer))).toEqual(new Set([1]));
    await db
      .updateTable('api_key')
      .set({ agent_ids: JSON.stringify([2]) as never })
      .where('id', '=', id)
      .execute();
    expect(rowsOf(await members(bearer))).toEqual([]);
  });

  test('loses what whoever answers for it loses, and ends with their account; somebody else can take it over', async () => {
    const { id, bearer } = await make({ name: 'ของแอดมิน' }, 'admin');
    const { db } = world.database;
    const role = await db.selectFrom('role').selectAll().where('code', '=', 'admin').executeTakeFirstOrThrow();
    const set = (permissions: readonly string[]) =>
      db
        .updateTable('role')
        .set({ permissions: JSON.stringify(permissions) as never })
        .where('id', '=', role.id)
        .execute();
    expect((await members(bearer)).status).toBe(200);
    await set(role.permissions.filter((key) => key !== 'member.member.view'));
    expect((await members(bearer)).status).toBe(403);
    expect((await get(world.app, '/api/system/bank/list', bearer)).status).toBe(200);
    const { items } = dataOf(await get(world.app, `${path('scopes')}?id=${id}`, as('owner')));
    expect((items as readonly Row[]).filter(({ given }) => given).map(({ key, holds }) => [key, holds])).toEqual([
      ['finance.bank.view', true],
      ['member.member.view', false],
    ]);
    await set(role.permissions);
    const admin = world.people.admin?.id ?? 0;
    await db.updateTable('app_user').set({ status: 'suspended' }).where('id', '=', admin).execute();
    expect((await members(bearer)).status).toBe(401);
    expect((await change('take_over', id)).body.error).toBe(0);
    expect((await members(bearer)).status).toBe(200);
    expect((await change('take_over', id)).body.error).toBe(409);
    await db.updateTable('app_user').set({ status: 'active' }).where('id', '=', admin).execute();
    sessions.set('admin', await signIn(world.app, 'admin'));
    // The owner's key: an administrator may neither see a new secret of it nor answer for it where it may do more.
    const more = await make({ scopes: ['system.audit.export'] });
    for (const [call, body] of [
      ['rotate', { overlap_hours: 0 }],
      ['take_over', {}],
      ['update', { name: 'ของใคร' }],
    ] as const)
      expect([call, (await change(call, more.id, body, 'admin')).body.error]).toEqual([call, 403]);
    expect((await change('revoke', more.id, {}, 'admin')).body.error).toBe(0);
  });

  test.each([
    ['203.0.113.0/24', '203.0.113.9', '203.0.114.9'],
    ['2001:db8:7::/48', '2001:db8:7::1', '2001:db8:8::1'],
    ['203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ])('allowed from %s alone', async (range, inside, outside) => {
    const { id, bearer } = await make({ allow_ips: [range] });
    expect((await members(bearer, { 'x-forwarded-for': inside })).status).toBe(200);
    expect((await detail(id)).last_used_ip).toBe(inside);
    expect((await members(bearer, { 'x-forwarded-for': outside })).status).toBe(401);
    expect(await last()).toMatchObject({
      ...{ action: 'key.refused', entity_type: 'ApiKey', entity_id: String(id), actor_name: 'เว็บสมาชิก', ip: outside },
      ...{ result: 'denied', error_code: 401 },
    });
    expect((await detail(id)).last_used_ip).toBe(inside);
  });

  test('expires by the clock of the database, and its status follows', async () => {
    const { id, bearer } = await make();
    const { db } = world.database;
    await sql`update api_key set expires_at = clock_timestamp() - interval '1 second' where id = ${id}`.execute(db);
    expect((await members(bearer)).status).toBe(401);
    await systemContext(world.platform, 'key.clock').transaction((ctx) => turn(ctx, keySchedule));
    expect((await detail(id)).status).toBe('expired');
    for (const [call, body] of [
      ['update', { name: 'ใหม่' }],
      ['rotate', { overlap_hours: 1 }],
      ['take_over', {}],
      ['revoke', {}],
    ] as const)
      expect([call, (await change(call, id, body)).body.error]).toEqual([call, 409]);
  });

  test('a new secret works beside the old one until the chosen time, or in its place at once', async () => {
    const old = await make();
    const second = dataOf(await change('rotate', old.id, { overlap_hours: 24 })) as { readonly secret: string };
    const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
    expect(await detail(old.id)).toMatchObject({ status: 'rotating', prefix: `${second.secret.slice(0, 12)}…` });
    for (const one of [old.bearer, bearer(second.secret)]) expect((await members(one)).status).toBe(200);
    const { db } = world.database;
    const past = sql`clock_timestamp() - interval '1 second'`;
    await sql`update api_key_secret set ends_at = ${past} where key_id = ${old.id} and ends_at is not null`.execute(db);
    await sql`update api_key set overlap_until = ${past} where id = ${old.id}`.execute(db);
    expect([(await members(old.bearer)).status, (await members(bearer(second.secret))).status]).toEqual([401, 200]);
    await systemContext(world.platform, 'key.clock').transaction((ctx) => turn(ctx, keySchedule));
    expect(await detail(old.id)).toMatchObject({ status: 'active' });
    const third = dataOf(await change('rotate', old.id, { overlap_hours: 0 })) as { readonly secret: string };
    expect([(await members(bearer(second.secret))).status, (await members(bearer(third.secret))).status]).toEqual([
      401, 200,
    ]);
    expect(await detail(old.id)).toMatchObject({ status: 'active', overlap_until: null });
    const stale = await post(world.app, path('rotate'), { id: old.id, version: 1, overlap_hours: 0 }, as('owner'));
    expect(stale.body.error).toBe(409);
  });

  test('is revoked on the next request, on another server too', async () => {
    const { id, bearer } = await make();
    const other = await buildApp(
      {
        deployment: 'default',
        db: world.database.db,
        providers: world.platform.providers,
        settings: { secretKey: world.platform.settings.secretKey },
      },
      undefined,
    );
    await other.ready();
    try {
      expect((await members(bearer, {}, other)).status).toBe(200);
      const lately = await change('revoke', id);
      // It was used a moment ago: whoever revokes it says why.
      expect([lately.body.error, lately.text.includes('warning_reason')]).toEqual([422, true]);
      expect((await change('revoke', id, { warning_reason: 'คีย์หลุดไปที่สาธารณะ' })).body.error).toBe(0);
      for (const app of [other, world.app]) expect((await members(bearer, {}, app)).status).toBe(401);
      expect((await detail(id)).status).toBe('revoked');
    } finally {
      await other.close();
    }
  });

  test('an open stream tells what its scopes let it read, and ends when the key is revoked', async () => {
    const { id, bearer } = await make({ scopes: ['agent.agent.view'] });
    const stream = await listenToChanges(address, bearer);
    try {
      expect(stream.status).toBe(200);
      await stream.hears('open');
      await sql`update app_user set mobile = '0812345678' where id = 3`.execute(world.database.db);
      await sql`update agent set note = 'x' where id = 1`.execute(world.database.db);
      await stream.hears('changes', ({ changed }) => changed.agent !== undefined);
      expect((await change('revoke', id, { warning_reason: 'เลิกใช้ระบบนี้แล้ว' })).body.error).toBe(0);
      await stream.hears('ended');
      expect(stream.heard.filter(({ changed }) => changed.app_user !== undefined)).toEqual([]);
      expect((await listenToChanges(address, bearer)).status).toBe(401);
    } finally {
      stream.stop();
    }
  });

  test('keys that do not work are answered alike, counted by network, and shut out nobody who has one that works', async () => {
    const { id, bearer } = await make();
    const secret = bearer.authorization.slice('Bearer '.length);
    await sql`update api_key set status = 'revoked' where id = ${id}`.execute(world.database.db);
    const from = { 'x-forwarded-for': '198.51.100.4' };
    const answers = [];
    for (const token of [
      secret,
      newSecret(),
      `${secret.slice(0, -1)}~`.replace('~', 'a'),
      'bo_live_short1234567890',
      newSecret(),
    ])
      answers.push(await members({ authorization: `Bearer ${token}` }, from));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
    const withoutNumber = (text: string) => text.replace(/"(request_id|ref)":"[^"]*"/g, '');
    expect(new Set(answers.map(({ text }) => withoutNumber(text))).size).toBe(1);
    const rows = (await log()).length;
    const closed = await members({ authorization: `Bearer ${newSecret()}` }, from);
    expect([closed.status, Number(closed.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await log()).length).toBe(rows);
    const good = await make();
    expect((await members(good.bearer, from)).status).toBe(200);
    expect(
      (await members({ authorization: `Bearer ${newSecret()}` }, { 'x-forwarded-for': '198.51.100.5' })).status,
    ).toBe(401);
  });

  test('writes are audited as the key, and its idempotency keys are its own', async () => {
    const { id, bearer } = await make({ scopes: ['game.game.view', 'game.provider.view', 'game.provider.update'] });
    const version = async () =>
      (await world.database.db.selectFrom('provider').select('version').where('id', '=', 1).executeTakeFirstOrThrow())
        .version;
    const key = { 'idempotency-key': 'the-same-key-1' };
    const send = async (headers: Headers, cost_pct: string) =>
      post(
        world.app,
        '/api/game/provider/update',
        { id: 1, version: await version(), cost_pct },
        { ...headers, ...key },
      );
    const own = await send(bearer, '7.5000');
    expect(own.body, own.text).toMatchObject({ error: 0 });
    expect(await last()).toMatchObject({
      ...{ action: 'provider.update', result: 'ok', actor_id: await account(id), actor_name: 'เว็บสมาชิก' },
      ...{ actor_role: 'api-key', auth_method: 'key', session_id: null, idem_key: 'the-same-key-1' },
    });
    // The same idempotency key of its maker is another one.
    expect((await send(as('owner'), '8.5000')).headers['idempotency-replayed']).toBeUndefined();
    const found = rowsOf(
      await get(world.app, `/api/system/audit/list?actor_id=${await account(id)}&by_key=true`, as('owner')),
    );
    expect(found).toMatchObject([{ action: 'provider.update', actor_name: 'เว็บสมาชิก', actor_role: 'api-key' }]);
  });

  test('its account is nobody: not among people, not to be changed there, and it never signs in', async () => {
    const { id } = await make();
    const user = await account(id);
    const people = rowsOf(await get(world.app, '/api/system/user/list?status=&limit=100', as('owner')));
    expect(people.length).toBeGreaterThan(5);
    expect(people.map((row) => row.id)).not.toContain(user);
    expect((await get(world.app, `/api/system/user/detail?user_id=${user}`, as('owner'))).body.error).toBe(404);
    const { username, version } = await world.database.db
      .selectFrom('app_user')
      .select(['username', 'version'])
      .where('id', '=', user)
      .executeTakeFirstOrThrow();
    const changed = await post(
      world.app,
      '/api/system/user/update',
      { user_id: user, version, name: 'คน' },
      as('owner'),
    );
    expect(changed.body.error).toBe(409);
    for (const call of ['reset_password', 'sign_out'])
      expect((await post(world.app, `/api/system/user/${call}`, { user_id: user }, as('owner'))).body.error).toBe(404);
    await expect(signIn(world.app, username)).rejects.toThrow('could not sign in');
  });

  test('people are told once of a key that is about to expire', async () => {
    const { db } = world.database;
    await sql`delete from notice`.execute(db);
    const soon = await make({ name: 'ใกล้หมดอายุ', expires_at: inDays(13) }, 'admin');
    await make({ name: 'อีกนาน', expires_at: inDays(15) });
    const look = jobsOf(world.platform, 'https://office.test').handlers['key.expiring'];
    const turnOf = () => look?.({ id: 0n, topic: 'key.expiring', key: 'key.expiring', payload: {}, run: 1 });
    for (const _ of [1, 2]) await turnOf();
    const told = async (who: string) =>
      (dataOf(await get(world.app, '/api/account/notice/list', as(who))).items as readonly Row[])
        .filter(({ text }) => String(text).includes('ใกล้หมดอายุ'))
        .map(({ link }) => link);
    const link = `/integration/keys/detail?id=${soon.id}`;
    expect([await told('owner'), await told('admin'), await told('finance')]).toEqual([[link], [link], []]);
    // A later expiry is another happening.
    expect((await change('update', soon.id, { expires_at: inDays(12) })).body.error).toBe(0);
    await turnOf();
    expect(await told('owner')).toEqual([link, link]);
  });

  test('nothing but hashes is kept: no secret in the database, the audit log or the server’s own', async () => {
    const { id, secret } = await make();
    const { secret: next } = dataOf(await change('rotate', id, { overlap_hours: 24 })) as { readonly secret: string };
    const { db } = world.database;
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
      db,
    );
    for (const { name } of tables.rows) {
      const { rows } = await sql<{
        line: string;
      }>`select row_to_json(t)::text as line from ${sql.table(name)} t`.execute(db);
      const hits = rows.filter(({ line }) => [secret, next].some((text) => line.includes(text.slice(12))));
      expect([name, hits]).toEqual([name, []]);
    }
    expect(logged.filter((line) => [secret, next].some((text) => line.includes(text.slice(12))))).toEqual([]);
    const hashes = await db.selectFrom('api_key_secret').select('hash').where('key_id', '=', id).execute();
    expect(hashes.map(({ hash }) => hash.length)).toEqual([32, 32]);
    expect((await checkAudit(db)).broken).toBeUndefined();
  });
});
