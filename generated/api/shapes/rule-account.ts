// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';

export const ruleAccountShape: FieldShape = {
  name: 'RuleAccount',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true },
    { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, required: true },
    { name: 'available', kind: 'money', label: { th: 'ใช้ได้', en: 'Available' }, required: true },
    { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' }, nullable: true },
    { name: 'session_status', kind: 'string', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, required: true },
    { name: 'status', kind: 'string', label: { th: 'สถานะ', en: 'Status' }, required: true },
    { name: 'today_out', kind: 'money', label: { th: 'ออกวันนี้', en: 'Out today' }, required: true },
    { name: 'daily_out_limit', kind: 'money', label: { th: 'วงเงินออกต่อวัน', en: 'Daily limit' }, nullable: true },
    { name: 'usable', kind: 'boolean', label: { th: 'ใช้ได้', en: 'Usable' }, required: true },
    { name: 'reason', kind: 'string', label: { th: 'เหตุที่ใช้ไม่ได้', en: 'Why not' }, nullable: true },
  ],
};
