import { sql } from 'kysely';
import { conflicted } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import type { DepositRow } from '#server/deposits/deposit-row.ts';
import { creditGatewayDeposit } from '#server/deposits/gateway-money.ts';
import type { RawLine } from '#server/deposits/raw-line.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { senderOf } from './sender.ts';
import { depositTexts } from './texts.ts';

interface Order {
  readonly id: number;
  readonly gateway: string;
  readonly account_id: number;
  readonly fee: bigint;
  readonly fee_payer: string | null;
}

/** Credits the deposit of a gateway's doubtful payment, with its order. 409 where the order has moved on. */
export async function creditFromGateway(ctx: TransactionContext, line: RawLine, deposit: DepositRow): Promise<void> {
  const order = await maybe(
    sql<Order>`
      select o.id::integer as id, o.gateway, o.account_id::integer as account_id, o.fee, config.fee_payer
      from gateway_order o
      left join gateway_agent_config config on config.account_id = o.account_id and config.agent_id = o.agent_id
      where o.order_ref = ${line.gateway_order_ref}`,
    ctx.tx,
  );
  if (!order || order.fee > line.amount) throw conflicted(undefined, depositTexts.orderNotReady);
  await creditGatewayDeposit(ctx, deposit, {
    orderRef: line.gateway_order_ref ?? '',
    gateway: order.gateway,
    accountId: order.account_id,
    amount: line.amount,
    fee: order.fee,
    memberPaysFee: order.fee_payer === 'member',
    rawRef: line.raw_ref,
    sender: senderOf(line),
  });
  const moved = await many(
    sql`
      update gateway_order set status = 'success', paid_at = clock_timestamp(), message = ${depositTexts.staffChecked.kept()},
        net_amount = ${line.amount - order.fee}::bigint
      where id = ${order.id} and status = 'suspicious' returning id`,
    ctx.tx,
  );
  if (moved.length === 0) throw conflicted(undefined, depositTexts.orderMoved);
  const event = { entity: 'GatewayOrder', id: order.id, action: 'credit', from: 'suspicious', to: 'success' };
  await recordEvent(ctx.tx, event, ctx.principal);
}
