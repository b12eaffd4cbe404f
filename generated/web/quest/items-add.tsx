// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questItemFields as f } from '#generated/api/fields/quest-item.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { questItemAdd } from './calls/quest.ts';
import { validateQuestItemAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/quest/items/add',
  area: 'quest',
  title: { th: 'เพิ่มข้อภารกิจ', en: 'Add quest item' },
  permission: 'quest.item.create',
  mode: 'create',
  save: questItemAdd,
  savePermission: 'quest.item.create',
  key: 'id',
  fields: [f.quest_id, f.name, f.condition_type, f.target_value, f.provider_id, f.game_id, f.game_types, f.event_reward_id, f.claim_mode, f.claim_expire_hours, f.sort_order, f.status],
  groups: [
    { title: { th: 'ข้อภารกิจ', en: 'Item' }, fields: ['quest_id', 'name'] },
    {
      title: { th: 'เงื่อนไข', en: 'Condition' },
      fields: ['condition_type', 'target_value', 'provider_id', 'game_id', 'game_types'],
      when: { provider_id: { condition_type: ['play_provider'] }, game_id: { condition_type: ['play_game'] }, game_types: { condition_type: ['valid_turnover', 'bet_count', 'win_amount', 'loss_amount'] } },
    },
    { title: { th: 'รางวัล', en: 'Reward' }, fields: ['event_reward_id', 'claim_mode', 'claim_expire_hours', 'sort_order', 'status'], when: { claim_expire_hours: { claim_mode: ['manual'] } } },
  ],
  validate: validateQuestItemAdd,
  related: [],
  actions: [],
  done: '/quest/items/list?quest_id={quest_id}',
});
