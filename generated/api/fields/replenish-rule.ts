// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { replenishModeOptions } from '#generated/api/enums/replenish-mode.ts';
import { replenishRuleStatusOptions } from '#generated/api/enums/replenish-rule-status.ts';

export type ReplenishRuleFieldName =
  | 'id' | 'target_bank_id' | 'target_name' | 'target_account_no' | 'balance' | 'balance_updated_at' | 'agent_ids' |
  'source_bank_ids' | 'min_balance' | 'target_balance' | 'per_transfer_max' | 'daily_max' | 'mode' |
  'finance_team_id' | 'cooldown_min' | 'last_run_at' | 'filled_at' | 'status' | 'created_at' | 'created_by' |
  'updated_at' | 'updated_by' | 'version';

export const replenishRuleFields: Readonly<Record<ReplenishRuleFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  target_bank_id: {
    name: 'target_bank_id',
    kind: 'ref',
    label: { th: 'บัญชีถอน (ปลายทาง)', en: 'Account to fill' },
    required: true,
    reference: { entity: 'ReplenishTarget', path: '/api/system/bank/replenish_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  target_name: { name: 'target_name', kind: 'string', label: { th: 'ชื่อบัญชีถอน', en: 'Name of the account' }, readonly: true, nullable: true },
  target_account_no: { name: 'target_account_no', kind: 'account', label: { th: 'เลขบัญชีถอน', en: 'Number of the account' }, readonly: true },
  balance: { name: 'balance', kind: 'money', label: { th: 'ยอดปัจจุบัน', en: 'Balance now' }, readonly: true },
  balance_updated_at: { name: 'balance_updated_at', kind: 'datetime', label: { th: 'อัปเดตยอดเมื่อ', en: 'Balance as of' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  source_bank_ids: {
    name: 'source_bank_ids',
    kind: 'list',
    label: { th: 'บัญชีต้นทาง', en: 'From accounts' },
    hint: { th: 'ใช้ตามลำดับ บัญชีแรกที่มีเงินพอจะถูกใช้ก่อน', en: 'In order: the first with enough money is used' },
    required: true,
    minLength: 1,
    maxLength: 20,
    item: { kind: 'ref', reference: { entity: 'ReplenishSource', path: '/api/system/bank/replenish_sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' } },
  },
  min_balance: { name: 'min_balance', kind: 'money', label: { th: 'เติมเมื่อยอดต่ำกว่า', en: 'Fill below' }, required: true, min: '0.01' },
  target_balance: { name: 'target_balance', kind: 'money', label: { th: 'เติมให้ถึง', en: 'Fill up to' }, required: true, min: '0.01' },
  per_transfer_max: { name: 'per_transfer_max', kind: 'money', label: { th: 'เติมสูงสุดต่อครั้ง', en: 'Most at once' }, required: true, min: '0.01' },
  daily_max: { name: 'daily_max', kind: 'money', label: { th: 'เติมสูงสุดต่อวัน', en: 'Most a day' }, nullable: true, min: '0.01' },
  mode: { name: 'mode', kind: 'enum', label: { th: 'โหมด', en: 'Mode' }, required: true, options: replenishModeOptions, initial: 'ticket' },
  finance_team_id: {
    name: 'finance_team_id',
    kind: 'ref',
    label: { th: 'ทีมรับผิดชอบ', en: 'Responsible team' },
    hint: { th: 'จำเป็นเมื่อใช้โหมดสร้างใบขอเติม', en: 'Needed where tickets are opened' },
    nullable: true,
    reference: { entity: 'FinanceTeam', path: '/api/system/finance/team/items', value: 'id', label: 'name', hint: 'code' },
  },
  cooldown_min: { name: 'cooldown_min', kind: 'integer', label: { th: 'เว้นช่วงขั้นต่ำ', en: 'Wait at least' }, unit: { th: 'นาที', en: 'min' }, required: true, min: 1, max: 240, initial: 5 },
  last_run_at: { name: 'last_run_at', kind: 'datetime', label: { th: 'ทำงานล่าสุด', en: 'Last run' }, readonly: true, nullable: true },
  filled_at: { name: 'filled_at', kind: 'datetime', label: { th: 'เติมล่าสุด', en: 'Last filled' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, required: true, options: replenishRuleStatusOptions, initial: 'active' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
