// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const usualSumsShape: FieldShape = {
  name: 'UsualSums',
  fields: [{ name: 'least', kind: 'money', label: { th: 'น้อยสุด', en: 'Least' }, required: true }, { name: 'most', kind: 'money', label: { th: 'มากสุด', en: 'Most' }, required: true }],
};
