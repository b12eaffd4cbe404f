// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const columnWidthShape: FieldShape = {
  name: 'ColumnWidth',
  fields: [
    { name: 'column', kind: 'string', label: { th: 'คอลัมน์', en: 'Column' }, required: true, maxLength: 80 },
    { name: 'pixels', kind: 'integer', label: { th: 'ความกว้าง', en: 'Width' }, unit: { th: 'px', en: 'px' }, required: true, min: 1, max: 2000 },
  ],
};
