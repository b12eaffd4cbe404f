// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const answersThenShape: FieldShape = {
  name: 'AnswersThen',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'เริ่มเมื่อ', en: 'From' }, required: true },
    { name: 'count', kind: 'integer', label: { th: 'คำตอบ', en: 'Answers' }, required: true },
    { name: 'unfinished', kind: 'boolean', label: { th: 'ยังไม่จบช่วง', en: 'Not over yet' }, required: true },
  ],
};
