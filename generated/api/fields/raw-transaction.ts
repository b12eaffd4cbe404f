// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Field } from '#contract/field.ts';
import { matchMethodOptions } from '#generated/api/enums/match-method.ts';
import { matchStatusOptions } from '#generated/api/enums/match-status.ts';
import { moneyDirectionOptions } from '#generated/api/enums/money-direction.ts';
import { reviewStatusOptions } from '#generated/api/enums/review-status.ts';
import { statementSourceOptions } from '#generated/api/enums/statement-source.ts';
import { suspiciousFlagOptions } from '#generated/api/enums/suspicious-flag.ts';

export type RawTransactionFieldName =
  | 'id' | 'raw_ref' | 'bank_id' | 'receiving_bank' | 'account_no' | 'agent_ids' | 'source' | 'txn_at' | 'detected_at' |
  'direction' | 'amount' | 'balance_after' | 'channel_code' | 'upstream_ref' | 'from_bank_code' | 'from_account_no' |
  'from_account_name' | 'description' | 'dedupe_key' | 'match_status' | 'match_method' | 'candidate_members' |
  'member_id' | 'username' | 'member_name' | 'deposit_ref' | 'withdraw_ref' | 'gateway_order_ref' | 'flags' |
  'suspicious_reason' | 'risk_score' | 'review_status' | 'reviewed_by' | 'reviewed_at' | 'review_note' | 'locked_by' |
  'locked_at';

export const rawTransactionFields: Readonly<Record<RawTransactionFieldName, Field>> = {
  id: { name: 'id', kind: 'id', label: { th: 'รหัส', en: 'ID' }, readonly: true },
  raw_ref: { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่', en: 'Reference' }, readonly: true },
  bank_id: {
    name: 'bank_id',
    kind: 'ref',
    label: { th: 'เข้าบัญชี', en: 'Account' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Bank', path: '/api/system/bank/accounts', value: 'id', label: 'nickname', instead: '/api/system/bank/list' },
  },
  receiving_bank: {
    name: 'receiving_bank',
    kind: 'ref',
    label: { th: 'ธนาคาร', en: 'Bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' },
  },
  account_no: { name: 'account_no', kind: 'account', label: { th: 'เลขบัญชีรับ', en: 'Receiving account' }, readonly: true, nullable: true },
  agent_ids: {
    name: 'agent_ids',
    kind: 'list',
    label: { th: 'เอเย่นต์', en: 'Agents' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Agent', path: '/api/system/agent/items', value: 'id', label: 'name', hint: 'code', tree: { parent: 'parent_id', all: { th: 'ทุกเอเย่นต์', en: 'All agents' } } } },
  },
  source: { name: 'source', kind: 'enum', label: { th: 'แหล่งที่มา', en: 'Source' }, readonly: true, options: statementSourceOptions },
  txn_at: { name: 'txn_at', kind: 'datetime', label: { th: 'เวลาในสเตทเมนต์', en: 'Statement time' }, readonly: true },
  detected_at: { name: 'detected_at', kind: 'datetime', label: { th: 'พบเมื่อ', en: 'Detected' }, readonly: true },
  direction: { name: 'direction', kind: 'enum', label: { th: 'ทิศทาง', en: 'Direction' }, readonly: true, options: moneyDirectionOptions },
  amount: { name: 'amount', kind: 'money', label: { th: 'จำนวน', en: 'Amount' }, adds: { by: 'direction', options: moneyDirectionOptions }, readonly: true },
  balance_after: { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'Balance after' }, adds: { by: 'direction', options: moneyDirectionOptions }, readonly: true, nullable: true },
  channel_code: { name: 'channel_code', kind: 'string', label: { th: 'ช่องทางธนาคาร', en: 'Bank channel' }, readonly: true, nullable: true },
  upstream_ref: { name: 'upstream_ref', kind: 'string', label: { th: 'เลขอ้างอิงธนาคาร', en: 'Bank reference' }, readonly: true, nullable: true },
  from_bank_code: {
    name: 'from_bank_code',
    kind: 'ref',
    label: { th: 'จากธนาคาร', en: 'From bank' },
    readonly: true,
    nullable: true,
    reference: { entity: 'BankRef', path: '/api/system/bank/items', value: 'code', label: 'name_th', english: 'name_en' },
  },
  from_account_no: { name: 'from_account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'From account' }, readonly: true, nullable: true, mask: 'member.pii.view' },
  from_account_name: { name: 'from_account_name', kind: 'string', label: { th: 'ผู้โอน', en: 'Sender' }, readonly: true, nullable: true },
  description: { name: 'description', kind: 'string', label: { th: 'รายละเอียด', en: 'Description' }, readonly: true },
  dedupe_key: { name: 'dedupe_key', kind: 'string', label: { th: 'คีย์กันซ้ำ', en: 'Dedupe key' }, readonly: true },
  match_status: { name: 'match_status', kind: 'enum', label: { th: 'การจับคู่', en: 'Match' }, readonly: true, options: matchStatusOptions, initial: 'unmatched' },
  match_method: { name: 'match_method', kind: 'enum', label: { th: 'วิธีจับคู่', en: 'Matched by' }, readonly: true, options: matchMethodOptions, initial: 'none' },
  candidate_members: {
    name: 'candidate_members',
    kind: 'list',
    label: { th: 'สมาชิกที่เป็นไปได้', en: 'Candidates' },
    readonly: true,
    item: { kind: 'ref', reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' } },
  },
  member_id: {
    name: 'member_id',
    kind: 'ref',
    label: { th: 'สมาชิก', en: 'Member' },
    readonly: true,
    nullable: true,
    reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
  },
  username: { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, readonly: true, nullable: true },
  member_name: { name: 'member_name', kind: 'string', label: { th: 'ชื่อสมาชิก', en: 'Member name' }, readonly: true, nullable: true },
  deposit_ref: { name: 'deposit_ref', kind: 'code', label: { th: 'รายการฝาก', en: 'Deposit' }, readonly: true, nullable: true },
  withdraw_ref: { name: 'withdraw_ref', kind: 'code', label: { th: 'รายการถอน', en: 'Withdrawal' }, readonly: true, nullable: true },
  gateway_order_ref: { name: 'gateway_order_ref', kind: 'code', label: { th: 'คำสั่งเกตเวย์', en: 'Gateway order' }, readonly: true, nullable: true },
  flags: { name: 'flags', kind: 'list', label: { th: 'เหตุที่น่าสงสัย', en: 'Flags' }, readonly: true, item: { kind: 'enum', options: suspiciousFlagOptions } },
  suspicious_reason: { name: 'suspicious_reason', kind: 'enum', label: { th: 'เหตุหลัก', en: 'Main reason' }, readonly: true, nullable: true, options: suspiciousFlagOptions },
  risk_score: { name: 'risk_score', kind: 'integer', label: { th: 'คะแนน', en: 'Risk score' }, readonly: true, initial: 0 },
  review_status: { name: 'review_status', kind: 'enum', label: { th: 'ผลตรวจ', en: 'Review' }, readonly: true, nullable: true, options: reviewStatusOptions },
  reviewed_by: { name: 'reviewed_by', kind: 'ref', label: { th: 'ผู้ตรวจ', en: 'Reviewed by' }, readonly: true, nullable: true },
  reviewed_at: { name: 'reviewed_at', kind: 'datetime', label: { th: 'ตรวจเมื่อ', en: 'Reviewed at' }, readonly: true, nullable: true },
  review_note: { name: 'review_note', kind: 'string', label: { th: 'บันทึกการตรวจ', en: 'Review note' }, readonly: true, nullable: true },
  locked_by: { name: 'locked_by', kind: 'ref', label: { th: 'ผู้ทำรายการ', en: 'In the hands of' }, readonly: true, nullable: true },
  locked_at: { name: 'locked_at', kind: 'datetime', label: { th: 'ทำรายการเมื่อ', en: 'Taken at' }, readonly: true, nullable: true },
};
