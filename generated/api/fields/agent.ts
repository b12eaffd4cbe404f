// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { agentStatusOptions } from '#generated/api/enums/agent-status.ts';
import { agentTypeOptions } from '#generated/api/enums/agent-type.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';

export type AgentFieldName =
  | 'id' | 'code' | 'name' | 'type' | 'parent_id' | 'server' | 'prefix' | 'domain' | 'contact_name' | 'contact_tel' |
  'line_id' | 'share_pct' | 'commission_pct' | 'credit_limit' | 'status' | 'note' | 'created_at' | 'created_by' |
  'updated_at' | 'updated_by' | 'version';

export const agentFields: Readonly<Record<AgentFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, required: true, maxLength: 16, pattern: '^[A-Z0-9]{2,16}$' },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อเอเย่นต์', en: 'Name' }, required: true, maxLength: 80 },
  type: { name: 'type', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: agentTypeOptions },
  parent_id: {
    name: 'parent_id',
    kind: 'ref',
    label: { th: 'มาสเตอร์', en: 'Master' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, readonly: true, options: serverKeyOptions },
  prefix: { name: 'prefix', kind: 'string', label: { th: 'คำนำหน้ายูสเซอร์', en: 'Username prefix' }, readonly: true },
  domain: { name: 'domain', kind: 'string', label: { th: 'โดเมน', en: 'Domain' }, nullable: true, maxLength: 120 },
  contact_name: { name: 'contact_name', kind: 'string', label: { th: 'ผู้ติดต่อ', en: 'Contact' }, nullable: true, maxLength: 80 },
  contact_tel: { name: 'contact_tel', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Telephone' }, nullable: true },
  line_id: { name: 'line_id', kind: 'string', label: { th: 'ไลน์', en: 'LINE ID' }, nullable: true, maxLength: 60 },
  share_pct: { name: 'share_pct', kind: 'percent', label: { th: 'ถือสู้ (%)', en: 'Share (%)' }, required: true, min: '0', max: '100' },
  commission_pct: { name: 'commission_pct', kind: 'percent', label: { th: 'คอมมิชชั่น (%)', en: 'Commission (%)' }, required: true, min: '0', max: '2' },
  credit_limit: { name: 'credit_limit', kind: 'money', label: { th: 'วงเงินเครดิต', en: 'Credit limit' }, hint: { th: '0 = ไม่จำกัด', en: '0 = no limit' }, min: '0.00', initial: '0.00' },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: agentStatusOptions, initial: 'active' },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
