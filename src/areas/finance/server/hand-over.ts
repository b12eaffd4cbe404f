import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { financeTexts } from './texts.ts';

/** Gives a request to those who may decide about it: it waits for them, and is in nobody's hand until one takes it. */
export const handOver = effect('withdraw.hand_over', async (change, ctx) => {
  const note = change.body.note.trim();
  if (note.length < 3) throw invalid({ note: financeTexts.sayWhat });
  return {
    for_lead: true,
    handed_by: ctx.principal.userId,
    handed_at: ctx.clock.now(),
    handed_note: note,
    locked_by: null,
    locked_at: null,
  };
});
