// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { sweepMethodOptions } from '#generated/api/enums/sweep-method.ts';
import { sweepRuleStatusOptions } from '#generated/api/enums/sweep-rule-status.ts';

export type SweepRuleStateFieldName =
  | 'id' | 'rule_id' | 'version' | 'source_bank_id' | 'source_name' | 'source_account_no' | 'bank_code' | 'balance' |
  'agent_ids' | 'dest_bank_ids' | 'dest_names' | 'method' | 'ceiling_min' | 'ceiling_max' | 'remain_min' |
  'remain_max' | 'per_transfer_max' | 'daily_max' | 'today_moved' | 'today_count' | 'last_run_at' | 'last_result' |
  'error_count' | 'status';

export const sweepRuleStateFields: Readonly<Record<SweepRuleStateFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัสกฎ', en: 'Rule ID' }, readonly: true },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กฎ', en: 'Rule' }, readonly: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
  source_bank_id: {
    name: 'source_bank_id',
    kind: 'ref',
    label: { th: 'บัญชีต้นทาง', en: 'From account' },
    readonly: true,
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
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'SweepTarget', path: '/api/system/bank/sweep_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  },
  dest_names: { name: 'dest_names', kind: 'list', label: { th: 'บัญชีปลายทาง', en: 'To accounts' }, readonly: true, item: { kind: 'string' } },
  method: { name: 'method', kind: 'enum', label: { th: 'วิธีเลือก', en: 'Choice' }, readonly: true, options: sweepMethodOptions },
  ceiling_min: { name: 'ceiling_min', kind: 'money', label: { th: 'เริ่มโยกเมื่อถึง (ต่ำสุด)', en: 'Sweep from (least)' }, readonly: true },
  ceiling_max: {
    name: 'ceiling_max',
    kind: 'money',
    label: { th: 'เริ่มโยกเมื่อถึง (สูงสุด)', en: 'Sweep from (most)' },
    hint: { th: 'ระบบสุ่มยอดระหว่างสองค่านี้ทุกรอบ', en: 'A ceiling between the two is drawn each time' },
    readonly: true,
  },
  remain_min: { name: 'remain_min', kind: 'money', label: { th: 'คงเหลือติดบัญชี (ต่ำสุด)', en: 'Left behind (least)' }, readonly: true },
  remain_max: { name: 'remain_max', kind: 'money', label: { th: 'คงเหลือติดบัญชี (สูงสุด)', en: 'Left behind (most)' }, readonly: true },
  per_transfer_max: { name: 'per_transfer_max', kind: 'money', label: { th: 'สูงสุด/ครั้ง', en: 'Most at once' }, readonly: true },
  daily_max: { name: 'daily_max', kind: 'money', label: { th: 'โยกสูงสุดต่อวัน', en: 'Most a day' }, readonly: true, nullable: true },
  today_moved: { name: 'today_moved', kind: 'money', label: { th: 'โยกวันนี้', en: 'Moved today' }, readonly: true },
  today_count: { name: 'today_count', kind: 'integer', label: { th: 'ครั้ง', en: 'Times' }, readonly: true },
  last_run_at: { name: 'last_run_at', kind: 'datetime', label: { th: 'ทำงานล่าสุด', en: 'Last run' }, readonly: true, nullable: true },
  last_result: { name: 'last_result', kind: 'string', label: { th: 'ผลล่าสุด', en: 'Last result' }, readonly: true, nullable: true },
  error_count: { name: 'error_count', kind: 'integer', label: { th: 'ผิดพลาดติดกัน (ครั้ง)', en: 'Errors in a row' }, readonly: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: sweepRuleStatusOptions },
};
