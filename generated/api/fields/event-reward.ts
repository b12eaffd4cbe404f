// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { eventRewardStatusOptions } from '#generated/api/enums/event-reward-status.ts';
import { eventRewardTypeOptions } from '#generated/api/enums/event-reward-type.ts';
import { eventRewardUseOptions } from '#generated/api/enums/event-reward-use.ts';

export type EventRewardFieldName =
  | 'id' | 'name' | 'image_url' | 'type' | 'value' | 'turnover_multiple' | 'withdraw_cap' | 'expire_hours' | 'color' |
  'stock_total' | 'stock_used' | 'used_in' | 'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const eventRewardFields: Readonly<Record<EventRewardFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อรางวัล', en: 'Name' }, required: true, maxLength: 80 },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, nullable: true },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, required: true, options: eventRewardTypeOptions, initial: 'credit' },
  value: {
    name: 'value',
    kind: 'money',
    label: { th: 'มูลค่า', en: 'Value' },
    hint: { th: 'บาทสำหรับเครดิตและของรางวัล (ราคาทุน) จำนวนเต็มสำหรับแต้มและตั๋ว 0 เมื่อไม่ได้รางวัล', en: 'Baht of credit, cost price of an item, whole points or tickets, 0 for nothing' },
    units: { by: 'type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    adds: { by: 'type', options: eventRewardTypeOptions },
    min: '0.00',
    initial: '0.00',
  },
  turnover_multiple: { name: 'turnover_multiple', kind: 'multiplier', label: { th: 'เทิร์น (เท่า)', en: 'Turnover' }, nullable: true, min: '0', max: '100' },
  withdraw_cap: { name: 'withdraw_cap', kind: 'money', label: { th: 'ถอนสูงสุด', en: 'Withdraw at most' }, hint: { th: 'เว้นว่าง = ไม่จำกัด', en: 'Empty = no limit' }, nullable: true, min: '0.01' },
  expire_hours: { name: 'expire_hours', kind: 'integer', label: { th: 'อายุรางวัล', en: 'Valid for' }, hint: { th: 'เว้นว่าง = ไม่หมดอายุ', en: 'Empty = for good' }, unit: { th: 'ชม.', en: 'h' }, nullable: true, min: 1, max: 8760 },
  color: { name: 'color', kind: 'string', label: { th: 'สีบนกงล้อ', en: 'Colour on the wheel' }, nullable: true, maxLength: 7, pattern: '^#[0-9A-Fa-f]{6}$' },
  stock_total: { name: 'stock_total', kind: 'integer', label: { th: 'จำนวนทั้งหมด', en: 'Stock' }, hint: { th: 'เว้นว่าง = ไม่จำกัด', en: 'Empty = no limit' }, nullable: true, min: 0, max: 100000000 },
  stock_used: { name: 'stock_used', kind: 'integer', label: { th: 'ใช้แล้ว', en: 'Used' }, readonly: true, initial: 0 },
  used_in: { name: 'used_in', kind: 'list', label: { th: 'ใช้ใน', en: 'Used in' }, readonly: true, item: { kind: 'enum', options: eventRewardUseOptions } },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: eventRewardStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
