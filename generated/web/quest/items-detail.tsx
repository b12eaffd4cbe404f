// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questItemFields as f } from '#generated/api/fields/quest-item.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { questItemDelete, questItemDetail, questItemUpdate } from './calls/quest.ts';
import { validateQuestItemUpdateOnQuestItemsDetail } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/quest/items/detail',
  area: 'quest',
  title: { th: 'แก้ไขข้อภารกิจ', en: 'Quest item' },
  permission: 'quest.item.view',
  mode: 'update',
  record: questItemDetail,
  save: questItemUpdate,
  savePermission: 'quest.item.update',
  key: 'id',
  fields: [
    { name: 'quest_id', kind: 'ref', label: f.quest_id.label, readonly: true, reference: { entity: 'Quest', path: '/api/quest/configs/items', value: 'id', label: 'name', instead: '/api/quest/configs' } },
    f.name,
    f.condition_type,
    f.target_value,
    f.provider_id,
    f.game_id,
    f.game_types,
    f.event_reward_id,
    f.claim_mode,
    f.claim_expire_hours,
    f.sort_order,
    f.status,
    f.completed_count,
    f.claimed_count,
  ],
  groups: [
    { title: { th: 'ข้อภารกิจ', en: 'Item' }, fields: ['quest_id', 'name'] },
    {
      title: { th: 'เงื่อนไข', en: 'Condition' },
      fields: ['condition_type', 'target_value', 'provider_id', 'game_id', 'game_types'],
      when: { provider_id: { condition_type: ['play_provider'] }, game_id: { condition_type: ['play_game'] }, game_types: { condition_type: ['valid_turnover', 'bet_count', 'win_amount', 'loss_amount'] } },
    },
    { title: { th: 'รางวัล', en: 'Reward' }, fields: ['event_reward_id', 'claim_mode', 'claim_expire_hours', 'sort_order', 'status'], when: { claim_expire_hours: { claim_mode: ['manual'] } } },
    { title: { th: 'ผลลัพธ์', en: 'Results' }, fields: ['completed_count', 'claimed_count'] },
  ],
  validate: validateQuestItemUpdateOnQuestItemsDetail,
  related: [],
  actions: [
    {
      id: 'quest.item_delete',
      label: { th: 'ลบ', en: 'Delete' },
      icon: 'delete-outline',
      tone: 'danger',
      permission: 'quest.item.delete',
      when: { claimed_count: [0] },
      call: questItemDelete,
      confirm: { th: 'ลบข้อภารกิจ “{name}”?', en: 'Delete the item “{name}”?' },
    },
  ],
  done: '/quest/items/list?quest_id={quest_id}',
  about: '{name}',
  history: { call: recordHistory, entity: 'QuestItem' },
});
