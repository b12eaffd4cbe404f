import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import type { Client } from './client.ts';

const ClientContext = createContext<Client | undefined>(undefined);

interface Props {
  readonly client: Client;
  /** Whose data this is. Another person starts with an empty cache. */
  readonly owner: string;
  /** Another value (a session that was renewed in place) makes everything on screen be read again. */
  readonly era?: string | undefined;
  /** While true nothing is asked: the session has ended, and the person is about to sign in again. */
  readonly isPaused?: () => boolean;
  readonly children: ReactNode;
}

/** Gives the hooks their client and a cache of their own that ends with the session. */
export function DataProvider({ client, owner, era, isPaused = never, children }: Props) {
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
          isPaused,
        }}
      >
        <Renewal era={era} />
        {children}
      </SWRConfig>
    </ClientContext>
  );
}

const never = () => false;

/** Reads everything on screen again when the era changes, but for what is on its way already. */
function Renewal({ era }: { readonly era: string | undefined }) {
  const { mutate, cache } = useSWRConfig();
  const last = useRef(era);
  useEffect(() => {
    if (last.current === era) return;
    last.current = era;
    void mutate((key) => cache.get(unstable_serialize(key))?.isValidating !== true);
  }, [era, mutate, cache]);
  return null;
}

/** The client, for what is neither a query nor a mutation (downloads). */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (!client) throw new Error('useClient needs a DataProvider above it');
  return client;
}
