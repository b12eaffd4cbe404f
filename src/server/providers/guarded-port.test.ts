import { expect, test, vi } from 'vitest';
import { withTimeout } from './guarded-port.ts';

test('a call that nobody answers is hung up on when its time is over', async () => {
  const signals: AbortSignal[] = [];
  const never = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<never>(() => {});
  };
  const failure = await withTimeout(never, { timeout: 5 }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'ProviderError', timeout: true });
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
});

test('an answer, and a failure, end the wait', async () => {
  const end = vi.fn();
  const wait = { begin: () => end, silent() {} };
  expect(await withTimeout(async () => 'answer', { timeout: 5, wait })).toBe('answer');
  await expect(withTimeout(() => Promise.reject(new Error('cut')), { timeout: 5, wait })).rejects.toThrow('cut');
  expect(end).toHaveBeenCalledTimes(2);
});
