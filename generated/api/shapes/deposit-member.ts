// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { memberStatusOptions } from '../enums/member-status.ts';

export const depositMemberShape: FieldShape = {
  name: 'DepositMember',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'agent_id', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agent' }, required: true },
    { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, required: true },
    { name: 'bank_account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true },
    { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true },
    { name: 'level', kind: 'integer', label: { th: 'ระดับ', en: 'Level' }, required: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: memberStatusOptions },
    { name: 'deposit_count', kind: 'integer', label: { th: 'ฝากกี่ครั้ง', en: 'Deposits' }, required: true },
    { name: 'deposit_total', kind: 'money', label: { th: 'ฝากรวม', en: 'Deposited' }, required: true },
    { name: 'withdraw_count', kind: 'integer', label: { th: 'ถอนกี่ครั้ง', en: 'Withdrawals' }, required: true },
    { name: 'withdraw_total', kind: 'money', label: { th: 'ถอนรวม', en: 'Withdrawn' }, required: true },
    { name: 'last_deposit_at', kind: 'datetime', label: { th: 'ฝากล่าสุด', en: 'Last deposit' }, nullable: true },
    { name: 'account_fits', kind: 'boolean', label: { th: 'เลขบัญชีเข้ากัน', en: 'Account fits' }, nullable: true },
    { name: 'name_percent', kind: 'integer', label: { th: 'ชื่อเหมือน', en: 'Name alike' }, unit: { th: '%', en: '%' }, nullable: true },
  ],
};
