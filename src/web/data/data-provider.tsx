import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SWRConfig, unstable_serialize, useSWRConfig } from 'swr';
import { useLanguage } from '#web/locale/language.ts';
import { createStore, type Store, useStore } from '#web/store/create-store.ts';
import { ApiError } from './api-error.ts';
import { passes, useReturn } from './use-return.ts';

interface Props {
  /** Whose data this is. Another person starts with an empty cache. */
  readonly owner: string;
  /** Another value (a session that was renewed in place) makes everything on screen be read again. */
  readonly era?: string | undefined;
  /** While true nothing is requested: the session has ended, and the user is about to sign in again. */
  readonly isPaused?: () => boolean;
  readonly children: ReactNode;
}

/** Gives the hooks a cache of their own that ends with the session. */
export function DataProvider({ owner, era, isPaused = never, children }: Props) {
  const [failures] = useState(() => createStore<ApiError | undefined>(undefined));
  return (
    <SWRConfig
      key={owner}
      value={{
        provider: () => new Map(),
        // The client retries by itself, with jitter and within its patience.
        shouldRetryOnError: false,
        onError: failures.set,
        // Whoever keeps screens fresh knows what is worth asking when the page is seen again.
        revalidateOnFocus: false,
        dedupingInterval: 1_000,
        refreshWhenHidden: false,
        refreshWhenOffline: false,
        isPaused,
      }}
    >
      <Renewal era={era} />
      <Recovery failures={failures} />
      {children}
    </SWRConfig>
  );
}

const never = () => false;

/** Reads everything on screen again when the era or the language changes, but for what is on its way already. */
function Renewal({ era }: { readonly era: string | undefined }) {
  const { mutate, cache } = useSWRConfig();
  const now = `${era} ${useLanguage()}`;
  const last = useRef(now);
  useEffect(() => {
    if (last.current === now) return;
    last.current = now;
    void mutate((key) => cache.get(unstable_serialize(key))?.isValidating !== true);
  }, [now, mutate, cache]);
  return null;
}

/** Reads again what failed on screen while the server was away, as soon as it is back; `failures` has the last one. */
function Recovery({ failures }: { readonly failures: Store<ApiError | undefined> }) {
  const { mutate, cache } = useSWRConfig();
  const hasFailed = (key: string) => {
    const error: unknown = cache.get(key)?.error;
    return error instanceof ApiError && passes(error);
  };
  useReturn(async () => {
    await mutate((key) => hasFailed(unstable_serialize(key)));
    if (![...cache.keys()].some(hasFailed)) failures.set(undefined);
  }, useStore(failures));
  return null;
}
