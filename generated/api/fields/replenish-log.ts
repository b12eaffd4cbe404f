// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { replenishActionOptions } from '#generated/api/enums/replenish-action.ts';
import { replenishResultOptions } from '#generated/api/enums/replenish-result.ts';

export type ReplenishLogFieldName =
  | 'id' | 'created_at' | 'rule_id' | 'target_bank_id' | 'target_name' | 'agent_ids' | 'balance_at_trigger' |
  'needed_amount' | 'action' | 'ticket_id' | 'transfer_id' | 'ticket_ref' | 'transfer_ref' | 'result' | 'message';

export const replenishLogFields: Readonly<Record<ReplenishLogFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'เวลา', en: 'Time' }, readonly: true },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กฎเติมเงิน', en: 'Rule' }, readonly: true },
  target_bank_id: {
    name: 'target_bank_id',
    kind: 'ref',
    label: { th: 'บัญชี', en: 'Account' },
    readonly: true,
    reference: { entity: 'ReplenishTarget', path: '/api/system/bank/replenish_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  target_name: { name: 'target_name', kind: 'string', label: { th: 'ชื่อบัญชีถอน', en: 'Name of the account' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  balance_at_trigger: { name: 'balance_at_trigger', kind: 'money', label: { th: 'ยอดขณะนั้น', en: 'Balance then' }, readonly: true },
  needed_amount: { name: 'needed_amount', kind: 'money', label: { th: 'ยอดที่ต้องเติม', en: 'Needed' }, readonly: true },
  action: { name: 'action', kind: 'enum', label: { th: 'การทำงาน', en: 'Action' }, readonly: true, options: replenishActionOptions },
  ticket_id: { name: 'ticket_id', kind: 'ref', label: { th: 'ใบขอ', en: 'Ticket' }, readonly: true, nullable: true },
  transfer_id: { name: 'transfer_id', kind: 'ref', label: { th: 'เลขโอน', en: 'Transfer' }, readonly: true, nullable: true },
  ticket_ref: { name: 'ticket_ref', kind: 'code', label: { th: 'เลขที่ใบขอ', en: 'Ticket reference' }, readonly: true, nullable: true },
  transfer_ref: { name: 'transfer_ref', kind: 'code', label: { th: 'เลขที่โอน', en: 'Reference' }, readonly: true, nullable: true },
  result: { name: 'result', kind: 'enum', label: { th: 'ผล', en: 'Result' }, readonly: true, options: replenishResultOptions },
  message: { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, readonly: true, nullable: true },
};
