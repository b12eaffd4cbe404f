import { sql } from 'kysely';
import { systemPrincipal } from '#server/context/context-factory.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';

/** A stored report to process. Money is satang. */
export interface StoredReport {
  readonly id: number;
  readonly gateway: string;
  readonly account_id: number;
  readonly gateway_ref: string | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly payer_bank_code: string | null;
  readonly payer_account_no: string | null;
  readonly payer_name: string | null;
  readonly received_at: Date;
  readonly process_status: string;
  readonly payload_json: Readonly<Record<string, unknown>> | null;
}

/** The order of a report, with its fee agreement. */
export interface EventOrder {
  readonly id: number;
  readonly order_ref: string;
  readonly account_id: number;
  readonly agent_id: number;
  readonly member_id: number;
  readonly type: 'deposit' | 'withdraw';
  readonly status: string;
  readonly pay_amount: bigint;
  readonly fee: bigint;
  readonly deposit_ref: string | null;
  readonly bank_code: string;
  readonly bank_account_no: string;
  readonly bank_account_name: string;
  readonly created_at: Date;
  readonly fee_payer: string | null;
}

/** Locks the report, so that two workers cannot process it at once. */
export function lockEvent(tx: Tx, id: number): Promise<StoredReport | undefined> {
  return maybe(
    sql<StoredReport>`
      select id, gateway, account_id, gateway_ref, amount, fee, payer_bank_code, payer_account_no, payer_name,
        received_at, process_status, payload_json
      from gateway_transaction where id = ${id} for no key update`,
    tx,
  );
}

interface Names {
  readonly gateway: string;
  readonly reference: string | null;
  readonly gatewayRef: string | null;
  /** Scopes the gateway's own number, which is unique only per account. */
  readonly accountId: number;
}

/**
 * The order by our number, else by the gateway's. A deposit order is locked; a payout order is not, because the
 * withdrawal must be locked first.
 */
export async function findOrder(tx: Tx, { gateway, reference, gatewayRef, accountId }: Names) {
  const named = await maybe(
    sql<{ id: number; type: string }>`
      select id, type from gateway_order where gateway = ${gateway}
        and case when ${reference}::text is null then gateway_ref = ${gatewayRef} and account_id = ${accountId}
          else order_ref = ${reference} end
      order by id desc limit 1`,
    tx,
  );
  if (!named) return undefined;
  if (named.type === 'deposit')
    await many(sql`select id from gateway_order where id = ${named.id} for no key update`, tx);
  // A separate statement, because data read in the locking statement may predate the lock.
  return maybe(
    sql<EventOrder>`
      select o.id, o.order_ref, o.account_id, o.agent_id, o.member_id, o.type, o.status, o.pay_amount, o.fee, o.deposit_ref,
        o.bank_code, o.bank_account_no, o.bank_account_name, o.created_at, config.fee_payer
      from gateway_order o
      left join gateway_agent_config config on config.account_id = o.account_id and config.agent_id = o.agent_id
      where o.id = ${named.id}`,
    tx,
  );
}

/** Outcome of processing a report. */
export interface Processed {
  readonly status: 'credited' | 'updated' | 'duplicate' | 'ignored' | 'rejected' | 'error';
  readonly message?: string;
  readonly balanceAfter?: bigint;
  readonly mismatch?: boolean;
}

/** Stores the outcome of a report, and counts the report on its order. */
export async function storeReportOutcome(
  tx: Tx,
  event: StoredReport,
  order: EventOrder | undefined,
  word: string,
  result: Processed,
): Promise<void> {
  await many(
    sql`
      update gateway_transaction set process_status = ${result.status}, message = ${result.message ?? null},
        order_ref = ${order?.order_ref ?? null}, agent_id = ${order?.agent_id ?? null}::integer,
        member_id = ${order?.member_id ?? null}::integer, balance_after = ${result.balanceAfter ?? null}::bigint,
        payee_mismatch = ${result.mismatch === true}::boolean
      where id = ${event.id}`,
    tx,
  );
  if (!order) return;
  await many(
    sql`
      update gateway_order set callback_at = clock_timestamp(), callback_count = callback_count + 1,
        last_callback_status = ${word}, gateway_ref = coalesce(gateway_ref, ${event.gateway_ref}) where id = ${order.id}`,
    tx,
  );
}

/** Changes the status of an order whose row is locked. */
export async function moveOrder(
  tx: Tx,
  order: EventOrder,
  change: { readonly status: string; readonly word: string; readonly message?: string; readonly paid?: boolean },
): Promise<void> {
  await many(
    sql`
      update gateway_order set status = ${change.status}, gateway_status = ${change.word},
        message = coalesce(${change.message ?? null}, message),
        paid_at = case when ${change.paid === true}::boolean then clock_timestamp() else paid_at end
      where id = ${order.id}`,
    tx,
  );
  const { id, status: from } = order;
  const { status: to, message = null } = change;
  if (from === to) return;
  await recordEvent(tx, { entity: 'GatewayOrder', id, action: 'callback', from, to, message }, systemPrincipal);
}
