import type { Person } from '../support/people.ts';
import { type Ending, outcome } from './endings.ts';
import { type House, shownOfHouse, workHouse } from './house-model.ts';

export type Status = 'pending' | 'verified' | 'processing' | 'success' | 'failed' | 'unknown' | 'refunded';

/** A withdrawal as it should be. */
export interface Wanted {
  readonly id: number;
  readonly member: number;
  /** Satang. */
  readonly amount: bigint;
  readonly ending: Ending;
  status: Status;
  verifiedBy: string | undefined;
  lockedBy: string | undefined;
  /** The next round of the worker asks about it. */
  due: boolean;
}

export type OrderStatus = 'pending' | 'expired' | 'failed' | 'suspicious' | 'success';

/** A deposit through a gateway as it should be. */
export interface Deposit {
  readonly ref: string;
  readonly member: number;
  status: OrderStatus;
  readonly reported: Set<string>;
}

/** What should be: small enough to be read in one go, and made without a look at the product's own code. */
export interface Model {
  readonly withdrawals: Wanted[];
  readonly deposits: Deposit[];
  /** The members that act, by key; imported ones only have credit. */
  readonly members: readonly number[];
  /** Credit of each member in satang, by key. */
  readonly cash: Map<number, bigint>;
  /** The house's own: statement lines, transfers, payments to many, tickets, imports. */
  readonly house: House;
  /** How many slips have been handed in. */
  slips: number;
  /** The last money call that was answered, to be sent once more. */
  last:
    | {
        readonly by: Person;
        readonly action: string;
        readonly body: object;
        readonly key: string;
        readonly text: string;
      }
    | undefined;
}

/** Satang above which it takes two people. */
export const twoPeople = 50_000_00n;

/** What an action answers before its own rules: 409 where the status does not fit, 423 where somebody else is at it. */
export function refusal(withdrawal: Wanted, from: readonly Status[], by: Person): 409 | 423 | undefined {
  if (!from.includes(withdrawal.status)) return 409;
  const { username } = by.principal;
  return withdrawal.lockedBy !== undefined && withdrawal.lockedBy !== username ? 423 : undefined;
}

/** Everything that can be seen, by name. */
export function shownOf(model: Model): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(model.withdrawals.map(({ id, status }) => [`w${id}`, status])),
    ...Object.fromEntries(model.deposits.map(({ ref, status }) => [ref, status])),
    ...Object.fromEntries([...model.cash].map(([member, satang]) => [`m${member}`, String(satang)])),
    ...shownOfHouse(model.house),
  };
}

/** What a round of the worker makes of what it may look at. */
export function work(model: Model): void {
  workHouse(model.house);
  for (const withdrawal of model.withdrawals) {
    if (withdrawal.status === 'processing') withdrawal.status = outcome(withdrawal.ending, true);
    else if (withdrawal.status === 'unknown' && withdrawal.due) withdrawal.status = outcome(withdrawal.ending, false);
    else continue;
    withdrawal.due = false;
  }
}

export type Report = 'paid' | 'wrong' | 'expired' | 'failed';

/** What a report makes of a deposit; the same report counts once. Returns the satang that the member gets. */
export function reported(deposit: Deposit, report: Report, amount: bigint): bigint {
  if (deposit.reported.has(report)) return 0n;
  deposit.reported.add(report);
  const isOpen = deposit.status !== 'success' && deposit.status !== 'suspicious';
  if (!isOpen) return 0n;
  if (report === 'paid') {
    deposit.status = 'success';
    return amount;
  }
  if (report === 'wrong') deposit.status = 'suspicious';
  else if (report === 'failed' || deposit.status === 'pending') deposit.status = report;
  return 0n;
}
