import { sql } from 'kysely';
import type { Payouts } from '#server/areas/payouts.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { gatewayTexts } from '../texts.ts';
import type { GatewayEvent } from './event.ts';
import type { EventOrder, Processed } from './rows.ts';

interface Attempt {
  readonly id: bigint;
  readonly withdrawal_id: number;
  readonly state: string;
  readonly amount: bigint;
  readonly fee: bigint;
}

/**
 * Processes a report about a payout. A success is settled if the amount matches; a failure only makes the worker
 * inquire again, and counts once the inquiry confirms it.
 */
export async function processPayout(
  ctx: Pick<TransactionContext, 'tx' | 'audit' | 'afterCommit'>,
  order: EventOrder,
  event: GatewayEvent,
  payouts: Payouts,
): Promise<Processed> {
  const { tx } = ctx;
  const attempt = await maybe(
    sql<Attempt>`
      select id, withdrawal_id::integer as withdrawal_id, state, amount, fee from payout_attempt
      where our_ref = ${order.order_ref} and gateway_account_id = ${order.account_id}`,
    tx,
  );
  if (!attempt) return { status: 'error', message: gatewayTexts.noTransfer.kept() };
  if (event.reported === 'reversed') return { status: 'error', message: gatewayTexts.moneyCameBack.kept() };
  if (event.reported === 'paid') {
    if (event.amount !== attempt.amount)
      return { status: 'rejected', message: gatewayTexts.theAmountThatTheGatewayReports2.kept() };
    const changed = await payouts.settle(ctx, attempt.id, {
      state: 'success',
      upstreamRef: event.gatewayRef,
      message: gatewayTexts.gatewaySays({ word: event.status }).kept(),
      fee: event.fee ?? attempt.fee,
      inquiry: false,
      park: false,
    });
    // The settlement writes a transaction row of its own, whatever triggered it.
    if (changed) return { status: 'duplicate', message: gatewayTexts.theTransferIsConfirmedItsAmount.kept() };
    const now = await maybe(sql<{ state: string }>`select state from payout_attempt where id = ${attempt.id}`, tx);
    return now?.state === 'success'
      ? { status: 'duplicate' }
      : { status: 'error', message: gatewayTexts.doneAfterFailure.kept() };
  }
  const isWoken = await wakeTask(tx, payouts.keyOf(attempt.withdrawal_id));
  if (isWoken) ctx.afterCommit(wakeTopic);
  return {
    status: 'ignored',
    message: isWoken ? gatewayTexts.theSystemWillAskTheGateway.kept() : gatewayTexts.theTransferWasClosedAlready.kept(),
  };
}
