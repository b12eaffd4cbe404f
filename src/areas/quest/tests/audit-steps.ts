import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from '../../../../tests/api/audit-step.ts';

/** Creates a quest, and an item that is added, changed and deleted. */
export const steps = (find: (id: string) => Endpoint, { created }: Makers): readonly Step[] => [
  {
    call: 'quest.add',
    body: () =>
      created(find('quest.add'), {
        name: 'ภารกิจ',
        agent_ids: [1],
        bonus_event_reward_id: null,
        eligible_levels: [],
        status: 'draft',
      }),
  },
  {
    call: 'quest.item_add',
    body: (scene) => ({
      ...{ quest_id: scene.keyOf('quest.add'), name: 'ข้อ', condition_type: 'deposit_amount', target_value: '1.00' },
      ...{ event_reward_id: scene.keyOf('event_reward.add'), claim_mode: 'auto', status: 'active' },
    }),
  },
  {
    call: 'quest.item_update',
    body: async (scene) => {
      const id = scene.keyOf('quest.item_add');
      return { id, version: await scene.versionOf('quest_item', id), name: 'ข้อใหม่' };
    },
  },
  {
    call: 'quest.update',
    body: async (scene) => {
      const id = scene.keyOf('quest.add');
      return { id, version: await scene.versionOf('quest', id), name: 'ภารกิจใหม่' };
    },
  },
  { call: 'quest.item_delete', body: (scene) => ({ id: scene.keyOf('quest.item_add') }) },
];

/** Calls that need more than a body to succeed. */
export const elsewhere: Readonly<Record<string, string>> = {
  'ingest.quest_claims': 'a member who plays: play.test.ts',
};
