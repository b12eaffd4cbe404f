// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { depositFields as f } from '#generated/api/fields/deposit.ts';
import { depositReverseVerdict } from './calls/deposit.ts';
import { validateDepositReverse } from './validators.ts';

export type DepositRequestsTransactionsInputsAction = 'reverse';

export const inputs: Readonly<Record<DepositRequestsTransactionsInputsAction, Inputs>> = {
  reverse: {
    fields: [
      { name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, minLength: 4, maxLength: 200 },
      { name: 'accept_shortage', kind: 'boolean', label: { th: 'เครดิตเหลือไม่พอ ให้บริษัทรับส่วนที่ขาด', en: 'The company bears what the member no longer has' } },
    ],
    validate: validateDepositReverse,
    decision: { verdict: depositReverseVerdict, amount: f.credited_amount, from: [f.username, f.member_name], by: ['id'], facts: [f.deposit_ref, f.amount, f.credited_at] },
    confirm: {
      th: 'ธนาคารเรียกเงิน {amount} บาท ของ {deposit_ref} คืน? เครดิต {credited_amount} บาท จะถูกดึงจาก {username}',
      en: 'Has the bank taken {amount} baht of {deposit_ref} back? {credited_amount} baht of credit leave {username}',
    },
    success: { th: 'บันทึกการดึงเครดิตคืน {credited_amount} บาท จาก {username} แล้ว', en: 'Taking {credited_amount} baht back from {username} is recorded' },
  },
};
