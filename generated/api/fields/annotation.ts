// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type AnnotationFieldName =
  | 'id' | 'day_from' | 'day_to' | 'text' | 'staff_only' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' |
  'version';

export const annotationFields: Readonly<Record<AnnotationFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  day_from: { name: 'day_from', kind: 'date', label: { th: 'ตั้งแต่วันที่', en: 'From' }, required: true },
  day_to: { name: 'day_to', kind: 'date', label: { th: 'ถึงวันที่', en: 'To' }, required: true },
  text: {
    name: 'text',
    kind: 'string',
    label: { th: 'ข้อความ', en: 'Text' },
    hint: { th: 'เช่น แคมเปญสงกรานต์ หรือ ธนาคารปิดปรับปรุง 14:00-16:00', en: 'Such as Songkran campaign, or bank down 14:00-16:00' },
    required: true,
    maxLength: 120,
  },
  staff_only: { name: 'staff_only', kind: 'boolean', label: { th: 'เฉพาะทีมงาน', en: 'For staff only' }, hint: { th: 'ปิดไว้ถ้าให้บัญชีของเอเย่นต์เห็นด้วย', en: 'Off where accounts of agents should see it as well' }, initial: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
