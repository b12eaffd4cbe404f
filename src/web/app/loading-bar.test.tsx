import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activityStore, changeActivity } from '#web/data/activity.ts';
import { LoadingBar } from './loading-bar.tsx';

const bar = () => screen.queryByRole('progressbar', { name: 'กำลังโหลด' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const begin = () => act(() => changeActivity(1));
const end = () => act(() => changeActivity(-1));

describe('the loading bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    activityStore.set(0);
    render(<LoadingBar />);
  });
  afterEach(() => vi.useRealTimers());

  it('does not appear for an answer within 200 ms', () => {
    begin();
    pass(199);
    expect(bar()).toBeNull();
    end();
    pass(1000);
    expect(bar()).toBeNull();
  });

  it('appears after 200 ms and takes 5 s to fill', () => {
    begin();
    pass(200);
    expect(bar()?.dataset.phase).toBe('filling');
    expect(bar()?.style.transitionDuration).toBe('5000ms');
  });

  it('stays until the answer is there, however long it takes, then is full and gone', () => {
    begin();
    pass(60_000);
    expect(bar()?.dataset.phase).toBe('filling');
    end();
    pass(0);
    expect(bar()?.dataset.phase).toBe('full');
    expect(bar()?.style.transitionDuration).toBe('');
    pass(150);
    expect(bar()).toBeNull();
  });

  it('runs on where one wait follows another, and ends with the last', () => {
    begin();
    pass(300);
    begin();
    end();
    pass(10);
    expect(bar()?.dataset.phase).toBe('filling');
    end();
    begin();
    pass(10);
    expect(bar()?.dataset.phase).toBe('filling');
    end();
    pass(0);
    expect(bar()?.dataset.phase).toBe('full');
  });

  it('starts again for a wait that begins while the last one fades', () => {
    begin();
    pass(300);
    end();
    pass(100);
    begin();
    pass(199);
    expect(bar()).toBeNull();
    pass(1);
    expect(bar()?.dataset.phase).toBe('filling');
  });
});
