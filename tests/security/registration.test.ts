import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { authTasks } from '#areas/auth/server/mail-tasks.ts';
import { drain } from '#server/jobs/worker.ts';
import { MailError } from '#server/providers/mail.ts';
import { get, password, post, signIn } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { base, fresh, type IdentityWorld, openIdentityWorld, tokenOf } from './support/identity-world.ts';

describe.each([oneSubject])('registration and reset on $name', (subject) => {
  let world: IdentityWorld;
  beforeAll(async () => {
    world = await openIdentityWorld(subject);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    const { db } = world.database;
    await sql`delete from sign_in_guard`.execute(db);
    await sql`delete from mail_pace`.execute(db);
  });

  const form = (email: string, changes: object = {}) => ({
    email,
    name: 'คนใหม่',
    password: fresh,
    password_confirm: fresh,
    accept_terms: true,
    ...changes,
  });
  const register = (email: string, changes: object = {}, headers: Record<string, string> = {}) =>
    post(world.app, '/api/identity/register', form(email, changes), headers);
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    post(world.app, '/api/identity/forgot', { email }, headers);
  const reset = (token: string, secret = fresh) =>
    post(world.app, '/api/identity/reset', { token, new_password: secret, new_password_confirm: secret });
  const enter = (email: string, secret = fresh) => post(world.app, '/api/auth', { email, password: secret });
  const userOf = async (email: string) =>
    world.database.db.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst();
  const forgotten = async (email: string) => {
    expect((await forgot(email)).body.error).toBe(0);
    return (await world.deliver())[0];
  };

  test('a person registers, confirms the address, is approved, and comes in; in that order only', async () => {
    expect((await register('New.Person@Example.Test')).body).toMatchObject({ error: 0, data: {} });
    const [letter] = await world.deliver();
    expect(letter?.to).toBe('new.person@example.test');
    expect(letter?.text).toContain(`${base}/login#confirm=`);
    const user = await userOf('new.person@example.test');
    expect(user).toMatchObject({ username: 'new.person', status: 'pending', role_id: null, name: 'คนใหม่' });
    expect((await enter('new.person')).body).toMatchObject({
      error: 403,
      message: expect.stringContaining('ยืนยันอีเมล'),
    });
    const approve = () =>
      sql`update app_user set status = 'active', role_id = (select id from role where code = 'support')
        where id = ${user?.id}`.execute(world.database.db);
    await approve();
    expect((await enter('new.person')).body.error).toBe(403);
    const confirm = () => post(world.app, '/api/identity/confirm', { token: tokenOf(letter) });
    const answers = await Promise.all(Array.from({ length: 10 }, confirm));
    expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect((await enter('new.person')).body.error).toBe(0);
  });

  test('confirmed but not approved waits', async () => {
    await register('early@example.test');
    await post(world.app, '/api/identity/confirm', { token: tokenOf((await world.deliver())[0]) });
    expect((await enter('early@example.test')).body).toMatchObject({ error: 403, message: 'บัญชีรออนุมัติ' });
    expect((await enter('early@example.test', 'wrong-horse-1')).status).toBe(401);
  });

  test('an address that has an account gets the same answer and a letter; nothing changes', async () => {
    const before = await userOf('finance@example.test');
    const existing = await register('finance@example.test');
    const unknown = await register('somebody.else@example.test');
    const { request_id: _a, ...one } = existing.body;
    const { request_id: _b, ...two } = unknown.body;
    expect([existing.status, one]).toEqual([unknown.status, two]);
    const letters = await world.deliver();
    const letter = letters.find(({ to }) => to === 'finance@example.test');
    expect(letter?.subject).toContain('คุณมีบัญชี');
    expect(letter?.text).not.toMatch(/#|คนใหม่/);
    expect(await userOf('finance@example.test')).toEqual(before);
    expect((await enter('finance', password)).body.error).toBe(0);
    expect((await enter('finance', fresh)).status).toBe(401);
  });

  test('the password of a registration is the one whose mail was opened, whoever registered first', async () => {
    await register('victim@example.test', {
      password: 'attacker-horse-1',
      password_confirm: 'attacker-horse-1',
      name: 'โจร',
    });
    await world.deliver();
    await sql`delete from mail_pace`.execute(world.database.db);
    await register('victim@example.test', { name: 'เจ้าของ' });
    await post(world.app, '/api/identity/confirm', { token: tokenOf((await world.deliver())[0]) });
    expect((await enter('victim@example.test', 'attacker-horse-1')).status).toBe(401);
    expect((await enter('victim@example.test')).body).toMatchObject({ error: 403, message: 'บัญชีรออนุมัติ' });
    expect((await userOf('victim@example.test'))?.name).toBe('เจ้าของ');
  });

  test('fifty registrations of one address at once make one account, and one letter a minute', async () => {
    const sent = await Promise.all(Array.from({ length: 50 }, () => register('crowd@example.test')));
    expect(sent.every(({ body }) => body.error === 0)).toBe(true);
    expect(await world.deliver()).toHaveLength(1);
    const { rows } = await sql`select id from app_user where email = 'crowd@example.test'`.execute(world.database.db);
    expect(rows).toHaveLength(1);
    await register('a.b@example.test');
    await register('a.b@example2.test');
    await world.deliver();
    const names = await sql<{ username: string }>`
      select username from app_user where email like 'a.b@example%' order by id`.execute(world.database.db);
    expect(names.rows[0]?.username).toBe('a.b_'.slice(0, 3).padEnd(4, '_'));
    expect(names.rows[1]?.username).toMatch(/^a\.b_\.\d{4}$/);
  });

  test('rules of a new password are reported in Thai, field by field', async () => {
    const fieldsOf = async (changes: object, email = 'rules.person@example.test') =>
      (await register(email, changes)).body;
    const twice = (secret: string) => ({ password: secret, password_confirm: secret });
    for (const [changes, field] of [
      [twice('fourteen-chars'), 'password'],
      [twice('horse battery '.repeat(10)), 'password'],
      [{ password_confirm: 'something-else-1' }, 'password_confirm'],
      [{ accept_terms: false }, 'accept_terms'],
      [{ name: '  ' }, 'name'],
    ] as const) {
      const body = await fieldsOf(changes);
      expect(body.error, JSON.stringify(changes)).toBe(422);
      expect(body.fields, JSON.stringify(changes)).toHaveProperty([field], expect.stringMatching(/[ก-๙]/));
    }
    for (const email of [
      'no address',
      'a@b',
      'x@example.test\r\nBcc: y@example.test',
      '"a b"@example.test',
      'a@b.test,c@d.test',
    ])
      expect((await fieldsOf({}, email)).error, email).toBe(422);
    expect(await world.deliver()).toEqual([]);
  });

  test('a forgotten password: same answer for everybody, a link to this host, used once', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
      forwarded: 'host=evil.example',
    };
    const existing = await forgot('SUPPORT@example.test', headers);
    const unknown = await forgot('nobody@example.test', headers);
    const { request_id: _a, ...one } = existing.body;
    const { request_id: _b, ...two } = unknown.body;
    expect([existing.status, one]).toEqual([unknown.status, two]);
    const [letter, ...others] = await world.deliver();
    expect(others).toEqual([]);
    expect(letter?.to).toBe('support@example.test');
    expect(letter?.text).toContain(`${base}/login#reset=`);
    expect(letter?.text).not.toContain('evil');
    const token = tokenOf(letter);
    const { rows } = await sql<{ t: string }>`select l::text || encode(token_hash, 'base64') as t from one_time_link l
      union all select payload::text from outbox`.execute(world.database.db);
    expect(rows.some(({ t }) => t.includes(token))).toBe(false);

    const open = await signIn(world.app, 'support');
    for (let i = 0; i < 6; i += 1) await enter('support', `wrong-${i}`);
    expect((await enter('support', password)).status).toBe(429);
    expect((await world.deliver()).map(({ to, text }) => [to, /รหัสผ่านผิดหลายครั้ง/.test(text)])).toEqual([
      ['support@example.test', true],
    ]);
    expect((await reset(token, 'support-horse-11')).body).toMatchObject({
      error: 422,
      fields: { new_password: /ชื่อของคุณ/ },
    });
    expect((await reset(token, password)).body).toMatchObject({ error: 422, fields: { new_password: /รหัสผ่านเดิม/ } });
    expect((await get(world.app, '/api/profile', open)).status).toBe(200);
    const answers = await Promise.all(Array.from({ length: 8 }, () => reset(token)));
    expect(answers.filter(({ body }) => body.error === 0)).toHaveLength(1);
    expect((await get(world.app, '/api/profile', open)).status).toBe(401);
    expect((await enter('support')).body.error).toBe(0);
    expect((await enter('support', password)).status).toBe(401);
    expect((await reset(token, 'yet-another-horse-1')).body).toMatchObject({
      error: 422,
      fields: { token: expect.any(String) },
    });
  });

  test('a link lives thirty minutes, the newest only, and not past a change of password', async () => {
    const { db } = world.database;
    const first = tokenOf(await forgotten('marketing@example.test'));
    expect(await forgotten('marketing@example.test')).toBeUndefined();
    await sql`update mail_pace set sent_at = sent_at - interval '61 seconds'`.execute(db);
    const second = tokenOf(await forgotten('marketing@example.test'));
    expect((await reset(first)).status).toBe(422);
    await sql`update one_time_link set expires_at = expires_at - interval '29 minutes 50 seconds'`.execute(db);
    expect((await reset(second, 'short1')).status).toBe(422);
    await sql`update one_time_link set expires_at = expires_at - interval '10 seconds'`.execute(db);
    expect((await reset(second)).body).toMatchObject({ error: 422, fields: { token: expect.any(String) } });
    await sql`delete from mail_pace`.execute(db);
    const third = tokenOf(await forgotten('marketing@example.test'));
    const headers = await signIn(world.app, 'marketing');
    const change = { current_password: password, new_password: fresh, new_password_confirm: fresh };
    expect((await post(world.app, '/api/change_password', change, headers)).body.error).toBe(0);
    expect((await reset(third, 'hijacked-horse-1')).status).toBe(422);
  });

  test('no letter for a suspended person, one without a password here, or one of another purpose', async () => {
    const { db } = world.database;
    await sql`update app_user set status = 'suspended' where username = 'auditor'`.execute(db);
    expect(await forgotten('auditor@example.test')).toBeUndefined();
    await sql`update app_user set status = 'active' where username = 'auditor'`.execute(db);
    const token = tokenOf(await forgotten('auditor@example.test'));
    expect((await post(world.app, '/api/identity/confirm', { token })).status).toBe(422);
    const { rows } = await sql<{ credential: unknown }>`
      delete from user_credential where user_id = (select id from app_user where username = 'auditor')
      returning password_hash as credential`.execute(db);
    await sql`delete from mail_pace`.execute(db);
    expect(await forgotten('auditor@example.test')).toBeUndefined();
    expect((await reset(token)).status).toBe(422);
    await sql`insert into user_credential (user_id, password_hash)
      select id, ${rows[0]?.credential} from app_user where username = 'auditor'`.execute(db);
  });

  test('a letter that the mail server does not take is tried again; one that never arrives is given up', async () => {
    const { db } = world.database;
    const mails: string[] = [];
    const faulty = (error: Error) => ({
      ...world.platform,
      providers: {
        ...world.platform.providers,
        mail: {
          send: async ({ to }: { to: string }) => {
            mails.push(to);
            throw error;
          },
        },
      },
    });
    const run = (error: Error) => drain({ db, handlers: authTasks(faulty(error), base) });
    await forgot('owner@example.test');
    await run(new MailError('away'));
    expect(mails).toHaveLength(1);
    const waiting = await sql<{ state: string; payload: string; due: boolean }>`select state, payload::text as payload,
      available_at > clock_timestamp() as due from outbox where topic = 'identity.mail' order by id desc limit 1`.execute(
      db,
    );
    expect(waiting.rows[0]).toMatchObject({ state: 'queued', due: true, payload: expect.stringContaining('owner@') });
    await sql`update outbox set available_at = clock_timestamp() where state = 'queued'`.execute(db);
    const [letter] = await world.deliver();
    expect(letter?.to).toBe('owner@example.test');
    await sql`delete from mail_pace`.execute(db);
    await forgot('owner@example.test');
    await run(new MailError('no such mailbox', true));
    const done = await sql<{ payload: string }>`select payload::text as payload from outbox
      where topic = 'identity.mail' and (state <> 'done' or payload <> '{}')`.execute(db);
    expect(done.rows).toEqual([]);
  });

  test('a caller may ask only so often, whatever they ask for', async () => {
    const tight = await openIdentityWorld(subject, { settings: { registrationsPerHour: 3, resetsPerHour: 3 } });
    try {
      for (const path of ['register', 'forgot']) {
        const replies = [];
        for (let i = 0; i < 5; i += 1) {
          const body = path === 'register' ? form(`p${i}@example.test`) : { email: `p${i}@example.test` };
          replies.push(await post(tight.app, `/api/identity/${path}`, body, { 'x-forwarded-for': `203.0.113.${i}` }));
        }
        expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
        expect(Number(replies[4]?.headers['retry-after'])).toBeGreaterThan(3000);
      }
    } finally {
      await tight.close();
    }
  });

  test('what happened is in the audit log, and no password, hash, token or letter is', async () => {
    const { rows } = await sql<{ action: string; t: string }>`select action, a::text as t from audit_log a`.execute(
      world.database.db,
    );
    const actions = new Set(rows.map(({ action }) => action));
    for (const action of [
      'identity.register',
      'identity.account_added',
      'identity.confirm',
      'identity.forgot',
      'identity.reset',
      'auth.lock',
      'auth.unlock',
      'auth.sign_in',
    ])
      expect(actions, action).toContain(action);
    const text = rows.map(({ t }) => t).join('\n');
    expect(text).not.toMatch(/argon2|brand-new-horse|attacker-pass|correct-horse|wrong-/);
    for (const letter of world.letters) if (letter.text.includes('#')) expect(text).not.toContain(tokenOf(letter));
  });
});
