import type { Text } from '#contract/text.ts';
import type { Message } from '#server/base/text-catalogue.ts';
import { importTexts } from '../texts.ts';
import { aliases, companyWords, thaiNames } from './bank-words.ts';
import { plain, type Reading } from './text.ts';

/** A bank of the reference table. */
export interface KnownBank {
  readonly code: string;
  readonly bot_code: string | null;
  readonly name_th: string;
  readonly name_en: string;
  readonly acct_digits: readonly number[];
  readonly status: string;
}

const nameOf = ({ name_th: th, name_en: en }: KnownBank): Text => ({ th, en });

function codeOf(text: string, banks: readonly KnownBank[]): string | undefined {
  if (/^[0-9]{1,3}$/.test(text)) return banks.find((bank) => bank.bot_code === text.padStart(3, '0'))?.code;
  const upper = text.toUpperCase().replace(/[\s.-]/g, '');
  const code = Object.hasOwn(aliases, upper) ? aliases[upper] : upper;
  const match = banks.find((bank) => bank.code === code || bank.name_en.toUpperCase().replace(/[\s.-]/g, '') === upper);
  if (match) return match.code;
  const thai = text.replace(companyWords, '');
  return thaiNames.find(([name]) => thai.includes(name))?.[1];
}

/**
 * Reads a bank by our code, another system's, its Bank of Thailand number (`004`, `4`), or its Thai name. Inactive
 * banks are rejected, because no one could be paid there.
 */
export function readBank(cell: string, banks: readonly KnownBank[]): Reading<string> {
  const text = plain(cell);
  const code = codeOf(text, banks);
  const bank = banks.find((one) => one.code === code);
  if (!bank) return { problem: importTexts.unknownBank({ text: text.slice(0, 40) }) };
  return bank.status === 'active' ? { value: bank.code } : { problem: importTexts.bankOff({ bank: nameOf(bank) }) };
}

/** Warning if the bank has no accounts with this number of digits; not a reason to reject. */
export function digitsWarning(account: string, code: string, banks: readonly KnownBank[]): Message | undefined {
  const bank = banks.find((one) => one.code === code);
  if (!bank || bank.acct_digits.includes(account.length)) return undefined;
  return importTexts.otherDigits({
    digits: account.length,
    bank: nameOf(bank),
    usual: bank.acct_digits.join('/'),
  });
}
