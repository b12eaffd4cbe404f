import { sql } from 'kysely';
import type { TransactionContext } from '../context/context.ts';
import { many, maybe, type Tx } from '../db/sql.ts';
import { dropTask } from '../jobs/outbox.ts';
import type { Verdict } from '../jobs/send-once.ts';
import { bankOf, feeAccount, outsideOf } from '../ledger/accounts.ts';
import { type Posting, post } from '../ledger/post.ts';
import { recordEvent } from '../lifecycle/record-event.ts';
import { moveBalance } from './account.ts';
import { lockTransfer, type TransferOrigin, type TransferRow, transferKey } from './transfer.ts';

/** The parts of a system transaction that settling needs. */
export type TransferContext = Pick<TransactionContext, 'tx' | 'audit' | 'principal' | 'afterCommit'>;

/** Called for the origin of a transfer when its status changes, in the same transaction. */
export type TransferListener = (ctx: TransferContext, transfer: TransferRow) => Promise<void>;

/** Listeners by origin. Provided by the composition root, so that the engine depends on no area. */
export type TransferListeners = Partial<Readonly<Record<TransferOrigin, TransferListener>>>;

/** The result of a transfer, and the user who stated it, if any. */
export type TransferVerdict = Verdict & { readonly actorId?: number; readonly action?: string };

/**
 * Applies the result of a transfer: balances, ledger, row, audit log, and notifies its origin; all in this transaction.
 * Facts count whatever their source and time; one that is already final stays as it is. Returns whether anything
 * changed.
 */
export async function settleTransfer(
  ctx: TransferContext,
  id: number,
  verdict: TransferVerdict,
  listeners: TransferListeners,
): Promise<boolean> {
  const { tx } = ctx;
  const transfer = await lockTransfer(tx, id);
  if (!transfer) throw new Error(`Bank transfer ${id} does not exist`);
  if (transfer.status === 'success' || transfer.status === 'failed') return false;
  const paid = verdict.state === 'success';
  const fee = paid ? verdict.fee : transfer.fee;
  const balanceAfter = paid ? await book(tx, { ...transfer, fee }, verdict.actorId ?? null) : null;
  const settled = await conclude(tx, transfer, { ...verdict, fee }, balanceAfter);
  if (verdict.state !== 'unknown') await dropTask(tx, transferKey(id), verdict.state);
  if (settled.status === transfer.status) return true;
  const event = { entity: 'BankTransfer', id, action: 'settle', from: transfer.status, to: settled.status };
  await recordEvent(tx, event, ctx.principal);
  await ctx.audit({
    action: verdict.action ?? 'transfer.settle',
    entityType: 'BankTransfer',
    entityId: id,
    before: { status: transfer.status },
    after: { status: settled.status, upstream_ref: settled.upstream_ref },
    reason: verdict.message.slice(0, 255),
    ...(transfer.requested_by ? { onBehalfOf: transfer.requested_by } : {}),
  });
  await listeners[transfer.origin]?.(ctx, settled);
  return true;
}

type BookedTransfer = Pick<TransferRow, 'id' | 'source_bank_id' | 'target_bank_id' | 'purpose' | 'amount' | 'fee'>;

/** A transfer between accounts of the house, or out of it for a purpose, has succeeded. */
export const transferPosting = (transfer: BookedTransfer, actorId: number | null): Posting => {
  const { id, source_bank_id: source, target_bank_id: target, purpose, amount, fee } = transfer;
  return {
    kind: 'bank_transfer',
    ref: { type: 'bank_transfer', id },
    actorId,
    lines: [
      { account: bankOf(source), amount: amount + fee },
      { account: target === null ? outsideOf(purpose ?? 'other') : bankOf(target), amount: -amount },
      { account: feeAccount, amount: -fee },
    ],
  };
};

/** Moves the balances and writes the ledger. Returns the source's balance after it. */
async function book(tx: Tx, transfer: TransferRow, actorId: number | null): Promise<bigint> {
  const { source_bank_id: source, target_bank_id: target, amount, fee } = transfer;
  // Rows in ascending id, so that two transfers between the same accounts never wait for each other.
  const moves = [[source, -(amount + fee)] as const, ...(target === null ? [] : [[target, amount] as const])];
  const balances = new Map<number, bigint>();
  for (const [bank, change] of moves.toSorted(([a], [b]) => a - b))
    balances.set(bank, await moveBalance(tx, bank, change));
  await post(tx, transferPosting(transfer, actorId));
  return balances.get(source) ?? 0n;
}

/** Updates the row. The lock is held and the row is live, so exactly one row changes; the database checks it again. */
async function conclude(
  tx: Tx,
  { id, amount }: TransferRow,
  verdict: TransferVerdict,
  balanceAfter: bigint | null,
): Promise<TransferRow> {
  const final = verdict.state !== 'unknown';
  const before = balanceAfter === null ? null : balanceAfter + amount + verdict.fee;
  const row = await maybe(
    sql<TransferRow>`
      update bank_transfer set status = ${verdict.state}, message = ${verdict.message.slice(0, 255)},
        upstream_ref = coalesce(${verdict.upstreamRef?.slice(0, 64) ?? null}, upstream_ref), fee = ${verdict.fee}::bigint,
        balance_before = ${before}::bigint, balance_after = ${balanceAfter}::bigint,
        inquiries = inquiries + ${verdict.inquiry ? 1 : 0}::integer,
        parked_at = case when ${verdict.park}::boolean then coalesce(parked_at, clock_timestamp()) else null end,
        settled_at = case when ${final}::boolean then clock_timestamp() else null end,
        duration_sec = case when ${final}::boolean
          then greatest(0, extract(epoch from clock_timestamp() - requested_at))::integer else null end
      where id = ${id} and status in ('pending', 'processing', 'unknown') returning *`,
    tx,
  );
  if (!row) throw new Error(`Bank transfer ${id} became final under a lock`);
  return row;
}

/** Makes a parked transfer eligible for inquiries again; the caller wakes its task. */
export async function unparkTransfer(tx: Tx, id: number): Promise<void> {
  await many(sql`update bank_transfer set parked_at = null where id = ${id} and status = 'unknown'`, tx);
}
