import type { RawLine } from '#server/deposits/raw-line.ts';

/** Who sent it, as the bank shows it. */
export function senderOf({ from_bank_code, from_account_no, from_account_name }: RawLine) {
  return { bankCode: from_bank_code, accountNo: from_account_no, name: from_account_name };
}
