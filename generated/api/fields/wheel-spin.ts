// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { wheelCostOptions } from '#generated/api/enums/wheel-cost.ts';

export type WheelSpinFieldName =
  | 'id' | 'spin_no' | 'request_key' | 'wheel_id' | 'agent_id' | 'member_id' | 'username' | 'drawn_stock_id' |
  'stock_id' | 'event_reward_id' | 'cost_type' | 'cost_value' | 'payout' | 'ends_at' | 'created_at';

export const wheelSpinFields: Readonly<Record<WheelSpinFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  spin_no: { name: 'spin_no', kind: 'code', label: { th: 'เลขที่', en: 'Number' }, readonly: true },
  request_key: { name: 'request_key', kind: 'string', label: { th: 'คีย์คำขอ', en: 'Key of the request' }, readonly: true },
  wheel_id: { name: 'wheel_id', kind: 'ref', label: { th: 'กงล้อ', en: 'Wheel' }, readonly: true, reference: { entity: 'WheelConfig', path: '/api/wheel/items', value: 'id', label: 'name', instead: '/api/wheel/configs' } },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  drawn_stock_id: {
    name: 'drawn_stock_id',
    kind: 'ref',
    label: { th: 'ช่องที่สุ่มได้', en: 'Slot drawn' },
    readonly: true,
    reference: { entity: 'WheelStock', path: '/api/wheel/stocks/items', value: 'id', label: 'position', hint: 'code', instead: '/api/wheel/stocks' },
  },
  stock_id: {
    name: 'stock_id',
    kind: 'ref',
    label: { th: 'ช่องที่ออก', en: 'Slot that came up' },
    readonly: true,
    reference: { entity: 'WheelStock', path: '/api/wheel/stocks/items', value: 'id', label: 'position', hint: 'code', instead: '/api/wheel/stocks' },
  },
  event_reward_id: { name: 'event_reward_id', kind: 'ref', label: { th: 'รางวัล', en: 'Reward' }, readonly: true, reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' } },
  cost_type: { name: 'cost_type', kind: 'enum', label: { th: 'ใช้หมุน', en: 'Spun with' }, readonly: true, options: wheelCostOptions },
  cost_value: {
    name: 'cost_value',
    kind: 'points',
    label: { th: 'จำนวนที่ใช้', en: 'Cost' },
    units: { by: 'cost_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'cost_type', options: wheelCostOptions },
    readonly: true,
    initial: 0,
  },
  payout: { name: 'payout', kind: 'money', label: { th: 'ต้นทุน', en: 'Cost of the prize' }, readonly: true, initial: '0.00' },
  ends_at: { name: 'ends_at', kind: 'datetime', label: { th: 'วันของกงล้อสิ้นสุด', en: 'Day ends' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลาหมุน', en: 'Spun at' }, readonly: true },
};
