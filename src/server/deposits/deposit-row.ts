import { sql } from 'kysely';
import type { DepositMoves } from '#generated/api/lifecycles.ts';
import type { RowOf } from '../context/context.ts';
import { maybe, one, type Tx } from '../db/sql.ts';
import type { Settable } from '../lifecycle/columns.ts';
import type { Hand } from '../lifecycle/make-move.ts';
import { move } from '../lifecycle/move.ts';

export type DepositChannel = 'bank' | 'promptpay' | 'truewallet' | 'gateway' | 'slip' | 'manual';
export type DepositStatus =
  | 'pending'
  | 'processing'
  | 'suspicious'
  | 'success'
  | 'failed'
  | 'expired'
  | 'cancelled'
  | 'reversed';
export type DepositFlag = RowOf<'deposit'>['flags'][number];
export type MatchMethod = 'account' | 'name' | 'decimal' | 'gateway_ref' | 'slip' | 'manual' | 'none';

/** What the money rules need to know of a deposit. Money is satang. */
export interface DepositRow {
  readonly id: number;
  readonly deposit_ref: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly channel: DepositChannel;
  readonly gateway: string | null;
  readonly bank_id: number | null;
  readonly requested_amount: bigint;
  readonly bonus_amount: bigint;
  readonly gateway_order_ref: string | null;
  readonly raw_ref: string | null;
  readonly credited_amount: bigint;
  readonly attempts: number;
  readonly status: DepositStatus;
}

const columns = sql`id::integer as id, deposit_ref, agent_id::integer as agent_id, member_id::integer as member_id, channel,
  gateway, bank_id::integer as bank_id, requested_amount, bonus_amount, gateway_order_ref, raw_ref, credited_amount,
  attempts, status`;

/** The deposit by its number, locked until the transaction ends. */
export function lockDeposit(tx: Tx, depositRef: string): Promise<DepositRow | undefined> {
  return maybe(sql<DepositRow>`select ${columns} from deposit where deposit_ref = ${depositRef} for no key update`, tx);
}

/** The deposit as it is after its own changes in this transaction. */
export function depositOf(tx: Tx, id: number): Promise<DepositRow> {
  return one(sql<DepositRow>`select ${columns} from deposit where id = ${id}`, tx);
}

/** What changes with the status. Absent values leave their columns as they are. */
export interface DepositChange {
  readonly note?: string;
  readonly flags?: readonly DepositFlag[];
  readonly set?: Settable<'deposit', 'status'>;
}

/**
 * Moves a deposit whose row is locked: `move` with the deposit's own note and flags, and the name of the move in the audit
 * log. What is credited is moved by `creditDeposit`.
 */
export function moveDeposit(
  ctx: Hand,
  deposit: DepositRow,
  name: Exclude<keyof DepositMoves, 'credit'>,
  { note, flags, set }: DepositChange = {},
): Promise<DepositRow> {
  const message = note?.slice(0, 255);
  return move(ctx, {
    entity: 'Deposit',
    row: deposit,
    move: name,
    set: { note: message, flags, ...set },
    message,
    action: `deposit.${name}`,
  });
}
