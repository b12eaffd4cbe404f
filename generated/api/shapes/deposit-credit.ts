// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const depositCreditShape: FieldShape = {
  name: 'DepositCredit',
  fields: [
    { name: 'log_no', kind: 'code', label: { th: 'เลขที่กระเป๋า', en: 'Wallet log' }, required: true },
    { name: 'created_at', kind: 'datetime', label: { th: 'เติมเมื่อ', en: 'Credited at' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'balance_before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Before' }, required: true },
    { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'After' }, required: true },
    { name: 'actor_name', kind: 'string', label: { th: 'โดย', en: 'By' }, nullable: true },
  ],
};
