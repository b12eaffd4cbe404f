// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  menuBadgeOptions,
  menuStatusOptions,
  onOffOptions,
  riskOptions,
  roleScopeOptions,
  serverKeyOptions,
  shiftOptions,
  userStatusOptions,
} from '#generated/api/enums.ts';

export type FinanceTeamFieldName =
  | 'id'
  | 'code'
  | 'name'
  | 'shift'
  | 'agent_ids'
  | 'approve_limit'
  | 'daily_limit'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

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
    item: {
      kind: 'ref',
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
    },
  },
  approve_limit: {
    name: 'approve_limit',
    kind: 'money',
    label: { th: 'วงเงินอนุมัติต่อรายการ', en: 'Limit per approval' },
    required: true,
    min: '0.00',
  },
  daily_limit: {
    name: 'daily_limit',
    kind: 'money',
    label: { th: 'วงเงินรวมต่อวัน', en: 'Limit per day' },
    nullable: true,
    min: '0.00',
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: onOffOptions,
    initial: 'active',
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};

export type MenuFieldName =
  | 'id'
  | 'parent_id'
  | 'label'
  | 'label_en'
  | 'icon'
  | 'link'
  | 'sort_order'
  | 'badge_key'
  | 'is_collapsed'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const menuFields: Readonly<Record<MenuFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  parent_id: {
    name: 'parent_id',
    kind: 'ref',
    label: { th: 'เมนูหลัก', en: 'Parent' },
    nullable: true,
    reference: { entity: 'Menu', path: '/api/system/menu/items', value: 'id', label: 'label' },
  },
  label: { name: 'label', kind: 'string', label: { th: 'ชื่อเมนู', en: 'Label' }, required: true, maxLength: 60 },
  label_en: {
    name: 'label_en',
    kind: 'string',
    label: { th: 'ชื่อเมนู (อังกฤษ)', en: 'English label' },
    nullable: true,
    maxLength: 60,
  },
  icon: { name: 'icon', kind: 'string', label: { th: 'ไอคอน', en: 'Icon' }, nullable: true, maxLength: 40 },
  link: { name: 'link', kind: 'string', label: { th: 'ลิงก์', en: 'Link' }, nullable: true, maxLength: 120 },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, required: true, initial: 0 },
  badge_key: {
    name: 'badge_key',
    kind: 'enum',
    label: { th: 'ตัวเลขแจ้งเตือน', en: 'Badge' },
    required: true,
    options: menuBadgeOptions,
    initial: 'none',
  },
  is_collapsed: {
    name: 'is_collapsed',
    kind: 'boolean',
    label: { th: 'พับเมนูเริ่มต้น', en: 'Starts collapsed' },
    initial: true,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: menuStatusOptions,
    initial: 'active',
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};

export type PermissionFieldName =
  | 'id'
  | 'key'
  | 'name'
  | 'area'
  | 'action'
  | 'risk'
  | 'description'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const permissionFields: Readonly<Record<PermissionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  key: { name: 'key', kind: 'string', label: { th: 'รหัสสิทธิ์', en: 'Key' }, required: true, maxLength: 80 },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อสิทธิ์', en: 'Name' }, required: true, maxLength: 120 },
  area: { name: 'area', kind: 'string', label: { th: 'หมวด', en: 'Area' }, required: true, maxLength: 32 },
  action: { name: 'action', kind: 'string', label: { th: 'การกระทำ', en: 'Action' }, required: true, maxLength: 32 },
  risk: {
    name: 'risk',
    kind: 'enum',
    label: { th: 'ระดับความเสี่ยง', en: 'Risk' },
    required: true,
    options: riskOptions,
    initial: 'low',
  },
  description: {
    name: 'description',
    kind: 'string',
    label: { th: 'คำอธิบาย', en: 'Description' },
    nullable: true,
    maxLength: 255,
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};

export type RoleFieldName =
  | 'id'
  | 'code'
  | 'name'
  | 'description'
  | 'rank'
  | 'scope'
  | 'permissions'
  | 'menu_ids'
  | 'finance_team_id'
  | 'is_system'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const roleFields: Readonly<Record<RoleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  code: {
    name: 'code',
    kind: 'string',
    label: { th: 'รหัส', en: 'Code' },
    required: true,
    minLength: 3,
    maxLength: 32,
    pattern: '^[a-z_]{3,32}$',
  },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อตำแหน่ง', en: 'Name' }, required: true, maxLength: 60 },
  description: {
    name: 'description',
    kind: 'string',
    label: { th: 'คำอธิบาย', en: 'Description' },
    nullable: true,
    maxLength: 255,
  },
  rank: { name: 'rank', kind: 'integer', label: { th: 'ระดับ', en: 'Rank' }, required: true, min: 1, max: 99 },
  scope: {
    name: 'scope',
    kind: 'enum',
    label: { th: 'ขอบเขตข้อมูล', en: 'Scope' },
    required: true,
    options: roleScopeOptions,
  },
  permissions: {
    name: 'permissions',
    kind: 'list',
    label: { th: 'สิทธิ์', en: 'Permissions' },
    readonly: true,
    item: { kind: 'string' },
  },
  menu_ids: {
    name: 'menu_ids',
    kind: 'list',
    label: { th: 'เมนู', en: 'Menus' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Menu', path: '/api/system/menu/items', value: 'id', label: 'label' } },
  },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมการเงิน', en: 'Finance team' },
    nullable: true,
    reference: {
      entity: 'FinanceTeam',
      path: '/api/system/finance/team/items',
      value: 'id',
      label: 'name',
      hint: 'code',
    },
  },
  is_system: {
    name: 'is_system',
    kind: 'boolean',
    label: { th: 'ตำแหน่งระบบ', en: 'Built in' },
    readonly: true,
    initial: false,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: onOffOptions,
    initial: 'active',
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};

export type UserFieldName =
  | 'id'
  | 'username'
  | 'email'
  | 'password'
  | 'name'
  | 'role_id'
  | 'finance_team_id'
  | 'agent_ids'
  | 'server'
  | 'photo_url'
  | 'mobile'
  | 'status'
  | 'allow_ips'
  | 'two_factor_enabled'
  | 'must_change_password'
  | 'last_login_at'
  | 'last_login_ip'
  | 'failed_login_count'
  | 'note'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const userFields: Readonly<Record<UserFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ชื่อผู้ใช้', en: 'Username' },
    required: true,
    minLength: 4,
    maxLength: 32,
    pattern: '^[a-z0-9_.]{4,32}$',
  },
  email: { name: 'email', kind: 'email', label: { th: 'อีเมล', en: 'E-mail' }, required: true, maxLength: 120 },
  password: {
    name: 'password',
    kind: 'string',
    label: { th: 'รหัสผ่าน', en: 'Password' },
    nullable: true,
    minLength: 10,
    maxLength: 72,
  },
  name: {
    name: 'name',
    kind: 'string',
    label: { th: 'ชื่อที่แสดง', en: 'Display name' },
    required: true,
    maxLength: 80,
  },
  role_id: { name: 'role_id', kind: 'ref', label: { th: 'ตำแหน่ง', en: 'Role' }, required: true },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมการเงิน', en: 'Finance team' },
    nullable: true,
    reference: {
      entity: 'FinanceTeam',
      path: '/api/system/finance/team/items',
      value: 'id',
      label: 'name',
      hint: 'code',
    },
  },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์ที่ดูแล', en: 'Agents' },
    nullable: true,
    item: {
      kind: 'ref',
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
    },
  },
  server: {
    name: 'server',
    kind: 'enum',
    label: { th: 'เซิร์ฟเวอร์', en: 'Server' },
    required: true,
    options: serverKeyOptions,
  },
  photo_url: { name: 'photo_url', kind: 'image', label: { th: 'รูปโปรไฟล์', en: 'Photo' }, nullable: true },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: userStatusOptions,
    initial: 'pending',
  },
  allow_ips: {
    name: 'allow_ips',
    kind: 'list',
    label: { th: 'IP ที่อนุญาต', en: 'Allowed IPs' },
    nullable: true,
    item: { kind: 'ip' },
  },
  two_factor_enabled: {
    name: 'two_factor_enabled',
    kind: 'boolean',
    label: { th: 'ยืนยันตัวตน 2 ชั้น', en: 'Two-factor sign-in' },
    readonly: true,
    initial: false,
  },
  must_change_password: {
    name: 'must_change_password',
    kind: 'boolean',
    label: { th: 'บังคับเปลี่ยนรหัสผ่าน', en: 'Must change password' },
    initial: false,
  },
  last_login_at: {
    name: 'last_login_at',
    kind: 'datetime',
    label: { th: 'เข้าระบบล่าสุด', en: 'Last sign-in' },
    readonly: true,
    nullable: true,
  },
  last_login_ip: {
    name: 'last_login_ip',
    kind: 'ip',
    label: { th: 'IP ล่าสุด', en: 'Last IP' },
    readonly: true,
    nullable: true,
  },
  failed_login_count: {
    name: 'failed_login_count',
    kind: 'integer',
    label: { th: 'ล็อกอินผิดติดต่อกัน', en: 'Failed sign-ins in a row' },
    readonly: true,
    min: 0,
    initial: 0,
  },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
