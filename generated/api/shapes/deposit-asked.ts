// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { depositChannelOptions } from '../enums/deposit-channel.ts';
import { depositStatusOptions } from '../enums/deposit-status.ts';
import { matchMethodOptions } from '../enums/match-method.ts';
import { suspiciousFlagOptions } from '../enums/suspicious-flag.ts';

export const depositAskedShape: FieldShape = {
  name: 'DepositAsked',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Reference' }, required: true },
    { name: 'agent_id', kind: 'integer', label: { th: 'เอเย่นต์', en: 'Agent' }, required: true },
    { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, required: true },
    { name: 'member_id', kind: 'integer', label: { th: 'สมาชิก', en: 'Member' }, required: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, required: true },
    { name: 'member_name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, required: true },
    { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, required: true, options: depositChannelOptions },
    { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, nullable: true },
    { name: 'gateway_order_ref', kind: 'code', label: { th: 'คำสั่งเกตเวย์', en: 'Gateway order' }, nullable: true },
    { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Statement line' }, nullable: true },
    { name: 'bank_name', kind: 'string', label: { th: 'เข้าบัญชี', en: 'Into account' }, nullable: true },
    { name: 'from_bank_code', kind: 'code', label: { th: 'จากธนาคาร', en: 'From bank' }, nullable: true },
    { name: 'from_account_no', kind: 'string', label: { th: 'จากบัญชี', en: 'From account' }, nullable: true },
    { name: 'from_account_name', kind: 'string', label: { th: 'ผู้โอน', en: 'Sender' }, nullable: true },
    { name: 'requested_amount', kind: 'money', label: { th: 'ยอดแจ้ง', en: 'Requested' }, required: true },
    { name: 'amount', kind: 'money', label: { th: 'ยอดเข้า', en: 'Received' }, nullable: true },
    { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, required: true },
    { name: 'bonus_amount', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, required: true },
    { name: 'credited_amount', kind: 'money', label: { th: 'เครดิตที่ได้', en: 'Credited' }, required: true },
    { name: 'balance_before', kind: 'money', label: { th: 'เครดิตก่อน', en: 'Before' }, nullable: true },
    { name: 'balance_after', kind: 'money', label: { th: 'เครดิตหลัง', en: 'After' }, nullable: true },
    { name: 'is_first_deposit', kind: 'boolean', label: { th: 'ฝากแรก', en: 'First deposit' }, required: true },
    { name: 'match_method', kind: 'enum', label: { th: 'วิธีจับคู่', en: 'Matched by' }, required: true, options: matchMethodOptions },
    { name: 'slip_url', kind: 'string', label: { th: 'สลิป', en: 'Slip' }, nullable: true },
    { name: 'slip_ref', kind: 'string', label: { th: 'เลขอ้างอิงสลิป', en: 'Slip reference' }, nullable: true },
    { name: 'wallet_log_no', kind: 'code', label: { th: 'เลขที่กระเป๋า', en: 'Wallet log' }, nullable: true },
    { name: 'flags', kind: 'list', label: { th: 'เหตุที่น่าสงสัย', en: 'Flags' }, required: true, item: { kind: 'enum', options: suspiciousFlagOptions } },
    { name: 'requested_at', kind: 'datetime', label: { th: 'แจ้งเมื่อ', en: 'Requested at' }, required: true },
    { name: 'expires_at', kind: 'datetime', label: { th: 'หมดเวลาเมื่อ', en: 'Expires' }, nullable: true },
    { name: 'credited_at', kind: 'datetime', label: { th: 'เติมเมื่อ', en: 'Credited at' }, nullable: true },
    { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, nullable: true },
    { name: 'operator', kind: 'string', label: { th: 'ผู้ทำ', en: 'By' }, required: true },
    { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: depositStatusOptions },
    { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  ],
};
