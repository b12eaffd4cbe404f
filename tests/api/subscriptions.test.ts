import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsOf } from '#server/app.ts';
import { systemContext } from '#server/context/context-factory.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { drain } from '#server/jobs/worker.ts';
import type { Letter } from '#server/providers/mail.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

type Row = Readonly<Record<string, unknown>>;

/** Monday, 9:00 in Bangkok. */
const monday = new Date('2026-11-30T02:00:00.000Z');

describe.each(subjects)('reports that come by themselves, on $name', (subject) => {
  let world: World;
  let now = monday;
  const letters: Letter[] = [];
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    world = await openWorld(subject, {
      clock: { now: () => now },
      providers: { mail: { send: async (letter) => void letters.push(letter) } },
    });
    for (const name of ['owner', 'finance', 'support'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
    for (const agentId of [1, 2]) await deposit(agentId);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    now = monday;
    letters.length = 0;
    for (const table of ['subscription_file', 'subscription', 'notice'] as const)
      await world.database.db.deleteFrom(table).execute();
  });

  const deposit = async (agentId: number) => {
    const memberId = await createMember(world.database.db, agentId, 100n);
    await systemContext(world.platform, 'deposit.open').transaction((ctx) =>
      openDeposit(ctx, { memberId, agentId, channel: 'bank', amount: 2_500_00n, status: 'suspicious' }),
    );
  };
  const days = 'date_from=2026-11-05&date_to=2026-12-05';
  const daily = {
    ...{
      name: 'ยอดฝาก',
      screen: '/finance/deposit_requests',
      call: 'deposit.list',
      query: `${days}&sort=-requested_at`,
    },
    ...{ rhythm: 'daily', at: '08:00', format: 'csv' },
  };
  const add = (who: string, more: object = {}) =>
    post(world.app, '/api/account/subscription/add', { ...daily, ...more }, sessions.get(who) ?? {});
  const list = async (who: string, what: 'list' | 'files'): Promise<readonly Row[]> =>
    (await get(world.app, `/api/account/subscription/${what}`, sessions.get(who) ?? {})).body.data as readonly Row[];
  const only = async (who: string) => (await list(who, 'list'))[0] ?? {};
  /** Looks for what is due at this moment and does it. */
  const goOn = async (to: string) => {
    now = new Date(to);
    const { handlers } = jobsOf(world.platform, 'https://office.test');
    const { 'subscription.due': look, ...rest } = handlers;
    await look?.({ id: 0n, topic: 'subscription.due', key: 'subscription.due', payload: {}, run: 1 });
    await drain({ db: world.database.db, handlers: rest });
  };
  const fileOf = (who: string, id: unknown) =>
    get(world.app, `/api/account/subscription/file?id=${String(id)}`, sessions.get(who) ?? {});

  test('comes on its days, once, as a file with the rows that its person may see, and the bell tells them', async () => {
    expect((await add('finance')).body).toMatchObject({ error: 0 });
    expect((await only('finance')).next_at).toBe('2026-12-01T01:00:00.000Z');
    await goOn('2026-12-01T00:59:59.000Z');
    expect(await list('finance', 'files')).toEqual([]);
    for (const _ of [1, 2]) await goOn('2026-12-01T01:00:10.000Z');
    const [file, ...others] = await list('finance', 'files');
    expect(others).toEqual([]);
    expect(file).toMatchObject({ name: 'ยอดฝาก', format: 'csv', row_count: 1, row_total: 1 });
    expect(await only('finance')).toMatchObject({ next_at: '2026-12-02T01:00:00.000Z', failure: null });

    const download = await fileOf('finance', file?.id);
    expect(download.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(decodeURIComponent(String(download.headers['content-disposition']))).toContain(String(file?.file_name));
    expect(download.text.trim().split('\r\n')).toHaveLength(2);

    const notices = dataOf(await get(world.app, '/api/account/notice/list', sessions.get('finance') ?? {}));
    expect(notices).toMatchObject({ unread: 1, items: [{ text: 'รายงาน “ยอดฝาก” มาแล้ว 1 แถว' }] });
    const rows = await world.database.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('action', 'in', ['deposit.list.export', 'subscription.sent'])
      .execute();
    expect(rows).toContainEqual({ action: 'deposit.list.export', actor_id: world.people.finance?.id });
  });

  test('is its person’s alone: for anybody else neither it nor its files exist', async () => {
    const { id } = dataOf(await add('finance')) as { readonly id: number };
    await goOn('2026-12-01T01:00:00.000Z');
    const [file] = await list('finance', 'files');
    for (const who of ['owner', 'support']) {
      for (const what of ['list', 'files'] as const) expect(await list(who, what)).toEqual([]);
      expect((await fileOf(who, file?.id)).body.error).toBe(404);
      const detail = await get(world.app, `/api/account/subscription/detail?id=${id}`, sessions.get(who) ?? {});
      expect(detail.body.error).toBe(404);
      for (const [path, body] of [
        ['update', { id, version: 1, name: 'ของฉัน' }],
        ['delete', { id }],
        ['send', { id }],
      ] as const) {
        const reply = await post(world.app, `/api/account/subscription/${path}`, body, sessions.get(who) ?? {});
        expect(reply.body.error).toBe(404);
      }
    }
    expect(await only('finance')).toMatchObject({ id, name: 'ยอดฝาก' });
  });

  test('who may not download a list cannot have it sent, and loses it with the permission', async () => {
    expect((await add('support')).body.error).toBe(403);
    await add('finance');
    const role = world.database.db.updateTable('role').where('code', '=', 'finance');
    const before = await world.database.db
      .selectFrom('role')
      .select('permissions')
      .where('code', '=', 'finance')
      .executeTakeFirstOrThrow();
    const without = before.permissions.filter((one) => !one.startsWith('finance.deposit.'));
    await role.set({ permissions: JSON.stringify(without) as unknown as string[] }).execute();
    await goOn('2026-12-01T01:00:00.000Z');
    await goOn('2026-12-02T01:00:00.000Z');
    await role.set({ permissions: JSON.stringify(before.permissions) as unknown as string[] }).execute();
    expect(await list('finance', 'files')).toEqual([]);
    expect((await only('finance')).failure).toEqual(expect.stringMatching(/สิทธิ์/));
    const notices = dataOf(await get(world.app, '/api/account/notice/list', sessions.get('finance') ?? {}));
    expect(notices).toMatchObject({ unread: 1, items: [{ tone: 'warning' }] });
    await goOn('2026-12-03T01:00:00.000Z');
    expect(await only('finance')).toMatchObject({ failure: null });
    expect(await list('finance', 'files')).toHaveLength(1);
  });

  test.each([
    ['a rhythm without its day', { rhythm: 'weekly' }, 'weekday'],
    ['a condition without its number', { rhythm: 'reached', test: 'above' }, 'threshold'],
    ['a total that the list has not', { rhythm: 'reached', test: 'above', threshold: '1', measure: 'name' }, 'measure'],
    ['days that are none', { query: 'date_from=@someday' }, 'query'],
    ['a call that is none', { call: 'deposit.nothing' }, undefined],
    ['a call that changes something', { call: 'deposit.match' }, undefined],
  ])('refuses %s', async (_what, more, field) => {
    const { body } = await add('owner', more);
    expect(body.error).toBe(field === undefined ? 404 : 422);
    if (field !== undefined) expect(Object.keys(body.fields as object)).toEqual([field]);
    expect(await list('owner', 'list')).toEqual([]);
  });

  test('days that are a choice move, and a second one of a name is refused', async () => {
    const query = 'date_from=%40yesterday&sort=-requested_at';
    expect((await add('owner', { query, call: 'deposit.list', name: 'ฝากเมื่อวาน' })).body.error).toBe(0);
    const again = await add('owner', { query, call: 'deposit.list', name: 'ฝากเมื่อวาน' });
    expect(again.body).toMatchObject({ error: 409, fields: { name: expect.any(String) } });
    await goOn('2026-12-01T01:00:00.000Z');
    await goOn('2026-12-02T01:00:00.000Z');
    const names = (await list('owner', 'files')).map(({ file_name }) => String(file_name));
    expect(names).toEqual([expect.stringMatching(/2026-12-01\.csv$/), expect.stringMatching(/2026-11-30\.csv$/)]);
  });

  test('a condition sends once when it begins to be so, and again after it was not', async () => {
    const count = async () => (await list('owner', 'files')).length;
    await add('owner', { rhythm: 'reached', test: 'above', threshold: '2', query: `${days}&q=nobody` });
    expect((await only('owner')).next_at).toBe('2026-11-30T02:15:00.000Z');
    await goOn('2026-11-30T02:15:00.000Z');
    expect(await count()).toBe(0);
    const { db } = world.database;
    await db.updateTable('subscription').set({ query: days }).execute();
    await deposit(1);
    for (const at of ['02:30', '02:45']) {
      await goOn(`2026-11-30T${at}:00.000Z`);
      expect(await count()).toBe(1);
    }
    await db
      .updateTable('subscription')
      .set({ query: `${days}&q=nobody` })
      .execute();
    await goOn('2026-11-30T03:00:00.000Z');
    await db.updateTable('subscription').set({ query: days }).execute();
    await goOn('2026-11-30T03:15:00.000Z');
    expect(await count()).toBe(2);
  });

  test('goes by mail as well, with the file, where that is asked for; and at once, where that is', async () => {
    const { id } = dataOf(await add('owner', { by_mail: true, format: 'xlsx' })) as { readonly id: number };
    expect(
      (await post(world.app, '/api/account/subscription/send', { id }, sessions.get('owner') ?? {})).body.error,
    ).toBe(0);
    await goOn('2026-11-30T02:00:01.000Z');
    expect(letters).toHaveLength(1);
    const [letter] = letters;
    expect(letter).toMatchObject({ to: 'owner@example.test', subject: expect.stringContaining('ยอดฝาก') });
    expect(letter?.text).toContain('https://office.test/account/reports?q=');
    expect(letter?.files?.map(({ name }) => name)).toEqual([expect.stringMatching(/\.xlsx$/)]);
    expect(letter?.files?.[0]?.content.subarray(0, 2).toString()).toBe('PK');

    // Whoever may come from some networks alone is only told where it is.
    const person = world.database.db.updateTable('app_user').where('id', '=', world.people.owner?.id ?? 0);
    await person.set({ allow_ips: JSON.stringify(['127.0.0.1']) as unknown as string[] }).execute();
    await goOn('2026-12-01T01:00:00.000Z');
    await person.set({ allow_ips: null }).execute();
    expect(letters).toHaveLength(2);
    expect(letters[1]).not.toHaveProperty('files');
  });

  test('a report comes by its rows and totals, as a list does', async () => {
    const report = {
      ...{ name: 'สรุปเอเย่นต์', screen: '/agent/summary', call: 'agent.summary' },
      query: 'date_from=%40lastMonth&group_by=day',
    };
    expect((await add('owner', { ...report, rhythm: 'monthly', month_day: 1 })).body.error).toBe(0);
    const condition = { rhythm: 'reached', measure: 'turnover', test: 'below', threshold: '1' };
    expect((await add('owner', { ...report, ...condition, name: 'ไม่มียอด' })).body.error).toBe(0);
    await goOn('2026-12-01T01:00:00.000Z');
    const files = await list('owner', 'files');
    // Days are those of the moment at which it was due: the condition was looked at on the day before.
    expect(new Map(files.map(({ name, file_name }) => [name, String(file_name).slice(-25)]))).toEqual(
      new Map([
        ['สรุปเอเย่นต์', '2026-11-01_2026-11-30.csv'],
        ['ไม่มียอด', '2026-10-01_2026-10-31.csv'],
      ]),
    );
    expect((await list('owner', 'list')).map(({ failure }) => failure)).toEqual([null, null]);
  });

  test('paused, it does not come, and what was missed while nobody looked comes once', async () => {
    const { id } = dataOf(await add('owner')) as { readonly id: number };
    const set = (is_on: boolean, version: number) =>
      post(world.app, '/api/account/subscription/update', { id, version, is_on }, sessions.get('owner') ?? {});
    expect((await set(false, 1)).body.error).toBe(0);
    expect(await only('owner')).toMatchObject({ is_on: false, next_at: null });
    await goOn('2026-12-01T01:00:00.000Z');
    expect(await list('owner', 'files')).toEqual([]);
    expect((await set(true, Number((await only('owner')).version))).body.error).toBe(0);
    await goOn('2026-12-05T06:00:00.000Z');
    expect(await list('owner', 'files')).toHaveLength(1);
    expect((await only('owner')).next_at).toBe('2026-12-06T01:00:00.000Z');
  });
});
