// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import {
  feePayerOptions,
  gatewayAccountStatusOptions,
  gatewayBalanceReasonOptions,
  gatewayBalanceSourceOptions,
  gatewayDepositMethodOptions,
  gatewayHealthOptions,
  gatewayMethodOptions,
  gatewayOrderStatusOptions,
  gatewayOrderTypeOptions,
  gatewayProcessOptions,
  gatewayTransactionTypeOptions,
  memberLevelOptions,
  onOffOptions,
} from '#generated/api/enums.ts';

export type GatewayAccountFieldName =
  | 'id'
  | 'gateway'
  | 'name'
  | 'api_url'
  | 'callback_url'
  | 'callback_ips'
  | 'deposit_enabled'
  | 'withdraw_enabled'
  | 'deposit_methods'
  | 'deposit_min'
  | 'deposit_max'
  | 'withdraw_min'
  | 'withdraw_max'
  | 'deposit_fee_pct'
  | 'deposit_fee_fixed'
  | 'withdraw_fee_pct'
  | 'withdraw_fee_fixed'
  | 'qr_expire_min'
  | 'daily_in_limit'
  | 'daily_out_limit'
  | 'low_balance_alert'
  | 'balance'
  | 'balance_updated_at'
  | 'today_in'
  | 'today_out'
  | 'success_rate_today'
  | 'agent_count'
  | 'health'
  | 'status'
  | 'note'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const gatewayAccountFields: Readonly<Record<GatewayAccountFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, maxLength: 16 },
  name: {
    name: 'name',
    kind: 'string',
    label: { th: 'ชื่อบัญชี', en: 'Account name' },
    required: true,
    maxLength: 60,
  },
  api_url: { name: 'api_url', kind: 'url', label: { th: 'API URL', en: 'API URL' }, required: true },
  callback_url: {
    name: 'callback_url',
    kind: 'url',
    label: { th: 'Callback URL', en: 'Callback URL' },
    readonly: true,
    nullable: true,
  },
  callback_ips: {
    name: 'callback_ips',
    kind: 'list',
    label: { th: 'IP ที่อนุญาต Callback', en: 'Callback IPs' },
    nullable: true,
    item: { kind: 'ip' },
  },
  deposit_enabled: {
    name: 'deposit_enabled',
    kind: 'boolean',
    label: { th: 'เปิดฝาก', en: 'Deposits' },
    required: true,
    initial: true,
  },
  withdraw_enabled: {
    name: 'withdraw_enabled',
    kind: 'boolean',
    label: { th: 'เปิดถอน', en: 'Withdrawals' },
    required: true,
    initial: true,
  },
  deposit_methods: {
    name: 'deposit_methods',
    kind: 'list',
    label: { th: 'วิธีฝาก', en: 'Deposit methods' },
    nullable: true,
    item: { kind: 'enum', options: gatewayDepositMethodOptions },
  },
  deposit_min: {
    name: 'deposit_min',
    kind: 'money',
    label: { th: 'ฝากต่ำสุด', en: 'Smallest deposit' },
    required: true,
    min: '0.00',
    initial: '50.00',
  },
  deposit_max: {
    name: 'deposit_max',
    kind: 'money',
    label: { th: 'ฝากสูงสุด', en: 'Largest deposit' },
    required: true,
    min: '0.00',
    initial: '200000.00',
  },
  withdraw_min: {
    name: 'withdraw_min',
    kind: 'money',
    label: { th: 'ถอนต่ำสุด', en: 'Smallest withdrawal' },
    required: true,
    min: '0.00',
    initial: '100.00',
  },
  withdraw_max: {
    name: 'withdraw_max',
    kind: 'money',
    label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' },
    required: true,
    min: '0.00',
    initial: '100000.00',
  },
  deposit_fee_pct: {
    name: 'deposit_fee_pct',
    kind: 'percent',
    label: { th: 'ค่าธรรมเนียมฝาก (%)', en: 'Deposit fee (%)' },
    required: true,
    min: '0',
    max: '100',
  },
  deposit_fee_fixed: {
    name: 'deposit_fee_fixed',
    kind: 'money',
    label: { th: 'ค่าธรรมเนียมฝาก (บาท)', en: 'Deposit fee (baht)' },
    required: true,
    min: '0.00',
    initial: '0.00',
  },
  withdraw_fee_pct: {
    name: 'withdraw_fee_pct',
    kind: 'percent',
    label: { th: 'ค่าธรรมเนียมถอน (%)', en: 'Withdrawal fee (%)' },
    required: true,
    min: '0',
    max: '100',
  },
  withdraw_fee_fixed: {
    name: 'withdraw_fee_fixed',
    kind: 'money',
    label: { th: 'ค่าธรรมเนียมถอน (บาท)', en: 'Withdrawal fee (baht)' },
    required: true,
    min: '0.00',
    initial: '0.00',
  },
  qr_expire_min: {
    name: 'qr_expire_min',
    kind: 'integer',
    label: { th: 'อายุ QR (นาที)', en: 'QR lifetime (minutes)' },
    required: true,
    min: 1,
    max: 60,
    initial: 10,
  },
  daily_in_limit: {
    name: 'daily_in_limit',
    kind: 'money',
    label: { th: 'วงเงินรับต่อวัน', en: 'Daily limit in' },
    nullable: true,
    min: '0.00',
  },
  daily_out_limit: {
    name: 'daily_out_limit',
    kind: 'money',
    label: { th: 'วงเงินจ่ายต่อวัน', en: 'Daily limit out' },
    nullable: true,
    min: '0.00',
  },
  low_balance_alert: {
    name: 'low_balance_alert',
    kind: 'money',
    label: { th: 'แจ้งเตือนเมื่อยอดต่ำกว่า', en: 'Alert below' },
    nullable: true,
    min: '0.00',
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
    label: { th: 'อัปเดตเมื่อ', en: 'Balance as of' },
    readonly: true,
    nullable: true,
  },
  today_in: {
    name: 'today_in',
    kind: 'money',
    label: { th: 'รับวันนี้', en: 'In today' },
    readonly: true,
    initial: '0.00',
  },
  today_out: {
    name: 'today_out',
    kind: 'money',
    label: { th: 'จ่ายวันนี้', en: 'Out today' },
    readonly: true,
    initial: '0.00',
  },
  success_rate_today: {
    name: 'success_rate_today',
    kind: 'percent',
    label: { th: 'สำเร็จ (%)', en: 'Success (%)' },
    readonly: true,
    nullable: true,
  },
  agent_count: {
    name: 'agent_count',
    kind: 'integer',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    initial: 0,
  },
  health: {
    name: 'health',
    kind: 'enum',
    label: { th: 'สุขภาพ', en: 'Health' },
    readonly: true,
    options: gatewayHealthOptions,
    initial: 'unknown',
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: gatewayAccountStatusOptions,
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

export type GatewayAgentConfigFieldName =
  | 'id'
  | 'gateway'
  | 'agent_id'
  | 'agent_code'
  | 'account_id'
  | 'display_name'
  | 'deposit_enabled'
  | 'withdraw_enabled'
  | 'deposit_min'
  | 'deposit_max'
  | 'withdraw_min'
  | 'withdraw_max'
  | 'fee_payer'
  | 'allowed_banks'
  | 'member_levels'
  | 'auto_withdraw_max'
  | 'priority'
  | 'open_from'
  | 'open_to'
  | 'status'
  | 'created_at'
  | 'created_by'
  | 'updated_at'
  | 'updated_by'
  | 'version';

export const gatewayAgentConfigFields: Readonly<Record<GatewayAgentConfigFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, maxLength: 16 },
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
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    required: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
  },
  display_name: {
    name: 'display_name',
    kind: 'string',
    label: { th: 'ชื่อที่สมาชิกเห็น', en: 'Name shown to members' },
    nullable: true,
    maxLength: 40,
  },
  deposit_enabled: {
    name: 'deposit_enabled',
    kind: 'boolean',
    label: { th: 'เปิดฝาก', en: 'Deposits' },
    required: true,
    initial: true,
  },
  withdraw_enabled: {
    name: 'withdraw_enabled',
    kind: 'boolean',
    label: { th: 'เปิดถอน', en: 'Withdrawals' },
    required: true,
    initial: true,
  },
  deposit_min: {
    name: 'deposit_min',
    kind: 'money',
    label: { th: 'ฝากต่ำสุด', en: 'Smallest deposit' },
    hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' },
    nullable: true,
    min: '0.00',
  },
  deposit_max: {
    name: 'deposit_max',
    kind: 'money',
    label: { th: 'ฝากสูงสุด', en: 'Largest deposit' },
    hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' },
    nullable: true,
    min: '0.00',
  },
  withdraw_min: {
    name: 'withdraw_min',
    kind: 'money',
    label: { th: 'ถอนต่ำสุด', en: 'Smallest withdrawal' },
    hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' },
    nullable: true,
    min: '0.00',
  },
  withdraw_max: {
    name: 'withdraw_max',
    kind: 'money',
    label: { th: 'ถอนสูงสุด', en: 'Largest withdrawal' },
    hint: { th: 'เว้นว่าง = ใช้ค่าของบัญชี', en: 'Empty = as the account' },
    nullable: true,
    min: '0.00',
  },
  fee_payer: {
    name: 'fee_payer',
    kind: 'enum',
    label: { th: 'ผู้รับผิดชอบค่าธรรมเนียม', en: 'Fee paid by' },
    required: true,
    options: feePayerOptions,
    initial: 'company',
  },
  allowed_banks: {
    name: 'allowed_banks',
    kind: 'list',
    label: { th: 'ธนาคารที่รองรับ', en: 'Banks' },
    nullable: true,
    item: {
      kind: 'ref',
      reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th' },
    },
  },
  member_levels: {
    name: 'member_levels',
    kind: 'list',
    label: { th: 'ระดับสมาชิกที่ใช้ได้', en: 'Member levels' },
    hint: { th: 'เว้นว่าง = ทุกระดับ', en: 'Empty = all' },
    nullable: true,
    item: { kind: 'enum', options: memberLevelOptions },
  },
  auto_withdraw_max: {
    name: 'auto_withdraw_max',
    kind: 'money',
    label: { th: 'ถอนอัตโนมัติสูงสุด', en: 'Largest automatic withdrawal' },
    nullable: true,
    min: '0.00',
  },
  priority: {
    name: 'priority',
    kind: 'integer',
    label: { th: 'ลำดับความสำคัญ', en: 'Priority' },
    required: true,
    min: 1,
    max: 99,
    initial: 1,
  },
  open_from: { name: 'open_from', kind: 'time', label: { th: 'เวลาเปิด', en: 'Open from' }, nullable: true },
  open_to: { name: 'open_to', kind: 'time', label: { th: 'เวลาปิด', en: 'Open to' }, nullable: true },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    required: true,
    options: onOffOptions,
    initial: 'active',
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

export type GatewayBalanceLogFieldName =
  | 'id'
  | 'gateway'
  | 'created_at'
  | 'account_id'
  | 'reason'
  | 'ref'
  | 'balance_before'
  | 'change'
  | 'balance_after'
  | 'source';

export const gatewayBalanceLogFields: Readonly<Record<GatewayBalanceLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, maxLength: 16 },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
  },
  reason: {
    name: 'reason',
    kind: 'enum',
    label: { th: 'เหตุผล', en: 'Reason' },
    readonly: true,
    options: gatewayBalanceReasonOptions,
  },
  ref: {
    name: 'ref',
    kind: 'string',
    label: { th: 'อ้างอิง', en: 'Reference' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ก่อน', en: 'Before' }, readonly: true },
  change: { name: 'change', kind: 'money', label: { th: 'เปลี่ยนแปลง', en: 'Change' }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'หลัง', en: 'After' }, readonly: true },
  source: {
    name: 'source',
    kind: 'enum',
    label: { th: 'ที่มา', en: 'Source' },
    readonly: true,
    options: gatewayBalanceSourceOptions,
  },
};

export type GatewayBankItemFieldName = 'bank_code' | 'gateway_bank_code' | 'name_th' | 'deposit' | 'withdraw';

export const gatewayBankItemFields: Readonly<Record<GatewayBankItemFieldName, Field>> = {
  bank_code: { name: 'bank_code', kind: 'string', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
  gateway_bank_code: {
    name: 'gateway_bank_code',
    kind: 'string',
    label: { th: 'รหัสเกตเวย์', en: 'Code at the gateway' },
    nullable: true,
  },
  name_th: { name: 'name_th', kind: 'string', label: { th: 'ชื่อไทย', en: 'Thai name' }, nullable: true },
  deposit: { name: 'deposit', kind: 'boolean', label: { th: 'ฝาก', en: 'Deposit' } },
  withdraw: { name: 'withdraw', kind: 'boolean', label: { th: 'ถอน', en: 'Withdrawal' } },
};

export type GatewayOrderFieldName =
  | 'id'
  | 'gateway'
  | 'created_at'
  | 'order_ref'
  | 'gateway_ref'
  | 'account_id'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'member_name'
  | 'type'
  | 'method'
  | 'bank_code'
  | 'bank_account_no'
  | 'bank_account_name'
  | 'request_amount'
  | 'pay_amount'
  | 'fee'
  | 'net_amount'
  | 'qr_payload'
  | 'qr_image_url'
  | 'pay_url'
  | 'expires_at'
  | 'paid_at'
  | 'callback_at'
  | 'callback_count'
  | 'last_callback_status'
  | 'deposit_ref'
  | 'withdraw_ref'
  | 'gateway_status'
  | 'message'
  | 'request_json'
  | 'response_json'
  | 'status';

export const gatewayOrderFields: Readonly<Record<GatewayOrderFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, maxLength: 16 },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, readonly: true },
  order_ref: { name: 'order_ref', kind: 'code', label: { th: 'เลขที่คำสั่ง', en: 'Order' }, readonly: true },
  gateway_ref: {
    name: 'gateway_ref',
    kind: 'string',
    label: { th: 'เลขเกตเวย์', en: 'Gateway reference' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
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
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true },
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
  type: {
    name: 'type',
    kind: 'enum',
    label: { th: 'ประเภท', en: 'Type' },
    readonly: true,
    options: gatewayOrderTypeOptions,
  },
  method: {
    name: 'method',
    kind: 'enum',
    label: { th: 'วิธี', en: 'Method' },
    readonly: true,
    options: gatewayMethodOptions,
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
  request_amount: { name: 'request_amount', kind: 'money', label: { th: 'ยอดขอ', en: 'Requested' }, readonly: true },
  pay_amount: { name: 'pay_amount', kind: 'money', label: { th: 'ยอดชำระ', en: 'Paid' }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, readonly: true },
  net_amount: { name: 'net_amount', kind: 'money', label: { th: 'สุทธิ', en: 'Net' }, readonly: true },
  qr_payload: {
    name: 'qr_payload',
    kind: 'string',
    label: { th: 'QR', en: 'QR' },
    readonly: true,
    nullable: true,
    maxLength: 512,
  },
  qr_image_url: {
    name: 'qr_image_url',
    kind: 'image',
    label: { th: 'ภาพ QR', en: 'QR picture' },
    readonly: true,
    nullable: true,
  },
  pay_url: {
    name: 'pay_url',
    kind: 'url',
    label: { th: 'ลิงก์ชำระ', en: 'Payment link' },
    readonly: true,
    nullable: true,
  },
  expires_at: {
    name: 'expires_at',
    kind: 'datetime',
    label: { th: 'หมดอายุ', en: 'Expires' },
    readonly: true,
    nullable: true,
  },
  paid_at: {
    name: 'paid_at',
    kind: 'datetime',
    label: { th: 'ชำระเมื่อ', en: 'Paid at' },
    readonly: true,
    nullable: true,
  },
  callback_at: {
    name: 'callback_at',
    kind: 'datetime',
    label: { th: 'Callback เมื่อ', en: 'Callback at' },
    readonly: true,
    nullable: true,
  },
  callback_count: {
    name: 'callback_count',
    kind: 'integer',
    label: { th: 'callback', en: 'Callbacks' },
    readonly: true,
    initial: 0,
  },
  last_callback_status: {
    name: 'last_callback_status',
    kind: 'string',
    label: { th: 'ผล callback ล่าสุด', en: 'Last callback' },
    readonly: true,
    nullable: true,
    maxLength: 40,
  },
  deposit_ref: {
    name: 'deposit_ref',
    kind: 'code',
    label: { th: 'รายการฝาก', en: 'Deposit' },
    readonly: true,
    nullable: true,
  },
  withdraw_ref: {
    name: 'withdraw_ref',
    kind: 'code',
    label: { th: 'รายการถอน', en: 'Withdrawal' },
    readonly: true,
    nullable: true,
  },
  gateway_status: {
    name: 'gateway_status',
    kind: 'string',
    label: { th: 'สถานะจากเกตเวย์ (ดิบ)', en: 'Status at the gateway' },
    readonly: true,
    nullable: true,
    maxLength: 40,
  },
  message: {
    name: 'message',
    kind: 'string',
    label: { th: 'ข้อความ', en: 'Message' },
    readonly: true,
    nullable: true,
    maxLength: 255,
  },
  request_json: {
    name: 'request_json',
    kind: 'json',
    label: { th: 'ข้อมูลส่ง', en: 'Request' },
    readonly: true,
    nullable: true,
  },
  response_json: {
    name: 'response_json',
    kind: 'json',
    label: { th: 'ข้อมูลตอบ', en: 'Response' },
    readonly: true,
    nullable: true,
  },
  status: {
    name: 'status',
    kind: 'enum',
    label: { th: 'สถานะ', en: 'Status' },
    readonly: true,
    options: gatewayOrderStatusOptions,
    initial: 'created',
  },
};

export type GatewayStatementLineFieldName = 'account_id' | 'at' | 'type' | 'ref' | 'amount' | 'fee' | 'balance';

export const gatewayStatementLineFields: Readonly<Record<GatewayStatementLineFieldName, Field>> = {
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    nullable: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
  },
  at: { name: 'at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, nullable: true },
  type: { name: 'type', kind: 'string', label: { th: 'ประเภท', en: 'Type' }, nullable: true },
  ref: { name: 'ref', kind: 'string', label: { th: 'อ้างอิง', en: 'Reference' }, nullable: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, nullable: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, nullable: true },
  balance: { name: 'balance', kind: 'money', label: { th: 'คงเหลือ', en: 'Balance' }, nullable: true },
};

export type GatewayTransactionFieldName =
  | 'id'
  | 'gateway'
  | 'received_at'
  | 'txn_ref'
  | 'order_ref'
  | 'gateway_ref'
  | 'account_id'
  | 'agent_id'
  | 'agent_code'
  | 'member_id'
  | 'username'
  | 'type'
  | 'amount'
  | 'fee'
  | 'net_amount'
  | 'balance_after'
  | 'payer_bank_code'
  | 'payer_account_no'
  | 'payer_name'
  | 'payee_mismatch'
  | 'signature_valid'
  | 'source_ip'
  | 'process_status'
  | 'message'
  | 'payload_json';

export const gatewayTransactionFields: Readonly<Record<GatewayTransactionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, maxLength: 16 },
  received_at: { name: 'received_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Received' }, readonly: true },
  txn_ref: { name: 'txn_ref', kind: 'code', label: { th: 'เลขที่', en: 'Transaction' }, readonly: true },
  order_ref: { name: 'order_ref', kind: 'code', label: { th: 'คำสั่ง', en: 'Order' }, readonly: true, nullable: true },
  gateway_ref: {
    name: 'gateway_ref',
    kind: 'string',
    label: { th: 'เลขเกตเวย์', en: 'Gateway reference' },
    readonly: true,
    nullable: true,
    maxLength: 64,
  },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/sources', value: 'id', label: 'name' },
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code' },
  },
  agent_code: {
    name: 'agent_code',
    kind: 'string',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    nullable: true,
    maxLength: 16,
    pattern: '^[A-Z0-9]{2,16}$',
  },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, readonly: true, nullable: true },
  username: {
    name: 'username',
    kind: 'string',
    label: { th: 'ยูสเซอร์', en: 'Username' },
    readonly: true,
    nullable: true,
    maxLength: 16,
  },
  type: {
    name: 'type',
    kind: 'enum',
    label: { th: 'ประเภท', en: 'Type' },
    readonly: true,
    options: gatewayTransactionTypeOptions,
  },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, readonly: true },
  net_amount: { name: 'net_amount', kind: 'money', label: { th: 'สุทธิ', en: 'Net' }, readonly: true },
  balance_after: {
    name: 'balance_after',
    kind: 'money',
    label: { th: 'ยอดเกตเวย์', en: 'Gateway balance' },
    readonly: true,
    nullable: true,
  },
  payer_bank_code: {
    name: 'payer_bank_code',
    kind: 'ref',
    label: { th: 'ธนาคารผู้โอน', en: 'Payer bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th' },
  },
  payer_account_no: {
    name: 'payer_account_no',
    kind: 'account',
    label: { th: 'เลขบัญชี', en: 'Payer account' },
    readonly: true,
    nullable: true,
    mask: 'member.pii.view',
  },
  payer_name: {
    name: 'payer_name',
    kind: 'string',
    label: { th: 'ชื่อผู้โอน', en: 'Payer' },
    readonly: true,
    nullable: true,
    maxLength: 120,
  },
  payee_mismatch: {
    name: 'payee_mismatch',
    kind: 'boolean',
    label: { th: 'ชื่อไม่ตรง', en: 'Name mismatch' },
    readonly: true,
    initial: false,
  },
  signature_valid: {
    name: 'signature_valid',
    kind: 'boolean',
    label: { th: 'ลายเซ็น', en: 'Signature valid' },
    readonly: true,
    initial: true,
  },
  source_ip: { name: 'source_ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, readonly: true, nullable: true },
  process_status: {
    name: 'process_status',
    kind: 'enum',
    label: { th: 'การประมวลผล', en: 'Processing' },
    readonly: true,
    options: gatewayProcessOptions,
  },
  message: {
    name: 'message',
    kind: 'string',
    label: { th: 'ข้อความ', en: 'Message' },
    readonly: true,
    nullable: true,
    maxLength: 255,
  },
  payload_json: {
    name: 'payload_json',
    kind: 'json',
    label: { th: 'ข้อมูลดิบ', en: 'Payload' },
    readonly: true,
    nullable: true,
  },
};
