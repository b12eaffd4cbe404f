// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const claimDayShape: FieldShape = {
  name: 'ClaimDay',
  fields: [
    { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, required: true },
    { name: 'unfinished', kind: 'boolean', label: { th: 'ยังไม่จบวัน', en: 'Not over yet' }, required: true },
    { name: 'claims', kind: 'integer', label: { th: 'จำนวนครั้ง', en: 'Claims' }, required: true },
    { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, required: true },
  ],
};
