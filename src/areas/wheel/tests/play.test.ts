import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataOf, get } from '../../../../tests/api/kit.ts';
import { codeOf, openPlay, type PlayWorld } from '../../../../tests/api/play-world.ts';
import { oneSubject } from '../../../../tests/api/subjects.ts';

describe.each([oneSubject])('wheel sandbox call, on $name', (subject) => {
  let world: PlayWorld;
  beforeAll(async () => {
    world = await openPlay(subject);
  });
  afterAll(() => world.world.close());

  test('wheel sandbox: a spin succeeds on an open wheel, and a repeated key replays it', async () => {
    const none = await world.add('system/event/rewards/add', {
      name: 'เสียใจด้วย',
      type: 'none',
      value: '0.00',
      status: 'active',
    });
    const wheel = await world.add('wheel/add', {
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
      await world.add('wheel/stocks/add', {
        wheel_id: wheel,
        position,
        event_reward_id: none,
        weight: 1,
        status: 'active',
      });
    const turn = (key: string) => world.play('wheel', wheel, { username: world.names[0], key });
    expect(codeOf(await turn('one'))).toBe(409);
    const { version } = dataOf(await get(world.world.app, `/api/wheel/detail?id=${wheel}`, world.as.owner));
    dataOf(await world.call('wheel/update', { id: wheel, version, status: 'active' }, 'owner'));
    const first = dataOf(await turn('one'));
    expect(first).toMatchObject({ reward: 'เสียใจด้วย', type: 'none', value: '0.00', replayed: false });
    expect(dataOf(await turn('one'))).toEqual({ ...first, replayed: true });
    expect(dataOf(await turn('two')).spinNo).not.toBe(first.spinNo);
    expect(codeOf(await turn('three'))).toBe(409);

    // What another program sends is the same spin.
    const send = async (facts: readonly object[]) => dataOf(await world.call('ingest/spins', { facts }, 'owner')).facts;
    const fact = { reference: 's-1', username: world.names[1], wheel_id: wheel };
    const [spun] = (await send([fact])) as readonly { made: object }[];
    expect(spun).toMatchObject({ outcome: 'created', made: { reward: 'เสียใจด้วย', value: '0.00' } });
    expect(await send([fact, { ...fact, reference: 's-2' }, { ...fact, reference: 's-3' }])).toMatchObject([
      { outcome: 'known', made: spun?.made },
      { outcome: 'created' },
      { outcome: 'refused', problem: { error: 409 } },
    ]);
  });
});
