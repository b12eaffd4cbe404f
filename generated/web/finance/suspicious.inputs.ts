// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { depositReviewVerdict } from './calls/deposit.ts';
import { rawTransactionFields as f } from './fields/raw-transaction.ts';
import { validateDepositReview, validateDepositReviewOnFinanceSuspiciousConfirm } from './validators.ts';

export type SuspiciousInputsAction = 'clear' | 'confirm';

export const inputs: Readonly<Record<SuspiciousInputsAction, Inputs>> = {
  clear: {
    fields: [
      {
        name: 'member_id',
        kind: 'ref',
        label: { th: 'เจ้าของยอด', en: 'Owner of the money' },
        reference: {
          entity: 'Member',
          path: '/api/system/deposit/members',
          value: 'id',
          label: 'username',
          instead: '/api/member/users',
        },
        nullable: true,
      },
      { name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true },
    ],
    validate: validateDepositReview,
    decision: {
      verdict: depositReviewVerdict,
      amount: f.amount,
      by: ['raw_ref', 'result', 'member_id'],
      facts: [f.raw_ref, f.txn_at, f.bank_id, f.risk_score],
    },
  },
  confirm: {
    fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true }],
    validate: validateDepositReviewOnFinanceSuspiciousConfirm,
    decision: {
      verdict: depositReviewVerdict,
      amount: f.amount,
      by: ['raw_ref', 'result', 'member_id'],
      facts: [f.raw_ref, f.txn_at, f.bank_id, f.risk_score],
    },
  },
};
