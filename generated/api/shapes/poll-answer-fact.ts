// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const pollAnswerFactShape: FieldShape = {
  name: 'PollAnswerFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'poll_id', kind: 'integer', label: { th: 'โพล', en: 'Poll' }, required: true, min: 1 },
    { name: 'choices', kind: 'list', label: { th: 'คำตอบ', en: 'Choices' }, nullable: true, minLength: 1, maxLength: 50, item: { kind: 'string' } },
    { name: 'number', kind: 'string', label: { th: 'ตัวเลข', en: 'Number' }, nullable: true, maxLength: 40 },
    { name: 'ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, nullable: true },
    { name: 'device_id', kind: 'string', label: { th: 'อุปกรณ์', en: 'Device' }, nullable: true, maxLength: 64 },
  ],
};
