// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';
import { shiftOptions } from '#generated/api/enums/shift.ts';

export type FinanceTeamFieldName =
  | 'id' | 'code' | 'name' | 'shift' | 'agent_ids' | 'approve_limit' | 'daily_limit' | 'member_count' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const financeTeamFields: Readonly<Record<FinanceTeamFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัส', en: 'Code' }, required: true, maxLength: 16 },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อทีม', en: 'Name' }, required: true, maxLength: 60 },
  shift: { name: 'shift', kind: 'enum', label: { th: 'กะ', en: 'Shift' }, nullable: true, options: shiftOptions },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์ที่รับผิดชอบ', en: 'Agents' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  approve_limit: { name: 'approve_limit', kind: 'money', label: { th: 'วงเงินอนุมัติต่อรายการ', en: 'Limit per approval' }, required: true, min: '0.00' },
  daily_limit: { name: 'daily_limit', kind: 'money', label: { th: 'วงเงินรวมต่อวัน', en: 'Limit per day' }, nullable: true, min: '0.00' },
  member_count: { name: 'member_count', kind: 'integer', label: { th: 'จำนวนสมาชิกทีม', en: 'Members' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
