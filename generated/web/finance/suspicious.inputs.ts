// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { rawTransactionFields as f } from '#generated/api/fields/raw-transaction.ts';
import { depositMatchVerdict, depositUnmatchVerdict } from './calls/deposit.ts';
import {
  validateDepositMatch, validateDepositReopen, validateDepositReview, validateDepositUnmatch,
} from './validators.ts';

export type SuspiciousInputsAction = 'match' | 'clear' | 'confirm' | 'reopen' | 'unmatch';

export const inputs: Readonly<Record<SuspiciousInputsAction, Inputs>> = {
  match: {
    fields: [
      {
        name: 'member_id',
        kind: 'ref',
        label: { th: 'เจ้าของยอด', en: 'Owner of the money' },
        required: true,
        reference: { entity: 'Member', path: '/api/system/deposit/members', value: 'id', label: 'username', instead: '/api/member/users' },
      },
    ],
    validate: validateDepositMatch,
    decision: { verdict: depositMatchVerdict, amount: f.amount, by: ['raw_ref', 'member_id'], next: true, facts: [f.raw_ref, f.txn_at] },
    button: { th: 'เติม {amount} บาท ให้ {member_id}', en: 'Credit {amount} baht to {member_id}' },
    success: { th: 'เติม {amount} บาท ให้ {member_id} แล้ว', en: '{amount} baht credited to {member_id}' },
  },
  clear: {
    fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true }],
    validate: validateDepositReview,
    confirm: { th: 'ยืนยันว่ารายการ {raw_ref} ปกติ? ไม่มีการเติมเครดิต', en: 'Is {raw_ref} in order? Nobody is credited.' },
    success: { th: 'ทำเครื่องหมาย {raw_ref} ว่าปกติแล้ว ไม่มีการเติมเครดิต', en: '{raw_ref} is marked as in order; nobody was credited' },
  },
  confirm: {
    fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true }],
    validate: validateDepositReview,
    confirm: { th: 'ยืนยันว่ารายการ {raw_ref} ผิดปกติ และแจ้งทีมการเงิน?', en: 'Is {raw_ref} abnormal? The finance team is told.' },
    success: { th: 'ยืนยันว่า {raw_ref} จำนวน {amount} บาท ผิดปกติแล้ว', en: '{raw_ref} over {amount} baht is confirmed as abnormal' },
  },
  reopen: {
    fields: [{ name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, minLength: 6, maxLength: 200 }],
    validate: validateDepositReopen,
    confirm: { th: 'เปิดรายการ {raw_ref} ให้ตรวจอีกครั้ง?', en: 'Open {raw_ref} again?' },
    success: { th: 'เปิด {raw_ref} จำนวน {amount} บาท ให้ตรวจอีกครั้งแล้ว', en: '{raw_ref} over {amount} baht is open again' },
  },
  unmatch: {
    fields: [{ name: 'reason', kind: 'string', label: { th: 'เหตุผล', en: 'Reason' }, required: true, minLength: 6, maxLength: 200 }],
    validate: validateDepositUnmatch,
    decision: { verdict: depositUnmatchVerdict, amount: f.amount, from: [f.username, f.member_name], by: ['raw_ref'], facts: [f.raw_ref, f.deposit_ref, f.txn_at] },
    success: { th: 'ยกเลิกการจับคู่ {amount} บาท กับ {username} แล้ว ยอดรอเจ้าของอีกครั้ง', en: '{amount} baht taken back from {username}; the money waits for its owner again' },
  },
};
