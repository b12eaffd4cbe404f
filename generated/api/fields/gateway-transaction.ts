// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { gatewayProcessOptions } from '#generated/api/enums/gateway-process.ts';
import { gatewayTransactionTypeOptions } from '#generated/api/enums/gateway-transaction-type.ts';
import { validityOptions } from '#generated/api/enums/validity.ts';

export type GatewayTransactionFieldName =
  | 'id' | 'gateway' | 'received_at' | 'txn_ref' | 'event_id' | 'order_ref' | 'gateway_ref' | 'account_id' | 'agent_id' |
  'agent_code' | 'member_id' | 'username' | 'type' | 'amount' | 'fee' | 'net_amount' | 'balance_after' |
  'payer_bank_code' | 'payer_account_no' | 'payer_name' | 'payee_mismatch' | 'signature_valid' | 'source_ip' |
  'process_status' | 'message' | 'payload_json';

export const gatewayTransactionFields: Readonly<Record<GatewayTransactionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true },
  received_at: { name: 'received_at', kind: 'datetime', label: { th: 'รับเมื่อ', en: 'Received' }, readonly: true },
  txn_ref: { name: 'txn_ref', kind: 'code', label: { th: 'เลขที่', en: 'Transaction' }, readonly: true },
  event_id: { name: 'event_id', kind: 'string', label: { th: 'เลขเหตุการณ์', en: 'Event' }, readonly: true, nullable: true },
  order_ref: { name: 'order_ref', kind: 'code', label: { th: 'คำสั่ง', en: 'Order' }, readonly: true, nullable: true },
  gateway_ref: { name: 'gateway_ref', kind: 'string', label: { th: 'เลขเกตเวย์', en: 'Gateway reference' }, readonly: true, nullable: true },
  account_id: {
    name: 'account_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Gateway account' },
    readonly: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true, nullable: true },
  member_id: {
    name: 'member_id',
    kind: 'ref',
    label: { th: 'สมาชิก', en: 'Member' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true, nullable: true },
  type: { name: 'type', kind: 'enum', label: { th: 'ประเภท', en: 'Type' }, readonly: true, options: gatewayTransactionTypeOptions },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอด', en: 'Amount' }, adds: { by: 'type', options: gatewayTransactionTypeOptions }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, adds: { by: 'type', options: gatewayTransactionTypeOptions }, readonly: true },
  net_amount: { name: 'net_amount', kind: 'money', label: { th: 'สุทธิ', en: 'Net' }, adds: { by: 'type', options: gatewayTransactionTypeOptions }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดเกตเวย์', en: 'Gateway balance' }, adds: { by: 'type', options: gatewayTransactionTypeOptions }, readonly: true, nullable: true },
  payer_bank_code: {
    name: 'payer_bank_code',
    kind: 'ref',
    label: { th: 'ธนาคารผู้โอน', en: 'Payer bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' },
  },
  payer_account_no: { name: 'payer_account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Payer account' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  payer_name: { name: 'payer_name', kind: 'string', label: { th: 'ชื่อผู้โอน', en: 'Payer' }, readonly: true, nullable: true },
  payee_mismatch: { name: 'payee_mismatch', kind: 'boolean', label: { th: 'ชื่อไม่ตรง', en: 'Name mismatch' }, readonly: true, initial: false },
  signature_valid: { name: 'signature_valid', kind: 'boolean', label: { th: 'ลายเซ็น', en: 'Signature valid' }, readonly: true, options: validityOptions, initial: true },
  source_ip: { name: 'source_ip', kind: 'ip', label: { th: 'IP', en: 'IP' }, readonly: true, nullable: true },
  process_status: { name: 'process_status', kind: 'enum', label: { th: 'การประมวลผล', en: 'Processing' }, readonly: true, options: gatewayProcessOptions },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  payload_json: { name: 'payload_json', kind: 'json', label: { th: 'ข้อมูลดิบ', en: 'Payload' }, readonly: true, nullable: true },
};
