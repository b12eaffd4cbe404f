import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDesk } from '../money/support/desk.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, rowsOf, signIn, type World } from './kit.ts';
import { oneSubject, subjects } from './subjects.ts';

interface Hit {
  readonly kind: string;
  readonly name: string;
  readonly facts: readonly string[];
  readonly link: string;
}

const path = (text: string) => `/api/system/find?text=${encodeURIComponent(text)}`;

/** Agent 1 is served by everybody who serves some agents, agent 2 by nobody but those who serve all. */
describe.each(subjects)('what is found by a reference, on $name', (subject) => {
  let world: World;
  const members: number[] = [];
  beforeAll(async () => {
    world = await openWorld(subject);
    const { db } = world.database;
    for (const agent of [1, 2]) {
      const id = await createMember(db, agent, 100n);
      await sql`update member set referral_code = ${`REF-${agent}`} where id = ${id}`.execute(db);
      members.push(id);
    }
  });
  afterAll(() => world.close());

  const found = async (text: string, who: string, language = 'th') => {
    const session = await signIn(world.app, who);
    const reply = await get(world.app, path(text), { ...session, 'accept-language': language });
    return (dataOf(reply).items as readonly Hit[]).map(({ kind, link }) => [kind, link]);
  };
  const linkOf = (at: number) => `/member/users?open=${members[at]}`;

  test('however it is written, in the words of whoever asks', async () => {
    expect(await found('REF-2', 'owner')).toEqual([['รายชื่อสมาชิก', linkOf(1)]]);
    expect(await found('  ref-2 ', 'owner', 'en')).toEqual([['Members', linkOf(1)]]);
    expect(await found('OWNER@example.test', 'owner', 'en')).toEqual([
      ['Staff users', '/system/users/detail?user_id=1'],
    ]);
  });

  test('a part of one finds nothing, nor do signs that a search would take for others', async () => {
    for (const text of ['REF', 'REF-_', 'REF-%', "REF-2' or true --", '%', '  ', 'RE'])
      expect(await found(text, 'owner')).toEqual([]);
  });

  test('nobody finds what they may not see: rows of other agents, or lists that are not theirs', async () => {
    expect(await found('ref-1', 'agent.master')).toEqual([['รายชื่อสมาชิก', linkOf(0)]]);
    expect(await found('ref-2', 'agent.master')).toEqual([]);
    expect(await found('owner@example.test', 'support')).toEqual([]);
    expect((await get(world.app, path('ref-1'))).status).toBe(401);
  });

  test('who finds an entry of the audit log has looked into it, and that is written down', async () => {
    const { db } = world.database;
    const looks = async () =>
      (await sql<{ n: number }>`select count(*)::int4 as n from audit_log where action = 'audit.list'`.execute(db))
        .rows[0]?.n;
    const { rows } = await sql<{ id: string }>`select request_id as id from audit_log order by seq limit 1`.execute(db);
    const before = await looks();
    expect(await found('no-such-request', 'auditor')).toEqual([]);
    expect(await looks()).toBe(before);
    expect(await found(rows[0]?.id ?? '', 'auditor')).not.toEqual([]);
    expect(await looks()).toBe((before ?? 0) + 1);
  });

  test('a list answers the rows that are named whatever its filters say, and none that the caller may not see', async () => {
    const rows = async (query: string, who: string) =>
      rowsOf(await get(world.app, `/api/member/users?${query}`, await signIn(world.app, who))).map(({ id }) => id);
    const all = members.join();
    expect(await rows(`ids=${all}&username=nobody&page=1`, 'owner')).toEqual(expect.arrayContaining(members));
    expect(await rows(`ids=${all}`, 'agent.master')).toEqual([members[0]]);
    for (const none of ['0', 'x', '-1', '99999999999', "1' or true"])
      expect(await rows(`ids=${encodeURIComponent(none)}`, 'owner')).toEqual([]);
  });
});

test('an amount, a status and another name of a withdrawal are said', async () => {
  const desk = await openDesk(oneSubject);
  const lead = await desk.person('finance_lead');
  const clerk = await desk.person('finance', { grants: ['finance.deposit.view'] });
  const id = await desk.request({ memberId: await desk.member(12_500_00n), amount: 12_500_00n });
  const { db } = desk.database;
  await sql`update withdrawal set upstream_ref = 'KB-77' where id = ${id}`.execute(db);
  const { withdraw_ref: name } = await db
    .selectFrom('withdrawal')
    .select('withdraw_ref')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const hits = async (text: string, by = lead) =>
    (await desk.get(by, path(text))).body.data as { readonly items: readonly Hit[] };
  const link = `/finance/withdraw_requests?open=${id}`;
  expect(await hits(name)).toMatchObject({
    items: [{ name, link, facts: [expect.any(String), '12,500.00', 'รอตรวจสอบ'] }],
  });
  expect(await hits('kb-77')).toMatchObject({
    items: [{ name, link, facts: ['KB-77', expect.any(String), '12,500.00', 'รอตรวจสอบ'] }],
  });
  expect(await hits(name, clerk)).toEqual({ items: [] });
  // Rows that are named are counted as such, whatever tab is open.
  const list = await desk.get(lead, `/api/system/withdraw/list?status=success&ids=${id}`);
  expect(list.body).toMatchObject({ total: 1, totals: { amount: '12500.00' }, data: [{ id, withdraw_ref: name }] });
  await desk.close();
});
