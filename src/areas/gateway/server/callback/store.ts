import { sql } from 'kysely';
import { maybe, type Tx } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { numberPrefix } from '#server/providers/gateway-numbers.ts';
import type { GatewayEvent } from './event.ts';

export const callbackTopic = 'gateway_callback';

export interface Received {
  readonly gateway: string;
  readonly accountId: number;
  readonly event: GatewayEvent;
  readonly ip: string;
  /** The payload, with account numbers masked. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** Why it must not be processed; null if it must. */
  readonly refusal: string | null;
}

/**
 * Stores a verified report once and enqueues its processing. Returns false if it is already stored. Throws 23505 when a
 * concurrent transaction is storing the same report.
 */
export async function storeEvent(tx: Tx, received: Received): Promise<boolean> {
  const { gateway, accountId, event } = received;
  const stored = await maybe(
    sql<{ id: number }>`
      select id from gateway_transaction where account_id = ${accountId} and event_id = ${event.eventId}`,
    tx,
  );
  if (stored) return false;
  const number = await nextNumber(tx, numberPrefix(gateway, 'transaction'), 6);
  const deposit = event.type === 'deposit';
  const fee = event.fee ?? 0n;
  const row = await maybe(
    sql<{ id: number }>`
      insert into gateway_transaction (gateway, received_at, txn_ref, event_id, gateway_ref, account_id, type, amount, fee,
        net_amount, payer_bank_code, payer_account_no, payer_name, signature_valid, source_ip, process_status, message,
        payload_json)
      values (${gateway}, clock_timestamp(), ${number}, ${event.eventId}, ${event.gatewayRef}, ${accountId},
        ${event.reported === 'reversed' ? 'reversal' : event.type}, ${event.amount}::bigint, ${fee}::bigint,
        ${deposit ? event.amount - fee : -(event.amount + fee)}::bigint,
        (select code from bank_ref where ${event.payerBank}::text in (code, bot_code) limit 1),
        case when ${event.payerAccount}::text ~ '^[0-9]{10,15}$' then ${event.payerAccount}::text end, ${event.payerName},
        true, ${received.ip}, ${received.refusal === null ? 'received' : 'rejected'}, ${received.refusal},
        ${JSON.stringify(received.payload)}::jsonb)
      returning id`,
    tx,
  );
  if (!row) throw new Error('a report could not be kept');
  if (received.refusal === null)
    await enqueue(tx, {
      topic: callbackTopic,
      key: `${callbackTopic}:${row.id}`,
      payload: { transaction_id: Number(row.id) },
    });
  return true;
}
