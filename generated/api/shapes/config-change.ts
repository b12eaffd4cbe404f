// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const configChangeShape: FieldShape = {
  name: 'ConfigChange',
  fields: [{ name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true }, { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true }],
};
