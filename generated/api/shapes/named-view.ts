// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { columnLayoutShape } from '../shapes/column-layout.ts';

export const namedViewShape: FieldShape = {
  name: 'NamedView',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'screen', kind: 'string', label: { th: 'รายการ', en: 'List' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'query', kind: 'string', label: { th: 'เงื่อนไข', en: 'Query' }, required: true },
    { name: 'layout', kind: 'shape', label: { th: 'คอลัมน์', en: 'Columns' }, required: true, shape: columnLayoutShape },
    { name: 'is_own', kind: 'boolean', label: { th: 'ของตนเอง', en: 'The reader\'s own' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true },
    { name: 'role_ids', kind: 'list', label: { th: 'แบ่งให้ตำแหน่ง', en: 'Shared with roles' }, required: true, item: { kind: 'integer' } },
    { name: 'first_role_ids', kind: 'list', label: { th: 'เปิดก่อนสำหรับตำแหน่ง', en: 'Opens first for roles' }, required: true, item: { kind: 'integer' } },
    { name: 'is_first', kind: 'boolean', label: { th: 'เปิดก่อน', en: 'Opens first for the reader' }, required: true },
  ],
};
