import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueuesProvider } from '#web/data/queues.tsx';
import { activityStore, changeActivity } from '../activity.ts';
import { QueueBadge } from './queue-badge.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  activityStore.set(0);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('counts are fetched once nobody has waited for anything for a while, however long the page takes', async () => {
  const load = vi.fn(async () => []);
  render(
    <QueuesProvider load={load}>
      <QueueBadge name="withdrawals" mini={false} />
      <QueueBadge name="deposits" mini={false} />
    </QueuesProvider>,
  );
  await pass(1_000);
  act(() => changeActivity(1));
  await pass(60_000);
  expect(load).not.toHaveBeenCalled();
  act(() => changeActivity(-1));
  await pass(1_499);
  expect(load).not.toHaveBeenCalled();
  await pass(1);
  expect(load).toHaveBeenCalledOnce();
});
