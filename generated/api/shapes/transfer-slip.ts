// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const transferSlipShape: FieldShape = {
  name: 'TransferSlip',
  fields: [
    { name: 'transfer_ref', kind: 'code', label: { th: 'เลขที่โอน', en: 'Reference' }, required: true },
    { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, nullable: true },
    { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, nullable: true },
    { name: 'amount', kind: 'money', label: { th: 'ยอดโอน', en: 'Amount' }, required: true },
    { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true },
    { name: 'source_bank_id', kind: 'integer', label: { th: 'โอนจากบัญชี', en: 'From account' }, required: true },
    { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  ],
};
