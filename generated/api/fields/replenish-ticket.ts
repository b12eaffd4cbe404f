// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { ticketPriorityOptions } from '#generated/api/enums/ticket-priority.ts';
import { ticketSourceOptions } from '#generated/api/enums/ticket-source.ts';
import { ticketStatusOptions } from '#generated/api/enums/ticket-status.ts';

export type ReplenishTicketFieldName =
  | 'id' | 'ticket_ref' | 'target_bank_id' | 'target_name' | 'target_balance' | 'agent_ids' | 'amount' | 'source_type' |
  'source_bank_id' | 'gateway_account_id' | 'gateway' | 'priority' | 'finance_team_id' | 'assignee_id' | 'slip_image' |
  'actual_amount' | 'transferred_at' | 'transferred_by' | 'reference' | 'confirmed_by' | 'completed_at' | 'opened_by' |
  'opened_reason' | 'rule_id' | 'note' | 'comments' | 'timeline' | 'status' | 'created_at' | 'created_by' |
  'updated_at' | 'updated_by' | 'version';

export const replenishTicketFields: Readonly<Record<ReplenishTicketFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  ticket_ref: { name: 'ticket_ref', kind: 'code', label: { th: 'เลขที่ใบ', en: 'Reference' }, readonly: true, nullable: true },
  target_bank_id: {
    name: 'target_bank_id',
    kind: 'ref',
    label: { th: 'เติมเข้าบัญชี', en: 'To account' },
    required: true,
    reference: { entity: 'ReplenishTarget', path: '/api/system/bank/replenish_targets', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  target_name: { name: 'target_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Name of the account' }, readonly: true, nullable: true },
  target_balance: { name: 'target_balance', kind: 'money', label: { th: 'ยอดปัจจุบันของบัญชี', en: 'Balance of the account' }, readonly: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'ใช้กับเอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดขอเติม', en: 'Amount asked for' }, required: true, min: '0.01' },
  source_type: { name: 'source_type', kind: 'enum', label: { th: 'แหล่งเงิน', en: 'Where from' }, required: true, options: ticketSourceOptions, initial: 'holding' },
  source_bank_id: {
    name: 'source_bank_id',
    kind: 'ref',
    label: { th: 'โอนจากบัญชี', en: 'From account' },
    nullable: true,
    reference: { entity: 'ReplenishSource', path: '/api/system/bank/replenish_sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  gateway_account_id: {
    name: 'gateway_account_id',
    kind: 'ref',
    label: { th: 'เกตเวย์', en: 'Gateway account' },
    hint: { th: 'จำเป็นเมื่อถอนจากเกตเวย์', en: 'Needed where a gateway pays' },
    nullable: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'ชื่อเกตเวย์', en: 'Gateway' }, readonly: true, nullable: true },
  priority: { name: 'priority', kind: 'enum', label: { th: 'ความเร่งด่วน', en: 'Priority' }, required: true, options: ticketPriorityOptions, initial: 'normal' },
  finance_team_id: { name: 'finance_team_id', kind: 'ref', label: { th: 'ทีม', en: 'Team' }, nullable: true, reference: { entity: 'FinanceTeam', path: '/api/system/finance/team/items', value: 'id', label: 'name', hint: 'code' } },
  assignee_id: {
    name: 'assignee_id',
    kind: 'ref',
    label: { th: 'ผู้รับงาน', en: 'In the hands of' },
    nullable: true,
    reference: { entity: 'Colleague', path: '/api/system/user/colleagues', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
  },
  slip_image: { name: 'slip_image', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, readonly: true, nullable: true },
  actual_amount: { name: 'actual_amount', kind: 'money', label: { th: 'ยอดโอนจริง', en: 'Amount transferred' }, readonly: true, nullable: true },
  transferred_at: { name: 'transferred_at', kind: 'datetime', label: { th: 'เวลาโอน', en: 'Transferred at' }, readonly: true, nullable: true },
  transferred_by: { name: 'transferred_by', kind: 'ref', label: { th: 'ผู้โอน', en: 'Transferred by' }, readonly: true, nullable: true },
  reference: { name: 'reference', kind: 'string', label: { th: 'อ้างอิง', en: 'Transfer reference' }, readonly: true, nullable: true },
  confirmed_by: { name: 'confirmed_by', kind: 'ref', label: { th: 'ผู้ยืนยัน', en: 'Confirmed by' }, readonly: true, nullable: true },
  completed_at: { name: 'completed_at', kind: 'datetime', label: { th: 'เสร็จเมื่อ', en: 'Completed' }, readonly: true, nullable: true },
  opened_by: { name: 'opened_by', kind: 'string', label: { th: 'เปิดโดย', en: 'Opened by' }, readonly: true, nullable: true },
  opened_reason: { name: 'opened_reason', kind: 'string', label: { th: 'เหตุผลที่เปิด', en: 'Reason' }, nullable: true, maxLength: 255 },
  rule_id: { name: 'rule_id', kind: 'ref', label: { th: 'กฎเติมเงิน', en: 'Rule' }, readonly: true, nullable: true },
  note: { name: 'note', kind: 'text', label: { th: 'หมายเหตุ', en: 'Note' }, nullable: true, maxLength: 500 },
  comments: { name: 'comments', kind: 'list', label: { th: 'ความเห็น', en: 'Comments' }, readonly: true, item: { kind: 'shape' } },
  timeline: { name: 'timeline', kind: 'list', label: { th: 'ประวัติสถานะ', en: 'History' }, readonly: true, item: { kind: 'shape' } },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: ticketStatusOptions, initial: 'open' },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
