// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { sweepMethodOptions } from '#generated/api/enums/sweep-method.ts';
import { sweepRuleStatusOptions } from '#generated/api/enums/sweep-rule-status.ts';

export type SweepRuleFieldName =
  | 'id' | 'source_bank_id' | 'source_name' | 'source_account_no' | 'bank_code' | 'balance' | 'agent_ids' |
  'dest_bank_ids' | 'method' | 'ceiling_min' | 'ceiling_max' | 'remain_min' | 'remain_max' | 'per_transfer_max' |
  'daily_max' | 'last_run_at' | 'last_result' | 'next_ceiling' | 'last_dest_bank_id' | 'error_count' | 'status' |
  'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const sweepRuleFields: Readonly<Record<SweepRuleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  source_bank_id: {
    name: 'source_bank_id',
    kind: 'ref',
    label: { th: 'บัญชีต้นทาง', en: 'From account' },
    required: true,
    reference: { entity: 'SweepSource', path: '/api/system/bank/sweep_sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  source_name: { name: 'source_name', kind: 'string', label: { th: 'ชื่อบัญชีต้นทาง', en: 'Name of the source' }, readonly: true, nullable: true },
  source_account_no: { name: 'source_account_no', kind: 'account', label: { th: 'เลขบัญชีต้นทาง', en: 'Number of the source' }, readonly: true },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, readonly: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดปัจจุบัน', en: 'Balance now' }, readonly: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  dest_bank_ids: {
    name: 'dest_bank_ids',
    kind: 'list',
    label: { th: 'บัญชีปลายทาง', en: 'To accounts' },
    required: true,
    minLength: 1,
    maxLength: 10,
    item: { kind: 'ref', reference: { entity: 'SweepTarget', path: '/api/system/bank/sweep_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  },
  method: { name: 'method', kind: 'enum', label: { th: 'วิธีเลือกปลายทาง', en: 'Choice of account' }, required: true, options: sweepMethodOptions, initial: 'rotate' },
  ceiling_min: { name: 'ceiling_min', kind: 'money', label: { th: 'เริ่มโยกเมื่อถึง (ต่ำสุด)', en: 'Sweep from (least)' }, required: true, min: '0.01' },
  ceiling_max: {
    name: 'ceiling_max',
    kind: 'money',
    label: { th: 'เริ่มโยกเมื่อถึง (สูงสุด)', en: 'Sweep from (most)' },
    hint: { th: 'ระบบสุ่มยอดระหว่างสองค่านี้ทุกรอบ', en: 'A ceiling between the two is drawn each time' },
    required: true,
    min: '0.01',
  },
  remain_min: { name: 'remain_min', kind: 'money', label: { th: 'คงเหลือติดบัญชี (ต่ำสุด)', en: 'Left behind (least)' }, required: true, min: '0.00', initial: '0.00' },
  remain_max: { name: 'remain_max', kind: 'money', label: { th: 'คงเหลือติดบัญชี (สูงสุด)', en: 'Left behind (most)' }, required: true, min: '0.00' },
  per_transfer_max: { name: 'per_transfer_max', kind: 'money', label: { th: 'โอนสูงสุดต่อครั้ง', en: 'Most at once' }, required: true, min: '0.01' },
  daily_max: { name: 'daily_max', kind: 'money', label: { th: 'โยกสูงสุดต่อวัน', en: 'Most a day' }, nullable: true, min: '0.01' },
  last_run_at: { name: 'last_run_at', kind: 'datetime', label: { th: 'ทำงานล่าสุด', en: 'Last run' }, readonly: true, nullable: true },
  last_result: { name: 'last_result', kind: 'string', label: { th: 'ผลล่าสุด', en: 'Last result' }, readonly: true, nullable: true },
  next_ceiling: { name: 'next_ceiling', kind: 'money', label: { th: 'เพดานรอบถัดไป', en: 'Next ceiling' }, readonly: true, nullable: true },
  last_dest_bank_id: { name: 'last_dest_bank_id', kind: 'integer', label: { th: 'ปลายทางล่าสุด', en: 'Last destination' }, readonly: true, nullable: true },
  error_count: { name: 'error_count', kind: 'integer', label: { th: 'ผิดพลาดติดกัน (ครั้ง)', en: 'Errors in a row' }, readonly: true, initial: 0 },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: sweepRuleStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
