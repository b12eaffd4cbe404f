// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type DashboardFieldName =
  | 'id' | 'user_id' | 'name' | 'tiles' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const dashboardFields: Readonly<Record<DashboardFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'เจ้าของ', en: 'Owner' }, required: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true, maxLength: 80 },
  tiles: { name: 'tiles', kind: 'list', label: { th: 'แผนภูมิ', en: 'Charts' }, required: true, minLength: 0, maxLength: 24, item: { kind: 'shape' } },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
