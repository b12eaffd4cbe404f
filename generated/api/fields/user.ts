// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { serverKeyOptions } from '#generated/api/enums/server-key.ts';
import { userStatusOptions } from '#generated/api/enums/user-status.ts';

export type UserFieldName =
  | 'id' | 'username' | 'email' | 'name' | 'role_id' | 'finance_team_id' | 'agent_ids' | 'agent_count' | 'server' |
  'photo_url' | 'mobile' | 'status' | 'allow_ips' | 'two_factor_enabled' | 'must_change_password' | 'last_login_at' |
  'last_login_ip' | 'failed_login_count' | 'note' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const userFields: Readonly<Record<UserFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: { name: 'username', kind: 'string', label: { th: 'ชื่อผู้ใช้', en: 'Username' }, required: true, minLength: 4, maxLength: 32, pattern: '^[a-z0-9_.]{4,32}$' },
  email: { name: 'email', kind: 'email', label: { th: 'อีเมล', en: 'E-mail' }, required: true, maxLength: 120 },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อที่แสดง', en: 'Display name' }, required: true, maxLength: 80 },
  role_id: {
    name: 'role_id',
    kind: 'ref',
    label: { th: 'ตำแหน่ง', en: 'Role' },
    nullable: true,
    reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' },
  },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมการเงิน', en: 'Finance team' },
    nullable: true,
    reference: { entity: 'FinanceTeam', path: '/api/system/finance/team/items', value: 'id', label: 'name', hint: 'code' },
  },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์ที่ดูแล', en: 'Agents' },
    nullable: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  agent_count: { name: 'agent_count', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agents' }, readonly: true },
  server: { name: 'server', kind: 'enum', label: { th: 'เซิร์ฟเวอร์', en: 'Server' }, required: true, options: serverKeyOptions },
  photo_url: { name: 'photo_url', kind: 'image', label: { th: 'รูปโปรไฟล์', en: 'Photo' }, nullable: true },
  mobile: { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: userStatusOptions, initial: 'pending' },
  allow_ips: { name: 'allow_ips', kind: 'list', label: { th: 'IP ที่อนุญาต', en: 'Allowed IPs' }, nullable: true, item: { kind: 'ip' } },
  two_factor_enabled: { name: 'two_factor_enabled', kind: 'boolean', label: { th: 'ยืนยันตัวตน 2 ชั้น', en: 'Two-factor sign-in' }, readonly: true, initial: false },
  must_change_password: { name: 'must_change_password', kind: 'boolean', label: { th: 'บังคับเปลี่ยนรหัสผ่าน', en: 'Must change password' }, readonly: true, initial: false },
  last_login_at: { name: 'last_login_at', kind: 'datetime', label: { th: 'เข้าระบบล่าสุด', en: 'Last sign-in' }, readonly: true, nullable: true },
  last_login_ip: { name: 'last_login_ip', kind: 'ip', label: { th: 'IP ล่าสุด', en: 'Last IP' }, readonly: true, nullable: true },
  failed_login_count: { name: 'failed_login_count', kind: 'integer', label: { th: 'ล็อกอินผิดติดต่อกัน', en: 'Failed sign-ins in a row' }, readonly: true, initial: 0 },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
