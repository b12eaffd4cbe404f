import type { Tx } from '../db/sql.ts';
import { type Account, cashOf, feeAccount, holdOf } from './accounts.ts';
import { type Posted, post } from './post.ts';

interface HeldMoney {
  readonly withdrawalId: number;
  readonly memberId: number;
  /** Satang taken from the member's credit. */
  readonly amount: bigint;
  /** Who caused it; absent for the system. */
  readonly actorId?: number | null;
}

/** Takes the amount out of the member's credit and keeps it aside. Throws ShortageError. */
export async function hold(tx: Tx, money: HeldMoney): Promise<Posted> {
  return post(tx, {
    kind: 'withdraw_hold',
    ref: { type: 'withdrawal', id: money.withdrawalId },
    actorId: money.actorId ?? null,
    lines: [
      { account: cashOf(money.memberId), amount: -money.amount },
      { account: holdOf(money.memberId), amount: money.amount },
    ],
  });
}

/** Gives what was held back to the member. */
export async function release(tx: Tx, money: HeldMoney & { readonly reason: string }): Promise<Posted> {
  return post(tx, {
    kind: 'withdraw_release',
    ref: { type: 'withdrawal', id: money.withdrawalId },
    actorId: money.actorId ?? null,
    reason: money.reason,
    lines: [
      { account: holdOf(money.memberId), amount: -money.amount },
      { account: cashOf(money.memberId), amount: money.amount },
    ],
  });
}

/**
 * Closes a hold against the account that paid: `net` is what the receiver got, `charged` what the source took on top.
 * The difference to the amount is the house's fee: income when positive, cost when negative.
 */
export async function settle(
  tx: Tx,
  money: HeldMoney & { readonly source: Account; readonly net: bigint; readonly charged: bigint },
): Promise<Posted> {
  return post(tx, {
    kind: 'withdraw_payout',
    ref: { type: 'withdrawal', id: money.withdrawalId },
    actorId: money.actorId ?? null,
    lines: [
      { account: holdOf(money.memberId), amount: -money.amount },
      { account: money.source, amount: money.net + money.charged },
      { account: feeAccount, amount: money.amount - money.net - money.charged },
    ],
  });
}
