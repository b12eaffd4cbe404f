// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const walletStepShape: FieldShape = {
  name: 'WalletStep',
  fields: [
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'kind', kind: 'string', label: { th: 'ประเภท', en: 'Kind' }, required: true },
    { name: 'before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Before' }, required: true },
    { name: 'delta', kind: 'money', label: { th: 'เปลี่ยนแปลง', en: 'Change' }, required: true },
    { name: 'after', kind: 'money', label: { th: 'ยอดหลัง', en: 'After' }, required: true },
  ],
};
