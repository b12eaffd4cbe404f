import { labelOf } from '#contract/field.ts';
import { refundReasonOptions } from '#generated/api/enums/refund-reason.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { asIs, joinTexts } from '#server/base/text-catalogue.ts';
import { effect } from '#server/context/effect.ts';
import { release } from '#server/ledger/holds.ts';
import { syncWallet } from '#server/ledger/wallet.ts';
import { forNobody } from './hand-over.ts';
import { stored } from './stored.ts';
import { withNote } from './with-note.ts';

/** Gives the credit back. Never while a transfer may be under way: the life-cycle says so, and the verdict looks again. */
export const refund = effect('withdraw.refund', async (change, ctx) => {
  const before = stored(change.before);
  const { body } = change;
  const note = body.note?.trim() ?? '';
  const reason = labelOf(refundReasonOptions, body.reason) ?? asIs(body.reason);
  const id = Number(before.id);
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
    remark: bilingual(note === '' ? reason : joinTexts([reason, asIs(note)], ': '), 255),
  });
  const now = ctx.clock.now();
  return {
    refund_reason: body.reason,
    ...forNobody,
    completed_at: now,
    duration_sec: Math.max(0, Math.round((now.getTime() - before.requested_at.getTime()) / 1000)),
    ...(note === '' ? {} : { notes: withNote(ctx, before, note) }),
  };
});
