/**
 * How the sandbox answers a payment, by the last two digits of its amount, and what comes of it. None of them is silence:
 * what a busy machine makes of a time that runs out is no matter of chance here.
 */
export const endings = {
  0: 'pays',
  89: 'breaks off',
  95: 'late',
  97: 'wrong',
  98: 'refuses',
  // Refused in its answer, and paid all the same: the inquiry that follows at once says so, and it counts.
  99: 'pays',
} as const;
export type Ending = keyof typeof endings;

/** What a payment that was sent, or asked about once more, turns out to be. */
export function outcome(ending: Ending, isFirst: boolean): 'success' | 'failed' | 'unknown' {
  const how = endings[ending];
  // Paid, but not what was asked for: nobody but a person ends that.
  if (!isFirst) return how === 'wrong' ? 'unknown' : 'success';
  return how === 'pays' ? 'success' : how === 'refuses' ? 'failed' : 'unknown';
}
