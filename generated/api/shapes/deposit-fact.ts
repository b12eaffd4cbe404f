// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { requestedThroughOptions } from '../enums/requested-through.ts';

export const depositFactShape: FieldShape = {
  name: 'DepositFact',
  fields: [
    { name: 'reference', kind: 'code', label: { th: 'เลขอ้างอิงของผู้ส่ง', en: 'Reference of the sender' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์เนม', en: 'Username' }, required: true, maxLength: 16 },
    { name: 'bank_id', kind: 'integer', label: { th: 'เข้าบัญชี', en: 'Into account' }, required: true, min: 1 },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true, min: '1.00' },
    { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, options: requestedThroughOptions, initial: 'bank' },
    { name: 'slip_ref', kind: 'code', label: { th: 'เลขอ้างอิงสลิป', en: 'Slip reference' }, nullable: true },
  ],
};
