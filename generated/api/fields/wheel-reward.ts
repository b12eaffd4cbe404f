// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { eventRewardTypeOptions } from '#generated/api/enums/event-reward-type.ts';
import { wheelRewardStatusOptions } from '#generated/api/enums/wheel-reward-status.ts';

export type WheelRewardFieldName =
  | 'id' | 'spin_id' | 'spin_no' | 'wheel_id' | 'agent_id' | 'agent_code' | 'member_id' | 'username' |
  'event_reward_id' | 'type' | 'value' | 'turnover_required' | 'withdraw_cap' | 'wallet_log_no' | 'expires_at' |
  'done_at' | 'tracking_no' | 'note' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const wheelRewardFields: Readonly<Record<WheelRewardFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  spin_id: { name: 'spin_id', kind: 'ref', label: { th: 'การหมุน', en: 'Spin' }, readonly: true },
  spin_no: { name: 'spin_no', kind: 'code', label: { th: 'เลขที่', en: 'Number' }, readonly: true },
  wheel_id: { name: 'wheel_id', kind: 'ref', label: { th: 'กงล้อ', en: 'Wheel' }, readonly: true, reference: { entity: 'WheelConfig', path: '/api/wheel/items', value: 'id', label: 'name', instead: '/api/wheel/configs' } },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'เอเย่นต์', en: 'Agent' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  event_reward_id: { name: 'event_reward_id', kind: 'ref', label: { th: 'รางวัล', en: 'Reward' }, readonly: true, reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' } },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, readonly: true, options: eventRewardTypeOptions },
  value: {
    name: 'value',
    kind: 'money',
    label: { th: 'มูลค่า', en: 'Value' },
    units: { by: 'type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'type', options: eventRewardTypeOptions },
    readonly: true,
  },
  turnover_required: { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, readonly: true, initial: '0.00' },
  withdraw_cap: { name: 'withdraw_cap', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Withdraw at most' }, readonly: true, nullable: true },
  wallet_log_no: { name: 'wallet_log_no', kind: 'code', label: { th: 'รายการกระเป๋า', en: 'Line of the wallet' }, readonly: true, nullable: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุ', en: 'Expires' }, readonly: true, nullable: true },
  done_at: { name: 'done_at', kind: 'datetime', label: { th: 'เสร็จเมื่อ', en: 'Done' }, readonly: true, nullable: true },
  tracking_no: { name: 'tracking_no', kind: 'string', label: { th: 'เลขพัสดุ', en: 'Parcel number' }, nullable: true, maxLength: 60 },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 255 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: wheelRewardStatusOptions, initial: 'granted' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
