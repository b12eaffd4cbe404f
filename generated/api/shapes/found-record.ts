// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const foundRecordShape: FieldShape = {
  name: 'FoundRecord',
  fields: [
    { name: 'kind', kind: 'string', label: { th: 'ประเภท', en: 'Kind' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'facts', kind: 'list', label: { th: 'รายละเอียด', en: 'Facts' }, required: true, item: { kind: 'string' } },
    { name: 'link', kind: 'string', label: { th: 'ลิงก์', en: 'Link' }, required: true },
  ],
};
