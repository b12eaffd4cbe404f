import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditDeposit } from '#server/deposits/credit-deposit.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { suspenseAccount } from '#server/ledger/accounts.ts';
import { verifyInvariants } from '#server/verify/verify-invariants.ts';
import { dataOf, get } from '../../../../tests/api/kit.ts';
import { codeOf, openPlay, type PlayWorld } from '../../../../tests/api/play-world.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';
import { questTask } from '../server/quest-task.ts';

type Row = Readonly<Record<string, unknown>>;

describe.each([oneSubject])('quest sandbox call, on $name', (subject) => {
  let world: PlayWorld;
  beforeAll(async () => {
    world = await openPlay(subject);
  });
  afterAll(() => world.world.close());

  test('quest sandbox: returns a member’s progress, and the reward is claimed once', async () => {
    const reward = await world.add('system/event/rewards/add', {
      name: 'แต้ม 5',
      type: 'point',
      value: '5.00',
      status: 'active',
    });
    const quest = await world.add('quest/add', {
      ...{ name: 'ฝากครบ', agent_ids: [1], cycle: 'once', start_at: '2026-01-01T00:00:00.000Z', unlock_mode: 'all' },
    });
    const item = await world.add('quest/items/add', {
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
    const look = async (more: object = {}, name = world.names[0]) =>
      world.play('quest', quest, { username: name, ...more });
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
    expect(codeOf(await look({ claim }, world.names[1]))).toBe(422);
    // Taken through another program, and once.
    const fact = { reference: 'q-1', username: world.names[0], quest_item_id: item };
    const send = async (facts: readonly object[]) =>
      dataOf(await world.call('ingest/quest_claims', { facts }, 'owner')).facts;
    expect(await send([fact, { ...fact, reference: 'q-2' }, fact])).toMatchObject([
      { outcome: 'created', made: { id: claim, reward: 'แต้ม 5' } },
      { outcome: 'refused', problem: { error: 409 } },
      { outcome: 'known', made: { id: claim } },
    ]);
    for (let attempt = 0; attempt < 3; attempt += 1)
      expect(dataOf(await look({ claim }))).toMatchObject({ progress: [{ status: 'claimed' }] });
    const { rows } = await sql<{ balance: bigint }>`
      select balance from wallet where member_id = ${memberId} and wallet_type = 'point'`.execute(
      world.world.database.db,
    );
    expect(rows.map(({ balance }) => Number(balance))).toEqual([500]);
    expect(await verifyInvariants(world.world.database.db)).toEqual([]);
  });
});
