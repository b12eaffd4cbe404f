// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';

export type MemberActivityFieldName =
  | 'id' | 'username' | 'name' | 'mobile' | 'agent_id' | 'agent_code' | 'level' | 'utm_source' | 'registered_at' |
  'days_since_register' | 'last_login_at' | 'last_deposit_at' | 'last_bet_at' | 'last_active_at' | 'days_inactive' |
  'login_days_30' | 'deposit_count_30' | 'deposit_total_30' | 'valid_turnover_30' | 'winloss_30' | 'ltv' |
  'activity_state';

export const memberActivityFields: Readonly<Record<MemberActivityFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, readonly: true, mask: 'member.pii.view' },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, readonly: true },
  level: { name: 'level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: memberLevelOptions },
  utm_source: { name: 'utm_source', kind: 'string', label: { th: 'แหล่งที่มา', en: 'Source' }, readonly: true, nullable: true },
  registered_at: { name: 'registered_at', kind: 'datetime', label: { th: 'สมัคร', en: 'Registered' }, readonly: true },
  days_since_register: { name: 'days_since_register', kind: 'integer', label: { th: 'สมัครมาแล้ว', en: 'Member for' }, unit: { th: 'วัน', en: 'days' }, readonly: true },
  last_login_at: { name: 'last_login_at', kind: 'datetime', label: { th: 'เข้าระบบล่าสุด', en: 'Last sign-in' }, readonly: true, nullable: true },
  last_deposit_at: { name: 'last_deposit_at', kind: 'datetime', label: { th: 'ฝากล่าสุด', en: 'Last deposit' }, readonly: true, nullable: true },
  last_bet_at: { name: 'last_bet_at', kind: 'datetime', label: { th: 'เล่นล่าสุด', en: 'Last bet' }, readonly: true, nullable: true },
  last_active_at: { name: 'last_active_at', kind: 'datetime', label: { th: 'เคลื่อนไหวล่าสุด', en: 'Last active' }, readonly: true, nullable: true },
  days_inactive: { name: 'days_inactive', kind: 'integer', label: { th: 'ไม่เคลื่อนไหว', en: 'Inactive for' }, unit: { th: 'วัน', en: 'days' }, readonly: true, nullable: true },
  login_days_30: { name: 'login_days_30', kind: 'integer', label: { th: 'เข้า 30 วัน', en: 'Active days of 30' }, unit: { th: 'วัน', en: 'days' }, readonly: true },
  deposit_count_30: { name: 'deposit_count_30', kind: 'integer', label: { th: 'ฝาก 30 วัน (ครั้ง)', en: 'Deposits in 30 days' }, readonly: true },
  deposit_total_30: { name: 'deposit_total_30', kind: 'money', label: { th: 'ฝาก 30 วัน', en: 'Deposited in 30 days' }, readonly: true },
  valid_turnover_30: { name: 'valid_turnover_30', kind: 'money', label: { th: 'เทิร์น 30 วัน', en: 'Turnover in 30 days' }, readonly: true },
  winloss_30: { name: 'winloss_30', kind: 'money', label: { th: 'แพ้/ชนะ 30 วัน', en: 'Win/loss in 30 days' }, readonly: true, gain: 'player' },
  ltv: { name: 'ltv', kind: 'money', label: { th: 'มูลค่าสะสม', en: 'Lifetime value' }, readonly: true, gain: 'company' },
  activity_state: { name: 'activity_state', kind: 'enum', label: { th: 'สถานะ', en: 'Activity' }, readonly: true, options: activityStateOptions },
};
