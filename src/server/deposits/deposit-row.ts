import { sql } from 'kysely';
import type { TransactionContext } from '../context/context.ts';
import { many, maybe, one, type Tx } from '../db/sql.ts';

/** Whose hand moves a deposit, in an open transaction. */
export type Hand = Pick<TransactionContext, 'tx' | 'audit' | 'principal'>;

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
  readonly flags?: readonly string[];
  readonly operator?: string;
  /** It lets go of its statement line and keeps which one it was. */
  readonly untied?: true;
}

/**
 * Moves a deposit whose row is locked, and writes its history and the audit log. Throws where the database does not
 * allow the way (23001) or the row has left the status it was read in.
 */
export async function moveDeposit(
  hand: Hand,
  deposit: DepositRow,
  action: string,
  to: DepositStatus,
  change: DepositChange = {},
): Promise<DepositRow> {
  const { tx, audit, principal } = hand;
  const { id, status: from } = deposit;
  const note = change.note?.slice(0, 255) ?? null;
  const moved = await maybe(
    sql<DepositRow>`
      update deposit set status = ${to}, note = coalesce(${note}, note),
        flags = coalesce(${change.flags ? JSON.stringify(change.flags) : null}::jsonb, flags),
        operator = coalesce(${change.operator ?? null}, operator),
        raw_ref = case when ${change.untied === true}::boolean then null else raw_ref end,
        undone_raw_ref = case when ${change.untied === true}::boolean then raw_ref else undone_raw_ref end
      where id = ${id} and status = ${from} returning ${columns}`,
    tx,
  );
  if (!moved) throw new Error(`Deposit ${deposit.deposit_ref} left the status ${from} under a lock`);
  await record(tx, { id, from, to, action, note, by: principal });
  await audit({
    action: `deposit.${action}`,
    entityType: 'Deposit',
    entityId: id,
    before: { status: from },
    after: { status: to },
    ...(note ? { reason: note } : {}),
  });
  return moved;
}

interface Happening {
  readonly id: number;
  readonly from: string | null;
  readonly to: string;
  readonly action: string;
  readonly note: string | null;
  readonly by: { readonly userId: number; readonly name: string };
}

/** One line of the record's history. */
export async function record(tx: Tx, { id, from, to, action, note, by }: Happening): Promise<void> {
  await many(
    sql`
      insert into entity_event (entity, entity_id, actor_id, actor_name, action, from_status, to_status, message)
      values ('Deposit', ${id}, ${by.userId}, ${by.name}, ${action}, ${from}, ${to}, ${note})`,
    tx,
  );
}
