// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const ownerRequestShape: FieldShape = {
  name: 'OwnerRequest',
  fields: [
    { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Reference' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'at', kind: 'datetime', label: { th: 'แจ้งเมื่อ', en: 'Requested at' }, required: true },
  ],
};
