import { sql } from 'kysely';
import { systemPrincipal } from '#server/context/context-factory.ts';
import { one, type Tx } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { numberPrefix } from '#server/providers/gateway-numbers.ts';
import type { Source } from './sources.ts';
import { feeOf } from './usable.ts';
import type { WithdrawalMoney } from './withdrawal-row.ts';

/** Key of the task that pays a withdrawal; at most one is live. */
export function payoutKey(withdrawalId: number): string {
  return `withdrawal:${withdrawalId}`;
}

/**
 * Writes the intent to pay: the attempt, the gateway's order where a gateway pays, and the task for the worker. The
 * money leaves after the commit. The database refuses a second live attempt (23505).
 */
export async function dispatch(
  tx: Tx,
  withdrawal: WithdrawalMoney,
  source: Source,
  actorId: number,
): Promise<{ readonly attemptId: bigint; readonly reference: string }> {
  const { id, withdraw_ref } = withdrawal;
  const { number } = await one(
    sql<{ number: number }>`
      select coalesce(max(attempt_no), 0) + 1 as number from payout_attempt where withdrawal_id = ${id}`,
    tx,
  );
  const gateway = source.kind === 'gateway' ? source.gateway : null;
  const reference = gateway ? await nextNumber(tx, numberPrefix(gateway, 'order'), 6) : `${withdraw_ref}-${number}`;
  const attempt = await one(
    sql<{ id: bigint }>`
      insert into payout_attempt (withdrawal_id, attempt_no, channel, bank_id, gateway, gateway_account_id, our_ref,
        amount, fee, created_by)
      values (${id}, ${number}, ${source.kind}, ${gateway ? null : source.id}, ${gateway}, ${gateway ? source.id : null},
        ${reference}, ${withdrawal.net_amount}::bigint, ${feeOf(source, withdrawal.net_amount)}::bigint, ${actorId})
      returning id`,
    tx,
  );
  if (gateway) await openOrder(tx, withdrawal, source, reference);
  await enqueue(tx, { topic: 'payout', key: payoutKey(id), payload: { attempt_id: String(attempt.id) } });
  return { attemptId: attempt.id, reference };
}

async function openOrder(tx: Tx, withdrawal: WithdrawalMoney, source: Source, reference: string): Promise<void> {
  const { net_amount: net } = withdrawal;
  const fee = feeOf(source, net);
  const { id } = await one(
    sql<{ id: number }>`
      insert into gateway_order (gateway, created_at, order_ref, account_id, agent_id, member_id, type, method, bank_code,
        bank_account_no, bank_account_name, request_amount, pay_amount, fee, net_amount, callback_count, withdraw_ref, status)
      values (${source.gateway}, clock_timestamp(), ${reference}, ${source.id}, ${withdrawal.agent_id},
        ${withdrawal.member_id}, 'withdraw', 'payout', ${withdrawal.bank_code}, ${withdrawal.bank_account_no},
        ${withdrawal.bank_account_name}, ${net}::bigint, ${net}::bigint, ${fee}::bigint, ${-(net + fee)}::bigint, 0,
        ${withdrawal.withdraw_ref}, 'pending')
      returning id::integer as id`,
    tx,
  );
  await recordEvent(tx, { entity: 'GatewayOrder', id, action: 'create', to: 'pending' }, systemPrincipal);
}
