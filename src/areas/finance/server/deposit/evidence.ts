import type { NameMatch } from '#contract/name-match.ts';
import type { OwnerReason } from '#generated/api/finance.ts';

/** The evidence about a member for a line. Amounts are satang. */
export interface Evidence {
  readonly name: NameMatch;
  /** Does the member's account number look like what the bank shows of the sender's? Undefined: it shows too little. */
  readonly account: 'whole' | 'part' | 'other' | undefined;
  /** A pending request: for this exact amount, made unique by its satang; for this amount; for the same number of baht. */
  readonly request: 'exact' | 'same' | 'near' | undefined;
  /** Credited deposits of the member that came from the sender's account. */
  readonly earlier: number;
  /** The sum is within what the member usually deposits. */
  readonly isUsual: boolean;
  /** Other members with the same account. */
  readonly sharers: number;
  readonly isActive: boolean;
}

const points: Readonly<Record<OwnerReason['code'], number>> = {
  name_same: 35,
  name_similar: 20,
  name_different: -30,
  account_whole: 40,
  account_part: 25,
  account_other: -25,
  request_exact: 25,
  request_same: 15,
  request_near: 5,
  earlier: 20,
  usual: 5,
  sharers: -15,
  inactive: -20,
};

export interface Weighed {
  /** 0 to 100. */
  readonly score: number;
  /** What it is made of, the weightiest first. */
  readonly reasons: readonly OwnerReason[];
}

/**
 * How well a member fits a line.
 *
 * @example
 * weigh({ name: 'same', account: 'part', request: undefined, earlier: 0, isUsual: false, sharers: 0, isActive: true });
 * // { score: 60, reasons: [{ code: 'name_same', points: 35 }, { code: 'account_part', points: 25 }] }
 */
export function weigh({ name, account, request, earlier, isUsual, sharers, isActive }: Evidence): Weighed {
  const codes: readonly (OwnerReason['code'] | undefined)[] = [
    name === 'unknown' ? undefined : `name_${name}`,
    account && `account_${account}`,
    request && `request_${request}`,
    earlier > 0 ? 'earlier' : undefined,
    isUsual ? 'usual' : undefined,
    sharers > 0 ? 'sharers' : undefined,
    isActive ? undefined : 'inactive',
  ];
  const reasons = codes
    .filter((code) => code !== undefined)
    .map((code) => ({ code, points: points[code] }))
    .sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  const sum = reasons.reduce((total, reason) => total + reason.points, 0);
  return { score: Math.max(0, Math.min(100, sum)), reasons };
}
