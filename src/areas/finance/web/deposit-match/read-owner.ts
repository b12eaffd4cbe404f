import type { NameMatch } from '#contract/name-match.ts';
import { partOf, recordsOf, textOf } from './read-match.ts';

/** A member beside a line, as the server compares them. Amounts are decimal strings of baht. */
export interface Owner {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly status: string;
  readonly bank: string;
  /** By its last digits. */
  readonly accountNo: string;
  readonly accountName: string;
  readonly nameMatch: NameMatch;
  readonly account: 'whole' | 'part' | 'other' | undefined;
  readonly request: { readonly amount: string; readonly at: string } | undefined;
  readonly usual: { readonly least: string; readonly most: string } | undefined;
  readonly isUsual: boolean;
  readonly earlier: number;
  readonly lastFromHere: string | undefined;
  readonly sharers: number;
  /** 0 to 100. */
  readonly score: number;
  readonly isSure: boolean;
  readonly reasons: readonly { readonly code: string; readonly points: number }[];
}

const matches: readonly NameMatch[] = ['same', 'similar', 'unknown', 'different'];
const accounts = ['whole', 'part', 'other'] as const;
const count = (value: unknown) => (typeof value === 'number' ? value : 0);

/** A candidate, read with suspicion; undefined where it is none. What is not there speaks for nobody. */
export function readOwner(value: unknown): Owner | undefined {
  const row = partOf(value);
  const username = textOf(row, 'username');
  if (!row || typeof row.member_id !== 'number' || username === undefined) return undefined;
  const [request, usual] = [partOf(row.request), partOf(row.usual)];
  return {
    id: row.member_id,
    username,
    name: textOf(row, 'name') ?? '',
    status: textOf(row, 'status') ?? '',
    bank: textOf(row, 'bank_code') ?? '',
    accountNo: textOf(row, 'bank_account_no') ?? '',
    accountName: textOf(row, 'bank_account_name') ?? '',
    nameMatch: matches.find((one) => one === row.name_match) ?? 'unknown',
    account: accounts.find((one) => one === row.account),
    request: request && { amount: textOf(request, 'amount') ?? '', at: textOf(request, 'at') ?? '' },
    usual: usual && { least: textOf(usual, 'least') ?? '', most: textOf(usual, 'most') ?? '' },
    isUsual: row.is_usual === true,
    earlier: count(row.earlier),
    lastFromHere: textOf(row, 'last_from_here'),
    sharers: count(row.sharers),
    score: count(row.score),
    isSure: row.is_sure === true,
    reasons: recordsOf(row.reasons).flatMap(({ code, points }) =>
      typeof code === 'string' && typeof points === 'number' ? [{ code, points }] : [],
    ),
  };
}
