// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const choiceRowShape: FieldShape = {
  name: 'ChoiceRow',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, nullable: true },
    { name: 'choice_id', kind: 'integer', label: { th: 'ตัวเลือก', en: 'Choice' }, nullable: true },
    { name: 'label', kind: 'string', label: { th: 'ป้ายที่แสดง', en: 'Label' }, nullable: true },
    { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, nullable: true },
    { name: 'odds_text', kind: 'string', label: { th: 'ราคา/คำอธิบาย', en: 'Odds' }, nullable: true },
    { name: 'is_correct', kind: 'boolean', label: { th: 'คำตอบถูก', en: 'Right' }, nullable: true },
  ],
};
