// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { activityStateOptions } from '#generated/api/enums/activity-state.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { memberStatusOptions } from '#generated/api/enums/member-status.ts';
import { memberTagOptions } from '#generated/api/enums/member-tag.ts';
import { registerChannelOptions } from '#generated/api/enums/register-channel.ts';

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
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username' },
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
