// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type QuestRunFieldName =
  | 'id' | 'quest_id' | 'agent_id' | 'member_id' | 'username' | 'round' | 'joined_at' | 'completed' | 'completed_at' |
  'bonus_given' | 'reward_paid';

export const questRunFields: Readonly<Record<QuestRunFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  quest_id: { name: 'quest_id', kind: 'ref', label: { th: 'ภารกิจ', en: 'Quest' }, readonly: true, reference: { entity: 'Quest', path: '/api/quest/configs/items', value: 'id', label: 'name', instead: '/api/quest/configs' } },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  round: { name: 'round', kind: 'string', label: { th: 'รอบ', en: 'Round' }, readonly: true },
  joined_at: { name: 'joined_at', kind: 'datetime', label: { th: 'เริ่มทำเมื่อ', en: 'Joined' }, readonly: true },
  completed: { name: 'completed', kind: 'integer', label: { th: 'ทำครบ', en: 'Completed' }, readonly: true, initial: 0 },
  completed_at: { name: 'completed_at', kind: 'datetime', label: { th: 'ทำครบเมื่อ', en: 'Completed at' }, readonly: true, nullable: true },
  bonus_given: { name: 'bonus_given', kind: 'integer', label: { th: 'รับโบนัสแล้ว', en: 'Bonus given' }, readonly: true, initial: 0 },
  reward_paid: { name: 'reward_paid', kind: 'money', label: { th: 'จ่ายรางวัล', en: 'Rewards paid' }, readonly: true, initial: '0.00' },
};
