// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const bulkReceiverShape: FieldShape = {
  name: 'BulkReceiver',
  fields: [
    { name: 'bank_code', kind: 'string', label: { th: 'ธนาคาร', en: 'Bank' }, required: true, maxLength: 16 },
    { name: 'account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true, maxLength: 32 },
    { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true, maxLength: 120 },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true, min: '0.01', max: '2000000.00' },
    { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
    { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 255 },
  ],
};
