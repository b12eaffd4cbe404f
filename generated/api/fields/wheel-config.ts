// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { wheelCostOptions } from '#generated/api/enums/wheel-cost.ts';
import { wheelStatusOptions } from '#generated/api/enums/wheel-status.ts';

export type WheelConfigFieldName =
  | 'id' | 'name' | 'agent_ids' | 'image_url' | 'background_url' | 'segment_count' | 'cost_type' | 'cost_value' |
  'deposit_per_ticket' | 'max_spins_per_day' | 'reset_time' | 'budget_per_day' | 'start_at' | 'end_at' |
  'spin_count_today' | 'payout_today' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const wheelConfigFields: Readonly<Record<WheelConfigFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อกงล้อ', en: 'Name' }, required: true, maxLength: 80 },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    hint: { th: 'เอเย่นต์หนึ่งมีกงล้อที่เปิดได้ครั้งละหนึ่งกงล้อ', en: 'An agent has one active wheel at a time' },
    required: true,
    minLength: 1,
    maxLength: 500,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูปกงล้อ', en: 'Picture' }, nullable: true },
  background_url: { name: 'background_url', kind: 'image', label: { th: 'พื้นหลัง', en: 'Background' }, nullable: true },
  segment_count: { name: 'segment_count', kind: 'integer', label: { th: 'จำนวนช่อง', en: 'Slots' }, required: true, min: 6, max: 16, initial: 8 },
  cost_type: { name: 'cost_type', kind: 'enum', label: { th: 'ใช้อะไรหมุน', en: 'Spun with' }, required: true, options: wheelCostOptions, initial: 'ticket' },
  cost_value: {
    name: 'cost_value',
    kind: 'points',
    label: { th: 'จำนวนต่อครั้ง', en: 'Cost of a spin' },
    units: { by: 'cost_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'cost_type', options: wheelCostOptions },
    nullable: true,
    min: 1,
    max: 1000000,
    initial: 1,
  },
  deposit_per_ticket: { name: 'deposit_per_ticket', kind: 'money', label: { th: 'ฝากครบกี่บาทได้ 1 สิทธิ์', en: 'Deposit for one spin' }, nullable: true, min: '1.00' },
  max_spins_per_day: { name: 'max_spins_per_day', kind: 'integer', label: { th: 'หมุนได้ต่อวัน', en: 'Spins a day' }, unit: { th: 'ครั้ง/คน', en: 'a member' }, required: true, min: 1, max: 100, initial: 1 },
  reset_time: { name: 'reset_time', kind: 'time', label: { th: 'เวลารีเซ็ตสิทธิ์', en: 'Day begins at' }, required: true, initial: '00:00' },
  budget_per_day: {
    name: 'budget_per_day',
    kind: 'money',
    label: { th: 'งบจ่ายต่อวัน', en: 'Budget a day' },
    hint: { th: 'เว้นว่าง = ไม่จำกัด เมื่อถึงงบจะออกเฉพาะช่องที่ไม่มีต้นทุนหรือช่องแทน', en: 'Empty = no limit. Once reached, only slots and stand-ins that cost nothing come up' },
    nullable: true,
    min: '0.01',
  },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่ม', en: 'Begins' }, nullable: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Ends' }, nullable: true },
  spin_count_today: { name: 'spin_count_today', kind: 'integer', label: { th: 'หมุนวันนี้', en: 'Spins today' }, readonly: true },
  payout_today: { name: 'payout_today', kind: 'money', label: { th: 'จ่ายวันนี้', en: 'Paid today' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: wheelStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
