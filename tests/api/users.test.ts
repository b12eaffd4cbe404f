// Long because every change of a person is asked of one database: what it needs, whom it tells, which sessions and links it ends.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fresh, type IdentityWorld, openIdentityWorld, tokenOf } from '../security/support/identity-world.ts';
import { dataOf, get, givePassword, password, post, type Reply, rowsOf, signIn } from './kit.ts';
import { oneSubject } from './subjects.ts';

type Headers = { readonly authorization: string };

const add = '/api/system/user/add';
const update = '/api/system/user/update';

describe.each([oneSubject])('staff users on $name', (subject) => {
  let world: IdentityWorld;
  let owner: Headers;
  let admin: Headers;
  let roles: Readonly<Record<string, number>>;
  let count = 0;

  beforeAll(async () => {
    world = await openIdentityWorld(subject);
    owner = await signIn(world.app, 'owner');
    admin = await signIn(world.app, 'admin');
    const rows = await world.database.db.selectFrom('role').select(['id', 'code']).execute();
    roles = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
  });
  afterAll(() => world.close());

  const fieldsOf = (reply: Reply) => reply.body.fields as Readonly<Record<string, string>> | undefined;
  const bodyOf = (changes: object = {}) => {
    count += 1;
    return {
      username: `person.${count}`,
      email: `Person.${count}@Example.test`,
      name: `คนที่ ${count}`,
      role_id: roles.support,
      agent_ids: [1],
      server: 'cat350_v2',
      status: 'active',
      ...changes,
    };
  };
  const addPerson = async (changes: object = {}) => {
    const body = bodyOf(changes);
    const id = Number(dataOf(await post(world.app, add, body, owner)).id);
    await givePassword(world, id);
    return { id, ...body, password };
  };
  const detail = async (id: number) => dataOf(await get(world.app, `/api/system/user/detail?user_id=${id}`, owner));
  const change = async (id: number, changes: object, headers = owner) =>
    post(world.app, update, { user_id: id, version: (await detail(id)).version, ...changes }, headers);
  const isIn = async (headers: Headers) => (await get(world.app, '/api/profile', headers)).status === 200;
  const audits = (action: string, id: number) =>
    world.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', action)
      .where('entity_id', '=', String(id))
      .orderBy('seq', 'desc')
      .execute();

  test('a new person chooses a password by a link in a letter; nobody else ever has one', async () => {
    await world.deliver();
    const body = bodyOf();
    const id = Number(dataOf(await post(world.app, add, body, admin)).id);
    const letters = await world.deliver();
    // What was done to the account is told there, too; letters leave in any order.
    const own = letters.filter(({ to }) => to === body.email.toLowerCase());
    expect(own).toHaveLength(2);
    const invitation = own.find(({ text }) => text.includes('#reset='));
    expect(invitation?.text).toContain(body.username);
    // The owner hears of the new account, and of no link.
    expect(letters.filter(({ to }) => to === 'owner@example.test').map(({ text }) => text.includes('#reset='))).toEqual(
      [false],
    );
    const seen = await detail(id);
    expect(seen).toMatchObject({ email: body.email.toLowerCase(), status: 'active', agent_ids: [1] });
    expect(Object.keys(seen)).not.toContain('password');
    expect((await post(world.app, '/api/auth', { email: body.username, password })).status).toBe(401);
    const token = tokenOf(invitation);
    const choose = (secret: string) =>
      post(world.app, '/api/identity/reset', { token, new_password: secret, new_password_confirm: secret });
    expect((await choose(fresh)).body.error).toBe(0);
    expect((await choose('another-brand-new-horse')).status).toBe(422);
    expect(await isIn(await signIn(world.app, body.username, fresh))).toBe(true);
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from user_credential where user_id = ${id}`.execute(world.database.db);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$/);
    const [row] = await audits('user.add', id);
    expect(row).toMatchObject({ actor_id: world.people.admin?.id, result: 'ok' });
    expect(row?.after).toMatchObject({ username: body.username, role_id: roles.support });
    const everything = JSON.stringify(
      await world.database.db.selectFrom('audit_log').selectAll().execute(),
      (_, value) => (typeof value === 'bigint' ? String(value) : value),
    );
    for (const secret of [fresh, token, 'argon2']) expect(everything).not.toContain(secret);
  });

  test('no body sets a password, or says that it need not be changed', async () => {
    const person = await addPerson();
    for (const more of [{ password: fresh }, { must_change_password: false }]) {
      expect((await post(world.app, add, { ...bodyOf(), ...more }, owner)).status).toBe(422);
      expect((await change(person.id, more)).status).toBe(422);
    }
  });

  test('what is wrong with a new person is said field by field, in Thai', async () => {
    const wrong: readonly (readonly [object, string, number?])[] = [
      [{ username: 'Big Letters' }, 'username'],
      [{ role_id: undefined }, 'role_id'],
      [{ role_id: 9999 }, 'role_id'],
      [{ agent_ids: [] }, 'agent_ids'],
      [{ agent_ids: [77] }, 'agent_ids'],
      [{ photo_url: 'https://evil.example/x.png' }, 'photo_url'],
      [{ username: 'owner' }, 'username', 409],
      [{ email: 'OWNER@example.test' }, 'email', 409],
    ];
    for (const [changes, field, status = 422] of wrong) {
      const reply = await post(world.app, add, bodyOf(changes), owner);
      expect([field, reply.status, Object.keys(fieldsOf(reply) ?? {})]).toEqual([field, status, [field]]);
      expect(fieldsOf(reply)?.[field]).toMatch(/[ก-๙]/);
    }
    const all = await addPerson({ role_id: roles.auditor, agent_ids: undefined });
    expect((await detail(all.id)).agent_ids).toBeNull();
  });

  test('a name is for good; a stale version is a conflict that says who was first', async () => {
    const person = await addPerson();
    expect((await change(person.id, { username: 'other.name' })).status).toBe(422);
    const { version } = await detail(person.id);
    expect((await change(person.id, { name: 'ใหม่' }, admin)).status).toBe(200);
    const late = await post(world.app, update, { user_id: person.id, version, name: 'ช้า' }, owner);
    expect(late.status).toBe(409);
    expect(late.body.conflict).toMatchObject({ by: 'คุณ admin', version: Number(version) + 1 });
    expect((await detail(person.id)).name).toBe('ใหม่');
  });

  const endings: readonly (readonly [string, () => object])[] = [
    ['a suspension', () => ({ status: 'suspended' })],
    ['another role', () => ({ role_id: roles.agent_master })],
    ['other agents', () => ({ agent_ids: [1, 2] })],
  ];
  test.each(endings)('%s ends the sessions of the person at the next request', async (_, changes) => {
    const person = await addPerson();
    const theirs = await signIn(world.app, person.username, person.password);
    expect(await isIn(theirs)).toBe(true);
    expect((await change(person.id, { note: 'นี่ไม่ใช่เหตุ' })).status).toBe(200);
    expect(await isIn(theirs)).toBe(true);
    expect((await change(person.id, changes())).status).toBe(200);
    expect(await isIn(theirs)).toBe(false);
    const [row] = await audits('user.update', person.id);
    expect(row?.result).toBe('ok');
  });

  const reset = (id: number, headers = owner) =>
    post(world.app, '/api/system/user/reset_password', { user_id: id }, headers);

  test('a reset by staff ends what there was, and sends a link of which the newest works once', async () => {
    const person = await addPerson();
    const theirs = await signIn(world.app, person.username, person.password);
    for (let i = 0; i < 6; i += 1)
      await post(world.app, '/api/auth', { email: person.username, password: `no-${i}-nope` });
    expect((await post(world.app, '/api/auth', { email: person.username, password: person.password })).status).toBe(
      429,
    );
    await world.deliver();
    expect((await reset(person.id, admin)).body).toMatchObject({
      error: 0,
      message: expect.stringContaining(person.email.toLowerCase()),
    });
    expect(await isIn(theirs)).toBe(false);
    expect((await detail(person.id)).failed_login_count).toBe(0);
    expect((await post(world.app, '/api/auth', { email: person.username, password: person.password })).status).toBe(
      401,
    );
    const linkIn = async () =>
      tokenOf(
        (await world.deliver()).find(({ to, text }) => to === person.email.toLowerCase() && text.includes('#reset=')),
      );
    const first = await linkIn();
    expect((await reset(person.id, admin)).status).toBe(200);
    const second = await linkIn();
    const choose = (token: string) =>
      post(world.app, '/api/identity/reset', { token, new_password: fresh, new_password_confirm: fresh });
    expect((await choose(first)).status).toBe(422);
    expect((await choose(second)).body.error).toBe(0);
    expect((await choose(second)).status).toBe(422);
    expect(await signIn(world.app, person.username, fresh)).toBeTruthy();
    const [row] = await audits('user.reset_password', person.id);
    expect(row).toMatchObject({ actor_id: world.people.admin?.id, result: 'ok' });
    expect((await reset(world.people.admin?.id ?? 0, admin)).status).toBe(422);
    expect((await change(person.id, { status: 'suspended' })).status).toBe(200);
    expect((await reset(person.id)).status).toBe(409);
    expect((await reset(9999)).body.error).toBe(404);
  });

  test('links die with the address that they went to', async () => {
    const person = await addPerson();
    await world.deliver();
    expect((await reset(person.id)).status).toBe(200);
    const letters = await world.deliver();
    const token = tokenOf(
      letters.find(({ to, text }) => to === person.email.toLowerCase() && text.includes('#reset=')),
    );
    expect((await change(person.id, { email: `moved.${count}@example.test` })).status).toBe(200);
    const body = { token, new_password: fresh, new_password_confirm: fresh };
    expect((await post(world.app, '/api/identity/reset', body)).status).toBe(422);
  });

  test('the old address, the new one and the owners are notified of each change of sign-in', async () => {
    const person = await addPerson({ allow_ips: [] });
    const changes: readonly (readonly [object, RegExp])[] = [
      [{ email: `renamed.${count}@example.test` }, /อีเมลจาก person\.\d+@example\.test เป็น renamed/],
      [{ allow_ips: ['203.0.113.0/24'] }, /เครือข่ายที่อนุญาตจาก – เป็น 203\.0\.113\.0\/24/],
      [{ role_id: roles.marketing }, /ตำแหน่งจาก .+ เป็น การตลาด/],
      [{ agent_ids: [1, 2] }, /เอเย่นต์ที่ดูแลจาก AAA เป็น AAA, BBB/],
      [{ status: 'suspended' }, /nothing/],
      [{ status: 'active' }, /เปิดใช้งานบัญชีอีกครั้ง/],
    ];
    for (const [at, [body, pattern]] of changes.entries()) {
      await world.deliver();
      expect([body, (await change(person.id, body, admin)).status]).toEqual([body, 200]);
      const told = (await world.deliver()).filter(({ text }) => pattern.test(text) && text.includes('โดย คุณ admin'));
      const own = `renamed.${count}@example.test`;
      const expected =
        pattern.source === 'nothing'
          ? []
          : ['owner@example.test', ...(at === 0 ? [person.email.toLowerCase()] : []), own];
      expect([body, told.map(({ to }) => to).sort()]).toEqual([body, expected.sort()]);
    }
    // Whoever signs in next sees it there as well, until they say that they have.
    const list = async (headers: Headers) =>
      dataOf(await get(world.app, '/api/account/notices', headers)).items as readonly {
        id: number;
        kind: string;
        own: boolean;
      }[];
    await sql`update app_user set allow_ips = null where id = ${person.id}`.execute(world.database.db);
    const theirs = await signIn(world.app, person.username, person.password);
    const seen = await list(theirs);
    expect(seen.map(({ kind, own }) => [kind, own])).toEqual(
      ['reactivated', 'agents', 'role', 'networks', 'email'].map((kind) => [kind, true]),
    );
    expect(dataOf(await get(world.app, '/api/profile', theirs)).notice_count).toBe(5);
    expect((await list(owner)).slice(0, 5).map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    expect((await list(admin)).filter(({ id }) => seen.some((one) => one.id === id))).toEqual([]);
    expect((await post(world.app, '/api/account/notices/seen', { id: seen[0]?.id }, theirs)).body.error).toBe(0);
    expect([await list(theirs), dataOf(await get(world.app, '/api/profile', theirs)).notice_count]).toEqual([[], 0]);
  });

  test('who waits is let in with a role, and not without', async () => {
    const person = await addPerson();
    await sql`update app_user set status = 'pending', role_id = null, agent_ids = null where id = ${person.id}`.execute(
      world.database.db,
    );
    const refused = await post(world.app, '/api/auth', { email: person.username, password: person.password });
    expect(refused.body.error).not.toBe(0);
    const without = await change(person.id, { status: 'active' });
    expect([without.status, fieldsOf(without)]).toEqual([422, { role_id: 'กรุณาเลือกตำแหน่ง' }]);
    const agentless = await change(person.id, { status: 'active', role_id: roles.support });
    expect([agentless.status, Object.keys(fieldsOf(agentless) ?? {})]).toEqual([422, ['agent_ids']]);
    await sql`update app_user set failed_login_count = 3 where id = ${person.id}`.execute(world.database.db);
    expect((await change(person.id, { status: 'active', role_id: roles.support, agent_ids: [2] }, admin)).status).toBe(
      200,
    );
    expect(await detail(person.id)).toMatchObject({ status: 'active', failed_login_count: 0, agent_ids: [2] });
    expect(await signIn(world.app, person.username, person.password)).toBeTruthy();
    const [row] = await audits('user.update', person.id);
    expect([row?.before, row?.after]).toMatchObject([
      { status: 'pending' },
      { status: 'active', role_id: roles.support },
    ]);
    expect((await change(person.id, { status: 'pending' })).status).toBe(422);
  });

  test('effective permissions are those of the role, agents a tree of what is assigned and seen', async () => {
    const { db } = world.database;
    await sql`
      insert into agent (id, code, name, type, server, prefix, share_pct, commission_pct, parent_id)
      values (3, 'AAB', 'Below AAA', 'agent', 'cat350_v2', 'aab', 0, 0, 1)`.execute(db);
    const person = await addPerson({ role_id: roles.agent_master, agent_ids: [1] });
    const mine = dataOf(await get(world.app, `/api/system/user/permission?user_id=${person.id}`, owner));
    const items = mine.items as readonly { readonly key: string; readonly risk: string }[];
    const role = await db
      .selectFrom('role')
      .select('permissions')
      .where('code', '=', 'agent_master')
      .executeTakeFirst();
    expect(items.map(({ key }) => key)).toEqual([...(role?.permissions ?? [])].sort());
    expect(mine.role_id).toBe(roles.agent_master);
    const tree = dataOf(await get(world.app, `/api/system/user/agent?user_id=${person.id}`, owner));
    expect(tree).toMatchObject({
      scope: 'own_tree',
      items: [
        { code: 'AAA', assigned: true, visible: true },
        { code: 'AAB', assigned: false, visible: true, parent_id: 1 },
        { code: 'BBB', assigned: false, visible: false },
      ],
    });
    expect((await get(world.app, '/api/system/user/agent?user_id=999', owner)).body.error).toBe(404);
    expect((await get(world.app, '/api/system/user/permission?user_id=999', owner)).body.error).toBe(404);
  });

  test('the list filters by role, agents and status, and counts by status', async () => {
    await addPerson({ status: 'suspended' });
    const list = await get(world.app, `/api/system/user/list?role_id=${roles.support}&limit=100`, owner);
    const rows = rowsOf(list);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.every((row) => row.role_id === roles.support)).toBe(true);
    const suspended = await get(world.app, '/api/system/user/list?status=suspended', owner);
    expect(rowsOf(suspended).length).toBe((suspended.body.facets as Record<string, number>).suspended);
    const second = rowsOf(await get(world.app, '/api/system/user/list?agent_ids=2&limit=100', owner));
    expect(second.every((row) => (row.agent_ids as readonly number[]).includes(2))).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('password');
  });

  test('a photo comes with the form and is served to whoever may see people', async () => {
    const person = await addPerson();
    const { version } = await detail(person.id);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    );
    const line = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const file =
      '--b\r\ncontent-disposition: form-data; name="photo_url"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
    const response = await world.app.inject({
      method: 'POST',
      url: update,
      headers: { ...owner, 'content-type': 'multipart/form-data; boundary=b' },
      payload: Buffer.concat([
        Buffer.from(line('user_id', String(person.id)) + line('version', String(version)) + line('note', '') + file),
        png,
        Buffer.from('\r\n--b--\r\n'),
      ]),
    });
    expect(response.json()).toMatchObject({ error: 0 });
    const { photo_url, note } = await detail(person.id);
    expect([String(photo_url), note]).toEqual([expect.stringMatching(/^\/api\/files\//), null]);
    expect((await get(world.app, String(photo_url), owner)).status).toBe(200);
    expect((await change(person.id, { photo_url: null })).status).toBe(200);
  });
});
