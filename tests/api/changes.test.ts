import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { changesCall } from '#contract/changes.ts';
import { tables } from '#generated/api/database.ts';
import { type Heard, type Listening, listenToChanges } from '../support/listen-to-changes.ts';
import { until } from '../support/until.ts';
import { get, openWorld, post, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject, subjects } from './subjects.ts';

type Headers = { readonly authorization: string };

const tells =
  (table: string, key?: number) =>
  ({ changed }: Heard): boolean => {
    const change = changed[table];
    return change !== undefined && (key === undefined || !change.keys || change.keys.includes(key));
  };

describe.each(subjects)('the stream of changes on $name', (subject) => {
  let world: World;
  let address: string;
  let owner: Headers;
  const open: Listening[] = [];
  beforeAll(async () => {
    world = await openWorld(subject, { changes: true });
    address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    owner = await signIn(world.app, 'owner');
  });
  afterEach(() => {
    for (const one of open.splice(0)) one.stop();
  });
  afterAll(() => world.close());

  async function listen(headers: Headers, lastId?: string): Promise<Listening> {
    const listening = await listenToChanges(address, { ...headers, ...(lastId ? { 'last-event-id': lastId } : {}) });
    open.push(listening);
    return listening;
  }
  let count = 0;
  const touchAgent = (id: number) =>
    sql`update agent set note = ${`note ${++count}`} where id = ${id}`.execute(world.database.db);

  test('a change is told with its key, whoever made it; a statement that changes nothing is not', async () => {
    const stream = await listen(owner);
    expect(stream.status).toBe(200);
    await stream.hears('open');
    await sql`update agent set note = 'x' where id = 999999`.execute(world.database.db);
    await sql`update app_user set name = name || '.' where id = 3`.execute(world.database.db);
    await stream.hears('changes', tells('app_user', 3));
    expect(stream.heard.filter(tells('agent'))).toEqual([]);
    await touchAgent(1);
    const told = await stream.hears('changes', tells('agent'));
    expect(told.changed.agent).toEqual({ keys: [1], columns: ['note'] });
  });

  test.each([
    ['renamed', 'alter table agent rename note to remark', 'remark', 'alter table agent rename remark to note'],
    [
      'made of another type',
      'alter table agent alter note type json using to_json(note)',
      'note',
      "alter table agent alter note type text using note #>> '{}'",
    ],
  ])('a column that a migration has just %s stops no write, and its table is told', async (_how, alter, name, back) => {
    const { db } = world.database;
    const stream = await listen(owner);
    await stream.hears('open');
    await touchAgent(1);
    await stream.hears('changes', tells('agent', 1));
    await sql.raw(alter).execute(db);
    try {
      await sql.raw(`update agent set ${name} = '"after"' where id = 2`).execute(db);
      const told = await stream.hears('changes', tells('agent', 2));
      expect(told.changed.agent).toEqual({});
    } finally {
      await sql.raw(back).execute(db);
    }
    // As it was, so is what is told of it.
    await sql`update agent set note = 'as before' where id = 2`.execute(db);
    await stream.hears('changes', ({ changed }) => changed.agent?.keys?.includes(2) ?? false);
  });

  test('what a transaction that fails would have changed is not told', async () => {
    const stream = await listen(owner);
    await stream.hears('open');
    const failing = world.database.db.transaction().execute(async (tx) => {
      await sql`update agent set note = 'never' where id = 2`.execute(tx);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await touchAgent(1);
    await stream.hears('changes', tells('agent', 1));
    expect(stream.heard.filter(tells('agent', 2))).toEqual([]);
  });

  test('a long statement tells that there are many, not which', async () => {
    const stream = await listen(owner);
    await stream.hears('open');
    await sql`update permission set key = key`.execute(world.database.db);
    const told = await stream.hears('changes', tells('permission'));
    expect(told.changed.permission).toEqual({});
  });

  test('agents are told of their own rows alone, and nobody of what they may not see', async () => {
    const agent = await signIn(world.app, 'agent.master');
    const marketing = await signIn(world.app, 'marketing');
    const [one, all, other] = await Promise.all([listen(agent), listen(owner), listen(marketing)]);
    await Promise.all([one, all, other].map((stream) => stream.hears('open')));
    await touchAgent(2);
    await all.hears('changes', tells('agent', 2));
    await touchAgent(1);
    await one.hears('changes', tells('agent', 1));
    expect(one.heard.filter(tells('agent', 2))).toEqual([]);
    await sql`update permission set key = key`.execute(world.database.db);
    await all.hears('changes', tells('permission'));
    expect([...one.heard, ...other.heard].filter(tells('permission'))).toEqual([]);
  });

  test('how somebody has things shown is told to them alone, agent or not', async () => {
    const sessions = await Promise.all(['agent.master', 'marketing'].map((name) => signIn(world.app, name)));
    const [agent, other] = await Promise.all(sessions.map((session) => listen(session)));
    const all = await listen(owner);
    await Promise.all([agent, other, all].map((stream) => stream?.hears('open')));
    const list = { screen: '/member/users' };
    await post(world.app, '/api/account/list', list, sessions[0]);
    await agent?.hears('changes', tells('person_list'));
    await post(world.app, '/api/account/settings', { pinned: [] }, sessions[1]);
    await other?.hears('changes', tells('person_setting'));
    await touchAgent(1);
    await all.hears('changes', tells('agent', 1));
    const heard = [...(other?.heard.filter(tells('person_list')) ?? []), ...all.heard];
    expect(heard.filter((one) => tells('person_list')(one) || tells('person_setting')(one))).toEqual([]);
    expect(agent?.heard.filter(tells('person_setting'))).toEqual([]);
  });

  test('agents are told that rows are gone, whosever they were', async () => {
    const stream = await listen(await signIn(world.app, 'agent.master'));
    await stream.hears('open');
    await sql`insert into agent (code, name, type, server, prefix, share_pct, commission_pct)
      values ('GONE', 'Gone', 'agent', 'cat350_v2', 'gone', 0, 0)`.execute(world.database.db);
    await sql`delete from agent_config where agent_id in (select id from agent where code = 'GONE')`.execute(
      world.database.db,
    );
    await sql`delete from agent_share where agent_id in (select id from agent where code = 'GONE')`.execute(
      world.database.db,
    );
    await sql`delete from agent where code = 'GONE'`.execute(world.database.db);
    // Of the agents that others changed before, something may still be on its way.
    const told = await stream.hears('changes', (one) => tells('agent')(one) && !one.changed.agent?.keys);
    expect(told.changed.agent).toEqual({});
  });

  test('agents hear of what follows at once later, and together', async () => {
    const stream = await listen(await signIn(world.app, 'agent.master'));
    await stream.hears('open');
    for (let times = 0; times < 20; times += 1) {
      await touchAgent(1);
      await sql`select pg_sleep(0.03)`.execute(world.database.db);
    }
    await sql`update agent set contact_name = 'last' where id = 1`.execute(world.database.db);
    await stream.hears('changes', ({ changed }) => changed.agent?.columns?.includes('contact_name') === true);
    expect(stream.heard.filter(tells('agent', 1)).length).toBeLessThan(8);
  });

  test('whoever comes back hears what was missed; whoever was away for too long reads everything again', async () => {
    const first = await listen(owner);
    await first.hears('open');
    await touchAgent(1);
    const { id } = await first.hears('changes', tells('agent', 1));
    first.stop();
    await touchAgent(2);
    const second = await listen(owner, id);
    await second.hears('changes', tells('agent', 2));
    expect(second.heard.some(({ event }) => event === 'reset')).toBe(false);
    const third = await listen(owner, 'other-1000');
    await third.hears('reset');
  });

  test('an answer says what it was read from, and is no older than an event before it', async () => {
    const reply = await get(world.app, '/api/system/agent/list?limit=5', owner);
    expect(rowsOf(reply).length).toBeGreaterThan(0);
    const sources = String(reply.headers['x-sources']).split(',');
    expect(sources.map((source) => source.split('.')[0])).toContain('agent');
    expect(String(reply.headers['x-sources'])).not.toMatch(/audit_log|session/);
    const [process, at] = String(reply.headers['x-as-of']).split('-');
    const stream = await listen(owner);
    await stream.hears('open');
    await touchAgent(1);
    const { id } = await stream.hears('changes', tells('agent', 1));
    const [origin, told] = String(id).split('-');
    expect(origin).toBe(process);
    expect(Number(told)).toBeGreaterThan(Number(at));
    const later = await get(world.app, '/api/system/agent/list?limit=5', owner);
    const [again, since] = String(later.headers['x-as-of']).split('-');
    expect(again).toBe(process);
    expect(Number(since)).toBeGreaterThanOrEqual(Number(told));
  });

  test('a session that ends takes its stream with it; one whose rights change says so', async () => {
    const stays = await listen(owner);
    const leaver = await signIn(world.app, 'support');
    const stream = await listen(leaver);
    await Promise.all([stays.hears('open'), stream.hears('open')]);
    await sql`update role set permissions = permissions - 'member.member.view' where code = 'support'`.execute(
      world.database.db,
    );
    await stream.hears('profile');
    await sql`update app_user set status = 'suspended' where id = ${world.people.support?.id ?? 0}`.execute(
      world.database.db,
    );
    await stream.hears('ended');
    expect((await get(world.app, '/api/profile', leaver)).status).toBe(401);

    const admin = await signIn(world.app, 'admin');
    const signedOut = await listen(admin);
    await signedOut.hears('open');
    expect((await post(world.app, '/api/logout', {}, admin)).status).toBe(200);
    await signedOut.hears('ended');
    expect(stays.isOver()).toBe(false);
  });

  test.runIf(subject.name === 'postgres')(
    'a line to the database that breaks is made again, and everything read',
    async () => {
      const stream = await listen(owner);
      await stream.hears('open');
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'backoffice changes'`.execute(world.database.db);
      await stream.hears('reset');
      await touchAgent(1);
      await stream.hears('changes', tells('agent', 1));
    },
  );

  test('nobody listens without a session, or with too many streams of one', async () => {
    expect((await listen({ authorization: 'Bearer nobody-nobody-nobody' })).status).toBe(401);
    const finance = await signIn(world.app, 'finance');
    const all = [];
    for (let count = 0; count < 20; count += 1) all.push(await listen(finance));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    expect((await listen(finance)).status).toBe(503);
    expect((await listen(owner)).status).toBe(200);
  });
});

describe.each([oneSubject])('what tells of itself on $name', (subject) => {
  test('every table of the manifest does', async () => {
    const database = await subject.open();
    const { rows } = await sql<{ name: string; count: number }>`
      select relname::text as name, count(*)::integer as count from pg_trigger
      join pg_class on pg_class.oid = tgrelid where tgname like 'tell\\_%' group by 1`.execute(database.db);
    const told = new Map(rows.map(({ name, count }) => [name, count]));
    expect(Object.keys(tables).filter((name) => told.get(name) !== 3)).toEqual([]);
    await database.close();
  });

  test('a server that stops ends its streams and waits for none', async () => {
    const world = await openWorld(subject, { changes: true });
    const address = await world.app.listen({ port: 0, host: '127.0.0.1' });
    const stream = await listenToChanges(address, await signIn(world.app, 'owner'));
    await stream.hears('open');
    await world.close();
    await until('the end of the stream', () => stream.isOver());
  });

  test('a server that hears nothing has no stream', async () => {
    const world = await openWorld(subject);
    const { body } = await get(world.app, changesCall.path, await signIn(world.app, 'owner'));
    expect(body.error).toBe(404);
    const reply = await get(world.app, '/api/system/agent/list?limit=5', await signIn(world.app, 'owner'));
    expect(reply.headers['x-sources']).toBeUndefined();
    await world.close();
  });
});
