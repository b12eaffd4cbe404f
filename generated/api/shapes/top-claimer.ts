// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const topClaimerShape: FieldShape = {
  name: 'TopClaimer',
  fields: [
    { name: 'member_id', kind: 'integer', label: { th: 'สมาชิก', en: 'Member' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'claims', kind: 'integer', label: { th: 'จำนวนครั้ง', en: 'Claims' }, required: true },
    { name: 'bonus', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, required: true },
  ],
};
