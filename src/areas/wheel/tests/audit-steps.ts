import type { Endpoint } from '#contract/endpoint.ts';
import type { Step } from './audit-steps.ts';

/** How steps are made of what an endpoint takes. */
interface Makers {
  created(endpoint: Endpoint, given?: object): object;
  known(call: string, key: string, table: string, change: object): Step;
}

/** Prizes take a member who has won them: tests/api/wheel.test.ts. */
export const wheelElsewhere: Readonly<Record<string, string>> = {
  'wheel.ship': 'a prize that waits to be claimed',
  'wheel.cancel': 'a prize that waits to be claimed',
};

/** A reward, a wheel, and a slot that comes and goes. */
export const wheelSteps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'event_reward.add',
    body: () => created(find('event_reward.add'), { name: 'รางวัล', type: 'point', value: '5.00', status: 'active' }),
  },
  known('event_reward', 'id', 'event_reward', { value: '6.00' }),
  {
    call: 'wheel.add',
    body: () =>
      created(find('wheel.add'), {
        ...{ name: 'กงล้อ', agent_ids: [1], segment_count: 6, cost_type: 'free', max_spins_per_day: 1 },
        reset_time: '00:00',
      }),
  },
  known('wheel', 'id', 'wheel_config', { name: 'ชื่อใหม่' }),
  {
    call: 'wheel.stock_add',
    body: (scene) => ({
      ...{ wheel_id: scene.keyOf('wheel.add'), event_reward_id: scene.keyOf('event_reward.add') },
      ...{ position: 1, weight: 10 },
    }),
  },
  {
    call: 'wheel.stock_update',
    body: async (scene) => {
      const id = scene.keyOf('wheel.stock_add');
      return { id, version: await scene.versionOf('wheel_stock', id), weight: 20 };
    },
  },
  {
    call: 'wheel.stock_delete',
    body: async (scene) => {
      const id = scene.keyOf('wheel.stock_add');
      return { id, version: await scene.versionOf('wheel_stock', id) };
    },
  },
];
