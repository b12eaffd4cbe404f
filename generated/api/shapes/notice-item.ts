// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { noticeToneOptions } from '../enums/notice-tone.ts';

export const noticeItemShape: FieldShape = {
  name: 'NoticeItem',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'tone', kind: 'enum', label: { th: 'ความสำคัญ', en: 'How much it matters' }, required: true, options: noticeToneOptions },
    { name: 'text', kind: 'text', label: { th: 'ข้อความ', en: 'Text' }, required: true },
    { name: 'link', kind: 'string', label: { th: 'ลิงก์', en: 'Link' }, required: true },
    { name: 'is_read', kind: 'boolean', label: { th: 'อ่านแล้ว', en: 'Read' }, required: true },
  ],
};
