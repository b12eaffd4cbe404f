// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const bulkWarningShape: FieldShape = {
  name: 'BulkWarning',
  fields: [
    { name: 'row', kind: 'integer', label: { th: 'แถว', en: 'Row' }, required: true },
    { name: 'field', kind: 'string', label: { th: 'ช่อง', en: 'Field' }, required: true },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, required: true },
  ],
};
