import { createHash } from 'node:crypto';
import { bangkokDay } from '#contract/time.ts';
import type { BankLine } from '../providers/ports.ts';

/** What the name of a line is made from. */
export type NamedLine = Pick<BankLine, 'at' | 'direction' | 'amount' | 'balanceAfter' | 'description' | 'reference'>;

/**
 * What names a line for ever. Banks number their lines seldom, and two payments alike are two lines: the how-manieth of
 * its kind a line is belongs to its name.
 */
export function dedupeKeys(bankId: number, lines: readonly NamedLine[]): readonly string[] {
  const seen = new Map<string, number>();
  return lines.map(({ at, direction, amount, balanceAfter, description, reference }) => {
    const facts = [bankId, at.toISOString(), direction, amount, balanceAfter ?? '', description, reference ?? ''].join(
      '|',
    );
    const nth = seen.get(facts) ?? 0;
    seen.set(facts, nth + 1);
    return createHash('sha256').update(`${facts}|${nth}`).digest('hex');
  });
}

/** Under what a fetched line is kept: `scb:4051:20260131:8f2c…`: bank, account, Bangkok day and the line. */
export function cacheKey(
  account: { readonly bank_code: string; readonly account_no: string },
  { at }: Pick<BankLine, 'at'>,
  dedupeKey: string,
): string {
  const day = bangkokDay(at).replaceAll('-', '');
  return `${account.bank_code.toLowerCase()}:${account.account_no.slice(-4)}:${day}:${dedupeKey.slice(0, 32)}`;
}
