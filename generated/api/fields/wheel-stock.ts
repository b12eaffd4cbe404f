// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { eventRewardStatusOptions } from '#generated/api/enums/event-reward-status.ts';
import { eventRewardTypeOptions } from '#generated/api/enums/event-reward-type.ts';
import { wheelStatusOptions } from '#generated/api/enums/wheel-status.ts';
import { wheelStockStatusOptions } from '#generated/api/enums/wheel-stock-status.ts';

export type WheelStockFieldName =
  | 'id' | 'wheel_id' | 'code' | 'wheel_status' | 'agent_ids' | 'position' | 'event_reward_id' | 'reward_type' |
  'reward_value' | 'reward_color' | 'reward_image_url' | 'reward_status' | 'reward_stock_total' | 'reward_stock_used' |
  'weight' | 'probability_pct' | 'daily_quota' | 'used_today' | 'total_quota' | 'used_total' | 'fallback_stock_id' |
  'status' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const wheelStockFields: Readonly<Record<WheelStockFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  wheel_id: { name: 'wheel_id', kind: 'ref', label: { th: 'กงล้อ', en: 'Wheel' }, required: true, reference: { entity: 'WheelConfig', path: '/api/wheel/items', value: 'id', label: 'name', instead: '/api/wheel/configs' } },
  code: { name: 'code', kind: 'string', label: { th: 'ชื่อกงล้อ', en: 'Name of the wheel' }, readonly: true },
  wheel_status: { name: 'wheel_status', kind: 'enum', label: { th: 'สถานะกงล้อ', en: 'Status of the wheel' }, readonly: true, options: wheelStatusOptions },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    hint: { th: 'เอเย่นต์หนึ่งมีกงล้อที่เปิดได้ครั้งละหนึ่งกงล้อ', en: 'An agent has one active wheel at a time' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  position: { name: 'position', kind: 'integer', label: { th: 'ช่องที่', en: 'Position' }, required: true, min: 1, max: 16 },
  event_reward_id: { name: 'event_reward_id', kind: 'ref', label: { th: 'รางวัล', en: 'Reward' }, required: true, reference: { entity: 'EventReward', path: '/api/system/event/rewards', value: 'id', label: 'name' } },
  reward_type: { name: 'reward_type', kind: 'enum', label: { th: 'ประเภทรางวัล', en: 'Kind of reward' }, readonly: true, options: eventRewardTypeOptions },
  reward_value: {
    name: 'reward_value',
    kind: 'money',
    label: { th: 'มูลค่า', en: 'Value' },
    hint: { th: 'บาทสำหรับเครดิตและของรางวัล (ราคาทุน) จำนวนเต็มสำหรับแต้มและตั๋ว 0 เมื่อไม่ได้รางวัล', en: 'Baht of credit, cost price of an item, whole points or tickets, 0 for nothing' },
    units: { by: 'reward_type', of: { point: { th: 'แต้ม', en: 'points' }, ticket: { th: 'ใบ', en: 'tickets' } } },
    readonly: true,
  },
  reward_color: { name: 'reward_color', kind: 'string', label: { th: 'สี', en: 'Colour' }, readonly: true, nullable: true },
  reward_image_url: { name: 'reward_image_url', kind: 'image', label: { th: 'รูปรางวัล', en: 'Picture' }, readonly: true, nullable: true },
  reward_status: { name: 'reward_status', kind: 'enum', label: { th: 'สถานะรางวัล', en: 'Status of the reward' }, readonly: true, options: eventRewardStatusOptions },
  reward_stock_total: { name: 'reward_stock_total', kind: 'integer', label: { th: 'จำนวนรางวัล', en: 'Stock of the reward' }, hint: { th: 'เว้นว่าง = ไม่จำกัด', en: 'Empty = no limit' }, readonly: true, nullable: true },
  reward_stock_used: { name: 'reward_stock_used', kind: 'integer', label: { th: 'รางวัลที่แจกแล้ว', en: 'Given of the reward' }, readonly: true },
  weight: { name: 'weight', kind: 'integer', label: { th: 'น้ำหนัก', en: 'Weight' }, required: true, min: 0, max: 100000000, initial: 0 },
  probability_pct: { name: 'probability_pct', kind: 'percent', label: { th: 'โอกาส (%)', en: 'Odds (%)' }, readonly: true, initial: '0' },
  daily_quota: { name: 'daily_quota', kind: 'integer', label: { th: 'โควตา/วัน', en: 'Quota a day' }, hint: { th: 'เว้นว่าง = ไม่จำกัด', en: 'Empty = no limit' }, nullable: true, min: 0, max: 100000000 },
  used_today: { name: 'used_today', kind: 'integer', label: { th: 'ใช้วันนี้', en: 'Used today' }, readonly: true },
  total_quota: { name: 'total_quota', kind: 'integer', label: { th: 'โควตารวม', en: 'Quota in all' }, hint: { th: 'เว้นว่าง = ไม่จำกัด', en: 'Empty = no limit' }, nullable: true, min: 0, max: 100000000 },
  used_total: { name: 'used_total', kind: 'integer', label: { th: 'ใช้รวม', en: 'Used in all' }, readonly: true },
  fallback_stock_id: {
    name: 'fallback_stock_id',
    kind: 'ref',
    label: { th: 'ช่องแทน', en: 'Stand-in' },
    hint: { th: 'ออกแทนเมื่อช่องนี้หมดโควตา ต้องเป็นช่องที่ไม่จำกัด', en: 'Comes up instead once this one has run out; has no limits itself' },
    nullable: true,
    reference: { entity: 'WheelStock', path: '/api/wheel/stocks/items', value: 'id', label: 'position', hint: 'code', instead: '/api/wheel/stocks' },
  },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, options: wheelStockStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
