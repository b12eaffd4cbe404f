// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const statusChangeShape: FieldShape = {
  name: 'StatusChange',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true },
    { name: 'action', kind: 'string', label: { th: 'การกระทำ', en: 'Action' }, required: true },
    { name: 'from', kind: 'string', label: { th: 'จาก', en: 'From' }, nullable: true },
    { name: 'to', kind: 'string', label: { th: 'เป็น', en: 'To' }, nullable: true },
    { name: 'message', kind: 'text', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
  ],
};
