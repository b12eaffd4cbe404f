// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { columnWidthShape } from '../shapes/column-width.ts';

export const columnLayoutShape: FieldShape = {
  name: 'ColumnLayout',
  fields: [
    { name: 'order', kind: 'list', label: { th: 'ลำดับ', en: 'Order' }, required: true, minLength: 0, maxLength: 200, item: { kind: 'string' } },
    { name: 'hidden', kind: 'list', label: { th: 'ซ่อน', en: 'Hidden' }, required: true, minLength: 0, maxLength: 200, item: { kind: 'string' } },
    { name: 'widths', kind: 'list', label: { th: 'ความกว้าง', en: 'Widths' }, required: true, minLength: 0, maxLength: 200, item: { kind: 'shape', shape: columnWidthShape } },
    { name: 'start', kind: 'list', label: { th: 'ตรึงด้านหน้า', en: 'Pinned at the start' }, required: true, minLength: 0, maxLength: 200, item: { kind: 'string' } },
    { name: 'end', kind: 'list', label: { th: 'ตรึงด้านหลัง', en: 'Pinned at the end' }, required: true, minLength: 0, maxLength: 200, item: { kind: 'string' } },
  ],
};
