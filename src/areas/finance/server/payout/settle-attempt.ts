import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { notifyAgentGroups } from '#server/agents/agent-groups.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { dropTask } from '#server/jobs/outbox.ts';
import type { Verdict } from '#server/jobs/send-once.ts';
import { settle } from '#server/ledger/holds.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { move } from '#server/lifecycle/move.ts';
import { baht } from '../rules/baht.ts';
import { type Attempt, concludeAttempt, readAttempt } from './attempt.ts';
import { payoutKey } from './dispatch.ts';
import { bookPayout, followOrder } from './gateway-order.ts';
import { accountOf, chargeSource } from './sources.ts';
import { payoutTexts } from './texts.ts';
import { lockWithdrawal, type WithdrawalMoney } from './withdrawal-row.ts';

/**
 * Applies the other side's answer to an attempt: attempt, gateway order, ledger, balances, status and history, all
 * in this transaction. Facts count whatever their source and time; an attempt that is already final stays as it is.
 * Returns whether anything changed.
 */
export async function settleAttempt(ctx: TransactionContext, attemptId: bigint, verdict: Verdict): Promise<boolean> {
  const { tx } = ctx;
  const seen = await readAttempt(tx, attemptId);
  if (!seen) throw new Error(`Payout attempt ${attemptId} does not exist`);
  const withdrawal = await lockWithdrawal(tx, seen.withdrawalId);
  // Read again: the holder of the lock may have settled it.
  const attempt = (await readAttempt(tx, attemptId)) ?? seen;
  const changed = await concludeAttempt(tx, attemptId, {
    ...verdict,
    fee: verdict.state === 'success' ? verdict.fee : attempt.fee,
  });
  if (!changed) return false;
  await followOrder(tx, attempt, { ...verdict, fee: verdict.state === 'success' ? verdict.fee : attempt.fee });
  if (verdict.state === 'success') await payOut(tx, withdrawal, attempt, verdict);
  if (verdict.state !== 'unknown') await dropTask(tx, payoutKey(withdrawal.id), verdict.state);
  await follow(ctx, withdrawal, verdict);
  if (verdict.park)
    await notifyAgentGroups(tx, `unknown-${withdrawal.withdraw_ref}`, [withdrawal.agent_id], unsure(withdrawal));
  return true;
}

/** The money side of a payout that was made, by the worker's finding or by a person's evidence. */
export async function payOut(
  tx: Tx,
  withdrawal: WithdrawalMoney,
  attempt: Attempt,
  paid: { readonly upstreamRef: string | null; readonly fee: bigint; readonly actorId?: number },
): Promise<void> {
  const kind = attempt.channel === 'gateway' ? 'gateway' : 'bank';
  const source = { kind, id: attempt.sourceId, gateway: attempt.gateway } as const;
  const balanceAfter = await chargeSource(tx, source, attempt.amount + paid.fee);
  const posted = await settle(tx, {
    withdrawalId: withdrawal.id,
    memberId: withdrawal.member_id,
    amount: withdrawal.amount,
    source: accountOf(source),
    net: attempt.amount,
    charged: paid.fee,
    actorId: paid.actorId ?? null,
  });
  await syncWallet(tx, withdrawal.member_id, posted, null);
  await many(
    sql`
      update member set withdraw_count = withdraw_count + 1, withdraw_total = withdraw_total + ${withdrawal.amount}::bigint
      where id = ${withdrawal.member_id}`,
    tx,
  );
  await bookPayout(tx, attempt, { upstreamRef: paid.upstreamRef, fee: paid.fee, balanceAfter });
}

function unsure({ withdraw_ref, net_amount }: WithdrawalMoney): Text {
  return payoutTexts.resultUnknown({ withdrawRef: withdraw_ref, netAmount: baht(net_amount) });
}

async function follow(ctx: TransactionContext, withdrawal: WithdrawalMoney, verdict: Verdict): Promise<void> {
  const message = verdict.message.slice(0, 255);
  if (withdrawal.status === verdict.state) {
    await many(sql`update withdrawal set upstream_message = ${message} where id = ${withdrawal.id}`, ctx.tx);
    return;
  }
  await move(ctx, {
    entity: 'Withdrawal',
    row: withdrawal,
    move: 'settle',
    to: verdict.state,
    set: {
      upstream_ref: verdict.upstreamRef?.slice(0, 64),
      upstream_message: message,
      ...(verdict.state === 'success' ? completed : {}),
    },
    message,
    action: 'withdraw.settle',
    after: { upstream_ref: verdict.upstreamRef },
  });
}

/** A request that was paid is over, and nobody has it in hand any more. */
const completed = {
  completed_at: sql`clock_timestamp()`,
  duration_sec: sql`greatest(0, extract(epoch from clock_timestamp() - requested_at))::integer`,
  locked_by: null,
  locked_at: null,
};
