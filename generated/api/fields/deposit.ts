// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { depositChannelOptions } from '#generated/api/enums/deposit-channel.ts';
import { depositStatusOptions } from '#generated/api/enums/deposit-status.ts';
import { firstDepositOptions } from '#generated/api/enums/first-deposit.ts';
import { matchMethodOptions } from '#generated/api/enums/match-method.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';

export type DepositFieldName =
  | 'id' | 'deposit_ref' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'member_name' | 'member_level' |
  'member_mobile' | 'channel' | 'gateway' | 'bank_id' | 'from_bank_code' | 'from_account_no' | 'from_account_name' |
  'requested_amount' | 'amount' | 'fee' | 'promotion' | 'bonus_amount' | 'credited_amount' | 'balance_before' |
  'balance_after' | 'is_first_deposit' | 'match_method' | 'raw_ref' | 'gateway_order_ref' | 'slip_url' | 'slip_ref' |
  'wallet_log_no' | 'flags' | 'requested_at' | 'expires_at' | 'credited_at' | 'duration_sec' | 'attempts' |
  'operator' | 'status' | 'note' | 'reverse_asked_by' | 'reverse_asked_at' | 'reversed_by' | 'reversed_at' |
  'reversed_amount' | 'undone_raw_ref';

export const depositFields: Readonly<Record<DepositFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  deposit_ref: { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Reference' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  member_name: { name: 'member_name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true },
  member_level: { name: 'member_level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: memberLevelOptions },
  member_mobile: { name: 'member_mobile', kind: 'phone', label: { th: 'เบอร์โทร', en: 'Mobile' }, readonly: true, mask: 'member.pii.view' },
  channel: { name: 'channel', kind: 'enum', label: { th: 'ช่องทาง', en: 'Channel' }, readonly: true, options: depositChannelOptions },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, nullable: true },
  bank_id: {
    name: 'bank_id',
    kind: 'ref',
    label: { th: 'เข้าบัญชี', en: 'Into account' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  from_bank_code: {
    name: 'from_bank_code',
    kind: 'ref',
    label: { th: 'จากธนาคาร', en: 'From bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' },
  },
  from_account_no: { name: 'from_account_no', kind: 'string', label: { th: 'จากบัญชี', en: 'From account' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  from_account_name: { name: 'from_account_name', kind: 'string', label: { th: 'ผู้โอน', en: 'Sender' }, readonly: true, nullable: true },
  requested_amount: { name: 'requested_amount', kind: 'money', label: { th: 'ยอดแจ้ง', en: 'Requested' }, readonly: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดเข้า', en: 'Received' }, readonly: true, nullable: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, readonly: true, initial: '0.00' },
  promotion: { name: 'promotion', kind: 'string', label: { th: 'โปรโมชั่น', en: 'Promotion' }, readonly: true, nullable: true },
  bonus_amount: { name: 'bonus_amount', kind: 'money', label: { th: 'โบนัส', en: 'Bonus' }, readonly: true, initial: '0.00' },
  credited_amount: { name: 'credited_amount', kind: 'money', label: { th: 'เครดิตที่ได้', en: 'Credited' }, readonly: true, initial: '0.00' },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'เครดิตก่อน', en: 'Balance before' }, readonly: true, nullable: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'เครดิตหลัง', en: 'Balance after' }, readonly: true, nullable: true },
  is_first_deposit: { name: 'is_first_deposit', kind: 'boolean', label: { th: 'ฝากแรก', en: 'First deposit' }, readonly: true, options: firstDepositOptions, initial: false },
  match_method: { name: 'match_method', kind: 'enum', label: { th: 'วิธีจับคู่', en: 'Matched by' }, readonly: true, options: matchMethodOptions, initial: 'none' },
  raw_ref: { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Statement line' }, readonly: true, nullable: true },
  gateway_order_ref: { name: 'gateway_order_ref', kind: 'code', label: { th: 'คำสั่งเกตเวย์', en: 'Gateway order' }, readonly: true, nullable: true },
  slip_url: { name: 'slip_url', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, readonly: true, nullable: true },
  slip_ref: { name: 'slip_ref', kind: 'string', label: { th: 'เลขอ้างอิงสลิป', en: 'Slip reference' }, readonly: true, nullable: true },
  wallet_log_no: { name: 'wallet_log_no', kind: 'code', label: { th: 'เลขที่กระเป๋า', en: 'Wallet log' }, readonly: true, nullable: true },
  flags: { name: 'flags', kind: 'list', label: { th: 'เหตุที่น่าสงสัย', en: 'Flags' }, readonly: true, item: { kind: 'enum', options: suspiciousFlagOptions } },
  requested_at: { name: 'requested_at', kind: 'datetime', label: { th: 'แจ้งเมื่อ', en: 'Requested' }, readonly: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดเวลาเมื่อ', en: 'Expires' }, readonly: true, nullable: true },
  credited_at: { name: 'credited_at', kind: 'datetime', label: { th: 'เติมเมื่อ', en: 'Credited at' }, readonly: true, nullable: true },
  duration_sec: { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, readonly: true, nullable: true },
  attempts: { name: 'attempts', kind: 'integer', label: { th: 'จำนวนครั้งที่ลอง', en: 'Attempts' }, readonly: true, initial: 0 },
  operator: { name: 'operator', kind: 'string', label: { th: 'ผู้ทำ', en: 'By' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: depositStatusOptions, initial: 'pending' },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, readonly: true, nullable: true },
  reverse_asked_by: { name: 'reverse_asked_by', kind: 'ref', label: { th: 'ผู้ขอดึงเครดิตคืน', en: 'Asked to take it back' }, readonly: true, nullable: true },
  reverse_asked_at: { name: 'reverse_asked_at', kind: 'datetime', label: { th: 'ขอดึงคืนเมื่อ', en: 'Asked at' }, readonly: true, nullable: true },
  reversed_by: { name: 'reversed_by', kind: 'ref', label: { th: 'ผู้ดึงเครดิตคืน', en: 'Taken back by' }, readonly: true, nullable: true },
  reversed_at: { name: 'reversed_at', kind: 'datetime', label: { th: 'ดึงคืนเมื่อ', en: 'Taken back at' }, readonly: true, nullable: true },
  reversed_amount: { name: 'reversed_amount', kind: 'money', label: { th: 'เครดิตที่ดึงคืน', en: 'Credit taken back' }, readonly: true, nullable: true },
  undone_raw_ref: { name: 'undone_raw_ref', kind: 'code', label: { th: 'เลขที่ดิบก่อนยกเลิกการจับคู่', en: 'Statement line before the match was undone' }, readonly: true, nullable: true },
};
