/** One movement of money as one side's books have it. */
export interface Movement {
  /** Id of the bank account or gateway account that it is about. */
  readonly account: number;
  /** Our own reference, where the side knows it. */
  readonly reference: string | null;
  /** The other side's reference, where the side knows it. */
  readonly upstreamRef: string | null;
  /** Satang; negative when money left the account. */
  readonly amount: bigint;
  readonly at: Date;
}

/** How two movements were found to be one and the same. */
export type Tie = 'reference' | 'upstream' | 'amount';

/**
 * What became of a movement.
 * `matched`: both sides have it. `amount`: both have it with another amount. `late`: the other side has it on another
 * Bangkok day. `weak`: amount, account and time agree, but no reference says so; a person decides, nothing is posted.
 * `duplicate`: the other side has it twice, `here_twice` our books. `missing_there`, `missing_here`: one side alone.
 */
export type Outcome<M extends Movement> =
  | { readonly kind: 'matched' | 'amount' | 'late' | 'weak'; readonly ours: M; readonly theirs: M; readonly by: Tie }
  | { readonly kind: 'duplicate'; readonly theirs: M; readonly of: M }
  | { readonly kind: 'here_twice'; readonly ours: M; readonly of: M }
  | { readonly kind: 'missing_there'; readonly ours: M }
  | { readonly kind: 'missing_here'; readonly theirs: M };

/** Sums of one account on one Bangkok day, satang. They agree exactly, or the day is not closed. */
export interface ControlTotal {
  readonly account: number;
  /** `2026-01-31` */
  readonly day: string;
  readonly ours: bigint;
  readonly theirs: bigint;
}
