import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firebaseVerifier } from '#server/providers/identity-firebase.ts';
import { dataOf, get, openWorld, password, post, type World } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { firebaseDeployment, fresh, openIdentityWorld } from './support/identity-world.ts';
import { openSigner, projectId, type Signer } from './support/tokens.ts';

describe.each([oneSubject])('people of an outside service on $name', (subject) => {
  const now = () => new Date();
  let signer: Signer;
  let world: World;
  beforeAll(async () => {
    signer = await openSigner(now);
    const identity = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now });
    world = await openIdentityWorld(subject, { deployment: firebaseDeployment, providers: { identity } });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await sql`delete from sign_in_guard`.execute(world.database.db);
  });

  const enter = async (claims: object) =>
    post(world.app, '/api/firebase_auth', { id_token: await signer.token({ ...claims }) });
  const approve = (email: string, role: string) =>
    sql`update app_user set status = 'active', role_id = (select id from role where code = ${role})
      where email = ${email}`.execute(world.database.db);
  const snapshot = async () =>
    JSON.stringify(
      (
        await sql<object>`select u.id, u.username, u.email, u.status, u.role_id, i.uid from app_user u
          left join user_identity i on i.user_id = u.id order by u.id, i.uid`.execute(world.database.db)
      ).rows,
    );
  const pending = { error: 403, message: 'บัญชีรออนุมัติ' };

  test('somebody new waits for an administrator, comes in by uid, and leaves with the session', async () => {
    const claims = { sub: 'new-uid', email: 'Brand.New@Example.Test', name: 'ใหม่' };
    const replies = await Promise.all(Array.from({ length: 20 }, () => enter(claims)));
    for (const { body } of replies) expect(body).toMatchObject(pending);
    const made = await sql<object>`select username, email, status, role_id, name from app_user
      where email like 'brand.new%'`.execute(world.database.db);
    expect(made.rows).toEqual([
      { username: 'brand.new', email: 'brand.new@example.test', status: 'pending', role_id: null, name: 'ใหม่' },
    ]);
    await approve('brand.new@example.test', 'support');
    // The address may change there; the person stays the same.
    const { body } = await enter({ ...claims, email: 'other@example.test' });
    expect(body).toMatchObject({ error: 0, data: { username: 'brand.new', role: 'support' } });
    const headers = { authorization: `Bearer ${String(body.access_token)}` };
    const items = dataOf(await get(world.app, '/api/session/list', headers)).items;
    expect(items).toMatchObject([{ auth_method: 'firebase', current: true }]);
    const { rows } = await sql<{ auth_method: string }>`select auth_method from audit_log
      where action = 'auth.sign_in' and result = 'ok' order by seq desc limit 1`.execute(world.database.db);
    expect(rows[0]?.auth_method).toBe('firebase');
    await sql`update app_user set status = 'suspended' where username = 'brand.new'`.execute(world.database.db);
    expect((await get(world.app, '/api/profile', headers)).status).toBe(401);
    expect((await enter(claims)).body).toMatchObject({ error: 403, message: 'บัญชีถูกระงับ กรุณาติดต่อผู้ดูแล' });
    expect((await enter({ ...claims, sub: 'New-Uid' })).body).toMatchObject(pending);
  });

  test('an outside account with a local user’s address is not that user', async () => {
    const before = await snapshot();
    const owners = [
      { email: 'owner@example.test', email_verified: false },
      { email: 'owner@example.test', email_verified: true },
      { email: 'OWNER@EXAMPLE.TEST', email_verified: true },
      { email: 'Owner@Example.Test', email_verified: true },
      { email: 'ｏｗｎｅｒ@example.test', email_verified: true },
      { email: 'owner@exаmple.test', email_verified: true },
      { email: 'owner@example.test ', email_verified: true },
      { email: 'owner@example.test\u0000', email_verified: true },
      { email: 'ówner@example.test', email_verified: true },
      { email: 'owner@example.test,x@example.test', email_verified: true },
      { email: ['owner@example.test'], email_verified: true },
      { email: { $ne: null }, email_verified: true },
      { email: undefined },
      { email: '' },
    ];
    for (const [index, claims] of owners.entries()) {
      for (const sub of [`thief-${index}`, 'owner', '1', String(world.people.owner?.id)]) {
        const { status, body } = await enter({ ...claims, sub });
        expect([status, body.message], JSON.stringify(claims)).toEqual([403, pending.message]);
        expect(body.access_token).toBeUndefined();
      }
    }
    expect(await snapshot()).toBe(before);
    const taken = await enter({ sub: 'thief-0', email: 'owner@example.test' });
    const fresher = await enter({ sub: 'really-new', email: 'really.new@example.test' });
    expect({ ...taken.body, request_id: '' }).toEqual({ ...fresher.body, request_id: '' });
  });

  test('an unconfirmed address is shown to the user who decides', async () => {
    await enter({ sub: 'unsure', email: 'unsure@example.test', email_verified: false });
    const { rows } = await sql<{
      note: string | null;
    }>`select note from app_user where email = 'unsure@example.test'`.execute(world.database.db);
    expect(rows[0]?.note?.split('\u001f')).toEqual(['อีเมลนี้ยังไม่ได้รับการยืนยัน', 'This e-mail address is not verified']);
  });

  test('strangers who guess at the account do not close this door', async () => {
    const claims = { sub: 'guessed-uid', email: 'guessed@example.test' };
    await enter(claims);
    await approve('guessed@example.test', 'support');
    await sql`insert into sign_in_guard (subject, recent, closed_until) select 'user:' || id || suffix,
      array(select clock_timestamp() from generate_series(1, 20)), clock_timestamp() + interval '1 hour'
      from app_user, unnest(array['', '|127.0.0.1']) suffix where email = 'guessed@example.test'`.execute(
      world.database.db,
    );
    expect((await enter(claims)).body.error).toBe(0);
  });

  test('tokens that prove nothing open nothing, and are written down', async () => {
    const before = await snapshot();
    for (const claims of [{ aud: 'x' }, { iss: 'x' }, { exp: 1 }, { auth_time: 1 }, { sub: '' }])
      expect((await enter(claims)).status).toBe(401);
    for (const id_token of ['x', 'a.b.c', `${await signer.token()}x`])
      expect((await post(world.app, '/api/firebase_auth', { id_token })).status).toBe(401);
    expect((await post(world.app, '/api/firebase_auth', { id_token: 'x'.repeat(8193) })).status).toBe(422);
    expect(await snapshot()).toBe(before);
    const { rows } = await sql<{ n: bigint }>`select count(*) as n from audit_log
      where action = 'auth.sign_in' and result = 'failed' and error_code = 401`.execute(world.database.db);
    expect(rows[0]?.n).toBe(8n);
  });

  test('the service’s silence is a 503, and lets nobody in', async () => {
    const away = firebaseVerifier({ projectId, fetchKeys: () => Promise.reject(new Error('away')), now });
    const closed = await openIdentityWorld(subject, { deployment: firebaseDeployment, providers: { identity: away } });
    try {
      const reply = await post(closed.app, '/api/firebase_auth', { id_token: await signer.token() });
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '5']);
    } finally {
      await closed.close();
    }
  });

  test('there is one way in: passwords here open nothing, and no mail is sent', async () => {
    const secret = { new_password: fresh, new_password_confirm: fresh };
    for (const [path, body] of [
      ['/api/auth', { email: 'owner', password }],
      [
        '/api/identity/register',
        { email: 'x@example.test', name: 'x', password: fresh, password_confirm: fresh, accept_terms: true },
      ],
      ['/api/identity/confirm', { token: 'x' }],
      ['/api/identity/forgot', { email: 'owner@example.test' }],
      ['/api/identity/reset', { token: 'x', ...secret }],
    ] as const) {
      const reply = await post(world.app, path, body);
      expect([reply.status, reply.body.message], path).toEqual([403, expect.stringContaining('ภายนอก')]);
    }
    const { rows } = await sql`select id from outbox where topic = 'identity.mail'`.execute(world.database.db);
    expect(rows).toEqual([]);
  });

  test('and where people are this server’s own, tokens open nothing', async () => {
    const local = await openWorld(subject);
    try {
      const reply = await post(local.app, '/api/firebase_auth', { id_token: await signer.token() });
      expect([reply.status, reply.body.message]).toEqual([403, expect.stringContaining('ไม่ได้เปิดใช้')]);
    } finally {
      await local.close();
    }
  });

  test('the browser gets the identity service, and may call no other', async () => {
    const { identity } = dataOf(await post(world.app, '/api/handshake', {}));
    expect(identity).toEqual({
      provider: 'firebase',
      config: { apiKey: 'public-key', authDomain: 'office-test.firebaseapp.com', projectId, appId: null },
      emulator: null,
    });
    const { headers } = await get(world.app, '/health');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' https://apis.google.com;");
    expect(policy).toContain(
      "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;",
    );
    expect(policy).toContain('frame-src https://office-test.firebaseapp.com;');
    expect(policy).not.toMatch(/unsafe|127\.0\.0\.1/);
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    const dev = await openWorld(subject, {
      deployment: firebaseDeployment,
      settings: { identityEmulator: 'http://127.0.0.1:9099' },
    });
    const local = await openWorld(subject, { settings: { identityEmulator: 'http://127.0.0.1:9099' } });
    try {
      expect(dataOf(await post(dev.app, '/api/handshake', {})).identity).toMatchObject({
        emulator: 'http://127.0.0.1:9099',
      });
      const devPolicy = String((await get(dev.app, '/health')).headers['content-security-policy']);
      expect(devPolicy).toContain('securetoken.googleapis.com http://127.0.0.1:9099;');
      const plain = (await get(local.app, '/health')).headers;
      expect(String(plain['content-security-policy'])).not.toMatch(/google|127\.0\.0\.1|frame-src/);
      expect(plain['cross-origin-opener-policy']).toBe('same-origin');
      expect(dataOf(await post(local.app, '/api/handshake', {})).identity).toMatchObject({
        provider: 'local',
        emulator: null,
      });
    } finally {
      await dev.close();
      await local.close();
    }
  });

  test('a profile here is never the token', async () => {
    await enter({ sub: 'role-claim', email: 'role@example.test', role: 'owner', admin: true, permissions: ['*'] });
    await approve('role@example.test', 'support');
    const { body } = await enter({ sub: 'role-claim', email: 'role@example.test', role: 'owner', admin: true });
    expect(body).toMatchObject({ error: 0, data: { role: 'support' } });
    expect(JSON.stringify(body)).not.toContain('"*"');
  });
});
