// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { depositChannelOptions } from '#generated/api/enums/deposit-channel.ts';
import { pointModeOptions } from '#generated/api/enums/point-mode.ts';
import { pointRuleStatusOptions } from '#generated/api/enums/point-rule-status.ts';

export type PointRuleFieldName =
  | 'id' | 'name' | 'agent_ids' | 'deposit_min' | 'deposit_max' | 'mode' | 'per_amount' | 'points' |
  'points_max_per_day' | 'multiplier_days' | 'channels' | 'start_at' | 'end_at' | 'granted_points' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const pointRuleFields: Readonly<Record<PointRuleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อกติกา', en: 'Name' }, required: true, maxLength: 120 },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  deposit_min: { name: 'deposit_min', kind: 'money', label: { th: 'ฝากขั้นต่ำ', en: 'Smallest deposit' }, required: true, min: '0.01' },
  deposit_max: { name: 'deposit_max', kind: 'money', label: { th: 'สูงสุดที่คิด', en: 'Counts up to' }, nullable: true, min: '0.01' },
  mode: { name: 'mode', kind: 'enum', label: { th: 'วิธีคิด', en: 'How' }, required: true, options: pointModeOptions, initial: 'ratio' },
  per_amount: { name: 'per_amount', kind: 'money', label: { th: 'ทุก (บาท)', en: 'For every (baht)' }, nullable: true, min: '0.01' },
  points: { name: 'points', kind: 'points', label: { th: 'แต้มที่ได้', en: 'Points' }, unit: { th: 'แต้ม', en: 'points' }, required: true, min: 1, max: 1000000 },
  points_max_per_day: { name: 'points_max_per_day', kind: 'points', label: { th: 'แต้มสูงสุดต่อวัน', en: 'Most points a day' }, unit: { th: 'แต้ม', en: 'points' }, nullable: true, min: 1, max: 10000000 },
  multiplier_days: { name: 'multiplier_days', kind: 'list', label: { th: 'วันแต้มคูณ', en: 'Days that count more' }, hint: { th: 'เว้นว่าง = 1 เท่า', en: 'Empty = once' }, nullable: true, maxLength: 7, item: { kind: 'shape' } },
  channels: { name: 'channels', kind: 'list', label: { th: 'ช่องทางที่นับ', en: 'Channels' }, hint: { th: 'เว้นว่าง = ทุกช่องทาง', en: 'Empty = all' }, nullable: true, item: { kind: 'enum', options: depositChannelOptions } },
  start_at: { name: 'start_at', kind: 'datetime', label: { th: 'เริ่ม', en: 'Begins' }, nullable: true },
  end_at: { name: 'end_at', kind: 'datetime', label: { th: 'สิ้นสุด', en: 'Ends' }, nullable: true },
  granted_points: { name: 'granted_points', kind: 'points', label: { th: 'แจกแล้ว', en: 'Given' }, unit: { th: 'แต้ม', en: 'points' }, readonly: true, initial: 0 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: pointRuleStatusOptions, initial: 'draft' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
