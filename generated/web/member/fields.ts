// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  activityStateOptions,
  actorOptions,
  memberLevelOptions,
  memberStatusOptions,
  memberTagOptions,
  registerChannelOptions,
  walletLogTypeOptions,
  walletRefOptions,
  walletTypeOptions,
} from '#generated/api/enums.ts';

export type MemberFieldName =
  | 'id'
  | 'username'
  | 'agent_id'
  | 'agent_code'
  | 'name'
  | 'mobile'
  | 'line_id'
  | 'bank_code'
  | 'bank_account_no'
  | 'bank_account_name'
  | 'truewallet_no'
  | 'upline_id'
  | 'register_channel'
  | 'utm_source'
  | 'level'
  | 'tags'
  | 'turnover_required'
  | 'turnover_done'
  | 'deposit_count'
  | 'deposit_total'
  | 'withdraw_count'
  | 'withdraw_total'
  | 'winloss_total'
  | 'first_deposit_at'
  | 'last_deposit_at'
  | 'last_login_at'
  | 'last_bet_at'
  | 'last_ip'
  | 'registered_at'
  | 'status'
  | 'activity_state';

export const memberFields: Readonly<Record<MemberFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ยูสเซอร์เนม', en: 'Username' },
    readonly: true,
    maxLength: 16,
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
  },
  agent_code: {
    name: 'agent_code',
    kind: 'string',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    maxLength: 16,
    pattern: '^[A-Z0-9]{2,16}$',
  },
  name: { name: 'name', kind: 'string', label: { th: 'ชื่อ-นามสกุล', en: 'Name' }, readonly: true, maxLength: 120 },
  mobile: {
    name: 'mobile',
    kind: 'phone',
    label: { th: 'เบอร์โทร', en: 'Mobile' },
    readonly: true,
    mask: 'member.pii.view',
  },
  line_id: {
    name: 'line_id',
    kind: 'string',
    label: { th: 'ไลน์ไอดี', en: 'LINE ID' },
    readonly: true,
    nullable: true,
    maxLength: 60,
  },
  bank_code: {
    name: 'bank_code',
    kind: 'ref',
    label: { th: 'ธนาคาร', en: 'Bank' },
    readonly: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th' },
  },
  bank_account_no: {
    name: 'bank_account_no',
    kind: 'account',
    label: { th: 'เลขบัญชี', en: 'Account number' },
    readonly: true,
    mask: 'member.pii.view',
  },
  bank_account_name: {
    name: 'bank_account_name',
    kind: 'string',
    label: { th: 'ชื่อบัญชี', en: 'Account name' },
    readonly: true,
    maxLength: 120,
  },
  truewallet_no: {
    name: 'truewallet_no',
    kind: 'phone',
    label: { th: 'ทรูวอลเล็ท', en: 'TrueMoney Wallet' },
    readonly: true,
    nullable: true,
    mask: 'member.pii.view',
  },
  upline_id: {
    name: 'upline_id',
    kind: 'ref',
    label: { th: 'ผู้แนะนำ', en: 'Referred by' },
    readonly: true,
    nullable: true,
  },
  register_channel: {
    name: 'register_channel',
    kind: 'enum',
    label: { th: 'ช่องทางสมัคร', en: 'Registered through' },
    readonly: true,
    options: registerChannelOptions,
  },
  utm_source: {
    name: 'utm_source',
    kind: 'string',
    label: { th: 'แหล่งที่มา', en: 'Source' },
    readonly: true,
    nullable: true,
    maxLength: 60,
  },
  level: {
    name: 'level',
    kind: 'enum',
    label: { th: 'ระดับ', en: 'Level' },
    readonly: true,
    options: memberLevelOptions,
  },
  tags: {
    name: 'tags',
    kind: 'list',
    label: { th: 'แท็ก', en: 'Tags' },
    readonly: true,
    item: { kind: 'enum', options: memberTagOptions },
  },
  turnover_required: {
    name: 'turnover_required',
    kind: 'money',
    label: { th: 'เทิร์นที่ต้องทำ', en: 'Turnover required' },
    readonly: true,
  },
  turnover_done: {
    name: 'turnover_done',
    kind: 'money',
    label: { th: 'ทำแล้ว', en: 'Turnover done' },
    readonly: true,
  },
  deposit_count: {
    name: 'deposit_count',
    kind: 'integer',
    label: { th: 'ฝาก (ครั้ง)', en: 'Deposits' },
    readonly: true,
  },
  deposit_total: {
    name: 'deposit_total',
    kind: 'money',
    label: { th: 'ฝาก (ยอด)', en: 'Deposit total' },
    readonly: true,
  },
  withdraw_count: {
    name: 'withdraw_count',
    kind: 'integer',
    label: { th: 'ถอน (ครั้ง)', en: 'Withdrawals' },
    readonly: true,
  },
  withdraw_total: {
    name: 'withdraw_total',
    kind: 'money',
    label: { th: 'ถอน (ยอด)', en: 'Withdrawal total' },
    readonly: true,
  },
  winloss_total: {
    name: 'winloss_total',
    kind: 'money',
    label: { th: 'แพ้/ชนะสะสม', en: 'Win/loss to date' },
    readonly: true,
  },
  first_deposit_at: {
    name: 'first_deposit_at',
    kind: 'datetime',
    label: { th: 'ฝากแรก', en: 'First deposit' },
    readonly: true,
    nullable: true,
  },
  last_deposit_at: {
    name: 'last_deposit_at',
    kind: 'datetime',
    label: { th: 'ฝากล่าสุด', en: 'Last deposit' },
    readonly: true,
    nullable: true,
  },
  last_login_at: {
    name: 'last_login_at',
    kind: 'datetime',
    label: { th: 'เข้าระบบล่าสุด', en: 'Last sign-in' },
    readonly: true,
    nullable: true,
  },
  last_bet_at: {
    name: 'last_bet_at',
    kind: 'datetime',
    label: { th: 'เล่นล่าสุด', en: 'Last bet' },
    readonly: true,
    nullable: true,
  },
  last_ip: { name: 'last_ip', kind: 'ip', label: { th: 'IP ล่าสุด', en: 'Last IP' }, readonly: true, nullable: true },
  registered_at: {
    name: 'registered_at',
    kind: 'datetime',
    label: { th: 'วันที่สมัคร', en: 'Registered' },
    readonly: true,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    readonly: true,
    options: memberStatusOptions,
  },
  activity_state: {
    name: 'activity_state',
    kind: 'enum',
    label: { th: 'ความเคลื่อนไหว', en: 'Activity' },
    readonly: true,
    options: activityStateOptions,
  },
};

export type WalletFieldName =
  | 'id'
  | 'member_id'
  | 'username'
  | 'agent_id'
  | 'wallet_type'
  | 'balance'
  | 'pending'
  | 'turnover_required'
  | 'turnover_done'
  | 'updated_at';

export const walletFields: Readonly<Record<WalletFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ยูสเซอร์', en: 'Username' },
    readonly: true,
    maxLength: 16,
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
  },
  wallet_type: {
    name: 'wallet_type',
    kind: 'enum',
    label: { th: 'กระเป๋า', en: 'Wallet' },
    readonly: true,
    options: walletTypeOptions,
  },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดคงเหลือ', en: 'Balance' }, readonly: true, min: '0.00' },
  pending: { name: 'pending', kind: 'money', label: { th: 'ยอดรอทำรายการ', en: 'Held' }, readonly: true, min: '0.00' },
  turnover_required: {
    name: 'turnover_required',
    kind: 'money',
    label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' },
    readonly: true,
  },
  turnover_done: {
    name: 'turnover_done',
    kind: 'money',
    label: { th: 'เทิร์นทำแล้ว', en: 'Turnover done' },
    readonly: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'อัปเดตล่าสุด', en: 'Updated' }, readonly: true },
};

export type WalletLogFieldName =
  | 'id'
  | 'created_at'
  | 'log_no'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'wallet_type'
  | 'log_type'
  | 'amount'
  | 'balance_before'
  | 'balance_after'
  | 'ref_type'
  | 'ref_id'
  | 'provider_code'
  | 'game_code'
  | 'round_id'
  | 'turnover_added'
  | 'actor_type'
  | 'actor_name'
  | 'remark';

export const walletLogFields: Readonly<Record<WalletLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่ทำรายการ', en: 'Time' }, readonly: true },
  log_no: { name: 'log_no', kind: 'code', label: { th: 'เลขที่รายการ', en: 'Number' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
  },
  agent_code: {
    name: 'agent_code',
    kind: 'string',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    maxLength: 16,
    pattern: '^[A-Z0-9]{2,16}$',
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ยูสเซอร์เนม', en: 'Username' },
    readonly: true,
    maxLength: 16,
  },
  wallet_type: {
    name: 'wallet_type',
    kind: 'enum',
    label: { th: 'กระเป๋า', en: 'Wallet' },
    readonly: true,
    options: walletTypeOptions,
  },
  log_type: {
    name: 'log_type',
    kind: 'enum',
    label: { th: 'ประเภทรายการ', en: 'Type' },
    readonly: true,
    options: walletLogTypeOptions,
  },
  amount: { name: 'amount', kind: 'money', label: { th: 'จำนวน', en: 'Amount' }, readonly: true },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Before' }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'After' }, readonly: true },
  ref_type: {
    name: 'ref_type',
    kind: 'enum',
    label: { th: 'อ้างอิง', en: 'Reference type' },
    readonly: true,
    nullable: true,
    options: walletRefOptions,
  },
  ref_id: {
    name: 'ref_id',
    kind: 'code',
    label: { th: 'เลขอ้างอิง', en: 'Reference' },
    readonly: true,
    nullable: true,
  },
  provider_code: {
    name: 'provider_code',
    kind: 'string',
    label: { th: 'ค่าย', en: 'Provider' },
    readonly: true,
    nullable: true,
    maxLength: 32,
  },
  game_code: {
    name: 'game_code',
    kind: 'string',
    label: { th: 'เกม', en: 'Game' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  round_id: {
    name: 'round_id',
    kind: 'string',
    label: { th: 'รอบ', en: 'Round' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  turnover_added: {
    name: 'turnover_added',
    kind: 'money',
    label: { th: 'เทิร์นที่เพิ่ม', en: 'Turnover added' },
    readonly: true,
  },
  actor_type: {
    name: 'actor_type',
    kind: 'enum',
    label: { th: 'ผู้ทำรายการ', en: 'Actor' },
    readonly: true,
    options: actorOptions,
  },
  actor_name: {
    name: 'actor_name',
    kind: 'string',
    label: { th: 'ชื่อผู้ทำรายการ', en: 'Actor name' },
    readonly: true,
    nullable: true,
    maxLength: 80,
  },
  remark: {
    name: 'remark',
    kind: 'string',
    label: { th: 'หมายเหตุ', en: 'Remark' },
    readonly: true,
    nullable: true,
    maxLength: 255,
  },
};
