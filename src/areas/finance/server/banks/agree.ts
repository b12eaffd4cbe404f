import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { requireAnotherPerson } from '#server/decisions/four-eyes.ts';
import { banksTexts } from './texts.ts';

/** A second person lets an account pay out before its day is over. */
export const agree = effect('bank.agree', async ({ row }, ctx) => {
  const now = ctx.clock.now();
  if (row.payout_from === null || row.payout_from <= now) throw invalid({}, banksTexts.canPayAlready);
  await requireAnotherPerson(ctx, row.payout_changed_by, banksTexts.notByOwnHand);
  return { payout_from: now, payout_approved_by: ctx.principal.userId };
});
