// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { riskOptions } from '#generated/api/enums/risk.ts';

export type PermissionFieldName =
  | 'id' | 'key' | 'name' | 'name_en' | 'area' | 'action' | 'risk' | 'description' | 'gateway' | 'role_count' |
  'is_system' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const permissionFields: Readonly<Record<PermissionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  key: {
    name: 'key',
    kind: 'string',
    label: { th: 'รหัสสิทธิ์', en: 'Key' },
    hint: { th: 'หมวด.ส่วนงาน.การกระทำ เช่น finance.withdraw.approve', en: 'area.resource.action, such as finance.withdraw.approve' },
    required: true,
    maxLength: 80,
    pattern: '^[a-z][a-z0-9_]*(\\.[a-z0-9_]+){2,4}$',
    suggest: 'permissions',
    fills: { area: 'first', action: 'last' },
  },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อสิทธิ์', en: 'Name' }, required: true, maxLength: 120, english: 'name_en' },
  name_en: { name: 'name_en', kind: 'string', label: { th: 'ชื่อสิทธิ์ (อังกฤษ)', en: 'English name' }, nullable: true, maxLength: 120 },
  area: { name: 'area', kind: 'string', label: { th: 'หมวด', en: 'Area' }, hint: { th: 'ส่วนแรกของรหัส', en: 'First part of the key' }, required: true, maxLength: 32 },
  action: { name: 'action', kind: 'string', label: { th: 'การกระทำ', en: 'Action' }, hint: { th: 'ส่วนท้ายของรหัส', en: 'Last part of the key' }, required: true, maxLength: 32 },
  risk: { name: 'risk', kind: 'enum', label: { th: 'ระดับความเสี่ยง', en: 'Risk' }, required: true, options: riskOptions, initial: 'low' },
  description: { name: 'description', kind: 'string', label: { th: 'คำอธิบาย', en: 'Description' }, nullable: true, maxLength: 255 },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, nullable: true },
  role_count: { name: 'role_count', kind: 'integer', label: { th: 'ตำแหน่งที่ใช้', en: 'Roles' }, readonly: true },
  is_system: { name: 'is_system', kind: 'boolean', label: { th: 'สิทธิ์ของระบบ', en: 'Built in' }, readonly: true, initial: false },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
