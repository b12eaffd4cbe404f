// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { cacheResultOptions } from '#generated/api/enums/cache-result.ts';
import { moneyDirectionOptions } from '#generated/api/enums/money-direction.ts';
import { processedOptions } from '#generated/api/enums/processed.ts';

export type BankCacheTransactionFieldName =
  | 'id' | 'cache_key' | 'bank_id' | 'agent_ids' | 'txn_at' | 'fetched_at' | 'direction' | 'amount' | 'amount_in' |
  'amount_out' | 'from_bank_code' | 'from_account_no' | 'from_account_name' | 'description' | 'ttl_sec' | 'processed' |
  'process_result' | 'raw_ref' | 'worker' | 'payload_json';

export const bankCacheTransactionFields: Readonly<Record<BankCacheTransactionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  cache_key: { name: 'cache_key', kind: 'string', label: { th: 'คีย์', en: 'Key' }, readonly: true },
  bank_id: { name: 'bank_id', kind: 'ref', label: { th: 'บัญชี', en: 'Account' }, readonly: true, reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  txn_at: { name: 'txn_at', kind: 'datetime', label: { th: 'เวลาธุรกรรม', en: 'Transaction time' }, readonly: true },
  fetched_at: { name: 'fetched_at', kind: 'datetime', label: { th: 'ดึงเมื่อ', en: 'Fetched' }, readonly: true },
  direction: { name: 'direction', kind: 'enum', label: { th: 'ทิศทาง', en: 'Direction' }, readonly: true, options: moneyDirectionOptions },
  amount: { name: 'amount', kind: 'money', label: { th: 'จำนวน', en: 'Amount' }, adds: { by: 'direction', options: moneyDirectionOptions }, readonly: true },
  amount_in: { name: 'amount_in', kind: 'money', label: { th: 'เงินเข้า', en: 'In' }, readonly: true },
  amount_out: { name: 'amount_out', kind: 'money', label: { th: 'เงินออก', en: 'Out' }, readonly: true },
  from_bank_code: {
    name: 'from_bank_code',
    kind: 'ref',
    label: { th: 'ธนาคาร', en: 'Bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' },
  },
  from_account_no: { name: 'from_account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  from_account_name: { name: 'from_account_name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true, nullable: true },
  description: { name: 'description', kind: 'string', label: { th: 'รายละเอียด', en: 'Description' }, readonly: true },
  ttl_sec: { name: 'ttl_sec', kind: 'integer', label: { th: 'หมดอายุใน', en: 'Time to live' }, unit: { th: 'วินาที', en: 's' }, readonly: true },
  processed: { name: 'processed', kind: 'boolean', label: { th: 'ประมวลผล', en: 'Processed' }, readonly: true, options: processedOptions, initial: false },
  process_result: { name: 'process_result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, readonly: true, options: cacheResultOptions, initial: 'queued' },
  raw_ref: { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Statement line' }, readonly: true, nullable: true },
  worker: { name: 'worker', kind: 'string', label: { th: 'ตัวประมวลผล', en: 'Worker' }, readonly: true },
  payload_json: { name: 'payload_json', kind: 'json', label: { th: 'ข้อมูลดิบ', en: 'As fetched' }, readonly: true, nullable: true },
};
