// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { belowMinOptions } from '#generated/api/enums/below-min.ts';
import { replenishModeOptions } from '#generated/api/enums/replenish-mode.ts';
import { replenishRuleStatusOptions } from '#generated/api/enums/replenish-rule-status.ts';

export type ReplenishRuleStateFieldName =
  | 'id' | 'rule_id' | 'version' | 'target_bank_id' | 'bank_id' | 'target_name' | 'target_account_no' | 'agent_ids' |
  'balance' | 'balance_updated_at' | 'min_balance' | 'target_balance' | 'below_min' | 'needed' | 'source_bank_ids' |
  'source_names' | 'per_transfer_max' | 'daily_max' | 'mode' | 'finance_team_id' | 'cooldown_min' | 'today_filled' |
  'last_run_at' | 'status';

export const replenishRuleStateFields: Readonly<Record<ReplenishRuleStateFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัสกฎ', en: 'Rule ID' }, readonly: true },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กฎ', en: 'Rule' }, readonly: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
  target_bank_id: {
    name: 'target_bank_id',
    kind: 'ref',
    label: { th: 'บัญชีถอน', en: 'Account to fill' },
    readonly: true,
    reference: { entity: 'ReplenishTarget', path: '/api/system/bank/replenish_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  bank_id: {
    name: 'bank_id',
    kind: 'ref',
    label: { th: 'บัญชีถอน (ปลายทาง)', en: 'Account to fill' },
    readonly: true,
    reference: { entity: 'ReplenishTarget', path: '/api/system/bank/replenish_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  target_name: { name: 'target_name', kind: 'string', label: { th: 'ชื่อบัญชีถอน', en: 'Name of the account' }, readonly: true, nullable: true },
  target_account_no: { name: 'target_account_no', kind: 'account', label: { th: 'เลขบัญชีถอน', en: 'Number of the account' }, readonly: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดปัจจุบัน', en: 'Balance now' }, readonly: true },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  min_balance: { name: 'min_balance', kind: 'money', label: { th: 'เติมเมื่อต่ำกว่า', en: 'Fill below' }, readonly: true },
  target_balance: { name: 'target_balance', kind: 'money', label: { th: 'เติมให้ถึง', en: 'Fill up to' }, readonly: true },
  below_min: { name: 'below_min', kind: 'boolean', label: { th: 'เกณฑ์', en: 'Level' }, readonly: true, options: belowMinOptions },
  needed: { name: 'needed', kind: 'money', label: { th: 'ต้องเติม', en: 'Needed' }, readonly: true },
  source_bank_ids: {
    name: 'source_bank_ids',
    kind: 'list',
    label: { th: 'บัญชีต้นทาง', en: 'From accounts' },
    hint: { th: 'ใช้ตามลำดับ บัญชีแรกที่มีเงินพอจะถูกใช้ก่อน', en: 'In order: the first with enough money is used' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'ReplenishSource', path: '/api/system/bank/replenish_sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  },
  source_names: { name: 'source_names', kind: 'list', label: { th: 'บัญชีต้นทาง', en: 'From accounts' }, readonly: true, item: { kind: 'string' } },
  per_transfer_max: { name: 'per_transfer_max', kind: 'money', label: { th: 'สูงสุด/ครั้ง', en: 'Most at once' }, readonly: true },
  daily_max: { name: 'daily_max', kind: 'money', label: { th: 'เติมสูงสุดต่อวัน', en: 'Most a day' }, readonly: true, nullable: true },
  mode: { name: 'mode', kind: 'enum', label: { th: 'โหมด', en: 'Mode' }, readonly: true, options: replenishModeOptions },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมรับผิดชอบ', en: 'Responsible team' },
    hint: { th: 'จำเป็นเมื่อใช้โหมดสร้างใบขอเติม', en: 'Needed where tickets are opened' },
    readonly: true,
    nullable: true,
    reference: { entity: 'FinanceTeam', path: '/api/system/finance/team/items', value: 'id', label: 'name', hint: 'code' },
  },
  cooldown_min: { name: 'cooldown_min', kind: 'integer', label: { th: 'เว้นช่วงขั้นต่ำ', en: 'Wait at least' }, unit: { th: 'นาที', en: 'min' }, readonly: true },
  today_filled: { name: 'today_filled', kind: 'money', label: { th: 'เติมวันนี้', en: 'Filled today' }, readonly: true },
  last_run_at: { name: 'last_run_at', kind: 'datetime', label: { th: 'ทำงานล่าสุด', en: 'Last run' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: replenishRuleStatusOptions },
};
