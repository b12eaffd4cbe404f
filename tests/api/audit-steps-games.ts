import type { Endpoint } from '#contract/endpoint.ts';
import type { Step } from './audit-step.ts';

/** How steps are made of what an endpoint takes. */
interface Makers {
  created(endpoint: Endpoint, given?: object): object;
  known(call: string, key: string, table: string, change: object): Step;
}

/** A provider's game, an agent that offers it, and a comparison that is applied. */
export const gameSteps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'game.add',
    body: async () =>
      created(find('game.add'), {
        ...{ provider_id: 1, sub_provider_id: 1, game_code: 'audit-probe', type: 'slot', platforms: ['mobile'] },
        ...{ turnover_rate_pct: '100.0000', status: 'active' },
      }),
  },
  known('game', 'id', 'game', { name_th: 'ชื่อใหม่' }),
  {
    call: 'provider.update',
    body: async (scene) => ({ id: 1, version: await scene.versionOf('provider', 1), cost_pct: '8.5000' }),
  },
  {
    call: 'provider.config_add',
    body: () =>
      created(find('provider.config_add'), { agent_id: 1, provider_id: 1, share_pct: null, status: 'active' }),
  },
  {
    call: 'provider.config_update',
    body: async (scene) => {
      const id = scene.keyOf('provider.config_add');
      return { id, version: await scene.versionOf('provider_config', id), status: 'inactive' };
    },
  },
  { call: 'provider.config_copy', body: (scene) => ({ id: scene.keyOf('provider.config_add'), to_agent_id: 2 }) },
  {
    call: 'game.diff',
    body: () => ({ provider_id: 1, source: 'file', rows: [{ game_code: 'new', name_en: 'New', type: 'slot' }] }),
  },
  {
    call: 'game.import',
    body: (scene) => ({
      batch_id: scene.done.get('game.diff')?.batch_id,
      apply: { new: ['new'] },
      default_status: 'active',
    }),
  },
];
