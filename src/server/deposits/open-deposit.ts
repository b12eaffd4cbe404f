import { sql } from 'kysely';
import { one } from '../db/sql.ts';
import { nextNumber } from '../ledger/day-counter.ts';
import type { Hand } from '../lifecycle/make-move.ts';
import { recordEvent } from '../lifecycle/record-event.ts';
import { type DepositChannel, type DepositRow, type DepositStatus, depositOf } from './deposit-row.ts';

/** A new deposit: requested by the member, or opened by money that has arrived. Money is satang. */
export interface NewDeposit {
  readonly memberId: number;
  readonly agentId: number;
  readonly channel: DepositChannel;
  readonly gateway?: string;
  readonly gatewayOrderRef?: string;
  readonly bankId?: number;
  readonly amount: bigint;
  readonly fromBankCode?: string | null;
  readonly fromAccountNo?: string | null;
  readonly fromAccountName?: string | null;
  readonly slipRef?: string;
  readonly slipUrl?: string;
  readonly promotion?: string;
  readonly flags?: readonly string[];
  readonly note?: string;
  /** Time of the request; default now. */
  readonly requestedAt?: Date;
  /** Until when a request waits for its money. */
  readonly expiresAt?: Date;
  readonly status: Extract<DepositStatus, 'pending' | 'processing' | 'suspicious'>;
}

/** Writes a deposit with a number of its own. A gateway's order has one deposit: a second one is refused (23505). */
export async function openDeposit(ctx: Hand, deposit: NewDeposit): Promise<DepositRow> {
  const { tx, audit, principal } = ctx;
  const reference = await nextNumber(tx, 'D', 6);
  const { id } = await one(
    sql<{ id: number }>`
      insert into deposit (deposit_ref, agent_id, member_id, channel, gateway, gateway_order_ref, bank_id, from_bank_code,
        from_account_no, from_account_name, requested_amount, promotion, slip_ref, slip_url, flags, note, requested_at,
        expires_at, operator, status)
      values (${reference}, ${deposit.agentId}, ${deposit.memberId}, ${deposit.channel}, ${deposit.gateway ?? null},
        ${deposit.gatewayOrderRef ?? null}, ${deposit.bankId ?? null}::integer, ${deposit.fromBankCode ?? null},
        ${deposit.fromAccountNo?.slice(0, 32) ?? null}, ${deposit.fromAccountName?.slice(0, 120) ?? null},
        ${deposit.amount}::bigint, ${deposit.promotion ?? null}, ${deposit.slipRef ?? null}, ${deposit.slipUrl ?? null},
        ${JSON.stringify(deposit.flags ?? [])}::jsonb, ${deposit.note?.slice(0, 255) ?? null},
        coalesce(${deposit.requestedAt ?? null}::timestamptz, clock_timestamp()), ${deposit.expiresAt ?? null}::timestamptz,
        ${principal.name}, ${deposit.status})
      returning id::integer as id`,
    tx,
  );
  const event = { entity: 'Deposit', id, action: 'open', to: deposit.status, message: deposit.note ?? null };
  await recordEvent(tx, event, principal);
  await audit({
    action: 'deposit.open',
    entityType: 'Deposit',
    entityId: id,
    after: { deposit_ref: reference, status: deposit.status },
  });
  return depositOf(tx, id);
}
