// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { questProgressStatusOptions } from '#generated/api/enums/quest-progress-status.ts';

export type QuestProgressFieldName =
  | 'id' | 'run_id' | 'quest_item_id' | 'agent_id' | 'member_id' | 'username' | 'value' | 'status' | 'completed' |
  'claimed' | 'completed_at' | 'expires_at' | 'claimed_at';

export const questProgressFields: Readonly<Record<QuestProgressFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  run_id: { name: 'run_id', kind: 'ref', label: { th: 'ผู้ร่วมภารกิจ', en: 'Member of the quest' }, readonly: true },
  quest_item_id: { name: 'quest_item_id', kind: 'ref', label: { th: 'ข้อภารกิจ', en: 'Quest item' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  value: { name: 'value', kind: 'multiplier', label: { th: 'ทำได้', en: 'Done' }, unit: { th: 'หน่วย', en: 'units' }, readonly: true, initial: '0' },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: questProgressStatusOptions, initial: 'in_progress' },
  completed: { name: 'completed', kind: 'integer', label: { th: 'ทำสำเร็จ', en: 'Completed' }, readonly: true, initial: 0 },
  claimed: { name: 'claimed', kind: 'integer', label: { th: 'รับแล้ว', en: 'Claimed' }, readonly: true, initial: 0 },
  completed_at: { name: 'completed_at', kind: 'datetime', label: { th: 'ทำครบเมื่อ', en: 'Completed at' }, readonly: true, nullable: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดเวลารับ', en: 'To be claimed until' }, readonly: true, nullable: true },
  claimed_at: { name: 'claimed_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Claimed at' }, readonly: true, nullable: true },
};
