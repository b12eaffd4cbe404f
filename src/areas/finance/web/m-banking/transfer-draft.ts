import { formatMoney, parseMoney } from '#contract/money.ts';
import type { Account } from './read.ts';

/** What is to be sent, as it was typed. */
export interface Draft {
  readonly to_bank_code: string;
  readonly to_account_no: string;
  readonly amount: string;
  readonly expected_name: string;
  readonly note: string;
}

/** What the bank said of the receiver, and until when it counts. */
export interface Receiver {
  readonly token: string;
  readonly own: boolean;
  readonly fee: string;
  /** Milliseconds since the page began. */
  readonly until: number;
}

/** The order as the server took it. */
export interface Ordered {
  readonly id: number;
  readonly amount: string;
  readonly transfer_ref: string | null;
  readonly status: string | null;
  readonly fee: string | null;
  readonly message: string | null;
}

/** Digits of the account that it goes to. */
export const accountOf = ({ to_account_no }: Draft): string => to_account_no.replace(/\D/g, '');

/** Satang; 0 while no amount is typed. */
export const amountOf = ({ amount }: Draft): bigint => parseMoney(amount.replace(/,/g, '')) ?? 0n;

/** What of it the verdict depends on, as far as it is typed. */
export function transferQuery(account: Account, draft: Draft): object {
  const amount = amountOf(draft);
  const number = accountOf(draft);
  return {
    bank_id: Number(account.id),
    ...(amount > 0n ? { amount: formatMoney(amount) } : {}),
    ...(draft.to_bank_code !== '' && number.length >= 10
      ? { to_bank_code: draft.to_bank_code, to_account_no: number }
      : {}),
  };
}
