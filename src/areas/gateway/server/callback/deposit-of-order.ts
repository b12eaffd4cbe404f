import { sql } from 'kysely';
import { many } from '#server/db/sql.ts';
import {
  type DepositFlag,
  type DepositRow,
  type DepositStatus,
  lockDeposit,
  moveDeposit,
} from '#server/deposits/deposit-row.ts';
import { openDeposit } from '#server/deposits/open-deposit.ts';
import { keepLine, markLine } from '#server/deposits/raw-line.ts';
import type { Hand } from '#server/lifecycle/make-move.ts';
import { gatewayTexts } from '../texts.ts';
import type { EventOrder, StoredReport } from './rows.ts';

/** The deposit of an order, locked; an order without one gets a deposit when its money arrives. */
export async function depositOf(
  hand: Hand,
  kept: StoredReport,
  order: EventOrder,
  doubt?: { readonly flags: readonly DepositFlag[]; readonly note: string },
): Promise<DepositRow> {
  const existing = order.deposit_ref === null ? undefined : await lockDeposit(hand.tx, order.deposit_ref);
  if (existing) return doubt && canDoubt.has(existing.status) ? moveDeposit(hand, existing, 'doubt', doubt) : existing;
  const opened = await openDeposit(hand, {
    memberId: order.member_id,
    agentId: order.agent_id,
    channel: 'gateway',
    gateway: kept.gateway,
    gatewayOrderRef: order.order_ref,
    amount: order.pay_amount,
    fromBankCode: order.bank_code,
    fromAccountNo: order.bank_account_no,
    fromAccountName: kept.payer_name ?? order.bank_account_name,
    requestedAt: order.created_at,
    ...(doubt ?? {}),
    status: doubt ? 'suspicious' : 'processing',
  });
  await many(sql`update gateway_order set deposit_ref = ${opened.deposit_ref} where id = ${order.id}`, hand.tx);
  return opened;
}

const canDoubt: ReadonlySet<DepositStatus> = new Set(['pending', 'expired']);

/** Stores money that needs manual review as a statement line under review, with the deposit it may belong to. */
export async function storeForReview(
  hand: Hand,
  kept: StoredReport,
  order: EventOrder,
  doubt: { readonly flags: readonly DepositFlag[]; readonly note: string; readonly amount: bigint; readonly at: Date },
): Promise<void> {
  const deposit = await depositOf(hand, kept, order, doubt);
  if (deposit.status !== 'suspicious' || doubt.amount <= 0n) return;
  const line = await keepLine(hand.tx, {
    bankId: null,
    agentIds: [order.agent_id],
    source: 'gateway',
    at: doubt.at,
    direction: 'in',
    amount: doubt.amount,
    balanceAfter: null,
    channelCode: null,
    upstreamRef: kept.gateway_ref,
    fromBankCode: kept.payer_bank_code,
    fromAccountNo: kept.payer_account_no,
    fromAccountName: kept.payer_name,
    description: doubt.note,
    dedupeKey: `${kept.gateway}:${order.order_ref}`,
    gatewayOrderRef: order.order_ref,
  });
  if (!line) return;
  await markLine(hand.tx, line, {
    status: 'suspicious',
    method: 'gateway_ref',
    memberId: order.member_id,
    depositRef: deposit.deposit_ref,
    flags: doubt.flags,
    riskScore: doubt.flags.length > 0 ? 60 : 50,
    review: { status: 'open' },
  });
}

/** Final states of an order without money. Late money may still arrive, so the deposit only expires. */
const ends: ReadonlySet<string> = new Set(['expired', 'cancelled', 'failed']);

/** Expires the deposit of an order that ended without money. */
export async function expireDepositOfOrder(hand: Hand, order: EventOrder, status: string, word: string): Promise<void> {
  if (!ends.has(status) || order.deposit_ref === null) return;
  const deposit = await lockDeposit(hand.tx, order.deposit_ref);
  if (deposit?.status !== 'pending') return;
  await moveDeposit(hand, deposit, 'expire', { note: gatewayTexts.gatewaySays({ word }).kept() });
}
