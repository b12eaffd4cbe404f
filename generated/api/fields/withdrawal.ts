// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { feePayerOptions } from '#generated/api/enums/fee-payer.ts';
import { forLeadOptions } from '#generated/api/enums/for-lead.ts';
import { memberLevelOptions } from '#generated/api/enums/member-level.ts';
import { memberTagOptions } from '#generated/api/enums/member-tag.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import { riskLevelOptions } from '#generated/api/enums/risk-level.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';
import { turnoverMetOptions } from '#generated/api/enums/turnover-met.ts';
import { withdrawalStatusOptions } from '#generated/api/enums/withdrawal-status.ts';
import { withdrawalTypeOptions } from '#generated/api/enums/withdrawal-type.ts';

export type WithdrawalFieldName =
  | 'id' | 'withdraw_ref' | 'agent_id' | 'agent_code' | 'member_id' | 'username' | 'member_name' | 'member_level' |
  'member_tags' | 'bank_code' | 'bank_account_no' | 'bank_account_name' | 'amount' | 'fee' | 'fee_payer' |
  'net_amount' | 'type' | 'from_bank_id' | 'gateway' | 'gateway_account_id' | 'balance_before' | 'balance_after' |
  'turnover_required' | 'turnover_done' | 'turnover_ok' | 'active_promotion' | 'deposit_today' | 'withdraw_today' |
  'withdraw_count_today' | 'deposit_total' | 'withdraw_total' | 'winloss_total' | 'risk_score' | 'risk_level' |
  'risk_flags' | 'requested_at' | 'verified_at' | 'verified_by' | 'approved_at' | 'approved_by' | 'completed_at' |
  'duration_sec' | 'for_lead' | 'handed_to' | 'handed_by' | 'handed_at' | 'handed_note' | 'upstream_ref' |
  'upstream_message' | 'transferred_at' | 'slip_url' | 'refund_reason' | 'notes' | 'timeline' | 'status' |
  'locked_by' | 'locked_at' | 'created_at' | 'created_by' | 'updated_at' | 'updated_by' | 'version';

export const withdrawalFields: Readonly<Record<WithdrawalFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  withdraw_ref: { name: 'withdraw_ref', kind: 'code', label: { th: 'เลขที่ถอน', en: 'Reference' }, readonly: true },
  agent_id: {
    name: 'agent_id',
    kind: 'ref',
    label: { th: 'เอเย่นต์', en: 'Agent' },
    required: true,
    reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } },
  },
  agent_code: { name: 'agent_code', kind: 'string', label: { th: 'รหัสเอเย่นต์', en: 'Agent code' }, readonly: true },
  member_id: { name: 'member_id', kind: 'ref', label: { th: 'สมาชิก', en: 'Member' }, required: true, reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true },
  member_name: { name: 'member_name', kind: 'string', label: { th: 'ชื่อ', en: 'Name' }, readonly: true },
  member_level: { name: 'member_level', kind: 'enum', label: { th: 'ระดับ', en: 'Level' }, readonly: true, options: memberLevelOptions },
  member_tags: { name: 'member_tags', kind: 'list', label: { th: 'แท็ก', en: 'Tags' }, readonly: true, item: { kind: 'enum', options: memberTagOptions } },
  bank_code: { name: 'bank_code', kind: 'ref', label: { th: 'ธนาคาร', en: 'Bank' }, required: true, reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' } },
  bank_account_no: { name: 'bank_account_no', kind: 'account', label: { th: 'เลขบัญชี', en: 'Account number' }, required: true, mask: 'member.pii.view' },
  bank_account_name: { name: 'bank_account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, required: true, maxLength: 120 },
  amount: { name: 'amount', kind: 'money', label: { th: 'ยอดถอน', en: 'Amount' }, required: true, min: '0.01' },
  fee: { name: 'fee', kind: 'money', label: { th: 'ค่าธรรมเนียม', en: 'Fee' }, required: true, min: '0.00' },
  fee_payer: { name: 'fee_payer', kind: 'enum', label: { th: 'ผู้จ่ายค่าธรรมเนียม', en: 'Fee paid by' }, required: true, options: feePayerOptions },
  net_amount: { name: 'net_amount', kind: 'money', label: { th: 'ยอดโอน', en: 'Net amount' }, readonly: true },
  type: { name: 'type', kind: 'enum', label: { th: 'วิธีโอน', en: 'Transfer method' }, required: true, options: withdrawalTypeOptions },
  from_bank_id: {
    name: 'from_bank_id',
    kind: 'ref',
    label: { th: 'โอนจากบัญชี', en: 'From account' },
    nullable: true,
    reference: { entity: 'PayoutBank', path: '/api/system/bank/sources', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  gateway: { name: 'gateway', kind: 'string', label: { th: 'เกตเวย์', en: 'Gateway' }, readonly: true, nullable: true },
  gateway_account_id: {
    name: 'gateway_account_id',
    kind: 'ref',
    label: { th: 'บัญชีเกตเวย์', en: 'Gateway account' },
    nullable: true,
    reference: { entity: 'GatewayAccount', path: '/api/system/gateway/account/items', value: 'id', label: 'name', instead: null },
  },
  balance_before: { name: 'balance_before', kind: 'money', label: { th: 'เครดิตก่อน', en: 'Balance before' }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'เครดิตหลังถอน', en: 'Balance after' }, readonly: true },
  turnover_required: { name: 'turnover_required', kind: 'money', label: { th: 'เทิร์นต้องทำ', en: 'Turnover required' }, readonly: true },
  turnover_done: { name: 'turnover_done', kind: 'money', label: { th: 'เทิร์นทำแล้ว', en: 'Turnover done' }, readonly: true },
  turnover_ok: { name: 'turnover_ok', kind: 'boolean', label: { th: 'เทิร์น', en: 'Turnover' }, readonly: true, options: turnoverMetOptions },
  active_promotion: { name: 'active_promotion', kind: 'string', label: { th: 'โปร', en: 'Promotion' }, readonly: true, nullable: true },
  deposit_today: { name: 'deposit_today', kind: 'money', label: { th: 'ฝากวันนี้', en: 'Deposits today' }, readonly: true },
  withdraw_today: { name: 'withdraw_today', kind: 'money', label: { th: 'ถอนวันนี้', en: 'Withdrawals today' }, readonly: true },
  withdraw_count_today: { name: 'withdraw_count_today', kind: 'integer', label: { th: 'ถอนครั้งที่', en: 'Request of the day' }, readonly: true },
  deposit_total: { name: 'deposit_total', kind: 'money', label: { th: 'ฝากรวม', en: 'Deposits to date' }, readonly: true },
  withdraw_total: { name: 'withdraw_total', kind: 'money', label: { th: 'ถอนรวม', en: 'Withdrawals to date' }, readonly: true },
  winloss_total: { name: 'winloss_total', kind: 'money', label: { th: 'แพ้ชนะรวม', en: 'Win/loss to date' }, readonly: true },
  risk_score: { name: 'risk_score', kind: 'integer', label: { th: 'คะแนนเสี่ยง', en: 'Risk score' }, readonly: true },
  risk_level: { name: 'risk_level', kind: 'enum', label: { th: 'ระดับความเสี่ยง', en: 'Risk level' }, readonly: true, options: riskLevelOptions },
  risk_flags: { name: 'risk_flags', kind: 'list', label: { th: 'เหตุที่น่าสงสัย', en: 'Risk flags' }, readonly: true, item: { kind: 'enum', options: suspiciousFlagOptions } },
  requested_at: { name: 'requested_at', kind: 'datetime', label: { th: 'แจ้งเมื่อ', en: 'Requested' }, readonly: true },
  verified_at: { name: 'verified_at', kind: 'datetime', label: { th: 'ตรวจเมื่อ', en: 'Verified at' }, readonly: true, nullable: true },
  verified_by: { name: 'verified_by', kind: 'ref', label: { th: 'ผู้ตรวจ', en: 'Verified by' }, readonly: true, nullable: true },
  approved_at: { name: 'approved_at', kind: 'datetime', label: { th: 'อนุมัติเมื่อ', en: 'Approved at' }, readonly: true, nullable: true },
  approved_by: { name: 'approved_by', kind: 'ref', label: { th: 'ผู้อนุมัติ', en: 'Approved by' }, readonly: true, nullable: true },
  completed_at: { name: 'completed_at', kind: 'datetime', label: { th: 'เสร็จเมื่อ', en: 'Completed' }, readonly: true, nullable: true },
  duration_sec: { name: 'duration_sec', kind: 'integer', label: { th: 'ใช้เวลา', en: 'Duration' }, unit: { th: 'วินาที', en: 's' }, readonly: true, nullable: true },
  for_lead: { name: 'for_lead', kind: 'boolean', label: { th: 'รอหัวหน้า', en: 'For a lead' }, readonly: true, options: forLeadOptions, initial: false },
  handed_to: {
    name: 'handed_to',
    kind: 'ref',
    label: { th: 'ส่งต่อให้', en: 'Handed over to' },
    readonly: true,
    nullable: true,
    reference: { entity: 'WithdrawOfficer', path: '/api/system/withdraw/officers', value: 'id', label: 'name', people: true, instead: '/api/system/user/list' },
  },
  handed_by: { name: 'handed_by', kind: 'ref', label: { th: 'ผู้ส่งต่อ', en: 'Handed over by' }, readonly: true, nullable: true },
  handed_at: { name: 'handed_at', kind: 'datetime', label: { th: 'ส่งต่อเมื่อ', en: 'Handed over at' }, readonly: true, nullable: true },
  handed_note: { name: 'handed_note', kind: 'string', label: { th: 'ข้อความส่งต่อ', en: 'Note' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'เลขอ้างอิงปลายทาง', en: 'Upstream reference' }, readonly: true, nullable: true },
  upstream_message: { name: 'upstream_message', kind: 'string', label: { th: 'ข้อความปลายทาง', en: 'Upstream message' }, readonly: true, nullable: true },
  transferred_at: { name: 'transferred_at', kind: 'datetime', label: { th: 'เวลาโอน', en: 'Transferred at' }, readonly: true, nullable: true },
  slip_url: { name: 'slip_url', kind: 'image', label: { th: 'สลิป', en: 'Slip' }, readonly: true, nullable: true },
  refund_reason: { name: 'refund_reason', kind: 'enum', label: { th: 'เหตุผลคืนเครดิต', en: 'Refund reason' }, readonly: true, nullable: true, options: refundReasonOptions },
  notes: { name: 'notes', kind: 'list', label: { th: 'บันทึก', en: 'Notes' }, readonly: true, item: { kind: 'shape' } },
  timeline: { name: 'timeline', kind: 'list', label: { th: 'ประวัติสถานะ', en: 'Timeline' }, readonly: true, item: { kind: 'shape' } },
  status: { name: 'status', kind: 'enum', label: { th: 'สถานะ', en: 'Status' }, readonly: true, options: withdrawalStatusOptions, initial: 'pending' },
  locked_by: { name: 'locked_by', kind: 'ref', label: { th: 'ผู้ทำรายการ', en: 'In the hands of' }, readonly: true, nullable: true },
  locked_at: { name: 'locked_at', kind: 'datetime', label: { th: 'ทำรายการเมื่อ', en: 'Taken at' }, readonly: true, nullable: true },
  created_at: { name: 'created_at', kind: 'datetime', label: { th: 'วันที่สร้าง', en: 'Created' }, readonly: true },
  created_by: { name: 'created_by', kind: 'ref', label: { th: 'ผู้สร้าง', en: 'Created by' }, readonly: true, nullable: true },
  updated_at: { name: 'updated_at', kind: 'datetime', label: { th: 'แก้ไขล่าสุด', en: 'Updated' }, readonly: true },
  updated_by: { name: 'updated_by', kind: 'ref', label: { th: 'ผู้แก้ไข', en: 'Updated by' }, readonly: true, nullable: true },
  version: { name: 'version', kind: 'integer', label: { th: 'รุ่นข้อมูล', en: 'Version' }, readonly: true },
};
