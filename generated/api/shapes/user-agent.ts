// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const userAgentShape: FieldShape = {
  name: 'UserAgent',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'code', kind: 'code', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'parent_id', kind: 'integer', label: { th: 'อยู่ใต้', en: 'Below' }, nullable: true },
    { name: 'assigned', kind: 'boolean', label: { th: 'กำหนดให้ดูแล', en: 'Assigned' }, required: true },
    { name: 'visible', kind: 'boolean', label: { th: 'มองเห็น', en: 'Visible' }, required: true },
  ],
};
