import { sql } from 'kysely';
import { agentClosed, agentRules } from '#server/agents/agent-config.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { many } from '#server/db/sql.ts';
import type { DepositFlag } from '#server/deposits/deposit-row.ts';
import { creditGatewayDeposit } from '#server/deposits/gateway-money.ts';
import type { Hand } from '#server/lifecycle/make-move.ts';
import { gatewayTexts } from '../texts.ts';
import { decide } from './decide.ts';
import { depositOf, expireDepositOfOrder, storeForReview } from './deposit-of-order.ts';
import type { GatewayEvent } from './event.ts';
import { isDifferentPayer } from './payer.ts';
import { type EventOrder, moveOrder, type Processed, type StoredReport } from './rows.ts';

/** Processes a report about a deposit: credits it, moves its order, or changes nothing. The order's row is locked. */
export async function processDeposit(
  ctx: Hand,
  kept: StoredReport,
  order: EventOrder,
  event: GatewayEvent,
): Promise<Processed> {
  const decision = decide(order.status, event.reported);
  if (decision === 'duplicate') return { status: 'duplicate' };
  if (decision === 'ignore')
    return {
      status: 'ignored',
      message: gatewayTexts.alreadyIn({ status: order.status, reported: event.status }).kept(),
    };
  if (decision === 'credit') return credit(ctx, kept, order, event);
  await move(ctx, order, event.reported, event.status);
  await expireDepositOfOrder(ctx, order, event.reported, event.status);
  // A credited deposit is never reversed automatically.
  return event.reported === 'reversed'
    ? { status: 'error', message: gatewayTexts.theGatewayReportsAChargebackSomebody.kept() }
    : { status: 'updated' };
}

async function credit(ctx: Hand, kept: StoredReport, order: EventOrder, event: GatewayEvent): Promise<Processed> {
  const mismatch = isDifferentPayer(kept.payer_name, order.bank_account_name);
  const closed = agentClosed(await agentRules(ctx.tx, order.agent_id));
  const doubt =
    (closed && bilingual(closed)) ??
    (event.amount !== order.pay_amount || event.amount === 0n
      ? gatewayTexts.theAmountThatTheGatewayReports.kept()
      : mismatch
        ? gatewayTexts.payerDiffers.kept()
        : undefined);
  if (doubt) {
    await move(ctx, order, 'suspicious', event.status, doubt);
    const flags: DepositFlag[] = [];
    if (closed) flags.push('agent_suspended');
    if (mismatch) flags.push('name_mismatch');
    await storeForReview(ctx, kept, order, { flags, note: doubt, amount: event.amount, at: kept.received_at });
    return { status: 'error', message: doubt, mismatch };
  }
  const fee = event.fee ?? order.fee;
  const { tx } = ctx;
  const deposit = await depositOf(ctx, kept, order);
  const balanceAfter = await creditGatewayDeposit(ctx, deposit, {
    orderRef: order.order_ref,
    gateway: kept.gateway,
    accountId: order.account_id,
    amount: event.amount,
    fee,
    memberPaysFee: order.fee_payer === 'member',
    sender: { bankCode: kept.payer_bank_code, accountNo: kept.payer_account_no, name: kept.payer_name },
  });
  await many(
    sql`
      update gateway_order set fee = ${fee}::bigint, net_amount = ${event.amount - fee}::bigint where id = ${order.id}`,
    tx,
  );
  await move(ctx, order, 'success', event.status);
  return { status: 'credited', balanceAfter };
}

async function move({ tx, audit }: Hand, order: EventOrder, status: string, word: string, message?: string) {
  await moveOrder(tx, order, { status, word, paid: status === 'success', ...(message ? { message } : {}) });
  await audit({
    action: 'gateway.callback',
    entityType: 'GatewayOrder',
    entityId: order.id,
    before: { status: order.status },
    after: { status },
    reason: message ?? word,
  });
}
