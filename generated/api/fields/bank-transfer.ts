// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { transferOriginOptions } from '#generated/api/enums/transfer-origin.ts';
import { transferStatusOptions } from '#generated/api/enums/transfer-status.ts';

export type BankTransferFieldName =
  | 'id' | 'transfer_ref' | 'requested_at' | 'origin' | 'origin_id' | 'lane' | 'agent_ids' | 'source_bank_id' |
  'target_bank_id' | 'bank_code' | 'account_no' | 'account_name' | 'purpose' | 'amount' | 'fee' | 'balance_before' |
  'balance_after' | 'note' | 'requested_by' | 'sent_at' | 'settled_at' | 'duration_sec' | 'inquiries' | 'parked_at' |
  'upstream_ref' | 'message' | 'status';

export const bankTransferFields: Readonly<Record<BankTransferFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  transfer_ref: { name: 'transfer_ref', kind: 'code', label: { th: 'เลขที่โอน', en: 'Reference' }, readonly: true },
  requested_at: { name: 'requested_at', kind: 'datetime', label: { th: 'สั่งเมื่อ', en: 'Requested' }, readonly: true },
  origin: { name: 'origin', kind: 'enum', label: { th: 'ที่มา', en: 'Origin' }, readonly: true, options: transferOriginOptions },
  origin_id: { name: 'origin_id', kind: 'integer', label: { th: 'รหัสที่มา', en: 'Origin ID' }, readonly: true, nullable: true },
  lane: { name: 'lane', kind: 'string', label: { th: 'ช่องทางกันซ้ำ', en: 'Lane' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  source_bank_id: {
    name: 'source_bank_id',
    kind: 'ref',
    label: { th: 'ต้นทาง', en: 'From' },
    readonly: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  target_bank_id: {
    name: 'target_bank_id',
    kind: 'ref',
    label: { th: 'บัญชีปลายทางของเรา', en: 'To our account' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคารปลายทาง', en: 'To bank' }, readonly: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชีปลายทาง', en: 'To account' }, readonly: true },
  account_name: { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชีปลายทาง', en: 'Account name' }, readonly: true },
  purpose: { name: 'purpose', kind: 'string', label: { th: 'วัตถุประสงค์', en: 'Purpose' }, readonly: true, nullable: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดโอน', en: 'Amount' }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, readonly: true, initial: '0.00' },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Balance before' }, readonly: true, nullable: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'Balance after' }, readonly: true, nullable: true },
  note: { name: 'note', kind: 'string', label: { th: 'หมายเหตุ', en: 'Note' }, readonly: true, nullable: true },
  requested_by: { name: 'requested_by', kind: 'ref', label: { th: 'ผู้สั่ง', en: 'Requested by' }, readonly: true, nullable: true },
  sent_at: { name: 'sent_at', kind: 'datetime', label: { th: 'ส่งเมื่อ', en: 'Sent at' }, readonly: true, nullable: true },
  settled_at: { name: 'settled_at', kind: 'datetime', label: { th: 'ทราบผลเมื่อ', en: 'Settled at' }, readonly: true, nullable: true },
  duration_sec: { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, readonly: true, nullable: true },
  inquiries: { name: 'inquiries', kind: 'integer', label: { th: 'ถามผล (ครั้ง)', en: 'Inquiries' }, readonly: true, initial: 0 },
  parked_at: { name: 'parked_at', kind: 'datetime', label: { th: 'รอคนตรวจตั้งแต่', en: 'Waits for a person since' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, readonly: true, nullable: true },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: transferStatusOptions },
};
