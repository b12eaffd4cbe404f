// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const auditChangeShape: FieldShape = {
  name: 'AuditChange',
  fields: [
    { name: 'fields', kind: 'json', label: { th: 'ช่อง', en: 'Fields' }, required: true },
    { name: 'before', kind: 'json', label: { th: 'ก่อน', en: 'Before' }, required: true },
    { name: 'after', kind: 'json', label: { th: 'หลัง', en: 'After' }, required: true },
  ],
};
