// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { bonusModeOptions } from '#generated/api/enums/bonus-mode.ts';
import { gameTypeOptions } from '#generated/api/enums/game-type.ts';
import { promotionStatusOptions } from '#generated/api/enums/promotion-status.ts';
import { promotionTypeOptions } from '#generated/api/enums/promotion-type.ts';
import { turnoverBaseOptions } from '#generated/api/enums/turnover-base.ts';
import { weekdayOptions } from '#generated/api/enums/weekday.ts';
import { withdrawCapOptions } from '#generated/api/enums/withdraw-cap.ts';

export type PromotionFieldName =
  | 'id' | 'code' | 'name' | 'image_url' | 'description' | 'agent_ids' | 'type' | 'bonus_mode' | 'bonus_value' |
  'bonus_max' | 'tiers' | 'deposit_min' | 'deposit_max' | 'turnover_multiple' | 'turnover_base' | 'withdraw_cap_mode' |
  'withdraw_cap_value' | 'bonus_withdrawable' | 'allowed_types' | 'blocked_providers' | 'claim_limit_per_member' |
  'claim_limit_per_day' | 'total_quota' | 'days_of_week' | 'time_from' | 'time_to' | 'start_at' | 'end_at' |
  'claim_count' | 'bonus_paid' | 'deposit_generated' | 'withdraw_generated' | 'status' | 'version';

export const promotionFields: Readonly<Record<PromotionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัสโปร', en: 'Code' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อโปร', en: 'Name' }, readonly: true },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, readonly: true, nullable: true },
  description: { name: 'description', kind: 'html', label: { th: 'รายละเอียด', en: 'Description' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, readonly: true, options: promotionTypeOptions },
  bonus_mode: { name: 'bonus_mode', kind: 'enum', label: { th: 'รูปแบบโบนัส', en: 'Bonus as' }, readonly: true, options: bonusModeOptions },
  bonus_value: { name: 'bonus_value', kind: 'multiplier', label: { th: 'โบนัส', en: 'Bonus' }, unit: { th: 'บาท', en: 'baht' }, units: { by: 'bonus_mode', of: { percent: { th: '%', en: '%' } } }, readonly: true, nullable: true },
  bonus_max: { name: 'bonus_max', kind: 'money', label: { th: 'โบนัสสูงสุด', en: 'Largest bonus' }, readonly: true, nullable: true },
  tiers: { name: 'tiers', kind: 'list', label: { th: 'ขั้น', en: 'Tiers' }, readonly: true, item: { kind: 'shape' } },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากขั้นต่ำ', en: 'Smallest deposit' }, readonly: true, nullable: true },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'ฝากสูงสุด', en: 'Largest deposit' }, readonly: true, nullable: true },
  turnover_multiple: { name: 'turnover_multiple', kind: 'multiplier', label: { th: 'เทิร์น (เท่า)', en: 'Turnover (times)' }, readonly: true },
  turnover_base: { name: 'turnover_base', kind: 'enum', label: { th: 'เทิร์นคิดจาก', en: 'Turnover on' }, readonly: true, options: turnoverBaseOptions },
  withdraw_cap_mode: { name: 'withdraw_cap_mode', kind: 'enum', label: { th: 'แบบถอนสูงสุด', en: 'Limit of withdrawal' }, readonly: true, options: withdrawCapOptions },
  withdraw_cap_value: {
    name: 'withdraw_cap_value',
    kind: 'multiplier',
    label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' },
    unit: { th: 'บาท', en: 'baht' },
    units: { by: 'withdraw_cap_mode', of: { x_deposit: { th: 'เท่า', en: 'times' }, x_total: { th: 'เท่า', en: 'times' } } },
    readonly: true,
    nullable: true,
  },
  bonus_withdrawable: { name: 'bonus_withdrawable', kind: 'boolean', label: { th: 'โบนัสถอนได้', en: 'Bonus can be withdrawn' }, readonly: true },
  allowed_types: { name: 'allowed_types', kind: 'list', label: { th: 'หมวดที่เล่นได้', en: 'Categories allowed' }, readonly: true, item: { kind: 'enum', options: gameTypeOptions } },
  blocked_providers: {
    name: 'blocked_providers',
    kind: 'list',
    label: { th: 'ค่ายต้องห้าม', en: 'Providers blocked' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Provider', path: '/api/game/provider/items', value: 'id', label: 'name', hint: 'code' } },
  },
  claim_limit_per_member: { name: 'claim_limit_per_member', kind: 'integer', label: { th: 'รับได้ต่อคน', en: 'Claims a member' }, readonly: true, nullable: true },
  claim_limit_per_day: { name: 'claim_limit_per_day', kind: 'integer', label: { th: 'รับได้ต่อวัน', en: 'Claims a day' }, readonly: true, nullable: true },
  total_quota: { name: 'total_quota', kind: 'integer', label: { th: 'โควตารวม', en: 'Quota' }, readonly: true, nullable: true },
  days_of_week: { name: 'days_of_week', kind: 'list', label: { th: 'วัน', en: 'Days' }, readonly: true, item: { kind: 'enum', options: weekdayOptions } },
  time_from: { name: 'time_from', kind: 'time', label: { th: 'ตั้งแต่เวลา', en: 'From' }, readonly: true, nullable: true },
  time_to: { name: 'time_to', kind: 'time', label: { th: 'ถึงเวลา', en: 'To' }, readonly: true, nullable: true },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่ม', en: 'Begins' }, readonly: true, nullable: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Ends' }, readonly: true, nullable: true },
  claim_count: { name: 'claim_count', kind: 'integer', label: { th: 'คนรับ', en: 'Claims' }, readonly: true, initial: 0 },
  bonus_paid: { name: 'bonus_paid', kind: 'money', label: { th: 'โบนัสจ่าย', en: 'Bonus paid' }, readonly: true, initial: '0.00' },
  deposit_generated: { name: 'deposit_generated', kind: 'money', label: { th: 'ฝากจากโปร', en: 'Deposits with it' }, readonly: true, initial: '0.00' },
  withdraw_generated: { name: 'withdraw_generated', kind: 'money', label: { th: 'ถอนจากโปร', en: 'Withdrawals with it' }, readonly: true, initial: '0.00' },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: promotionStatusOptions },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่น', en: 'Version' }, readonly: true, initial: 1 },
};
