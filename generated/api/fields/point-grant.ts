// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type PointGrantFieldName =
  | 'id' | 'rule_id' | 'deposit_id' | 'member_id' | 'agent_id' | 'amount' | 'points' | 'points_back' | 'owed' |
  'stat_date' | 'created_at';

export const pointGrantFields: Readonly<Record<PointGrantFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กติกา', en: 'Rule' }, readonly: true },
  deposit_id: { name: 'deposit_id', kind: 'ref', label: { th: 'รายการฝาก', en: 'Deposit' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดฝาก', en: 'Amount' }, readonly: true },
  points: { name: 'points', kind: 'points', label: { th: 'แต้ม', en: 'Points' }, readonly: true },
  points_back: { name: 'points_back', kind: 'points', label: { th: 'แต้มที่ดึงคืนแล้ว', en: 'Points taken back' }, readonly: true, initial: 0 },
  owed: { name: 'owed', kind: 'boolean', label: { th: 'ต้องดึงคืน', en: 'To be taken back' }, readonly: true, initial: false },
  stat_date: { name: 'stat_date', kind: 'date', label: { th: 'วันที่', en: 'Day' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'ได้เมื่อ', en: 'Given at' }, readonly: true },
};
