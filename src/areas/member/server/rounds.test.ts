import { describe, expect, it } from 'vitest';
import { untilNextRound } from './rounds.ts';

describe('untilNextRound', () => {
  it.each([
    ['an hour in the middle of a day', '2026-01-31T14:05:09+07:00', 3_600_000],
    ['the time until midnight where that is sooner', '2026-01-31T23:40:00+07:00', 20 * 60_000 + 1000],
    ['until a second after midnight at the end of a day', '2026-01-31T23:59:59.999+07:00', 1001],
    ['an hour right after midnight', '2026-02-01T00:00:01+07:00', 3_600_000],
  ])('is %s', (_what, now, wait) => {
    expect(untilNextRound(new Date(now))).toBe(wait);
  });
});
