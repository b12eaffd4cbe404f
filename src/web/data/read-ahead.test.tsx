import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Call } from '#contract/call.ts';
import { createAhead } from './ahead.ts';
import { createChanges } from './changes.ts';
import type { Client } from './client.ts';
import { ClientProvider } from './client-context.tsx';
import { createConnection } from './connection.ts';
import { DataProvider } from './data-provider.tsx';
import { askAhead, useGet } from './hooks.ts';
import { createOffers } from './offers.ts';

const list: Call = { id: 'list', method: 'GET', path: '/api/list', permission: 'signed-in' };

it('what was read ahead takes the place of what was shown at once, and is requested once', async () => {
  const request = vi.fn(async (_call: Call, { query }: { readonly query?: object }) => ({
    n: (query as { n: string }).n,
  }));
  const ahead = createAhead();
  const client = {
    request,
    offers: createOffers(undefined),
    connection: createConnection(),
    changes: createChanges(),
    ahead,
  } as unknown as Client;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ClientProvider client={client}>
      <DataProvider owner="1">{children}</DataProvider>
    </ClientProvider>
  );
  const shown: (string | undefined)[] = [];
  const { rerender } = renderHook(
    ({ n }) => {
      const { data } = useGet<{ n: string }>(list, { n }, { keepPrevious: true, summaryLater: true });
      shown.push(data?.n);
    },
    { wrapper, initialProps: { n: '1' } },
  );
  await waitFor(() => expect(shown.at(-1)).toBe('1'));
  await askAhead(client, list, { n: '2' });
  shown.length = 0;
  rerender({ n: '2' });
  await act(async () => undefined);
  expect(new Set(shown)).toEqual(new Set(['2']));
  expect(request).toHaveBeenCalledTimes(2);
});
