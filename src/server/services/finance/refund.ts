import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context.ts';
import { conflicted, invalid } from '../../failure.ts';
import { release } from '../../ledger/holds.ts';
import { syncWallet } from '../../ledger/wallet.ts';
import { withNote } from './history.ts';
import { liveAttempt } from './payout/attempt.ts';
import { stored } from './stored.ts';

/** Gives the credit back. Never while a transfer may be under way: the life-cycle says so, and this looks again. */
export const refund: Effects<TransactionContext>['withdraw.refund'] = async (change, ctx) => {
  const before = stored(change.before);
  const { body } = change;
  const note = body.note?.trim() ?? '';
  if (body.reason === 'other' && note === '') throw invalid({ note: 'เลือก “อื่น ๆ” ต้องระบุหมายเหตุ' });
  const id = Number(before.id);
  if (await liveAttempt(ctx.tx, id)) throw conflicted(undefined, 'รายการนี้มีการโอนที่ยังไม่ทราบผล คืนเครดิตไม่ได้');
  const memberId = Number(before.member_id);
  const posted = await release(ctx.tx, {
    withdrawalId: id,
    memberId,
    amount: before.amount,
    actorId: ctx.principal.userId,
    reason: body.reason,
  });
  await syncWallet(ctx.tx, memberId, posted, {
    type: 'withdraw_refund',
    refType: 'withdraw',
    refId: before.withdraw_ref,
    actorType: 'staff',
    actorName: ctx.principal.name,
    remark: note === '' ? body.reason : `${body.reason}: ${note}`.slice(0, 255),
  });
  const now = ctx.clock.now();
  return {
    refund_reason: body.reason,
    completed_at: now,
    duration_sec: Math.max(0, Math.round((now.getTime() - before.requested_at.getTime()) / 1000)),
    ...(note === '' ? {} : { notes: withNote(ctx, before, note) }),
  };
};
