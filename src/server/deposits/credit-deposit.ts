import { sql } from 'kysely';
import { agentClosed, agentRules } from '../agents/agent-config.ts';
import { FailureError } from '../base/failure.ts';
import { one } from '../db/sql.ts';
import { type Account, cashOf, feeAccount } from '../ledger/accounts.ts';
import { type Posting, post } from '../ledger/post.ts';
import { syncWallet } from '../ledger/wallet.ts';
import type { Hand } from '../lifecycle/make-move.ts';
import { move } from '../lifecycle/move.ts';
import { type DepositRow, type MatchMethod, moveDeposit } from './deposit-row.ts';

/** The money of a deposit, found. Satang. */
export interface Received {
  /** Where the money is: a bank account, a gateway account, or the suspense of a bank account. */
  readonly source: Account;
  /** What the member sent. */
  readonly amount: bigint;
  /** What a gateway kept of it. */
  readonly fee?: bigint;
  /** The member is credited what is left after the fee. */
  readonly memberPaysFee?: boolean;
  readonly method: MatchMethod;
  /** Number of the statement line. */
  readonly rawRef?: string;
  readonly sender?: {
    readonly bankCode: string | null;
    readonly accountNo: string | null;
    readonly name: string | null;
  };
  /** Recorded as the user who did it; default the acting user. */
  readonly operator?: string;
}

/** A deposit is credited. Satang: `net` came in on the source, `credit` goes to the member; the difference is a fee. */
export const depositPosting = (money: {
  readonly depositId: number;
  readonly memberId: number;
  readonly source: Account;
  readonly net: bigint;
  readonly credit: bigint;
  readonly actorId: number | null;
}): Posting => ({
  kind: 'deposit',
  ref: { type: 'deposit', id: money.depositId },
  actorId: money.actorId,
  lines: [
    { account: money.source, amount: -money.net },
    { account: feeAccount, amount: money.net - money.credit },
    { account: cashOf(money.memberId), amount: money.credit },
  ],
});

/**
 * Credits a deposit that waits, is late, is doubted or has failed: ledger, wallet, history, the member's figures and the
 * deposit itself, in one transaction. The deposit's row is locked. The database refuses a second time (23505, 23001).
 * Throws 409 where the member's agent is suspended or closed: the money stays where it is.
 */
export async function creditDeposit(ctx: Hand, waiting: DepositRow, money: Received): Promise<DepositRow> {
  const { tx } = ctx;
  const closed = agentClosed(await agentRules(tx, waiting.agent_id));
  if (closed) throw new FailureError(409, { message: closed });
  const deposit = waiting.status === 'processing' ? waiting : await moveDeposit(ctx, waiting, 'match');
  const { memberId, amount, net, credit } = amountsOf(deposit, money);
  const posted = await post(
    tx,
    depositPosting({
      ...{ depositId: deposit.id, memberId, source: money.source, net, credit },
      actorId: ctx.principal.userId || null,
    }),
  );
  const log = await syncWallet(tx, memberId, posted, {
    type: 'deposit',
    refType: 'deposit',
    refId: deposit.deposit_ref,
    actorType: ctx.principal.userId === 0 ? 'system' : 'staff',
    actorName: ctx.principal.name,
  });
  const { first } = await one(
    sql<{ first: boolean }>`
      update member set deposit_count = deposit_count + 1, deposit_total = deposit_total + ${amount}::bigint,
        first_deposit_at = coalesce(first_deposit_at, clock_timestamp()), last_deposit_at = clock_timestamp()
      where id = ${memberId} returning deposit_count = 1 as first`,
    tx,
  );
  const balance = posted.balances.get(cashOf(memberId).code);
  const { sender } = money;
  return move(ctx, {
    entity: 'Deposit',
    row: deposit,
    move: 'credit',
    to: 'success',
    set: {
      amount,
      fee: money.fee ?? 0n,
      credited_amount: credit,
      balance_before: balance?.before ?? null,
      balance_after: balance?.after ?? null,
      is_first_deposit: first,
      match_method: money.method,
      raw_ref: money.rawRef,
      wallet_log_no: log,
      from_bank_code: sender?.bankCode ?? undefined,
      from_account_no: sender?.accountNo ?? undefined,
      from_account_name: sender?.name ?? undefined,
      credited_at: sql`clock_timestamp()`,
      operator: money.operator ?? ctx.principal.name,
      duration_sec: sql`greatest(0, extract(epoch from clock_timestamp() - requested_at))::integer`,
    },
    action: 'deposit.credit',
  });
}

function amountsOf(deposit: DepositRow, { amount, fee = 0n, memberPaysFee = false }: Received) {
  const net = amount - fee;
  return { memberId: deposit.member_id, amount, net, credit: memberPaysFee ? net : amount };
}
