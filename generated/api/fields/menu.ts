// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { menuBadgeOptions } from '#generated/api/enums/menu-badge.ts';
import { menuStatusOptions } from '#generated/api/enums/menu-status.ts';

export type MenuFieldName =
  | 'id' | 'parent_id' | 'label' | 'label_en' | 'icon' | 'link' | 'sort_order' | 'badge_key' | 'is_collapsed' |
  'status' | 'role_count' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const menuFields: Readonly<Record<MenuFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  parent_id: {
    name: 'parent_id',
    kind: 'ref',
    label: { th: 'เมนูหลัก', en: 'Parent' },
    nullable: true,
    reference: { entity: 'Menu', path: '/api/system/menu/items', value: 'id', label: 'label', english: 'label_en', tree: { parent: 'parent_id', all: { th: 'ทุกรายการเมนู', en: 'All menus' } } },
  },
  label: { name: 'label', kind: 'string', label: { th: 'ชื่อเมนู', en: 'Label' }, required: true, maxLength: 60, english: 'label_en' },
  label_en: { name: 'label_en', kind: 'string', label: { th: 'ชื่อเมนู (อังกฤษ)', en: 'English label' }, nullable: true, maxLength: 60 },
  icon: { name: 'icon', kind: 'string', label: { th: 'ไอคอน', en: 'Icon' }, hint: { th: 'เมนูระดับบนต้องมีไอคอน', en: 'A top-level entry needs one' }, nullable: true, maxLength: 40, suggest: 'icons' },
  link: {
    name: 'link',
    kind: 'string',
    label: { th: 'ลิงก์', en: 'Link' },
    hint: { th: 'หน้าในระบบ หรือที่อยู่ https:// เว้นว่างสำหรับกลุ่มเมนู', en: 'A screen or an https address; empty for a group' },
    nullable: true,
    maxLength: 120,
    suggest: 'routes',
  },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, hint: { th: 'เมนูใหม่ที่ใส่ 0 จะต่อท้าย', en: 'A new entry with 0 comes last' }, required: true, min: 0, max: 1000000, initial: 0 },
  badge_key: { name: 'badge_key', kind: 'enum', label: { th: 'ตัวเลขแจ้งเตือน', en: 'Badge' }, required: true, options: menuBadgeOptions, initial: 'none' },
  is_collapsed: { name: 'is_collapsed', kind: 'boolean', label: { th: 'พับเมนูเริ่มต้น', en: 'Starts collapsed' }, initial: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: menuStatusOptions, initial: 'active' },
  role_count: { name: 'role_count', kind: 'integer', label: { th: 'ตำแหน่งที่เห็น', en: 'Roles that see it' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
