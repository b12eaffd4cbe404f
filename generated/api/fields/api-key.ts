// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { apiKeyStatusOptions } from '#generated/api/enums/api-key-status.ts';

export type ApiKeyFieldName =
  | 'id' | 'name' | 'prefix' | 'account_id' | 'responsible_id' | 'scopes' | 'scope_count' | 'agent_ids' | 'agent_count' |
  'allow_ips' | 'expires_at' | 'overlap_until' | 'last_used_at' | 'last_used_ip' | 'warned_for' | 'status' | 'note' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const apiKeyFields: Readonly<Record<ApiKeyFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อคีย์', en: 'Name' }, hint: { th: 'ระบบใดใช้คีย์นี้ เช่น เว็บสมาชิก, BI', en: 'Which system uses it: members’ site, BI' }, required: true, minLength: 3, maxLength: 60 },
  prefix: { name: 'prefix', kind: 'code', label: { th: 'ขึ้นต้น', en: 'Begins with' }, readonly: true },
  account_id: { name: 'account_id', kind: 'ref', label: { th: 'บัญชีของคีย์', en: 'Account' }, readonly: true },
  responsible_id: { name: 'responsible_id', kind: 'ref', label: { th: 'ผู้รับผิดชอบ', en: 'Responsible' }, readonly: true },
  scopes: { name: 'scopes', kind: 'list', label: { th: 'สิทธิ์', en: 'Scopes' }, required: true, minLength: 1, maxLength: 500, item: { kind: 'string', maxLength: 80 } },
  scope_count: { name: 'scope_count', kind: 'integer', label: { th: 'สิทธิ์', en: 'Scopes' }, readonly: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์ที่ทำแทนได้', en: 'Agents it may speak for' },
    hint: { th: 'ไม่เลือก = ทุกเอเย่นต์ที่ผู้รับผิดชอบเห็น', en: 'None = all agents that the responsible person sees' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  agent_count: { name: 'agent_count', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agents' }, readonly: true },
  allow_ips: {
    name: 'allow_ips',
    kind: 'list',
    label: { th: 'IP ที่อนุญาต', en: 'Allowed addresses' },
    hint: { th: 'IPv4, IPv6 หรือช่วง เช่น 203.0.113.0/24 ไม่ใส่ = ทุกที่', en: 'IPv4, IPv6 or a range such as 203.0.113.0/24. None = from anywhere' },
    nullable: true,
    maxLength: 50,
    item: { kind: 'ip' },
  },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุ', en: 'Expires' }, hint: { th: 'ไม่เกิน 2 ปี ระบบแจ้งเตือนก่อน 14 วัน', en: 'Within 2 years; a notice comes 14 days before' }, required: true },
  overlap_until: { name: 'overlap_until', kind: 'datetime', label: { th: 'คีย์เดิมใช้ได้ถึง', en: 'Old secret works until' }, readonly: true, nullable: true },
  last_used_at: { name: 'last_used_at', kind: 'datetime', label: { th: 'ใช้ล่าสุด', en: 'Last used' }, readonly: true, nullable: true },
  last_used_ip: { name: 'last_used_ip', kind: 'ip', label: { th: 'IP ล่าสุด', en: 'Last address' }, readonly: true, nullable: true },
  warned_for: { name: 'warned_for', kind: 'datetime', label: { th: 'แจ้งเตือนการหมดอายุแล้ว', en: 'Warned of expiry at' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: apiKeyStatusOptions, initial: 'active' },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 500 },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
