// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { auditChangeShape } from '../shapes/audit-change.ts';
import { textPairShape } from '../shapes/text-pair.ts';

export const historyEntryShape: FieldShape = {
  name: 'HistoryEntry',
  fields: [
    { name: 'seq', kind: 'integer', label: { th: 'ลำดับ', en: 'No.' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'by', kind: 'string', label: { th: 'โดย', en: 'By' }, required: true },
    { name: 'role', kind: 'shape', label: { th: 'ตำแหน่ง', en: 'Role' }, required: true, shape: textPairShape },
    { name: 'action', kind: 'shape', label: { th: 'การกระทำ', en: 'Action' }, required: true, shape: textPairShape },
    { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, nullable: true },
    { name: 'change', kind: 'shape', label: { th: 'สิ่งที่เปลี่ยน', en: 'Change' }, required: true, shape: auditChangeShape },
  ],
};
