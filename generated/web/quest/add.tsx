// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import { questFields as f } from '#generated/api/fields/quest.ts';
import { formPage } from '#web/screens/form/form-page.tsx';
import { questAdd } from './calls/quest.ts';
import { validateQuestAdd } from './validators.ts';

export default formPage({
  kind: 'form',
  path: '/quest/add',
  area: 'quest',
  title: { th: 'สร้างภารกิจ', en: 'Add quest' },
  permission: 'quest.quest.create',
  mode: 'create',
  save: questAdd,
  savePermission: 'quest.quest.create',
  key: 'id',
  fields: [f.name, f.description, f.image_url, f.agent_ids, f.eligible_levels, f.cycle, f.start_at, f.end_at, f.unlock_mode, f.bonus_event_reward_id],
  groups: [
    { title: { th: 'ภารกิจ', en: 'Quest' }, fields: ['name', 'description', 'image_url', 'agent_ids', 'eligible_levels'] },
    { title: { th: 'รอบและเวลา', en: 'Rounds and time' }, fields: ['cycle', 'start_at', 'end_at', 'unlock_mode'] },
    { title: { th: 'รางวัล', en: 'Rewards' }, fields: ['bonus_event_reward_id'] },
  ],
  validate: validateQuestAdd,
  related: [],
  actions: [],
  done: '/quest/items/add?quest_id={id}',
});
