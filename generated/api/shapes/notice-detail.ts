// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const noticeDetailShape: FieldShape = {
  name: 'NoticeDetail',
  fields: [
    { name: 'from', kind: 'string', label: { th: 'จาก', en: 'From' }, nullable: true },
    { name: 'to', kind: 'string', label: { th: 'เป็น', en: 'To' }, nullable: true },
    { name: 'ip', kind: 'string', label: { th: 'IP', en: 'Address' }, nullable: true },
  ],
};
