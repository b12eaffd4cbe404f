import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requestWithdrawal } from '../../src/areas/finance/server/request-withdrawal.ts';
import { createMember } from '../money/support/members.ts';
import { dataOf, get, openWorld, post, signIn, type World } from './kit.ts';
import { subjects } from './subjects.ts';

describe.each(subjects)('handing a withdrawal over on $name', (subject) => {
  let world: World;
  const sessions = new Map<string, Readonly<Record<string, string>>>();
  beforeAll(async () => {
    world = await openWorld(subject);
    for (const name of ['owner', 'finance_lead', 'finance'])
      sessions.set(name, await signIn(world.app, world.people[name]?.username ?? ''));
  });
  afterAll(() => world.close());

  const idOf = (who: string) => world.people[who]?.id ?? 0;
  const read = async (who: string, path: string) => dataOf(await get(world.app, path, sessions.get(who)));
  const send = async (who: string, action: string, body: object) =>
    (
      await post(world.app, `/api/system/withdraw/action/${action}`, body, {
        ...sessions.get(who),
        'idempotency-key': crypto.randomUUID(),
      })
    ).body;
  const request = async () => {
    const memberId = await createMember(world.database.db, 1, 1_250_00n);
    return world.database.db.transaction().execute((tx) => requestWithdrawal(tx, { memberId, amount: 1_250_00n }));
  };

  test('it goes to a colleague who may check it, and to nobody else; a decision ends it', async () => {
    const { id } = await request();
    const give = (handed_to: number) => send('finance', 'hand_over', { id, handed_to, note: 'ขอให้ช่วยดู' });
    const offered = (await read('finance', '/api/system/withdraw/officers')) as unknown as readonly { id: number }[];
    const ids = offered.map((one) => one.id);
    expect(ids).toEqual(expect.arrayContaining([idOf('owner'), idOf('finance_lead')]));
    for (const who of ['finance', 'support', 'auditor', 'market']) {
      expect(ids).not.toContain(idOf(who));
      expect(await give(idOf(who))).toMatchObject({ error: 422, fields: { handed_to: expect.stringMatching(/./) } });
    }
    await send('finance', 'claim', { id });
    expect((await give(idOf('finance_lead'))).error).toBe(0);
    expect(await read('finance', `/api/system/withdraw/detail?id=${id}`)).toMatchObject({
      ...{ handed_to: idOf('finance_lead'), for_lead: false, locked_by: null, handed_note: 'ขอให้ช่วยดู' },
    });
    const mine = (who: string) => read(who, '/api/system/withdraw/list?status=&handed_to=me');
    expect([await mine('finance_lead'), await mine('owner')]).toMatchObject([[{ id }], []]);

    // The lead hands it on to any lead, once.
    const up = { id, note: 'ยอดเกินวงเงิน' };
    expect((await send('finance_lead', 'hand_over', up)).error).toBe(0);
    expect((await send('finance_lead', 'hand_over', up)).error).toBe(409);
    expect(await read('owner', `/api/system/withdraw/detail?id=${id}`)).toMatchObject({
      handed_to: null,
      for_lead: true,
    });
    expect((await give(idOf('owner'))).error).toBe(0);
    expect((await send('owner', 'refund', { id, reason: 'duplicate' })).error).toBe(0);
    expect(await read('owner', `/api/system/withdraw/detail?id=${id}`)).toMatchObject({
      handed_to: null,
      for_lead: false,
    });
  });
});
