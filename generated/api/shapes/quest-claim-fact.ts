// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const questClaimFactShape: FieldShape = {
  name: 'QuestClaimFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'quest_item_id', kind: 'integer', label: { th: 'ข้อภารกิจ', en: 'Quest item' }, required: true, min: 1 },
  ],
};
