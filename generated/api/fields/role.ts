// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { onOffOptions } from '#generated/api/enums/on-off.ts';
import { roleScopeOptions } from '#generated/api/enums/role-scope.ts';

export type RoleFieldName =
  | 'id' | 'code' | 'name' | 'name_en' | 'description' | 'rank' | 'scope' | 'permissions' | 'menu_ids' | 'user_count' |
  'permission_count' | 'menu_count' | 'finance_team_id' | 'copy_from_role_id' | 'is_system' | 'status' | 'created_at' |
  'created_by' | 'updated_at' | 'updated_by' | 'version';

export const roleFields: Readonly<Record<RoleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: { name: 'code', kind: 'string', label: { th: 'รหัส', en: 'Code' }, required: true, minLength: 3, maxLength: 32, pattern: '^[a-z_]{3,32}$' },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อตำแหน่ง', en: 'Name' }, required: true, maxLength: 60, english: 'name_en' },
  name_en: { name: 'name_en', kind: 'string', label: { th: 'ชื่อตำแหน่ง (อังกฤษ)', en: 'English name' }, nullable: true, maxLength: 60 },
  description: { name: 'description', kind: 'string', label: { th: 'คำอธิบาย', en: 'Description' }, nullable: true, maxLength: 255 },
  rank: { name: 'rank', kind: 'integer', label: { th: 'ระดับ', en: 'Rank' }, required: true, min: 1, max: 99 },
  scope: { name: 'scope', kind: 'enum', label: { th: 'ขอบเขตข้อมูล', en: 'Scope' }, required: true, options: roleScopeOptions },
  permissions: { name: 'permissions', kind: 'list', label: { th: 'สิทธิ์', en: 'Permissions' }, item: { kind: 'string', maxLength: 80 }, initial: [] },
  menu_ids: {
    name: 'menu_ids',
    kind: 'list',
    label: { th: 'เมนู', en: 'Menus' },
    item: { kind: 'ref', reference: { entity: 'Menu', path: '/api/system/menu/items', value: 'id', label: 'label', english: 'label_en', tree: { parent: 'parent_id', all: { th: 'ทุกรายการเมนู', en: 'All menus' } } } },
    initial: [],
  },
  user_count: { name: 'user_count', kind: 'integer', label: { th: 'ผู้ใช้', en: 'Users' }, readonly: true },
  permission_count: { name: 'permission_count', kind: 'integer', label: { th: 'จำนวนสิทธิ์', en: 'Permissions' }, readonly: true },
  menu_count: { name: 'menu_count', kind: 'integer', label: { th: 'จำนวนเมนู', en: 'Menus' }, readonly: true },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมการเงิน', en: 'Finance team' },
    nullable: true,
    reference: { entity: 'FinanceTeam', path: '/api/system/finance/team/items', value: 'id', label: 'name', hint: 'code' },
  },
  copy_from_role_id: {
    name: 'copy_from_role_id',
    kind: 'ref',
    label: { th: 'คัดลอกจากตำแหน่ง', en: 'Copy from' },
    nullable: true,
    reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' },
  },
  is_system: { name: 'is_system', kind: 'boolean', label: { th: 'ตำแหน่งระบบ', en: 'Built in' }, readonly: true, initial: false },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: onOffOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
