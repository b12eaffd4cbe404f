// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const answersOfAgentShape: FieldShape = {
  name: 'AnswersOfAgent',
  fields: [
    { name: 'agent_id', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agent' }, required: true },
    { name: 'code', kind: 'code', label: { th: 'รหัสเอเย่นต์', en: 'Code' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'count', kind: 'integer', label: { th: 'คำตอบ', en: 'Answers' }, required: true },
  ],
};
