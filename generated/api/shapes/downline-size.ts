// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const downlineSizeShape: FieldShape = {
  name: 'DownlineSize',
  fields: [{ name: 'l1', kind: 'integer', label: { th: 'ชั้น 1', en: 'First level' }, required: true }, { name: 'l2', kind: 'integer', label: { th: 'ชั้น 2', en: 'Second level' }, required: true }],
};
