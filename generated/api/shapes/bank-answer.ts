// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { FieldShape } from '#contract/field.ts';
import { askOutcomeOptions } from '../enums/ask-outcome.ts';
import { bankSessionOptions } from '../enums/bank-session.ts';

export const bankAnswerShape: FieldShape = {
  name: 'BankAnswer',
  fields: [
    { name: 'bank_id', kind: 'integer', label: { th: 'บัญชี', en: 'Account' }, required: true },
    { name: 'nickname', kind: 'string', label: { th: 'ชื่อเรียก', en: 'Nickname' }, required: true },
    { name: 'outcome', kind: 'enum', label: { th: 'ผล', en: 'Outcome' }, required: true, options: askOutcomeOptions },
    { name: 'message', kind: 'string', label: { th: 'ข้อความ', en: 'Message' }, nullable: true },
    { name: 'balance', kind: 'money', label: { th: 'ยอดในระบบ', en: 'Our balance' }, required: true },
    { name: 'bank_balance', kind: 'money', label: { th: 'ยอดที่ธนาคาร', en: 'Balance at the bank' }, nullable: true },
    { name: 'balance_diff', kind: 'money', label: { th: 'ส่วนต่าง', en: 'Difference' }, nullable: true },
    { name: 'session_status', kind: 'enum', label: { th: 'สถานะเชื่อมต่อ', en: 'Session' }, required: true, options: bankSessionOptions },
  ],
};
