// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const dayAnnotationShape: FieldShape = {
  name: 'DayAnnotation',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'day_from', kind: 'date', label: { th: 'ตั้งแต่วันที่', en: 'From' }, required: true },
    { name: 'day_to', kind: 'date', label: { th: 'ถึงวันที่', en: 'To' }, required: true },
    { name: 'text', kind: 'string', label: { th: 'ข้อความ', en: 'Text' }, required: true },
    { name: 'staff_only', kind: 'boolean', label: { th: 'เฉพาะทีมงาน', en: 'For staff only' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'เมื่อ', en: 'At' }, required: true },
    { name: 'can_change', kind: 'boolean', label: { th: 'แก้ไขได้', en: 'The reader may change it' }, required: true },
    { name: 'version', kind: 'integer', label: { th: 'เวอร์ชัน', en: 'Version' }, required: true },
  ],
};
