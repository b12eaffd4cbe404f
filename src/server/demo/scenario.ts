import type { DayNumbers } from './day-numbers.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { DemoUser } from './staff.ts';

/** A change of a member's main wallet. */
export interface WalletEvent {
  readonly at: Date;
  readonly member: DemoMember;
  readonly type: 'deposit' | 'bet' | 'settle' | 'withdraw' | 'withdraw_refund' | 'transfer_in';
  /** Satang, signed. */
  readonly amount: bigint;
  readonly before: bigint;
  readonly after: bigint;
  readonly deposit?: DemoDeposit;
  readonly withdrawal?: DemoWithdrawal;
  readonly provider?: string;
}

export interface DemoDeposit {
  readonly at: Date;
  readonly ref: string;
  readonly member: DemoMember;
  readonly amount: bigint;
  readonly channel: 'bank' | 'gateway' | 'promptpay' | 'truewallet' | 'slip';
}

type Row = SeedRow<'withdrawal'>;
export type WithdrawalStatus = NonNullable<Row['status']>;
export type Flag = NonNullable<Row['risk_flags']>[number];
export type RefundReason = NonNullable<Row['refund_reason']>;

/** One request, from the member's side and from the officers'. */
export interface DemoWithdrawal {
  /** Numbered once all are known, in the order of their requests. */
  id: number;
  ref: string;
  readonly member: DemoMember;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly feePayer: 'company' | 'agent' | 'member';
  readonly net: bigint;
  type: 'auto_bank' | 'gateway' | 'truewallet';
  /** Who pays, once that is decided. */
  bankId: number | null;
  gateway: { readonly name: string; readonly accountId: number } | null;
  readonly balanceBefore: bigint;
  readonly turnoverRequired: bigint;
  readonly turnoverDone: bigint;
  readonly promotion: string | null;
  readonly depositToday: bigint;
  readonly withdrawToday: bigint;
  readonly countToday: number;
  readonly depositTotal: bigint;
  readonly withdrawTotal: bigint;
  readonly winloss: bigint;
  readonly riskScore: number;
  readonly riskFlags: readonly Flag[];
  readonly requestedAt: Date;
  status: WithdrawalStatus;
  verified: Step | null;
  approved: Step | null;
  completedAt: Date | null;
  refund: { readonly reason: RefundReason; readonly step: Step } | null;
  message: string | null;
  upstreamRef: string | null;
  notes: readonly { readonly at: string; readonly by: string; readonly text: string }[];
}

/** Something that a person (or, without one, the system) did. */
export interface Step {
  readonly at: Date;
  readonly by: DemoUser | null;
}

/** Free credit that has become the member's own. */
export interface DemoGift {
  readonly at: Date;
  readonly member: DemoMember;
  readonly amount: bigint;
}

export interface Scenario {
  readonly events: readonly WalletEvent[];
  readonly deposits: readonly DemoDeposit[];
  readonly gifts: readonly DemoGift[];
  /** In the order of their requests. */
  readonly withdrawals: readonly DemoWithdrawal[];
  /** Of deposits and withdrawals, for other parts. */
  readonly numbers: DayNumbers;
}
