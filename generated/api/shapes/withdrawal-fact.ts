// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const withdrawalFactShape: FieldShape = {
  name: 'WithdrawalFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true, min: '0.01' },
  ],
};
