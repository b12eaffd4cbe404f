// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const activeDayShape: FieldShape = {
  name: 'ActiveDay',
  fields: [
    { name: 'day', kind: 'date', label: { th: 'วันที่', en: 'Day' }, required: true },
    { name: 'unfinished', kind: 'boolean', label: { th: 'ยังไม่จบวัน', en: 'Not over yet' }, required: true },
    { name: 'dau', kind: 'integer', label: { th: 'DAU', en: 'DAU' }, required: true },
    { name: 'new_member', kind: 'integer', label: { th: 'สมัครใหม่', en: 'New members' }, required: true },
  ],
};
