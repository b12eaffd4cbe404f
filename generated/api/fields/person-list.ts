// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { openingViewOptions } from '#generated/api/enums/opening-view.ts';

export type PersonListFieldName = 'id' | 'user_id' | 'screen' | 'layout' | 'opening' | 'first_view_id';

export const personListFields: Readonly<Record<PersonListFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  user_id: { name: 'user_id', kind: 'ref', label: { th: 'ผู้ใช้', en: 'Person' }, required: true },
  screen: { name: 'screen', kind: 'string', label: { th: 'รายการ', en: 'List' }, required: true, maxLength: 120 },
  layout: { name: 'layout', kind: 'shape', label: { th: 'คอลัมน์', en: 'Columns' }, nullable: true },
  opening: { name: 'opening', kind: 'enum', label: { th: 'เปิดด้วย', en: 'Opens with' }, nullable: true, options: openingViewOptions },
  first_view_id: { name: 'first_view_id', kind: 'ref', label: { th: 'มุมมองที่เปิดก่อน', en: 'View that opens first' }, nullable: true },
};
