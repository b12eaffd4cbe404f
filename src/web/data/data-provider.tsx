import { createContext, type ReactNode, useContext } from 'react';
import { SWRConfig } from 'swr';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

interface Props {
  readonly client: Client;
  /** Whose data this is. Another person starts with an empty cache. */
  readonly owner: string;
  readonly children: ReactNode;
}

/** Gives the hooks their client and a cache of their own that ends with the session. */
export function DataProvider({ client, owner, children }: Props) {
  return (
    <ClientContext value={client}>
      <SWRConfig
        key={owner}
        value={{
          provider: () => new Map(),
          // The client retries by itself, with jitter and within its patience.
          shouldRetryOnError: false,
          revalidateOnFocus: true,
          focusThrottleInterval: 10_000,
          dedupingInterval: 1_000,
          refreshWhenHidden: false,
          refreshWhenOffline: false,
        }}
      >
        {children}
      </SWRConfig>
    </ClientContext>
  );
}

/** The client, for what is neither a query nor a mutation (downloads). */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a DataProvider above it');
  return client;
}
