// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { matchStatusOptions } from '../enums/match-status.ts';
import { moneyDirectionOptions } from '../enums/money-direction.ts';

export const accountLineShape: FieldShape = {
  name: 'AccountLine',
  fields: [
    { name: 'txn_at', kind: 'datetime', label: { th: 'เวลา', en: 'At' }, required: true },
    { name: 'detected_at', kind: 'datetime', label: { th: 'พบเมื่อ', en: 'Detected' }, nullable: true },
    { name: 'direction', kind: 'enum', label: { th: 'ทิศทาง', en: 'Direction' }, required: true, options: moneyDirectionOptions },
    { name: 'amount', kind: 'money', label: { th: 'จำนวนเงิน', en: 'Amount' }, required: true },
    { name: 'balance_after', kind: 'money', label: { th: 'ยอดหลัง', en: 'Balance after' }, nullable: true },
    { name: 'channel_code', kind: 'string', label: { th: 'ช่องทาง', en: 'Channel' }, nullable: true },
    { name: 'bank_code', kind: 'code', label: { th: 'ธนาคาร', en: 'Bank' }, nullable: true },
    { name: 'account_no', kind: 'string', label: { th: 'เลขบัญชี', en: 'Account number' }, nullable: true },
    { name: 'account_name', kind: 'string', label: { th: 'ชื่อบัญชี', en: 'Account name' }, nullable: true },
    { name: 'description', kind: 'string', label: { th: 'รายละเอียด', en: 'Description' }, required: true },
    { name: 'reference', kind: 'string', label: { th: 'อ้างอิงธนาคาร', en: 'Bank reference' }, nullable: true },
    { name: 'match_status', kind: 'enum', label: { th: 'การจับคู่', en: 'Match' }, nullable: true, options: matchStatusOptions },
    { name: 'raw_ref', kind: 'code', label: { th: 'เลขที่ดิบ', en: 'Statement line' }, nullable: true },
    { name: 'username', kind: 'string', label: { th: 'ยูสเซอร์', en: 'Username' }, nullable: true },
    { name: 'deposit_ref', kind: 'code', label: { th: 'เลขที่ฝาก', en: 'Deposit' }, nullable: true },
    { name: 'withdraw_ref', kind: 'code', label: { th: 'เลขที่ถอน', en: 'Withdrawal' }, nullable: true },
  ],
};
