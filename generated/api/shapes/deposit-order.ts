// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const depositOrderShape: FieldShape = {
  name: 'DepositOrder',
  fields: [
    { name: 'order_ref', kind: 'code', label: { th: 'เลขที่คำสั่ง', en: 'Reference' }, required: true },
    { name: 'gateway', kind: 'code', label: { th: 'เกตเวย์', en: 'Gateway' }, required: true },
    { name: 'gateway_ref', kind: 'string', label: { th: 'อ้างอิงเกตเวย์', en: 'Gateway reference' }, nullable: true },
    { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, required: true },
    { name: 'callback_at', kind: 'datetime', label: { th: 'แจ้งผลเมื่อ', en: 'Callback at' }, nullable: true },
    { name: 'callback_count', kind: 'integer', label: { th: 'แจ้งผลกี่ครั้ง', en: 'Callbacks' }, required: true },
    { name: 'last_callback_status', kind: 'string', label: { th: 'ผลที่แจ้งล่าสุด', en: 'Last callback' }, nullable: true },
    { name: 'request_amount', kind: 'money', label: { th: 'ยอดแจ้ง', en: 'Requested' }, required: true },
    { name: 'pay_amount', kind: 'money', label: { th: 'ยอดชำระ', en: 'Paid' }, required: true },
    { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, required: true },
    { name: 'net_amount', kind: 'money', label: { th: 'ยอดสุทธิ', en: 'Net' }, required: true },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
    { name: 'status', kind: 'string', label: { th: 'สถานะ', en: 'Status' }, required: true },
  ],
};
