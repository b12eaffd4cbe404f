// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { columnLayoutShape } from '../shapes/column-layout.ts';

export const keptListShape: FieldShape = {
  name: 'KeptList',
  fields: [{ name: 'screen', kind: 'string', label: { th: 'รายการ', en: 'List' }, required: true }, { name: 'layout', kind: 'shape', label: { th: 'คอลัมน์', en: 'Columns' }, required: true, shape: columnLayoutShape }],
};
