import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { createAhead } from './ahead.ts';
import { createChanges } from './changes.ts';
import type { Client } from './client.ts';
import { ClientProvider } from './client-context.tsx';
import { createConnection } from './connection.ts';
import { DataProvider } from './data-provider.tsx';
import { useGet } from './hooks.ts';
import { createOffers } from './offers.ts';

const list: Call = { id: 'list', method: 'GET', path: '/api/list', permission: 'signed-in' };

it('says what is on screen, so that it can be read again', async () => {
  const changes = createChanges();
  let count = 0;
  const client = {
    changes,
    request: async () => ({ count: ++count }),
    offers: createOffers(undefined),
    connection: createConnection(),
    ahead: createAhead(),
  } as unknown as Client;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ClientProvider client={client}>
      <DataProvider owner="1">{children}</DataProvider>
    </ClientProvider>
  );
  const { result, rerender, unmount } = renderHook(
    ({ n, still }) => useGet<{ count: number }>(list, { n }, { refresh: 5_000, still }),
    { wrapper, initialProps: { n: 1, still: false } },
  );
  const now = () => [...changes.readings].map(({ current }) => current);
  await waitFor(() => expect(result.current.data?.count).toBe(1));
  expect(now()).toMatchObject([{ key: ['/api/list', 'n=1'], options: { refresh: 5_000, still: false } }]);
  await act(async () => now()[0]?.refresh());
  expect(result.current.data?.count).toBe(2);
  rerender({ n: 2, still: true });
  await waitFor(() => expect(result.current.data?.count).toBe(3));
  expect(now()).toMatchObject([{ key: ['/api/list', 'n=2'], options: { still: true } }]);
  unmount();
  expect(now()).toEqual([]);
});
