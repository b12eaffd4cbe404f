import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Payouts } from '#server/areas/payouts.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { write } from '#server/providers/gateways/protocol-words.ts';
import { protocolOf } from '#server/providers/gateways/protocols.ts';
import type { InquiryAnswer } from '#server/providers/ports.ts';
import { readEvent } from './callback/event.ts';
import { storeEvent } from './callback/store.ts';

interface Order {
  readonly id: number;
  readonly order_ref: string;
  readonly status: string;
  readonly pay_amount: bigint;
  readonly type: 'deposit' | 'withdraw';
}

/** Statuses that no inquiry answer can change. */
const closed: ReadonlySet<string> = new Set(['success', 'reversed', 'suspicious']);

/**
 * Brings our order in line with the gateway's answer: `asked` = the correction has been started, `person` = the two
 * sides contradict each other, `none` = nothing to do. No money moves here.
 */
export async function reconcileOrder(
  ctx: TransactionContext,
  accountId: number,
  order: Order,
  answer: InquiryAnswer,
  payouts: Payouts,
): Promise<'none' | 'asked' | 'person'> {
  if (answer.result === 'unknown') return answer.contradiction ? 'person' : 'none';
  if (answer.result === 'not_found') return 'none';
  if (answer.result === 'failed') return closed.has(order.status) ? 'person' : wakePayout(ctx, order, false, payouts);
  if (answer.amount !== order.pay_amount) return 'person';
  if (closed.has(order.status)) return order.status === 'success' ? 'none' : 'person';
  return order.type === 'withdraw'
    ? wakePayout(ctx, order, true, payouts)
    : storeAsReport(ctx, accountId, order, answer);
}

/**
 * Wakes the worker, which inquires again and settles. A payout closed as failed that was paid anyway needs a person.
 */
async function wakePayout(
  ctx: TransactionContext,
  order: Order,
  paid: boolean,
  payouts: Payouts,
): Promise<'none' | 'asked' | 'person'> {
  if (order.type === 'deposit') return 'none';
  const attempt = await maybe(
    sql<{ withdrawal_id: number }>`
      select withdrawal_id::integer as withdrawal_id from payout_attempt where our_ref = ${order.order_ref}`,
    ctx.tx,
  );
  if (!attempt || !(await wakeTask(ctx.tx, payouts.keyOf(attempt.withdrawal_id)))) {
    return order.status === 'failed' && !paid ? 'none' : 'person';
  }
  await note(ctx, order);
  return 'asked';
}

/** Stores the answer as a report and processes it like one, so that it cannot credit the same payment a second time. */
async function storeAsReport(
  ctx: TransactionContext,
  accountId: number,
  order: Order,
  answer: Extract<InquiryAnswer, { result: 'success' }>,
): Promise<'none' | 'asked' | 'person'> {
  const gateway = ctx.endpoint.gateway ?? '';
  const wire = protocolOf(gateway);
  const payload = write(
    {
      event_id: `inquiry-${order.order_ref}`,
      type: order.type,
      reference: order.order_ref,
      transaction_id: answer.upstreamRef,
      status: 'SUCCESS',
      amount: formatMoney(answer.amount),
      fee: formatMoney(answer.fee),
      currency: 'THB',
      at: answer.at.toISOString(),
    },
    wire.event,
    wire.numbers === true,
  );
  const event = readEvent(wire, payload);
  if (!event) return 'person';
  const { ip } = ctx.request;
  if (!(await storeEvent(ctx.tx, { gateway, accountId, event, ip, payload, refusal: null }))) return 'none';
  await note(ctx, order);
  return 'asked';
}

async function note(ctx: TransactionContext, order: Order): Promise<void> {
  ctx.afterCommit(wakeTopic);
  await ctx.audit({
    action: ctx.endpoint.id,
    entityType: 'GatewayOrder',
    entityId: order.id,
    reason: 'correction asked for',
  });
}
