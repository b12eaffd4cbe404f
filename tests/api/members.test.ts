import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

const [subject] = subjects;
if (!subject) throw new Error('no subject');

/** Agent 1 is served by everybody who serves some agents, agent 2 by nobody but those who serve all. */
describe('members and what became of their money', () => {
  let world: World;
  let owner: Record<string, string>;
  let master: Record<string, string>;
  const mine: number[] = [];

  beforeAll(async () => {
    world = await openWorld(subject);
    for (const agentId of [1, 1, 2]) {
      mine.push(await createMember(world.database.db, agentId, 1_000_00n));
    }
    owner = await signIn(world.app, 'owner');
    master = await signIn(world.app, 'agent.master');
  });
  afterAll(() => world.close());

  test('calls at one path are told apart by their parameter', async () => {
    const find = (query: string, who: Record<string, string>) => get(world.app, `/api/member/filter${query}`, who);
    expect((await find('?segment=suggest&q=aa', owner)).status).toBe(200);
    for (const query of ['', '?q=aa', '?segment=', '?segment=nothing', '?segment=suggest&segment=other&q=aa']) {
      const reply = await find(query, owner);
      expect([query, reply.status, reply.body.fields]).toEqual([query, 422, { segment: 'กรุณาระบุให้ถูกต้อง' }]);
      expect((await find(query, {})).status).toBe(401);
    }
    // What is found by its beginning: digits behind the prefix of the agent, the first name or the last.
    const first = Number(String(mine[0]));
    const usernames = async (text: string, who: Record<string, string>) => {
      const { items } = dataOf(await find(`?segment=suggest&q=${encodeURIComponent(text)}`, who));
      return (items as { id: number }[]).map(({ id }) => id);
    };
    expect(await usernames('cta', owner)).toEqual(mine);
    expect(await usernames('cta', master)).toEqual(mine.slice(0, 2));
    expect(await usernames('สมช', owner)).toContain(first);
    expect(await usernames('ใจดี', owner)).toContain(first);
    expect(await usernames('0800000001', owner)).toContain(first);
    // Somebody who may not see telephones does not find people by them either.
    expect(await usernames('0800000001', master)).toEqual([]);
    expect(await usernames('%', owner)).toEqual([]);
    expect(await usernames('c%', owner)).toEqual([]);
  });
});
