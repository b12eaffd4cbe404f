// Long because every way is tried on one house, and what one left behind must not help the next.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '#areas/finance/server/request-withdrawal.ts';
import { dataOf, get, givePassword, post, type Reply, signIn } from '../api/kit.ts';
import { oneSubject } from '../api/subjects.ts';
import { createMember } from '../money/support/members.ts';
import { createWorld, type World as Money } from '../money/support/world.ts';
import { fresh, type IdentityWorld, openIdentityWorld, tokenOf } from './support/identity-world.ts';

type Headers = { readonly authorization: string };

/** Above what one person may verify and approve: 50,000 baht. */
const large = 90_000_00n;

/**
 * An administrator may neither approve, nor refund, nor transfer, and manages people who may. Here one tries to become
 * the head of finance, or to approve what they have verified themselves, by every way that there is.
 */
describe.each([oneSubject])('an administrator who would be the head of finance, on $name', (subject) => {
  let world: IdentityWorld;
  let money: Money;
  let owner: Headers;
  let admin: Headers;
  let roles: Readonly<Record<string, number>>;
  const ids: Record<string, number> = {};

  beforeAll(async () => {
    world = await openIdentityWorld(subject);
    const { db } = world.database;
    for (const table of ['agent', 'app_user', 'role'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 1000)`.execute(db);
    money = await createWorld(db);
    owner = await signIn(world.app, 'owner');
    admin = await signIn(world.app, 'admin');
    const rows = await db.selectFrom('role').select(['id', 'code']).execute();
    roles = Object.fromEntries(rows.map(({ id, code }) => [code, id]));
    for (const [name, person] of Object.entries(world.people)) ids[name] = person.id;
    // Somebody of the rank who was shut out, for the way by reactivation.
    ids.former = Number(
      dataOf(
        await post(
          world.app,
          '/api/system/user/add',
          {
            username: 'former.lead',
            email: 'former@example.test',
            name: 'x',
            role_id: roles.finance_lead,
            server: 'cat350_v2',
            status: 'suspended',
          },
          owner,
        ),
      ).id,
    );
    await world.deliver();
  });
  afterAll(() => world.close());

  const versionOf = async (table: 'app_user' | 'role', id: number) =>
    (await world.database.db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow())
      .version;
  const change = async (name: string, changes: object, headers = admin) => {
    const id = ids[name] ?? 0;
    return post(
      world.app,
      '/api/system/user/update',
      { user_id: id, version: await versionOf('app_user', id), ...changes },
      headers,
    );
  };
  const roleCall = async (part: string, code: string, body: object, headers = admin) => {
    const id = roles[code] ?? 0;
    return post(
      world.app,
      `/api/system/role/update/${part}`,
      { role_id: id, version: await versionOf('role', id), ...body },
      headers,
    );
  };
  const addUser = (username: string, role: string) =>
    post(
      world.app,
      '/api/system/user/add',
      {
        username,
        email: `${username}@example.test`,
        name: 'x',
        role_id: roles[role],
        agent_ids: [1],
        server: 'cat350_v2',
        status: 'active',
      },
      admin,
    );
  const act = (action: string, body: object, headers: Headers) =>
    post(world.app, `/api/system/withdraw/action/${action}`, body, { ...headers, 'idempotency-key': randomUUID() });
  const pay = (id: number, headers: Headers) =>
    act('approve', { id, type: 'auto_bank', from_bank_id: money.bank }, headers);
  /** A large request that this person has verified. */
  const verified = async (headers: Headers, amount = large) => {
    const { db } = world.database;
    const memberId = await createMember(db, money.agent, amount);
    const { id } = await db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount }));
    expect((await act('verify', { id }, headers)).body.error).toBe(0);
    return id;
  };
  /** What opens doors: people, roles, credentials, identities. */
  const doors = async () => {
    const { rows } = await sql<{ t: string }>`
      select to_jsonb(u) - 'failed_login_count' - 'last_login_at' - 'last_login_ip' || jsonb_build_object('hash', c.password_hash) as t
        from app_user u left join user_credential c on c.user_id = u.id
      union all select to_jsonb(r) from role r union all select to_jsonb(i) from user_identity i
      union all select jsonb_build_object('link', l.user_id) from one_time_link l`.execute(world.database.db);
    return rows.map(({ t }) => JSON.stringify(t)).sort();
  };

  test('is refused on every way, which changes nothing and is written down', async () => {
    const own = await verified(admin);
    const before = await doors();
    const ways: readonly (readonly [way: string, action: string, status: number, attempt: () => Promise<Reply>])[] = [
      [
        'another password',
        'user.reset_password',
        403,
        () => post(world.app, '/api/system/user/reset_password', { user_id: ids.finance_lead }, admin),
      ],
      [
        'another address, for a forgotten password',
        'user.update',
        403,
        () => change('finance_lead', { email: 'mine@example.test' }),
      ],
      [
        'networks that keep them out opened',
        'user.update',
        403,
        () => change('finance_lead', { allow_ips: ['0.0.0.0/0'] }),
      ],
      ['a former head let in again', 'user.update', 403, () => change('former', { status: 'active' })],
      [
        'the head made less first',
        'user.update',
        403,
        () => change('finance_lead', { role_id: roles.support, agent_ids: [1] }),
      ],
      ['their own role', 'user.update', 422, () => change('admin', { role_id: roles.finance_lead })],
      ['their own team', 'user.update', 422, () => change('admin', { finance_team_id: money.team })],
      [
        'approving added to a role below',
        'role.update_permission',
        422,
        () => roleCall('permission', 'support', { permissions: ['finance.withdraw.approve'] }),
      ],
      [
        'approving added to their own role',
        'role.update_permission',
        403,
        () => roleCall('permission', 'admin', { permissions: ['finance.withdraw.approve'] }),
      ],
      [
        'a higher limit for those who approve',
        'role.update_finance_team',
        403,
        () => roleCall('finance_team', 'finance', { finance_team_id: money.team }),
      ],
      ['a higher limit for one of them', 'user.update', 403, () => change('finance', { finance_team_id: money.team })],
      ['a new head', 'user.add', 422, () => addUser('new.lead', 'finance_lead')],
      ['a new officer', 'user.add', 422, () => addUser('new.officer', 'finance')],
      ['somebody of theirs made an officer', 'user.update', 422, () => change('support', { role_id: roles.finance })],
      [
        'a permission of their own making',
        'permission.add',
        403,
        () =>
          post(
            world.app,
            '/api/system/permission/add',
            { key: 'finance.withdraw.approve2', name: 'x', area: 'finance', action: 'approve2' },
            admin,
          ),
      ],
      [
        'a menu that leads there',
        'menu.add',
        403,
        () =>
          post(
            world.app,
            '/api/system/menu/add',
            { label: 'x', icon: 'cash', link: '/finance/withdraw_requests' },
            admin,
          ),
      ],
      [
        'a link from an outside service',
        'auth.firebase_sign_in',
        403,
        () => post(world.app, '/api/firebase_auth', { id_token: 'e30.e30.x' }, admin),
      ],
      ['approving what they verified', 'withdraw.approve', 403, () => pay(own, admin)],
      ['paying it by hand', 'withdraw.manual', 403, () => act('manual', { id: own }, admin)],
    ];
    for (const [way, action, status, attempt] of ways) {
      const reply = await attempt();
      expect([way, reply.status, reply.text]).toEqual([way, status, expect.any(String)]);
      const [row] = await world.database.db
        .selectFrom('audit_log')
        .select(['action', 'actor_id', 'result', 'error_code'])
        .orderBy('seq', 'desc')
        .limit(1)
        .execute();
      expect([way, row]).toEqual([
        way,
        { action, actor_id: ids.admin, result: status === 403 ? 'denied' : 'failed', error_code: status },
      ]);
    }
    expect(await doors()).toEqual(before);
    expect(await world.deliver()).toEqual([]);
  });

  test('no body names a password for somebody else', async () => {
    const before = await doors();
    expect((await change('finance_lead', { password: fresh })).status).toBe(422);
    expect((await change('support', { password: fresh })).status).toBe(422);
    expect((await change('support', { must_change_password: false })).status).toBe(422);
    expect(await doors()).toEqual(before);
  });

  test('a forgotten password of the head leads to the head alone', async () => {
    for (const email of ['finance.lead@example.test', 'mine@example.test'])
      await post(world.app, '/api/identity/forgot', { email });
    expect((await world.deliver()).map(({ to }) => to)).toEqual(['finance.lead@example.test']);
  });

  test('files of members make no staff', async () => {
    const rows = [
      {
        username: 'finance.lead',
        name: 'x',
        mobile: '0812345678',
        bank_code: 'KBANK',
        bank_account_no: '1234567890',
        password: fresh,
        role: 'owner',
      },
    ];
    const before = await doors();
    await post(
      world.app,
      '/api/system/user/import',
      { type: 'member', agent_id: 1, mode: 'dry_run', on_duplicate: 'overwrite', rows },
      { ...admin, 'idempotency-key': randomUUID() },
    );
    expect(await doors()).toEqual(before);
  });

  test('a copy of the head’s role has only what its maker has', async () => {
    const made = dataOf(
      await post(
        world.app,
        '/api/system/role/add',
        {
          code: 'copied_lead',
          name: 'x',
          rank: 30,
          scope: 'all',
          copy_from_role_id: roles.finance_lead,
          status: 'active',
        },
        admin,
      ),
    );
    roles = { ...roles, copied_lead: Number(made.id) };
    const id = Number(dataOf(await addUser('copied.lead', 'copied_lead')).id);
    await givePassword(world, id);
    const copy = await signIn(world.app, 'copied.lead');
    const own = await verified(admin);
    expect((await pay(own, copy)).status).toBe(403);
    // And a permission that is added later by somebody who has it does not make them two people.
    await sql`update role set permissions = permissions || '"finance.withdraw.approve"' where id = ${Number(made.id)}`.execute(
      world.database.db,
    );
    expect((await pay(own, copy)).body).toMatchObject({
      error: 403,
      message: expect.stringContaining('นับเป็นคนเดียวกัน'),
    });
  });

  test('a user who resets the head counts as the head, and the head moves no money for a while', async () => {
    const { db } = world.database;
    await sql`
      insert into role (code, name, rank, scope, permissions, status)
      select 'chief', 'รองเจ้าของ', 5, 'all', (select permissions from role where code = 'owner'), 'active'`.execute(db);
    const person = async (username: string) => {
      const row = await sql<{ id: number }>`
        insert into app_user (username, email, name, role_id, server, status)
        values (${username}, ${`${username}@example.test`}, ${username}, (select id from role where code = 'chief'), 'cat350_v2', 'active')
        returning id`.execute(db);
      const id = row.rows[0]?.id ?? 0;
      await sql`insert into user_credential (user_id, password_hash)
        select ${id}, password_hash from user_credential where user_id = ${ids.owner}`.execute(db);
      ids[username] = id;
      return signIn(world.app, username);
    };
    const chief = await person('chief.one');
    const other = await person('chief.two');
    const mine = await verified(chief);
    const theirs = await verified(other);
    await world.deliver();
    expect((await change('finance_lead', { email: 'taken@example.test' }, chief)).status).toBe(200);
    const recipients = (await world.deliver()).map(({ to }) => to).sort();
    expect(recipients).toEqual(['finance.lead@example.test', 'owner@example.test', 'taken@example.test']);
    expect(
      (await post(world.app, '/api/system/user/reset_password', { user_id: ids.finance_lead }, chief)).status,
    ).toBe(200);
    const letter = (await world.deliver()).find(
      ({ to, text }) => to === 'taken@example.test' && text.includes('#reset='),
    );
    const body = { token: tokenOf(letter), new_password: fresh, new_password_confirm: fresh };
    expect((await post(world.app, '/api/identity/reset', body)).body.error).toBe(0);
    const taken = await signIn(world.app, 'finance.lead', fresh);

    // For some hours there is no money for the account, whoever it is about; looking on there is.
    for (const id of [mine, theirs])
      expect((await pay(id, taken)).body).toMatchObject({
        error: 403,
        message: expect.stringMatching(/ทำรายการเงินไม่ได้จนถึง \d{4}-\d\d-\d\d \d\d:\d\d/),
      });
    const [denied] = await db
      .selectFrom('audit_log')
      .select(['action', 'result', 'actor_id'])
      .orderBy('seq', 'desc')
      .limit(1)
      .execute();
    expect(denied).toEqual({ action: 'withdraw.approve', result: 'denied', actor_id: ids.finance_lead });
    expect((await get(world.app, '/api/system/withdraw/list', taken)).status).toBe(200);
    const notices = dataOf(await get(world.app, '/api/account/notices', taken));
    expect(notices).toMatchObject({
      items: [{ kind: 'reset', own: true, by: 'chief.one' }, { kind: 'email' }],
      money_closed_until: expect.any(String),
    });

    // Then there is, but not for what the same hand has begun.
    await pass('12 hours');
    expect((await pay(mine, taken)).body).toMatchObject({
      error: 403,
      message: expect.stringContaining('นับเป็นคนเดียวกัน'),
    });
    expect((await pay(theirs, taken)).body.error).toBe(0);
    // Nor does the head verify for the one who could be the head.
    const byHead = await verified(taken);
    expect((await pay(byHead, chief)).body).toMatchObject({ error: 403 });
    expect((await pay(byHead, other)).body.error).toBe(0);
    // One hand behind two accounts is one person, too.
    expect((await change('finance', { allow_ips: ['127.0.0.0/8'] }, chief)).status).toBe(200);
    await sql`update app_user set agent_ids = to_jsonb(array[1, ${money.agent}::integer]) where id = ${ids.finance}`.execute(
      db,
    );
    const clerk = await signIn(world.app, 'finance');
    const byClerk = await verified(clerk);
    expect((await pay(byClerk, taken)).body).toMatchObject({ error: 403, message: expect.stringContaining('finance') });

    await pass('7 days');
    expect((await pay(mine, await signIn(world.app, 'finance.lead', fresh))).body.error).toBe(0);
  });

  /** Lets time pass for what was done to accounts; of nothing else. */
  const pass = (time: string) =>
    world.database.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update account_event set same_until = same_until - ${time}::interval, money_until = money_until - ${time}::interval`.execute(
        tx,
      );
    });

  test('what was done to accounts is not undone in the database either', async () => {
    for (const statement of [
      'delete from account_event',
      'update account_event set same_until = null',
      'truncate account_event',
    ])
      await expect(sql.raw(statement).execute(world.database.db)).rejects.toThrow(/append-only/);
  });
});
