import { sql } from 'kysely';
import { systemPrincipal } from '#server/context/context-factory.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import type { Verdict } from '#server/jobs/send-once.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { numberPrefix } from '#server/providers/gateway-numbers.ts';
import type { Attempt } from './attempt.ts';

/** Brings the gateway's order up to what is known of the attempt. Without a row (no such order) nothing happens. */
export async function followOrder(
  tx: Tx,
  attempt: Attempt,
  verdict: Pick<Verdict, 'state' | 'upstreamRef' | 'message' | 'fee'>,
): Promise<void> {
  const paid = verdict.state === 'success';
  const moved = await maybe(
    sql<{ id: number; before: string }>`
      with held as (
        select id, status from gateway_order
        where order_ref = ${attempt.reference} and gateway = ${attempt.gateway} for update)
      update gateway_order set status = ${verdict.state}, gateway_status = ${verdict.state.toUpperCase()},
        message = ${verdict.message.slice(0, 255)}, gateway_ref = coalesce(${verdict.upstreamRef}, gateway_order.gateway_ref),
        fee = ${verdict.fee}::bigint, net_amount = ${-(attempt.amount + verdict.fee)}::bigint,
        paid_at = case when ${paid}::boolean then clock_timestamp() else gateway_order.paid_at end
      from held where gateway_order.id = held.id
      returning gateway_order.id::integer as id, held.status as before`,
    tx,
  );
  if (!moved || moved.before === verdict.state) return;
  const { id, before: from } = moved;
  await recordEvent(tx, { entity: 'GatewayOrder', id, action: 'settle', from, to: verdict.state }, systemPrincipal);
}

/** Books a payout in the gateway's own histories: the settlement event and the line of its balance. */
export async function bookPayout(
  tx: Tx,
  attempt: Attempt,
  paid: { readonly upstreamRef: string | null; readonly fee: bigint; readonly balanceAfter: bigint },
): Promise<void> {
  const { gateway, sourceId, reference, amount } = attempt;
  if (gateway === null) return;
  const spent = amount + paid.fee;
  const number = await nextNumber(tx, numberPrefix(gateway, 'transaction'), 6);
  await many(
    sql`
      insert into gateway_transaction (gateway, received_at, txn_ref, order_ref, gateway_ref, account_id, agent_id,
        member_id, type, amount, fee, net_amount, balance_after, process_status)
      select ${gateway}, clock_timestamp(), ${number}, ${reference}, ${paid.upstreamRef}, ${sourceId}, agent_id,
        member_id, 'withdraw', ${amount}::bigint, ${paid.fee}::bigint, ${-spent}::bigint, ${paid.balanceAfter}::bigint,
        'updated'
      from withdrawal where id = ${attempt.withdrawalId}`,
    tx,
  );
  await many(
    sql`
      insert into gateway_balance_log (gateway, created_at, account_id, agent_id, reason, ref, balance_before, change,
        balance_after, source)
      select ${gateway}, clock_timestamp(), ${sourceId}, agent_id, 'order', ${reference},
        ${paid.balanceAfter + spent}::bigint, ${-spent}::bigint, ${paid.balanceAfter}::bigint, 'poll'
      from withdrawal where id = ${attempt.withdrawalId}`,
    tx,
  );
}
