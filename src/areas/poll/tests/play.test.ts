import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { questTask } from '#areas/quest/server/quest-task.ts';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { suspenseAccount } from '#server/ledger/accounts.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get, post } from './kit.ts';
import { codeOf, openPolls, type Polls } from './polls.ts';
import { subjects } from './subjects.ts';

type Row = Readonly<Record<string, unknown>>;

const near = { 'x-sandbox': '1' };

describe.each(subjects)('members of the demo play, on $name', (subject) => {
  let world: Polls;
  const names: string[] = [];
  const play = (place: string, id: number, body: object, headers: Record<string, string> = near) =>
    post(world.world.app, `/api/sandbox/${place}/${id}`, body, headers);
  const add = async (path: string, body: object) => Number(dataOf(await world.call(path, body, 'owner')).id);

  beforeAll(async () => {
    world = await openPolls(subject);
    const rows = await world.world.database.db
      .selectFrom('member')
      .select('username')
      .where('id', 'in', world.members)
      .orderBy('id')
      .execute();
    names.push(...rows.map(({ username }) => username));
  });
  afterAll(() => world.world.close());

  test('a poll is answered by what it calls its choices, and says who may win', async () => {
    const id = await world.makePoll([]);
    const answer = (username: string | undefined, body: object, headers?: Record<string, string>) =>
      play('poll', id, { username, ...body }, headers);
    expect(codeOf(await answer(names[0], { answer: 'ทีม A' }))).toBe(409);
    await world.openPoll(id);
    expect(codeOf(await answer(names[0], { answer: 'ทีม A' }, {}))).toBe(403);
    expect((await answer('nobody', { answer: 'ทีม A' })).body).toMatchObject({
      error: 422,
      fields: { username: 'unknown' },
    });
    expect((await answer(names[0], { answer: 'ทีม ค' })).body).toMatchObject({ error: 422, fields: { answer: /./ } });
    expect(codeOf(await answer(names[0], {}))).toBe(422);
    const ip = '203.0.113.9';
    expect(dataOf(await answer(names[0], { answer: 'ทีม A', ip }))).toMatchObject({ eligible: true });
    expect(codeOf(await answer(names[0], { answer: 'ทีม B' }))).toBe(409);
    expect(dataOf(await answer(names[1], { answer: ['ทีม B'], ip }))).toMatchObject({
      ...{ eligible: false, ineligible_reason: 'duplicate' },
    });
    expect(await world.detail(id)).toMatchObject({ submission_count: 2, member_count: 2 });
    expect(codeOf(await play('poll', 999_999, { username: names[0], answer: 'ทีม A' }))).toBe(404);
    expect(codeOf(await play('poll', 1.5, { username: names[0], answer: 'ทีม A' }))).toBe(422);
  });

  test('a poll that asks for a number takes a number', async () => {
    const id = await world.makePoll([], { choice_mode: 'number' });
    await world.openPoll(id);
    expect(codeOf(await play('poll', id, { username: names[2], answer: 'ทีม A' }))).toBe(422);
    expect(dataOf(await play('poll', id, { username: names[2], answer: '47' }))).toMatchObject({ eligible: true });
  });

  test('a quest tells how far a member is, and its reward is taken once', async () => {
    const reward = await add('system/event/rewards/add', {
      name: 'แต้ม 5',
      type: 'point',
      value: '5.00',
      status: 'active',
    });
    const quest = await add('quest/add', {
      ...{ name: 'ฝากครบ', agent_ids: [1], cycle: 'once', start_at: '2026-01-01T00:00:00.000Z', unlock_mode: 'all' },
    });
    await add('quest/items/add', {
      ...{ quest_id: quest, name: 'ฝาก 10 บาท', condition_type: 'deposit_amount', target_value: '10.00' },
      ...{ event_reward_id: reward, claim_mode: 'manual', status: 'active' },
    });
    const { version } = dataOf(await get(world.world.app, `/api/quest/detail?id=${quest}`, world.as.owner));
    dataOf(await world.call('quest/update', { id: quest, version, status: 'active' }, 'owner'));
    const [memberId = 0] = world.members;
    const jobs = world.jobs();
    const deposit = (amount: bigint) =>
      jobs.transaction(async (hand) => {
        const opened = await openDeposit(hand, { memberId, agentId: 1, channel: 'manual', amount, status: 'pending' });
        await creditDeposit(hand, opened, { source: suspenseAccount, amount, method: 'manual' });
      });
    const count = () =>
      questTask(jobs)({ id: 1n, topic: 'quest_progress', key: 'quest_progress', payload: {}, run: 1 });
    const look = async (more: object = {}, name = names[0]) => play('quest', quest, { username: name, ...more });
    const lines = async () => dataOf(await look()).progress as readonly Row[];
    expect(await lines()).toEqual([]);
    await deposit(4_00n);
    await count();
    expect(await lines()).toMatchObject([
      { item: 'ฝาก 10 บาท', value: '4.00', target: '10.00', status: 'in_progress' },
    ]);
    const claim = (await lines())[0]?.id;
    expect(codeOf(await look({ claim }))).toBe(409);
    await deposit(7_00n);
    await count();
    expect(await lines()).toMatchObject([{ value: '11.00', status: 'completed' }]);
    expect(codeOf(await look({ claim }, names[1]))).toBe(422);
    for (let times = 0; times < 3; times += 1)
      expect(dataOf(await look({ claim }))).toMatchObject({ progress: [{ status: 'claimed' }] });
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'point'`.execute(
      world.world.database.db,
    );
    expect(rows.map(({ balance }) => Number(balance))).toEqual([500]);
    expect(await verifyInvariants(world.world.database.db)).toEqual([]);
  });

  test('a wheel is turned, and the same key is the same spin', async () => {
    const none = await add('system/event/rewards/add', {
      name: 'เสียใจด้วย',
      type: 'none',
      value: '0.00',
      status: 'active',
    });
    const wheel = await add('wheel/add', {
      ...{
        name: 'กงล้อ',
        agent_ids: [1],
        segment_count: 6,
        cost_type: 'free',
        max_spins_per_day: 2,
        reset_time: '00:00',
      },
    });
    for (const position of [1, 2, 3, 4, 5, 6])
      await add('wheel/stocks/add', { wheel_id: wheel, position, event_reward_id: none, weight: 1, status: 'active' });
    const turn = (key: string) => play('wheel', wheel, { username: names[0], key });
    expect(codeOf(await turn('one'))).toBe(409);
    const { version } = dataOf(await get(world.world.app, `/api/wheel/detail?id=${wheel}`, world.as.owner));
    dataOf(await world.call('wheel/update', { id: wheel, version, status: 'active' }, 'owner'));
    const first = dataOf(await turn('one'));
    expect(first).toMatchObject({ reward: 'เสียใจด้วย', type: 'none', value: '0.00', replayed: false });
    expect(dataOf(await turn('one'))).toEqual({ ...first, replayed: true });
    expect(dataOf(await turn('two')).spinNo).not.toBe(first.spinNo);
    expect(codeOf(await turn('three'))).toBe(409);
  });
});
