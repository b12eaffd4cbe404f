// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { matchMethodOptions } from '../enums/match-method.ts';
import { matchStatusOptions } from '../enums/match-status.ts';
import { moneyDirectionOptions } from '../enums/money-direction.ts';
import { reviewStatusOptions } from '../enums/review-status.ts';
import { statementSourceOptions } from '../enums/statement-source.ts';
import { suspiciousFlagOptions } from '../enums/suspicious-flag.ts';

export const depositLineShape: FieldShape = {
  name: 'DepositLine',
  fields: [
    { name: 'id', kind: 'integer', label: { th: 'รหัส', en: 'ID' }, required: true },
    { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Reference' }, required: true },
    { name: 'agent_ids', kind: 'list', label: { th: 'เอเย่นต์', en: 'Agents' }, required: true, item: { kind: 'integer' } },
    { name: 'source', kind: 'enum', label: { th: 'แหล่งที่มา', en: 'Source' }, required: true, options: statementSourceOptions },
    { name: 'txn_at', kind: 'datetime', label: { th: 'เวลาตามธนาคาร', en: 'Bank time' }, required: true },
    { name: 'detected_at', kind: 'datetime', label: { th: 'พบเมื่อ', en: 'Detected' }, required: true },
    { name: 'direction', kind: 'enum', label: { th: 'ทิศทาง', en: 'Direction' }, required: true, options: moneyDirectionOptions },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'Balance after' }, nullable: true },
    { name: 'channel_code', kind: 'string', label: { th: 'ช่องทาง', en: 'Channel' }, nullable: true },
    { name: 'upstream_ref', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, nullable: true },
    { name: 'from_bank_code', kind: 'code', label: { th: 'จากธนาคาร', en: 'From bank' }, nullable: true },
    { name: 'from_account_no', kind: 'string', label: { th: 'จากบัญชี', en: 'From account' }, nullable: true },
    { name: 'from_account_name', kind: 'string', label: { th: 'ผู้โอน', en: 'Sender' }, nullable: true },
    { name: 'description', kind: 'string', label: { th: 'รายละเอียด', en: 'Description' }, required: true },
    { name: 'match_status', kind: 'enum', label: { th: 'การจับคู่', en: 'Match' }, required: true, options: matchStatusOptions },
    { name: 'match_method', kind: 'enum', label: { th: 'วิธีจับคู่', en: 'Matched by' }, required: true, options: matchMethodOptions },
    { name: 'candidate_members', kind: 'list', label: { th: 'สมาชิกที่เป็นไปได้', en: 'Candidates' }, required: true, item: { kind: 'integer' } },
    { name: 'member_id', kind: 'integer', label: { th: 'สมาชิก', en: 'Member' }, nullable: true },
    { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Deposit' }, nullable: true },
    { name: 'withdraw_ref', kind: 'code', label: { th: 'เลขที่ถอน', en: 'Withdrawal' }, nullable: true },
    { name: 'gateway_order_ref', kind: 'code', label: { th: 'คำสั่งเกตเวย์', en: 'Gateway order' }, nullable: true },
    { name: 'flags', kind: 'list', label: { th: 'เหตุที่น่าสงสัย', en: 'Flags' }, required: true, item: { kind: 'enum', options: suspiciousFlagOptions } },
    { name: 'risk_score', kind: 'integer', label: { th: 'คะแนนเสี่ยง', en: 'Risk score' }, required: true },
    { name: 'review_status', kind: 'enum', label: { th: 'ผลตรวจ', en: 'Review' }, nullable: true, options: reviewStatusOptions },
    { name: 'reviewed_at', kind: 'datetime', label: { th: 'ตรวจเมื่อ', en: 'Reviewed' }, nullable: true },
    { name: 'review_note', kind: 'string', label: { th: 'บันทึก', en: 'Note' }, nullable: true },
    { name: 'reviewer', kind: 'string', label: { th: 'ผู้ตรวจ', en: 'Reviewer' }, nullable: true },
    { name: 'bank_name', kind: 'string', label: { th: 'เข้าบัญชี', en: 'Into account' }, nullable: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
  ],
};
