// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const factRowShape: FieldShape = {
  name: 'FactRow',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, nullable: true },
    { name: 'key', kind: 'string', label: { th: 'คีย์', en: 'Key' }, nullable: true },
    { name: 'value', kind: 'text', label: { th: 'ค่า', en: 'Value' }, nullable: true },
    { name: 'value_type', kind: 'string', label: { th: 'ชนิด', en: 'Kind' }, nullable: true },
    { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true },
  ],
};
