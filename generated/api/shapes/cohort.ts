// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const cohortShape: FieldShape = {
  name: 'Cohort',
  fields: [
    { name: 'from', kind: 'date', label: { th: 'ตั้งแต่', en: 'From' }, required: true },
    { name: 'to', kind: 'date', label: { th: 'ถึง', en: 'To' }, required: true },
    { name: 'size', kind: 'integer', label: { th: 'สมัครใหม่', en: 'New members' }, required: true },
    { name: 'd1', kind: 'percent', label: { th: 'D1', en: 'D1' }, nullable: true },
    { name: 'd7', kind: 'percent', label: { th: 'D7', en: 'D7' }, nullable: true },
    { name: 'd14', kind: 'percent', label: { th: 'D14', en: 'D14' }, nullable: true },
    { name: 'd30', kind: 'percent', label: { th: 'D30', en: 'D30' }, nullable: true },
  ],
};
