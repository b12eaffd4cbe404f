import { sql } from 'kysely';
import { many, one } from '../db/sql.ts';
import { gatewayOf } from '../ledger/accounts.ts';
import type { Hand } from '../lifecycle/make-move.ts';
import { creditDeposit } from './credit-deposit.ts';
import type { DepositRow } from './deposit-row.ts';

/** Money of a deposit at a gateway. Satang. */
export interface GatewayMoney {
  readonly orderRef: string;
  readonly gateway: string;
  readonly accountId: number;
  readonly amount: bigint;
  readonly fee: bigint;
  /** The member is credited what is left after the fee. */
  readonly memberPaysFee: boolean;
  readonly rawRef?: string;
  readonly sender?: {
    readonly bankCode: string | null;
    readonly accountNo: string | null;
    readonly name: string | null;
  };
}

/**
 * Credits a deposit that came in through a gateway, in the transaction that moves its order: the gateway's float and
 * its log, the fee, the member. Returns what the gateway account holds then.
 */
export async function creditGatewayDeposit(ctx: Hand, deposit: DepositRow, money: GatewayMoney): Promise<bigint> {
  const { tx } = ctx;
  const { gateway, accountId, amount, fee, orderRef } = money;
  const net = amount - fee;
  const isToday = sql`balance_updated_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;
  const { balance } = await one(
    sql<{ balance: bigint }>`
      update gateway_account set balance = balance + ${net}::bigint,
        today_in = case when ${isToday} then today_in else 0 end + ${amount}::bigint,
        today_out = case when ${isToday} then today_out else 0 end, balance_updated_at = clock_timestamp()
      where id = ${accountId} returning balance`,
    tx,
  );
  await creditDeposit(ctx, deposit, {
    source: gatewayOf(gateway, accountId),
    amount,
    fee,
    memberPaysFee: money.memberPaysFee,
    method: money.rawRef === undefined ? 'gateway_ref' : 'manual',
    ...(money.rawRef === undefined ? {} : { rawRef: money.rawRef }),
    ...(money.sender ? { sender: money.sender } : {}),
  });
  await many(
    sql`
      insert into gateway_balance_log (gateway, created_at, account_id, agent_id, reason, ref, balance_before, change,
        balance_after, source)
      values (${gateway}, clock_timestamp(), ${accountId}, ${deposit.agent_id}, 'order', ${orderRef}, ${balance - net}::bigint, ${net}::bigint,
        ${balance}::bigint, 'callback')`,
    tx,
  );
  return balance;
}
