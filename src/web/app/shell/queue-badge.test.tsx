import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { activityStore, changeActivity } from '#web/data/activity.ts';
import { QueuesProvider } from '#web/data/queues.tsx';
import { fakeServer, webFrame } from '../../../../tests/support/web-frame.tsx';
import { QueueBadge } from './queue-badge.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  activityStore.set(0);
});
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('counts are fetched once nobody has waited for anything for a while, however long the page takes', async () => {
  const load = vi.fn(async () => []);
  const { Frame } = webFrame({ server: fakeServer(() => ({ body: { error: 0, data: [] } })), at: '/' });
  render(
    <QueuesProvider load={load}>
      <QueueBadge entry={{ badge: 'withdrawals', link: '/w' }} mini={false} />
      <QueueBadge entry={{ badge: 'deposits', link: '/d' }} mini={false} />
    </QueuesProvider>,
    { wrapper: Frame },
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
