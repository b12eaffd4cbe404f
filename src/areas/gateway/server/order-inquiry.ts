import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Payouts } from '#server/areas/payouts.ts';
import { FailureError, invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import type { InquiryAnswer } from '#server/providers/ports.ts';
import { gatewayAccountFor } from './account.ts';
import { reconcileOrder } from './correct-order.ts';
import { gatewayTexts } from './texts.ts';

type Reply = Awaited<ReturnType<Services<Context>['gateway.order_inquiry']>>;
type Status = NonNullable<Reply['status']>;

interface Order {
  readonly id: number;
  readonly order_ref: string;
  readonly account_id: number;
  readonly agent_id: number;
  readonly status: Status;
  readonly pay_amount: bigint;
  readonly paid_at: Date | null;
  readonly gateway_ref: string | null;
  readonly type: 'deposit' | 'withdraw';
}

/** Normalized status of each answer. */
const statuses: Readonly<Record<InquiryAnswer['result'], Status>> = {
  success: 'success',
  failed: 'failed',
  unknown: 'unknown',
  not_found: 'unknown',
};

/**
 * Inquires about one of our orders at the gateway, by our number or the gateway's, and returns both sides. If the
 * gateway is ahead, our side catches up in the usual way: the worker that inquires about payouts, or the processing of
 * deposit reports.
 */
export const orderInquiry =
  (payouts: Payouts): Services<Context>['gateway.order_inquiry'] =>
  async ({ query }, ctx) => {
    if (!query.order_ref && !query.gateway_ref) throw invalid({ order_ref: gatewayTexts.orderNumberNeeded });
    const order = await maybe(
      sql<Order>`
      select id, order_ref, account_id, agent_id, status, pay_amount, paid_at, gateway_ref, type from gateway_order
      where gateway = ${ctx.endpoint.gateway ?? ''} and (${query.order_ref ?? null}::text is null or order_ref = ${query.order_ref ?? null})
        and (${query.gateway_ref ?? null}::text is null or gateway_ref = ${query.gateway_ref ?? null})
      order by id desc limit 1`,
      ctx.db,
    );
    if (!order || !ctx.mayServe(order.agent_id)) throw missing();
    const { account, port } = await gatewayAccountFor(ctx, order.account_id);
    const answer = await port.inquire({ account, reference: order.order_ref });
    if (answer.result === 'unknown' && answer.upstreamRef === null)
      throw new FailureError(504, { message: answer.message });
    const report = await lastReport(ctx, order.order_ref);
    const paid = answer.result === 'success' ? answer : null;
    const correction = await ctx.transaction((inner) => reconcileOrder(inner, account.id, order, answer, payouts));
    return {
      order_ref: order.order_ref,
      local_status: order.status,
      gateway_status: answer.result.toUpperCase(),
      status: statuses[answer.result],
      local_amount: formatMoney(order.pay_amount),
      amount: paid ? formatMoney(paid.amount) : null,
      local_paid_at: order.paid_at?.toISOString() ?? null,
      paid_at: paid ? paid.at.toISOString() : null,
      local_gateway_ref: order.gateway_ref,
      gateway_ref: paid ? paid.upstreamRef : null,
      callback_at: report?.received_at.toISOString() ?? null,
      callback: report?.payload_json ?? null,
      correction,
      raw: {
        result: answer.result,
        message: answer.message,
        ...(paid
          ? { transaction_id: paid.upstreamRef, amount: formatMoney(paid.amount), fee: formatMoney(paid.fee) }
          : {}),
      },
    };
  };

interface Report {
  readonly received_at: Date;
  readonly payload_json: Readonly<Record<string, unknown>> | null;
}

/** The gateway's last callback about the order; null also for callers who may not view transactions. */
async function lastReport(ctx: Context, reference: string): Promise<Report | null> {
  const gateway = ctx.endpoint.gateway ?? '';
  if (!ctx.can(`gateway.${gateway}.transaction.view`)) return null;
  const row = await maybe(
    sql<Report>`
      select received_at, payload_json from gateway_transaction
      where gateway = ${gateway} and order_ref = ${reference} order by received_at desc, id desc limit 1`,
    ctx.db,
  );
  return row ?? null;
}
