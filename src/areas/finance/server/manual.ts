import { sql } from 'kysely';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { one } from '#server/db/sql.ts';
import { dropTask } from '#server/jobs/outbox.ts';
import { forNobody } from './hand-over.ts';
import { type Attempt, concludeAttempt, liveAttempt, readAttempt } from './payout/attempt.ts';
import { payoutKey } from './payout/dispatch.ts';
import { followOrder } from './payout/gateway-order.ts';
import { payOut } from './payout/settle-attempt.ts';
import { lockSource } from './payout/sources.ts';
import type { WithdrawalMoney } from './payout/withdrawal-row.ts';
import { codeOn } from './slip/prepare-slip.ts';
import { checkTransferTime, clockTolerance } from './slip/transfer-time.ts';
import { useSlip } from './slip/use-slip.ts';
import { stored } from './stored.ts';
import { financeTexts } from './texts.ts';
import { withNote } from './with-note.ts';

/**
 * A person paid by hand, or knows that an unknown transfer arrived, and shows the slip. An unknown transfer is
 * confirmed on its own account: a second transfer from somewhere else would pay twice.
 */
export const manual = effect('withdraw.manual', async (change, ctx) => {
  const before = stored(change.before);
  const { body } = change;
  const file = ctx.files.slip_image;
  if (!file) throw invalid({ slip_image: financeTexts.slipRequired });
  // Slips show whole minutes.
  const transferredAt = checkTransferTime(ctx, body.transferred_at, before.requested_at, {
    minutes: clockTolerance,
    message: financeTexts.beforeRequest,
  });
  const withdrawal = change.row;
  const wasUnknown = before.status === 'unknown';
  const attempt = wasUnknown
    ? await confirmUnknown(ctx, withdrawal, body.from_bank_id ?? null)
    : await payByHand(ctx, withdrawal, body.from_bank_id ?? null);
  const bankId = attempt.channel === 'gateway' ? null : attempt.sourceId;
  const reference = await useSlip(ctx, {
    proves: { withdrawalId: withdrawal.id },
    file,
    qr: codeOn(file),
    reference: body.reference,
    amount: withdrawal.net_amount,
    bankId,
    transferredAt,
  });
  const verdict = {
    state: 'success',
    upstreamRef: reference,
    message: financeTexts.provedBySlip.kept(),
    fee: attempt.fee,
  } as const;
  await concludeAttempt(ctx.tx, attempt.id, { ...verdict, inquiry: false, park: false });
  await followOrder(ctx.tx, attempt, verdict);
  await payOut(ctx.tx, withdrawal, attempt, { ...verdict, actorId: ctx.principal.userId });
  await dropTask(ctx.tx, payoutKey(withdrawal.id), 'confirmed by hand');
  const now = ctx.clock.now();
  const me = ctx.principal.userId;
  return {
    ...(wasUnknown
      ? {}
      : { type: 'manual', gateway: null, gateway_account_id: null, approved_by: me, approved_at: now }),
    ...(before.status === 'pending' ? { verified_by: me, verified_at: now } : {}),
    ...forNobody,
    from_bank_id: bankId,
    slip_url: file.url,
    transferred_at: transferredAt,
    upstream_ref: reference,
    completed_at: now,
    duration_sec: Math.max(0, Math.round((now.getTime() - before.requested_at.getTime()) / 1000)),
    ...(body.note?.trim() ? { notes: withNote(ctx, before, body.note) } : {}),
  };
});

async function confirmUnknown(
  ctx: TransactionContext,
  withdrawal: WithdrawalMoney,
  bankId: number | null,
): Promise<Attempt> {
  const attempt = await liveAttempt(ctx.tx, withdrawal.id);
  if (!attempt) throw new Error(`Withdrawal ${withdrawal.id} is unknown without a live payout`);
  const same = attempt.channel === 'bank' && bankId === attempt.sourceId;
  if (bankId !== null && !same) throw invalid({ from_bank_id: financeTexts.waitsForFirst });
  return attempt;
}

async function payByHand(
  ctx: TransactionContext,
  withdrawal: WithdrawalMoney,
  bankId: number | null,
): Promise<Attempt> {
  if (bankId === null) throw new Error('The verdict demands the account that was paid from');
  const source = await lockSource(ctx, 'bank', bankId, withdrawal.agent_id);
  if (!source) throw invalid({ from_bank_id: financeTexts.noAccount });
  const { id } = await one(
    sql<{ id: bigint }>`
      with number as (select coalesce(max(attempt_no), 0) + 1 as next from payout_attempt where withdrawal_id = ${withdrawal.id})
      insert into payout_attempt (withdrawal_id, attempt_no, channel, bank_id, our_ref, amount, state, sent_at, created_by)
      select ${withdrawal.id}, next, 'manual', ${bankId}, ${withdrawal.withdraw_ref} || '-' || next,
        ${withdrawal.net_amount}::bigint, 'sending', clock_timestamp(), ${ctx.principal.userId}
      from number returning id`,
    ctx.tx,
  );
  const attempt = await readAttempt(ctx.tx, id);
  if (!attempt) throw new Error(`Payout attempt ${id} vanished`);
  return attempt;
}
