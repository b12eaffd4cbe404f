// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { pollChoiceCategoryOptions } from '#generated/api/enums/poll-choice-category.ts';
import { pollChoiceStatusOptions } from '#generated/api/enums/poll-choice-status.ts';

export type PollChoiceFieldName =
  | 'id' | 'name' | 'image_url' | 'category' | 'external_ref' | 'used_count' | 'status' | 'created_at' | 'created_by' |
  'updated_at' | 'updated_by' | 'version';

export const pollChoiceFields: Readonly<Record<PollChoiceFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อตัวเลือก', en: 'Name' }, required: true, maxLength: 120 },
  image_url: { name: 'image_url', kind: 'image', label: { th: 'รูป', en: 'Picture' }, nullable: true },
  category: { name: 'category', kind: 'enum', label: { th: 'หมวด', en: 'Category' }, required: true, options: pollChoiceCategoryOptions, initial: 'team' },
  external_ref: { name: 'external_ref', kind: 'string', label: { th: 'รหัสอ้างอิง', en: 'Reference' }, nullable: true, maxLength: 60 },
  used_count: { name: 'used_count', kind: 'integer', label: { th: 'ใช้ในโพล', en: 'Used in polls' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: pollChoiceStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
