// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questFields as f } from '#generated/api/fields/quest.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { recordHistory } from '../record-history.ts';
import { questDetail, questUpdate } from './calls/quest.ts';
import { validateQuestUpdate } from './validators.ts';

const fetchEditors = () => import('./detail.editors.ts').then(({ editors }) => editors);

export default formPage({
  kind: 'form',
  path: '/quest/detail',
  area: 'quest',
  title: { th: 'แก้ไขภารกิจ', en: 'Quest' },
  permission: 'quest.quest.view',
  mode: 'update',
  record: questDetail,
  save: questUpdate,
  savePermission: 'quest.quest.update',
  key: 'id',
  fields: [f.name, f.description, f.image_url, f.agent_ids, f.eligible_levels, f.cycle, f.start_at, f.end_at, f.unlock_mode, f.bonus_event_reward_id, f.status, f.joined_count, f.completed_count, f.reward_paid],
  groups: [
    { title: { th: 'ภารกิจ', en: 'Quest' }, fields: ['name', 'description', 'image_url', 'agent_ids', 'eligible_levels'] },
    { title: { th: 'รอบและเวลา', en: 'Rounds and time' }, fields: ['cycle', 'start_at', 'end_at', 'unlock_mode'] },
    { title: { th: 'รางวัล', en: 'Rewards' }, fields: ['bonus_event_reward_id', 'status'] },
    { title: { th: 'ผลลัพธ์', en: 'Results' }, fields: ['joined_count', 'completed_count', 'reward_paid'] },
  ],
  validate: validateQuestUpdate,
  panels: [{ name: 'progress', title: { th: 'ความคืบหน้า', en: 'Progress' }, part: () => import('#areas/quest/web/parts/progress.tsx') }],
  related: [],
  editors: [{ name: 'items', title: { th: 'ข้อภารกิจ', en: 'Items' }, permission: 'quest.item.view', load: async () => (await fetchEditors()).items }],
  actions: [],
  about: '{name}',
  history: { call: recordHistory, entity: 'Quest' },
});
