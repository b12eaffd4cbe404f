import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { createOwnerLink } from '#server/identity/first-owner.ts';
import { prepareDatabase } from '#server/prepare/prepare.ts';
import { firebaseVerifier } from '#server/providers/identity-firebase.ts';
import { sandboxProviders } from '#server/providers/sandbox/sandbox-providers.ts';
import { firebaseDeployment } from '../security/support/identity-world.ts';
import { openSigner, projectId } from '../security/support/tokens.ts';
import { get, post } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('the first owner on $name', (subject) => {
  let database: OpenDatabase;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeAll(async () => {
    database = await subject.open();
    const prepared = await prepareDatabase({ database, secretKey: new Uint8Array(32), now: new Date(), log() {} });
    expect(prepared).toEqual({ accounts: [], empty: true });
    app = await buildApp({
      deployment: 'default',
      db: database.db,
      providers: sandboxProviders(database.db),
      settings: { secretKey: randomBytes(32), signInsPerMinute: 1000 },
    });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  const owner = { username: 'first', email: 'first@example.test', name: 'คนแรก', password: 'long-enough-horse-1' };

  test('is made once with the printed token, whoever tries how often', async () => {
    expect((await get(app, '/setup')).status).toBe(200);
    expect((await post(app, '/api/setup', { ...owner, token: 'x'.repeat(43) })).status).toBe(403);
    const old = await createOwnerLink(database.db);
    const token = await createOwnerLink(database.db);
    expect((await post(app, '/api/setup', { ...owner, token: old })).status).toBe(403);
    expect((await post(app, '/api/setup', { ...owner, token, password: 'short' })).status).toBe(422);
    expect((await post(app, '/api/setup', { ...owner, token, password: 'password1234567' })).body).toMatchObject({
      error: 422,
      fields: { password: expect.stringContaining('เดาง่าย') },
    });
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        post(app, '/api/setup', { ...owner, username: `first${i}`, email: `f${i}@example.test`, token }),
      ),
    );
    expect(tries.filter((reply) => reply.body.error === 0)).toHaveLength(1);
    expect(tries.filter((reply) => reply.status === 403)).toHaveLength(19);
    const users = await database.db.selectFrom('app_user').selectAll().execute();
    expect(users).toHaveLength(1);
    const signedIn = await post(app, '/api/auth', { email: users[0]?.email, password: owner.password });
    expect(signedIn.body).toMatchObject({ error: 0, data: { role: 'owner' } });
    expect((await get(app, '/setup')).status).toBe(404);
    expect((await get(app, '/setup.js')).status).toBe(404);
    const again = await createOwnerLink(database.db);
    expect((await post(app, '/api/setup', { ...owner, username: 'second', token: again })).status).toBe(403);
  });

  test('where an outside service knows the people, the first owner is named by uid, also beside the demo', async () => {
    const other = await subject.open();
    const parts = { database: other, secretKey: new Uint8Array(32), now: new Date(), log() {} } as const;
    expect((await prepareDatabase({ ...parts, identity: 'firebase' })).empty).toBe(true);
    const signer = await openSigner(() => new Date());
    const identity = firebaseVerifier({ projectId, fetchKeys: signer.fetchKeys, now: () => new Date() });
    const outside = await buildApp({
      deployment: firebaseDeployment,
      db: other.db,
      providers: { ...sandboxProviders(other.db), identity },
      settings: { secretKey: randomBytes(32), signInsPerMinute: 1000 },
    });
    try {
      // People without an identity there cannot come in, so they are nobody.
      await sql`insert into app_user (username, email, name, server, status)
        values ('demo.person', 'demo@example.test', 'x', 'cat350_v2', 'active')`.execute(other.db);
      expect((await get(outside, '/setup')).text).toContain('User UID');
      const token = await createOwnerLink(other.db);
      const { password: _, ...person } = owner;
      expect((await post(outside, '/api/setup', { ...owner, token })).status).toBe(422);
      expect((await post(outside, '/api/setup', { ...person, token, uid: 'no uid' })).status).toBe(422);
      expect((await post(outside, '/api/setup', { ...person, token, uid: 'owner-uid' })).body.error).toBe(0);
      const enter = async (sub: string) =>
        (await post(outside, '/api/firebase_auth', { id_token: await signer.token({ sub, email: owner.email }) })).body;
      expect(await enter('owner-uid')).toMatchObject({ error: 0, data: { role: 'owner' } });
      expect(await enter('other-uid')).toMatchObject({ error: 403 });
      expect((await get(outside, '/setup')).status).toBe(404);
      expect((await prepareDatabase({ ...parts, identity: 'firebase' })).empty).toBe(false);
    } finally {
      await outside.close();
      await other.close();
    }
  });
});
