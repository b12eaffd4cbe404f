import type { Text } from '#contract/text.ts';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { slipTexts } from './texts.ts';

/** Minutes by which the clocks of banks and people may be ahead of ours. */
export const clockTolerance = 5;

/**
 * The moment of a transfer as a person typed it: not in the future, and at most so many minutes before what it pays for
 * came into being. Throws 422 with `message` for one that is too early.
 */
export function checkTransferTime(
  ctx: Pick<TransactionContext, 'clock'>,
  text: string,
  since: Date,
  early: { readonly minutes: number; readonly message: Text },
): Date {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) throw invalid({ transferred_at: slipTexts.badTime });
  if (at.getTime() > ctx.clock.now().getTime() + clockTolerance * 60_000)
    throw invalid({ transferred_at: slipTexts.future });
  if (at.getTime() < since.getTime() - early.minutes * 60_000) throw invalid({ transferred_at: early.message });
  return at;
}
