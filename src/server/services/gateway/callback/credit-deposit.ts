import { sql } from 'kysely';
import { cashOf, feeAccount, gatewayOf } from '../../../ledger/accounts.ts';
import { post } from '../../../ledger/post.ts';
import { many, one, type Tx } from '../../../ledger/sql.ts';
import { syncWallet } from '../../../ledger/wallet.ts';

/** A deposit that came in through a gateway. Money is satang. */
export interface GatewayDeposit {
  readonly orderId: number;
  readonly orderRef: string;
  /** Business number of the deposit; the order's own where there is none. */
  readonly depositRef: string | null;
  readonly gateway: string;
  readonly accountId: number;
  readonly memberId: number;
  readonly amount: bigint;
  readonly fee: bigint;
  /** The member is credited what is left after the fee. */
  readonly memberPaysFee: boolean;
}

/**
 * Credits a member with a deposit, in the transaction that moves its order: the gateway's float, the fee, the member's
 * cash, the balance log, the wallet and its history. The database refuses a second time for one order (23505).
 * Returns what the gateway account holds then.
 */
export async function creditDeposit(tx: Tx, deposit: GatewayDeposit): Promise<bigint> {
  const { gateway, accountId, memberId, amount, fee, orderRef } = deposit;
  const net = amount - fee;
  const credit = deposit.memberPaysFee ? net : amount;
  const isToday = sql`balance_updated_at >= date_trunc('day', clock_timestamp() at time zone 'Asia/Bangkok') at time zone 'Asia/Bangkok'`;
  const { balance } = await one(
    sql<{ balance: bigint }>`
      update gateway_account set balance = balance + ${net}::bigint,
        today_in = case when ${isToday} then today_in else 0 end + ${amount}::bigint,
        today_out = case when ${isToday} then today_out else 0 end, balance_updated_at = clock_timestamp()
      where id = ${accountId} returning balance`,
    tx,
  );
  const posted = await post(tx, {
    kind: 'deposit',
    ref: { type: 'gateway_order', id: deposit.orderId },
    lines: [
      { account: gatewayOf(gateway, accountId), amount: -net },
      { account: feeAccount, amount: net - credit },
      { account: cashOf(memberId), amount: credit },
    ],
  });
  await syncWallet(tx, memberId, posted, {
    type: 'deposit',
    refType: 'deposit',
    refId: deposit.depositRef ?? orderRef,
    actorType: 'system',
    actorName: null,
  });
  await many(
    sql`
      update member set deposit_count = deposit_count + 1, deposit_total = deposit_total + ${amount}::bigint
      where id = ${memberId}`,
    tx,
  );
  await many(
    sql`
      insert into gateway_balance_log (gateway, created_at, account_id, reason, ref, balance_before, change, balance_after, source)
      values (${gateway}, clock_timestamp(), ${accountId}, 'order', ${orderRef}, ${balance - net}::bigint, ${net}::bigint,
        ${balance}::bigint, 'callback')`,
    tx,
  );
  return balance;
}
