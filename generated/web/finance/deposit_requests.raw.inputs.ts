// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { depositMatchVerdict, depositUnmatchVerdict } from './calls/deposit.ts';
import { rawTransactionFields as f } from './fields/raw-transaction.ts';
import {
  validateDepositMatch,
  validateDepositReopen,
  validateDepositReview,
  validateDepositUnmatch,
} from './validators.ts';

export type DepositRequestsRawInputsAction = 'match' | 'clear' | 'confirm' | 'reopen' | 'unmatch';

export const inputs: Readonly<Record<DepositRequestsRawInputsAction, Inputs>> = {
  match: {
    fields: [
      {
        name: 'member_id',
        kind: 'ref',
        label: { th: 'เจ้าของยอด', en: 'Owner of the money' },
        required: true,
        reference: {
          entity: 'Member',
          path: '/api/system/deposit/members',
          value: 'id',
          label: 'username',
          instead: '/api/member/users',
        },
      },
    ],
    validate: validateDepositMatch,
    decision: {
      verdict: depositMatchVerdict,
      amount: f.amount,
      by: ['raw_ref', 'member_id'],
      next: true,
      facts: [f.raw_ref, f.txn_at],
    },
  },
  clear: {
    fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true }],
    validate: validateDepositReview,
  },
  confirm: {
    fields: [{ name: 'note', kind: 'text', label: { th: 'บันทึก', en: 'Note' }, maxLength: 500, nullable: true }],
    validate: validateDepositReview,
  },
  reopen: {
    fields: [
      {
        name: 'reason',
        kind: 'string',
        label: { th: 'เหตุผล', en: 'Reason' },
        required: true,
        minLength: 6,
        maxLength: 200,
      },
    ],
    validate: validateDepositReopen,
  },
  unmatch: {
    fields: [
      {
        name: 'reason',
        kind: 'string',
        label: { th: 'เหตุผล', en: 'Reason' },
        required: true,
        minLength: 6,
        maxLength: 200,
      },
    ],
    validate: validateDepositUnmatch,
    decision: {
      verdict: depositUnmatchVerdict,
      amount: f.amount,
      from: [f.username, f.member_name],
      by: ['raw_ref'],
      facts: [f.raw_ref, f.deposit_ref, f.txn_at],
    },
  },
};
