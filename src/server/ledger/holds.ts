import type { Tx } from '../db/sql.ts';
import { type Account, cashOf, feeAccount, holdOf } from './accounts.ts';
import { type Posted, type Posting, post } from './post.ts';

interface HeldMoney {
  readonly withdrawalId: number;
  readonly memberId: number;
  /** Satang taken from the member's credit. */
  readonly amount: bigint;
  /** Who caused it; absent for the system. */
  readonly actorId?: number | null;
}

interface ReleasedMoney extends HeldMoney {
  readonly reason?: string;
}

interface SettledMoney extends HeldMoney {
  /** The account that paid. */
  readonly source: Account;
  /** Satang that the receiver got. */
  readonly net: bigint;
  /** Satang that the source took on top. */
  readonly charged: bigint;
}

const about = ({ withdrawalId, actorId = null }: HeldMoney) => ({
  ref: { type: 'withdrawal', id: withdrawalId },
  actorId,
});

/** A withdrawal is requested: its amount moves from the member's credit into the hold. */
export const holdPosting = (money: HeldMoney): Posting => ({
  kind: 'withdraw_hold',
  ...about(money),
  lines: [
    { account: cashOf(money.memberId), amount: -money.amount },
    { account: holdOf(money.memberId), amount: money.amount },
  ],
});

/** A withdrawal is refunded or cancelled: the hold goes back to the member's credit. */
export const releasePosting = ({ reason, ...money }: ReleasedMoney): Posting => ({
  kind: 'withdraw_release',
  ...about(money),
  ...(reason === undefined ? {} : { reason }),
  lines: [
    { account: holdOf(money.memberId), amount: -money.amount },
    { account: cashOf(money.memberId), amount: money.amount },
  ],
});

/**
 * A withdrawal is paid: the hold is closed against the account that paid. The difference between the amount and what that
 * account spent is the house's fee: income when positive, cost when negative.
 */
export const settlementPosting = (money: SettledMoney): Posting => ({
  kind: 'withdraw_payout',
  ...about(money),
  lines: [
    { account: holdOf(money.memberId), amount: -money.amount },
    { account: money.source, amount: money.net + money.charged },
    { account: feeAccount, amount: money.amount - money.net - money.charged },
  ],
});

/** Takes the amount out of the member's credit and holds it. Throws ShortageError. */
export const hold = (tx: Tx, money: HeldMoney): Promise<Posted> => post(tx, holdPosting(money));

/** Returns the hold to the member. */
export const release = (tx: Tx, money: ReleasedMoney & { readonly reason: string }): Promise<Posted> =>
  post(tx, releasePosting(money));

/** Closes the hold of a withdrawal that was paid. */
export const settle = (tx: Tx, money: SettledMoney): Promise<Posted> => post(tx, settlementPosting(money));
