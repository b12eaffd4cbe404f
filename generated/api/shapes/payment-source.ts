// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { sourceKindOptions } from '../enums/source-kind.ts';
import { withdrawalTypeOptions } from '../enums/withdrawal-type.ts';

export const paymentSourceShape: FieldShape = {
  name: 'PaymentSource',
  fields: [
    { name: 'kind', kind: 'enum', label: { th: 'ประเภท', en: 'Kind' }, required: true, options: sourceKindOptions },
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
    { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, nullable: true },
    { name: 'gateway', kind: 'code', label: { th: 'เกตเวย์', en: 'Gateway' }, nullable: true },
    { name: 'type', kind: 'enum', label: { th: 'วิธีโอน', en: 'Transfer method' }, required: true, options: withdrawalTypeOptions },
    { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, required: true },
    { name: 'available', kind: 'money', label: { th: 'ใช้ได้', en: 'Available' }, required: true },
    { name: 'today_out', kind: 'money', label: { th: 'โอนออกวันนี้', en: 'Paid today' }, required: true },
    { name: 'limit', kind: 'money', label: { th: 'วงเงินต่อวัน', en: 'Daily limit' }, nullable: true },
    { name: 'session', kind: 'string', label: { th: 'สถานะเชื่อมต่อ', en: 'Connection' }, required: true },
    { name: 'usable', kind: 'boolean', label: { th: 'ใช้ได้', en: 'Usable' }, required: true },
    { name: 'reason', kind: 'string', label: { th: 'เหตุที่ใช้ไม่ได้', en: 'Why not' }, nullable: true },
    { name: 'best', kind: 'boolean', label: { th: 'แนะนำ', en: 'Recommended' }, required: true },
  ],
};
