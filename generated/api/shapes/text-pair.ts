// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const textPairShape: FieldShape = {
  name: 'TextPair',
  fields: [{ name: 'th', kind: 'string', label: { th: 'ไทย', en: 'Thai' }, required: true }, { name: 'en', kind: 'string', label: { th: 'อังกฤษ', en: 'English' }, required: true }],
};
