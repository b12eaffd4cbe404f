// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  bankChannelOptions,
  bankSessionOptions,
  bankStatusOptions,
  bankUsageOptions,
  feePayerOptions,
  memberLevelOptions,
  memberTagOptions,
  onOffOptions,
  refundReasonOptions,
  riskLevelOptions,
  suspiciousFlagOptions,
  withdrawalStatusOptions,
  withdrawalTypeOptions,
} from '#generated/api/enums.ts';

export type BankFieldName =
  | 'id'
  | 'bank_code'
  | 'account_no'
  | 'account_name'
  | 'nickname'
  | 'usage'
  | 'agent_ids'
  | 'channel'
  | 'device_id'
  | 'app_pin'
  | 'login_username'
  | 'login_password'
  | 'api_key'
  | 'api_secret'
  | 'sms_number'
  | 'promptpay_id'
  | 'show_to_member'
  | 'member_levels'
  | 'sort_order'
  | 'deposit_min'
  | 'deposit_max'
  | 'daily_in_limit'
  | 'daily_out_limit'
  | 'today_in'
  | 'today_out'
  | 'today_in_count'
  | 'today_out_count'
  | 'balance'
  | 'balance_updated_at'
  | 'auto_withdraw'
  | 'session_status'
  | 'session_message'
  | 'last_sync_at'
  | 'status'
  | 'note'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const bankFields: Readonly<Record<BankFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  bank_code: {
    name: 'bank_code',
    kind: 'ref',
    label: { th: 'ธนาคาร', en: 'Bank' },
    required: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th' },
  },
  account_no: {
    name: 'account_no',
    kind: 'account',
    label: { th: 'เลขบัญชี / เบอร์วอลเล็ท', en: 'Account or wallet number' },
    required: true,
  },
  account_name: {
    name: 'account_name',
    kind: 'string',
    label: { th: 'ชื่อบัญชี', en: 'Account name' },
    required: true,
    maxLength: 120,
  },
  nickname: {
    name: 'nickname',
    kind: 'string',
    label: { th: 'ชื่อเรียกในระบบ', en: 'Nickname' },
    nullable: true,
    maxLength: 40,
  },
  usage: {
    name: 'usage',
    kind: 'enum',
    label: { th: 'ประเภทการใช้งาน', en: 'Usage' },
    required: true,
    options: bankUsageOptions,
  },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    required: true,
    minLength: 1,
    item: {
      kind: 'ref',
      reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
    },
  },
  channel: {
    name: 'channel',
    kind: 'enum',
    label: { th: 'วิธีเชื่อมต่อ', en: 'Connection' },
    required: true,
    options: bankChannelOptions,
  },
  device_id: {
    name: 'device_id',
    kind: 'secret',
    label: { th: 'รหัสเครื่อง (Device ID)', en: 'Device ID' },
    nullable: true,
  },
  app_pin: {
    name: 'app_pin',
    kind: 'secret',
    label: { th: 'PIN แอป', en: 'App PIN' },
    nullable: true,
    pattern: '^[0-9]{6}$',
  },
  login_username: {
    name: 'login_username',
    kind: 'secret',
    label: { th: 'ชื่อผู้ใช้', en: 'Login username' },
    nullable: true,
  },
  login_password: {
    name: 'login_password',
    kind: 'secret',
    label: { th: 'รหัสผ่าน', en: 'Login password' },
    nullable: true,
  },
  api_key: { name: 'api_key', kind: 'secret', label: { th: 'API Key', en: 'API key' }, nullable: true },
  api_secret: { name: 'api_secret', kind: 'secret', label: { th: 'API Secret', en: 'API secret' }, nullable: true },
  sms_number: { name: 'sms_number', kind: 'phone', label: { th: 'เบอร์รับ SMS', en: 'SMS number' }, nullable: true },
  promptpay_id: {
    name: 'promptpay_id',
    kind: 'string',
    label: { th: 'พร้อมเพย์', en: 'PromptPay ID' },
    nullable: true,
    maxLength: 15,
    pattern: '^([0-9]{10}|[0-9]{13}|[0-9]{15})$',
  },
  show_to_member: {
    name: 'show_to_member',
    kind: 'boolean',
    label: { th: 'แสดงให้สมาชิกเห็น', en: 'Shown to members' },
    required: true,
    initial: false,
  },
  member_levels: {
    name: 'member_levels',
    kind: 'list',
    label: { th: 'แสดงเฉพาะระดับ', en: 'Only for levels' },
    nullable: true,
    item: { kind: 'enum', options: memberLevelOptions },
  },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับแสดง', en: 'Order' }, nullable: true },
  deposit_min: {
    name: 'deposit_min',
    kind: 'money',
    label: { th: 'ฝากขั้นต่ำ', en: 'Smallest deposit' },
    nullable: true,
    min: '0.00',
  },
  deposit_max: {
    name: 'deposit_max',
    kind: 'money',
    label: { th: 'ฝากสูงสุด', en: 'Largest deposit' },
    nullable: true,
    min: '0.00',
  },
  daily_in_limit: {
    name: 'daily_in_limit',
    kind: 'money',
    label: { th: 'วงเงินเข้าต่อวัน', en: 'Daily limit in' },
    nullable: true,
    min: '0.00',
  },
  daily_out_limit: {
    name: 'daily_out_limit',
    kind: 'money',
    label: { th: 'วงเงินออกต่อวัน', en: 'Daily limit out' },
    nullable: true,
    min: '0.00',
  },
  today_in: {
    name: 'today_in',
    kind: 'money',
    label: { th: 'เข้าวันนี้', en: 'In today' },
    readonly: true,
    initial: '0.00',
  },
  today_out: {
    name: 'today_out',
    kind: 'money',
    label: { th: 'ออกวันนี้', en: 'Out today' },
    readonly: true,
    initial: '0.00',
  },
  today_in_count: {
    name: 'today_in_count',
    kind: 'integer',
    label: { th: 'เข้าวันนี้ (ครั้ง)', en: 'Transfers in today' },
    readonly: true,
    initial: 0,
  },
  today_out_count: {
    name: 'today_out_count',
    kind: 'integer',
    label: { th: 'ออกวันนี้ (ครั้ง)', en: 'Transfers out today' },
    readonly: true,
    initial: 0,
  },
  balance: {
    name: 'balance',
    kind: 'money',
    label: { th: 'ยอดคงเหลือ', en: 'Balance' },
    readonly: true,
    initial: '0.00',
  },
  balance_updated_at: {
    name: 'balance_updated_at',
    kind: 'datetime',
    label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' },
    readonly: true,
    nullable: true,
  },
  auto_withdraw: {
    name: 'auto_withdraw',
    kind: 'boolean',
    label: { th: 'ใช้ถอนอัตโนมัติ', en: 'Automatic withdrawals' },
    initial: false,
  },
  session_status: {
    name: 'session_status',
    kind: 'enum',
    label: { th: 'สถานะเชื่อมต่อ', en: 'Session' },
    readonly: true,
    options: bankSessionOptions,
    initial: 'none',
  },
  session_message: {
    name: 'session_message',
    kind: 'string',
    label: { th: 'ข้อความล่าสุด', en: 'Last message' },
    readonly: true,
    nullable: true,
    maxLength: 255,
  },
  last_sync_at: {
    name: 'last_sync_at',
    kind: 'datetime',
    label: { th: 'ซิงก์ล่าสุด', en: 'Last sync' },
    readonly: true,
    nullable: true,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: bankStatusOptions,
    initial: 'active',
  },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};

export type BankRefFieldName =
  | 'code'
  | 'bot_code'
  | 'name_th'
  | 'name_en'
  | 'acct_digits'
  | 'colour'
  | 'can_deposit'
  | 'can_withdraw'
  | 'sort_order'
  | 'status';

export const bankRefFields: Readonly<Record<BankRefFieldName, Field>> = {
  code: {
    name: 'code',
    kind: 'string',
    label: { th: 'รหัสธนาคาร', en: 'Code' },
    required: true,
    maxLength: 16,
    pattern: '^[A-Z0-9]{2,16}$',
  },
  bot_code: {
    name: 'bot_code',
    kind: 'string',
    label: { th: 'รหัส ธปท.', en: 'Bank of Thailand code' },
    nullable: true,
    maxLength: 3,
  },
  name_th: {
    name: 'name_th',
    kind: 'string',
    label: { th: 'ชื่อไทย', en: 'Thai name' },
    required: true,
    maxLength: 80,
  },
  name_en: {
    name: 'name_en',
    kind: 'string',
    label: { th: 'ชื่ออังกฤษ', en: 'English name' },
    required: true,
    maxLength: 80,
  },
  acct_digits: {
    name: 'acct_digits',
    kind: 'list',
    label: { th: 'จำนวนหลักบัญชี', en: 'Account digits' },
    required: true,
    item: { kind: 'integer' },
  },
  colour: {
    name: 'colour',
    kind: 'string',
    label: { th: 'สี', en: 'Colour' },
    required: true,
    maxLength: 7,
    pattern: '^#[0-9A-F]{6}$',
  },
  can_deposit: { name: 'can_deposit', kind: 'boolean', label: { th: 'ใช้ฝาก', en: 'Can deposit' }, initial: true },
  can_withdraw: { name: 'can_withdraw', kind: 'boolean', label: { th: 'ใช้ถอน', en: 'Can withdraw' }, initial: true },
  sort_order: { name: 'sort_order', kind: 'integer', label: { th: 'ลำดับ', en: 'Order' }, required: true, initial: 0 },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: onOffOptions,
    initial: 'active',
  },
};

export type WithdrawalFieldName =
  | 'id'
  | 'withdraw_ref'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'member_name'
  | 'member_level'
  | 'member_tags'
  | 'bank_code'
  | 'bank_account_no'
  | 'bank_account_name'
  | 'amount'
  | 'fee'
  | 'fee_payer'
  | 'net_amount'
  | 'type'
  | 'from_bank_id'
  | 'gateway'
  | 'gateway_account_id'
  | 'balance_before'
  | 'balance_after'
  | 'turnover_required'
  | 'turnover_done'
  | 'turnover_ok'
  | 'active_promotion'
  | 'deposit_today'
  | 'withdraw_today'
  | 'withdraw_count_today'
  | 'deposit_total'
  | 'withdraw_total'
  | 'winloss_total'
  | 'risk_score'
  | 'risk_level'
  | 'risk_flags'
  | 'requested_at'
  | 'verified_at'
  | 'verified_by'
  | 'approved_at'
  | 'approved_by'
  | 'completed_at'
  | 'duration_sec'
  | 'locked_by'
  | 'locked_at'
  | 'upstream_ref'
  | 'upstream_message'
  | 'transferred_at'
  | 'slip_url'
  | 'refund_reason'
  | 'notes'
  | 'timeline'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const withdrawalFields: Readonly<Record<WithdrawalFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  withdraw_ref: { name: 'withdraw_ref', kind: 'code', label: { th: 'เลขที่ถอน', en: 'Reference' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    required: true,
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
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, required: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ยูสเซอร์', en: 'Username' },
    readonly: true,
    maxLength: 16,
  },
  member_name: {
    name: 'member_name',
    kind: 'string',
    label: { th: 'ชื่อ', en: 'Name' },
    readonly: true,
    maxLength: 120,
  },
  member_level: {
    name: 'member_level',
    kind: 'enum',
    label: { th: 'ระดับ', en: 'Level' },
    readonly: true,
    options: memberLevelOptions,
  },
  member_tags: {
    name: 'member_tags',
    kind: 'list',
    label: { th: 'แท็ก', en: 'Tags' },
    readonly: true,
    item: { kind: 'enum', options: memberTagOptions },
  },
  bank_code: {
    name: 'bank_code',
    kind: 'ref',
    label: { th: 'ธนาคาร', en: 'Bank' },
    required: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th' },
  },
  bank_account_no: {
    name: 'bank_account_no',
    kind: 'account',
    label: { th: 'เลขบัญชี', en: 'Account number' },
    required: true,
    mask: 'member.pii.view',
  },
  bank_account_name: {
    name: 'bank_account_name',
    kind: 'string',
    label: { th: 'ชื่อบัญชี', en: 'Account name' },
    required: true,
    maxLength: 120,
  },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดถอน', en: 'Amount' }, required: true, min: '0.01' },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, required: true, min: '0.00' },
  fee_payer: {
    name: 'fee_payer',
    kind: 'enum',
    label: { th: 'ผู้จ่ายค่าธรรมเนียม', en: 'Fee paid by' },
    required: true,
    options: feePayerOptions,
  },
  net_amount: {
    name: 'net_amount',
    kind: 'money',
    label: { th: 'ยอดโอน', en: 'Net amount' },
    readonly: true,
    min: '0.01',
  },
  type: {
    name: 'type',
    kind: 'enum',
    label: { th: 'วิธีโอน', en: 'Transfer method' },
    required: true,
    options: withdrawalTypeOptions,
  },
  from_bank_id: {
    name: 'from_bank_id',
    kind: 'ref',
    label: { th: 'โอนจากบัญชี', en: 'From account' },
    nullable: true,
    reference: { entity: 'Bank', path: '/api/system/bank/sources', value: 'id', label: 'nickname' },
  },
  gateway: {
    name: 'gateway',
    kind: 'string',
    label: { th: 'เกตเวย์', en: 'Gateway' },
    readonly: true,
    nullable: true,
    maxLength: 16,
  },
  gateway_account_id: {
    name: 'gateway_account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    nullable: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
  },
  balance_before: {
    name: 'balance_before',
    kind: 'money',
    label: { th: 'เครดิตก่อน', en: 'Balance before' },
    readonly: true,
  },
  balance_after: {
    name: 'balance_after',
    kind: 'money',
    label: { th: 'เครดิตหลังถอน', en: 'Balance after' },
    readonly: true,
  },
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
  turnover_ok: { name: 'turnover_ok', kind: 'boolean', label: { th: 'เทิร์น', en: 'Turnover met' }, readonly: true },
  active_promotion: {
    name: 'active_promotion',
    kind: 'string',
    label: { th: 'โปร', en: 'Promotion' },
    readonly: true,
    nullable: true,
    maxLength: 80,
  },
  deposit_today: {
    name: 'deposit_today',
    kind: 'money',
    label: { th: 'ฝากวันนี้', en: 'Deposits today' },
    readonly: true,
  },
  withdraw_today: {
    name: 'withdraw_today',
    kind: 'money',
    label: { th: 'ถอนวันนี้', en: 'Withdrawals today' },
    readonly: true,
  },
  withdraw_count_today: {
    name: 'withdraw_count_today',
    kind: 'integer',
    label: { th: 'ถอนครั้งที่', en: 'Request of the day' },
    readonly: true,
  },
  deposit_total: {
    name: 'deposit_total',
    kind: 'money',
    label: { th: 'ฝากรวม', en: 'Deposits to date' },
    readonly: true,
  },
  withdraw_total: {
    name: 'withdraw_total',
    kind: 'money',
    label: { th: 'ถอนรวม', en: 'Withdrawals to date' },
    readonly: true,
  },
  winloss_total: {
    name: 'winloss_total',
    kind: 'money',
    label: { th: 'แพ้ชนะรวม', en: 'Win/loss to date' },
    readonly: true,
  },
  risk_score: {
    name: 'risk_score',
    kind: 'integer',
    label: { th: 'ความเสี่ยง', en: 'Risk' },
    readonly: true,
    min: 0,
    max: 100,
  },
  risk_level: {
    name: 'risk_level',
    kind: 'enum',
    label: { th: 'ความเสี่ยง', en: 'Risk level' },
    readonly: true,
    options: riskLevelOptions,
  },
  risk_flags: {
    name: 'risk_flags',
    kind: 'list',
    label: { th: 'เหตุที่น่าสงสัย', en: 'Risk flags' },
    readonly: true,
    item: { kind: 'enum', options: suspiciousFlagOptions },
  },
  requested_at: {
    name: 'requested_at',
    kind: 'datetime',
    label: { th: 'แจ้งเมื่อ', en: 'Requested' },
    readonly: true,
  },
  verified_at: {
    name: 'verified_at',
    kind: 'datetime',
    label: { th: 'ตรวจเมื่อ', en: 'Verified at' },
    readonly: true,
    nullable: true,
  },
  verified_by: {
    name: 'verified_by',
    kind: 'ref',
    label: { th: 'ผู้ตรวจ', en: 'Verified by' },
    readonly: true,
    nullable: true,
  },
  approved_at: {
    name: 'approved_at',
    kind: 'datetime',
    label: { th: 'อนุมัติเมื่อ', en: 'Approved at' },
    readonly: true,
    nullable: true,
  },
  approved_by: {
    name: 'approved_by',
    kind: 'ref',
    label: { th: 'ผู้อนุมัติ', en: 'Approved by' },
    readonly: true,
    nullable: true,
  },
  completed_at: {
    name: 'completed_at',
    kind: 'datetime',
    label: { th: 'เสร็จเมื่อ', en: 'Completed' },
    readonly: true,
    nullable: true,
  },
  duration_sec: {
    name: 'duration_sec',
    kind: 'integer',
    label: { th: 'ใช้เวลา', en: 'Duration' },
    unit: { th: 'วินาที', en: 's' },
    readonly: true,
    nullable: true,
  },
  locked_by: {
    name: 'locked_by',
    kind: 'ref',
    label: { th: 'ผู้ทำรายการ', en: 'In the hands of' },
    readonly: true,
    nullable: true,
  },
  locked_at: {
    name: 'locked_at',
    kind: 'datetime',
    label: { th: 'ทำรายการเมื่อ', en: 'Taken at' },
    readonly: true,
    nullable: true,
  },
  upstream_ref: {
    name: 'upstream_ref',
    kind: 'string',
    label: { th: 'เลขอ้างอิงปลายทาง', en: 'Upstream reference' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  upstream_message: {
    name: 'upstream_message',
    kind: 'string',
    label: { th: 'ข้อความปลายทาง', en: 'Upstream message' },
    readonly: true,
    nullable: true,
    maxLength: 255,
  },
  transferred_at: {
    name: 'transferred_at',
    kind: 'datetime',
    label: { th: 'เวลาโอน', en: 'Transferred at' },
    readonly: true,
    nullable: true,
  },
  slip_url: { name: 'slip_url', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, readonly: true, nullable: true },
  refund_reason: {
    name: 'refund_reason',
    kind: 'enum',
    label: { th: 'เหตุผลคืนเครดิต', en: 'Refund reason' },
    readonly: true,
    nullable: true,
    options: refundReasonOptions,
  },
  notes: { name: 'notes', kind: 'list', label: { th: 'บันทึก', en: 'Notes' }, readonly: true, item: { kind: 'json' } },
  timeline: {
    name: 'timeline',
    kind: 'list',
    label: { th: 'ประวัติสถานะ', en: 'Timeline' },
    readonly: true,
    item: { kind: 'json' },
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    readonly: true,
    options: withdrawalStatusOptions,
    initial: 'pending',
  },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: {
    name: 'created_by',
    kind: 'ref',
    label: { th: 'ผู้สร้าง', en: 'Created by' },
    readonly: true,
    nullable: true,
  },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: {
    name: 'updated_by',
    kind: 'ref',
    label: { th: 'ผู้แก้ไข', en: 'Updated by' },
    readonly: true,
    nullable: true,
  },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
