// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const configItemShape: FieldShape = {
  name: 'ConfigItem',
  fields: [
    { name: 'agent_id', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agent' }, required: true },
    { name: 'group', kind: 'string', label: { th: 'กลุ่ม', en: 'Group' }, required: true },
    { name: 'key', kind: 'string', label: { th: 'คีย์', en: 'Key' }, required: true },
    { name: 'label', kind: 'string', label: { th: 'ชื่อ', en: 'Label' }, required: true },
    { name: 'value', kind: 'string', label: { th: 'ค่า', en: 'Value' }, nullable: true },
    { name: 'value_type', kind: 'string', label: { th: 'ชนิด', en: 'Kind' }, required: true },
    { name: 'default', kind: 'string', label: { th: 'ค่าเริ่มต้น', en: 'Default' }, nullable: true },
    { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขเมื่อ', en: 'Changed' }, nullable: true },
    { name: 'updated_by', kind: 'string', label: { th: 'แก้ไขโดย', en: 'Changed by' }, nullable: true },
  ],
};
