// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const bankFlowDayShape: FieldShape = {
  name: 'BankFlowDay',
  fields: [
    { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, required: true },
    { name: 'unfinished', kind: 'boolean', label: { th: 'ยังไม่จบวัน', en: 'Not over yet' }, required: true },
    { name: 'in', kind: 'money', label: { th: 'เข้า', en: 'In' }, required: true },
    { name: 'out', kind: 'money', label: { th: 'ออก', en: 'Out' }, required: true },
    { name: 'in_count', kind: 'integer', label: { th: 'เข้ากี่ครั้ง', en: 'Transfers in' }, required: true },
    { name: 'out_count', kind: 'integer', label: { th: 'ออกกี่ครั้ง', en: 'Transfers out' }, required: true },
  ],
};
