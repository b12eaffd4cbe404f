// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { bulkLineStatusOptions } from '../enums/bulk-line-status.ts';

export const bulkLineShape: FieldShape = {
  name: 'BulkLine',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'seq', kind: 'integer', label: { th: '#', en: '#' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, nullable: true },
    { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: bulkLineStatusOptions },
    { name: 'queued', kind: 'boolean', label: { th: 'เข้าคิวแล้ว', en: 'Queued' }, required: true },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
    { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, nullable: true },
    { name: 'transfer_id', kind: 'integer', label: { th: 'รหัสรายการโอน', en: 'Transfer' }, nullable: true },
    { name: 'transfer_ref', kind: 'code', label: { th: 'เลขที่โอน', en: 'Reference' }, nullable: true },
    { name: 'waits_for_person', kind: 'boolean', label: { th: 'รอคนตรวจ', en: 'Waits for a person' }, nullable: true },
  ],
};
