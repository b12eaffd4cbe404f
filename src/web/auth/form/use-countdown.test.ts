import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('counts down from the first moment on, however long the page has stood there', () => {
  const shown: number[] = [];
  const { rerender } = renderHook(
    ({ until }) => {
      shown.push(useCountdown(until));
    },
    { initialProps: { until: undefined as number | undefined } },
  );
  act(() => vi.advanceTimersByTime(3_600_000));
  rerender({ until: Date.now() + 3_000 });
  for (let seconds = 0; seconds < 5; seconds += 1) act(() => vi.advanceTimersByTime(1_000));
  expect(shown.filter((seconds, at) => seconds !== shown[at - 1])).toEqual([0, 3, 2, 1, 0]);
});
