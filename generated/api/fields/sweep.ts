// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { sweepTriggerOptions } from '#generated/api/enums/sweep-trigger.ts';
import { transferStatusOptions } from '#generated/api/enums/transfer-status.ts';

export type SweepFieldName =
  | 'id' | 'migration_ref' | 'created_at' | 'rule_id' | 'transfer_id' | 'trigger' | 'agent_ids' | 'source_bank_id' |
  'dest_bank_id' | 'balance_before' | 'amount' | 'fee' | 'balance_after' | 'duration_sec' | 'upstream_ref' |
  'message' | 'status';

export const sweepFields: Readonly<Record<SweepFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  migration_ref: { name: 'migration_ref', kind: 'code', label: { th: 'เลขที่', en: 'Reference' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กฎโยกเงิน', en: 'Rule' }, readonly: true },
  transfer_id: { name: 'transfer_id', kind: 'ref', label: { th: 'รายการโอน', en: 'Transfer' }, readonly: true },
  trigger: { name: 'trigger', kind: 'enum', label: { th: 'สั่งโดย', en: 'Started by' }, readonly: true, options: sweepTriggerOptions },
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
  dest_bank_id: {
    name: 'dest_bank_id',
    kind: 'ref',
    label: { th: 'ปลายทาง', en: 'To' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'ยอดก่อน', en: 'Balance before' }, readonly: true, nullable: true },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดโยก', en: 'Amount' }, readonly: true },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'Balance after' }, readonly: true, nullable: true },
  duration_sec: { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, readonly: true, nullable: true },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: transferStatusOptions },
};
