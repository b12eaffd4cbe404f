// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayMethodOptions } from '#generated/api/enums/gateway-method.ts';
import { gatewayOrderStatusOptions } from '#generated/api/enums/gateway-order-status.ts';
import { gatewayOrderTypeOptions } from '#generated/api/enums/gateway-order-type.ts';

export type GatewayOrderFieldName =
  | 'id' | 'gateway' | 'created_at' | 'order_ref' | 'gateway_ref' | 'account_id' | 'agent_id' | 'agent_code' |
  'member_id' | 'username' | 'member_name' | 'type' | 'method' | 'bank_code' | 'bank_account_no' |
  'bank_account_name' | 'request_amount' | 'pay_amount' | 'fee' | 'net_amount' | 'qr_payload' | 'qr_image_url' |
  'pay_url' | 'expires_at' | 'paid_at' | 'duration_sec' | 'callback_at' | 'callback_count' | 'last_callback_status' |
  'deposit_ref' | 'withdraw_ref' | 'gateway_status' | 'message' | 'request_json' | 'response_json' | 'status';

export const gatewayOrderFields: Readonly<Record<GatewayOrderFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'สร้างเมื่อ', en: 'Created' }, readonly: true },
  order_ref: { name: 'order_ref', kind: 'code', label: { th: 'เลขที่คำสั่ง', en: 'Order' }, readonly: true },
  gateway_ref: { name: 'gateway_ref', kind: 'string', label: { th: 'เลขเกตเวย์', en: 'Gateway reference' }, readonly: true, nullable: true },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
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
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, readonly: true, options: gatewayOrderTypeOptions },
  method: { name: 'method', kind: 'enum', label: { th: 'วิธี', en: 'Method' }, readonly: true, options: gatewayMethodOptions },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, readonly: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  bank_account_no: { name: 'bank_account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, readonly: true, mask: 'member.pii.view' },
  bank_account_name: { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, readonly: true },
  request_amount: { name: 'request_amount', kind: 'money', label: { th: 'ยอดขอ', en: 'Requested' }, adds: { by: 'type', options: gatewayOrderTypeOptions }, readonly: true },
  pay_amount: { name: 'pay_amount', kind: 'money', label: { th: 'ยอดชำระ', en: 'Paid' }, adds: { by: 'type', options: gatewayOrderTypeOptions }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, adds: { by: 'type', options: gatewayOrderTypeOptions }, readonly: true },
  net_amount: { name: 'net_amount', kind: 'money', label: { th: 'สุทธิ', en: 'Net' }, adds: { by: 'type', options: gatewayOrderTypeOptions }, readonly: true },
  qr_payload: { name: 'qr_payload', kind: 'string', label: { th: 'QR', en: 'QR' }, readonly: true, nullable: true },
  qr_image_url: { name: 'qr_image_url', kind: 'image', label: { th: 'ภาพ QR', en: 'QR picture' }, readonly: true, nullable: true },
  pay_url: { name: 'pay_url', kind: 'url', label: { th: 'ลิงก์ชำระ', en: 'Payment link' }, readonly: true, nullable: true },
  expires_at: { name: 'expires_at', kind: 'datetime', label: { th: 'หมดอายุ', en: 'Expires' }, readonly: true, nullable: true },
  paid_at: { name: 'paid_at', kind: 'datetime', label: { th: 'ชำระเมื่อ', en: 'Paid at' }, readonly: true, nullable: true },
  duration_sec: { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, readonly: true, nullable: true },
  callback_at: { name: 'callback_at', kind: 'datetime', label: { th: 'Callback เมื่อ', en: 'Callback at' }, readonly: true, nullable: true },
  callback_count: { name: 'callback_count', kind: 'integer', label: { th: 'callback', en: 'Callbacks' }, readonly: true, initial: 0 },
  last_callback_status: { name: 'last_callback_status', kind: 'string', label: { th: 'ผล callback ล่าสุด', en: 'Last callback' }, readonly: true, nullable: true },
  deposit_ref: { name: 'deposit_ref', kind: 'code', label: { th: 'รายการฝาก', en: 'Deposit' }, readonly: true, nullable: true },
  withdraw_ref: { name: 'withdraw_ref', kind: 'code', label: { th: 'รายการถอน', en: 'Withdrawal' }, readonly: true, nullable: true },
  gateway_status: { name: 'gateway_status', kind: 'string', label: { th: 'สถานะจากเกตเวย์ (ดิบ)', en: 'Status at the gateway' }, readonly: true, nullable: true },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  request_json: { name: 'request_json', kind: 'json', label: { th: 'ข้อมูลส่ง', en: 'Request' }, readonly: true, nullable: true },
  response_json: { name: 'response_json', kind: 'json', label: { th: 'ข้อมูลตอบ', en: 'Response' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: gatewayOrderStatusOptions, initial: 'created' },
};
