import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from '../../../../tests/api/audit-step.ts';

/** Prizes require a member who has won them: wheel.test.ts. */
export const elsewhere: Readonly<Record<string, string>> = {
  'ingest.spins': 'a member who plays: play.test.ts',
  'wheel.ship': 'a prize that waits to be claimed',
  'wheel.cancel': 'a prize that waits to be claimed',
};

/** Creates a wheel, and a slot that is added, changed and deleted. */
export const steps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
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
