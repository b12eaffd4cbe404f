import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Flag } from './scenario.ts';
import type { DemoUser } from './staff.ts';

type Row = SeedRow<'deposit'>;
type Raw = SeedRow<'raw_transaction'>;

/** Money on a bank's statement, or at a gateway where somebody has to look. Amounts in satang. */
export interface DemoLine {
  /** Numbered once all are known, in the order in which they were found. */
  id: number;
  ref: string;
  readonly bankId: number;
  readonly source: Raw['source'];
  readonly at: Date;
  readonly detected: Date;
  readonly direction: 'in' | 'out';
  readonly amount: bigint;
  /** Of the account, once all that moved on it is known; null where the message does not say. */
  balanceAfter: bigint | null;
  readonly fromBank: string | null;
  readonly fromNumber: string | null;
  readonly fromName: string | null;
  readonly description: string;
  readonly upstreamRef: string;
  readonly status: NonNullable<Raw['match_status']>;
  readonly method: NonNullable<Raw['match_method']>;
  readonly member: DemoMember | null;
  readonly depositRef: string | null;
  readonly withdrawRef: string | null;
  readonly candidates: readonly DemoMember[];
  readonly flags: readonly Flag[];
  readonly review: DemoReview | null;
  /** The money lay in suspense before, or still does. */
  readonly aside: boolean;
  /** The record whose posting it is, where that is neither a deposit nor the line itself: `withdrawal:12`. */
  readonly books: string | null;
}

export interface DemoReview {
  readonly status: 'open' | 'cleared' | 'confirmed';
  readonly by: DemoUser | null;
  readonly at: Date | null;
  readonly note: string | null;
}

/** A deposit from the first word to the credit. Amounts in satang. */
export interface DemoRequest {
  /** Numbered once all are known, in the order of their requests. */
  id: number;
  readonly ref: string;
  readonly member: DemoMember;
  readonly channel: Row['channel'];
  readonly gateway: string | null;
  readonly orderRef: string | null;
  readonly fee: bigint;
  readonly bankId: number | null;
  readonly requested: bigint;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
  readonly creditedAt: Date | null;
  readonly status: NonNullable<Row['status']>;
  readonly line: DemoLine | null;
  readonly slipRef: string | null;
  readonly flags: readonly Flag[];
  readonly operator: string;
  readonly note: string | null;
}
