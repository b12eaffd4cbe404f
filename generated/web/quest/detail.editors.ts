// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Editor } from '#contract/editor.ts';
import { questItemFields as f } from '#generated/api/fields/quest-item.ts';
import { questItemAdd, questItemDelete, questItemList, questItemUpdate } from './calls/quest.ts';
import { validateQuestItemUpdate } from './validators.ts';

export type DetailEditorsName = 'items';

export const editors: Readonly<Record<DetailEditorsName, Editor>> = {
  items: {
    name: 'items',
    title: { th: 'ข้อภารกิจ', en: 'Items' },
    key: 'id',
    parent: { quest_id: 'id' },
    sort: 'sort_order',
    columns: [f.name, f.condition_type, f.target_value, f.event_reward_id, f.claim_mode, f.completed_count, f.claimed_count, f.status],
    fields: [f.name, f.condition_type, f.target_value, f.provider_id, f.game_id, f.game_types, f.event_reward_id, f.claim_mode, f.claim_expire_hours, f.status],
    add: {
      call: questItemAdd,
      fields: [
        'name', 'condition_type', 'target_value', 'provider_id', 'game_id', 'game_types', 'event_reward_id',
        'claim_mode', 'claim_expire_hours', 'sort_order', 'status',
      ],
    },
    save: {
      call: questItemUpdate,
      fields: [
        'name', 'condition_type', 'target_value', 'provider_id', 'game_id', 'game_types', 'event_reward_id',
        'claim_mode', 'claim_expire_hours', 'sort_order', 'status',
      ],
    },
    remove: {
      id: 'quest.item_delete',
      label: { th: 'ลบ', en: 'Delete' },
      icon: 'delete-outline',
      tone: 'danger',
      permission: 'quest.item.delete',
      when: { claimed_count: [0] },
      call: questItemDelete,
      confirm: { th: 'ลบข้อภารกิจ “{name}”?', en: 'Delete the item “{name}”?' },
    },
    actions: [],
    header: [],
    order: { field: 'sort_order', min: 0, max: 100000 },
    totals: ['completed_count', 'claimed_count'],
    dialog: true,
    shown: {
      provider_id: { condition_type: ['play_provider'] },
      game_id: { condition_type: ['play_game'] },
      game_types: { condition_type: ['valid_turnover', 'bet_count', 'win_amount', 'loss_amount'] },
      claim_expire_hours: { claim_mode: ['manual'] },
    },
    locks: { condition_type: { claimed_count: [0] }, target_value: { claimed_count: [0] } },
    open: { status: ['draft', 'active', 'paused'] },
    list: questItemList,
    validate: validateQuestItemUpdate,
  },
};
