import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { webFrame } from '../../../tests/support/web-frame.tsx';
import { ApiError } from './api-error.ts';
import { useReturn } from './use-return.ts';

describe('what failed while the server was away', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const lost = () => new ApiError('ไม่มีคำตอบ', { fault: 'network' });

  function show(failure?: ApiError) {
    const { client, Frame } = webFrame();
    const again = vi.fn();
    const hook = renderHook(({ error }) => useReturn(again, error), {
      wrapper: Frame,
      initialProps: { error: failure },
    });
    return { again, state: client.connection.state, rerender: (error?: ApiError) => hook.rerender({ error }) };
  }

  it('is done again when the server returns, and not before', () => {
    const { again, state, rerender } = show();
    act(() => state.set('down'));
    rerender(lost());
    act(() => vi.advanceTimersByTime(120_000));
    expect(again).not.toHaveBeenCalled();
    act(() => state.set('up'));
    expect(again).toHaveBeenCalledTimes(1);
  });

  it('is done again, in growing pauses, where its news comes after the return', () => {
    const { again, state, rerender } = show();
    act(() => state.set('down'));
    act(() => state.set('up'));
    expect(again).toHaveBeenCalledTimes(1);
    rerender(lost());
    act(() => vi.advanceTimersByTime(2_000));
    expect(again).toHaveBeenCalledTimes(2);
    rerender(lost());
    act(() => vi.advanceTimersByTime(2_000));
    expect(again).toHaveBeenCalledTimes(2);
    act(() => vi.advanceTimersByTime(2_000));
    expect(again).toHaveBeenCalledTimes(3);
    rerender(undefined);
    act(() => vi.advanceTimersByTime(120_000));
    expect(again).toHaveBeenCalledTimes(3);
  });

  it('is left alone where the server has said no', () => {
    const { again, state, rerender } = show();
    act(() => state.set('up'));
    rerender(new ApiError('ไม่มีสิทธิ์', { fault: 'http', status: 403, code: 403 }));
    act(() => vi.advanceTimersByTime(120_000));
    expect(again).not.toHaveBeenCalled();
  });
});
