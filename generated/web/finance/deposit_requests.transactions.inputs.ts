// Generated from manifest/ by `npm run generate`: change the manifest, not this file.
import type { Inputs } from '#contract/screen.ts';
import { depositReverseVerdict } from './calls/deposit.ts';
import { depositFields as f } from './fields/deposit.ts';
import { validateDepositReverse } from './validators.ts';

export type DepositRequestsTransactionsInputsAction = 'reverse';

export const inputs: Readonly<Record<DepositRequestsTransactionsInputsAction, Inputs>> = {
  reverse: {
    fields: [
      {
        name: 'accept_shortage',
        kind: 'boolean',
        label: {
          th: 'เครดิตเหลือไม่พอ ให้บริษัทรับส่วนที่ขาด',
          en: 'The company bears what the member no longer has',
        },
      },
    ],
    validate: validateDepositReverse,
    decision: {
      verdict: depositReverseVerdict,
      amount: f.credited_amount,
      from: [f.username, f.member_name],
      by: ['id'],
      facts: [f.deposit_ref, f.amount, f.credited_at],
    },
  },
};
