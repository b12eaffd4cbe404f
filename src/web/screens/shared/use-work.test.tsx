import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#web/data/api-error.ts';
import { noticeStore } from '#web/ui/notify.ts';
import { webFrame } from '../../../../tests/support/web-frame.tsx';
import { useFailure } from './use-failure.ts';
import { useWork } from './use-work.ts';

const { Frame } = webFrame();
/** A promise in the hands of the test. */
function held<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((end) => {
    resolve = end;
  });
  return { promise, resolve };
}
const says = () => noticeStore.get().map(({ message }) => message);

describe('work that a person waits for', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it.each([
    ['a fault of the page', new TypeError('A script from an address is refused.'), 'broken'],
    ['something that is no error', 'nothing', 'broken'],
    ['a refusal of the server', new ApiError('ไม่ได้', { fault: 'http', status: 422 }), 'http'],
  ])('%s ends it as failed, and it can be tried again', async (_name, thrown, fault) => {
    const { result } = renderHook(() => useWork<number>(), { wrapper: Frame });
    let broken = true;
    const work = async () => {
      if (broken) throw thrown;
      return 5;
    };
    await act(async () => expect(await result.current.run(work)).toBe(false));
    expect(result.current).toMatchObject({ isRunning: false, state: { step: 'failed', error: { fault } } });
    broken = false;
    await act(async () => expect(await result.current.run(work)).toBe(true));
    expect(result.current.state).toEqual({ step: 'done', result: 5 });
  });

  it('is idle at once when it is stopped, and what comes late changes nothing', async () => {
    const { result } = renderHook(() => useWork<number>(), { wrapper: Frame });
    const answer = held<number>();
    let signal: AbortSignal | undefined;
    act(() => {
      void result.current.run((given) => {
        signal = given;
        return answer.promise;
      });
    });
    expect(result.current.isRunning).toBe(true);
    act(() => result.current.cancel());
    expect([result.current.state.step, signal?.aborted]).toEqual(['idle', true]);
    await act(async () => answer.resolve(1));
    expect(result.current.state.step).toBe('idle');
  });

  it('says in a notice what went wrong after the person had closed the dialog', async () => {
    const { result, unmount } = renderHook(() => useWork(), { wrapper: Frame });
    const answer = held<void>();
    let done: Promise<boolean> | undefined;
    act(() => {
      done = result.current.run(async () => {
        await answer.promise;
        throw new ApiError('ยอดไม่พอ', { fault: 'http', status: 422, code: 422, serverMessage: 'ยอดไม่พอ' });
      });
    });
    unmount();
    answer.resolve();
    expect(await done).toBe(false);
    await waitFor(() => expect(says()).toEqual(['ยอดไม่พอ']));
  });

  it('a failure that is shown where it happened needs no notice', () => {
    const { result } = renderHook(() => useFailure(), { wrapper: Frame });
    expect(result.current(new RangeError('x')).fault).toBe('broken');
    expect(says()).toEqual([]);
  });
});
