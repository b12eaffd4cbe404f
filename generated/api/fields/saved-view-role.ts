// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';

export type SavedViewRoleFieldName = 'id' | 'view_id' | 'role_id' | 'screen' | 'is_first';

export const savedViewRoleFields: Readonly<Record<SavedViewRoleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  view_id: { name: 'view_id', kind: 'ref', label: { th: 'มุมมอง', en: 'View' }, required: true },
  role_id: {
    name: 'role_id',
    kind: 'ref',
    label: { th: 'ตำแหน่ง', en: 'Role' },
    required: true,
    reference: { entity: 'Role', path: '/api/system/role/items', value: 'id', label: 'name', english: 'name_en', hint: 'code', instead: '/api/system/role/list' },
  },
  screen: { name: 'screen', kind: 'string', label: { th: 'รายการ', en: 'List' }, required: true, maxLength: 120 },
  is_first: { name: 'is_first', kind: 'boolean', label: { th: 'เปิดก่อน', en: 'Opens first' }, initial: false },
};
