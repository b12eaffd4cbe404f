// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const depositMomentShape: FieldShape = {
  name: 'DepositMoment',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'what', kind: 'string', label: { th: 'เหตุการณ์', en: 'What' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, nullable: true },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
  ],
};
