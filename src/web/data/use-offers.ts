import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Call } from '#contract/call.ts';
import { useClient } from './client-context.tsx';
import type { Offer } from './offers.ts';

/**
 * Whether a part of the screen that needs this one call (a tab, a button, a link) may be shown. A call that the server has
 * not announced is shown once it has answered: reads are tried in the background, writes never. Without a call: yes.
 */
export function useOffers(): (call: Call | undefined) => boolean {
  const client = useClient();
  const { offers } = client;
  const revision = useSyncExternalStore(offers.subscribe, offers.revision);
  const wanted = useRef(new Map<string, Call>());
  useEffect(() => {
    const calls = [...wanted.current.values()];
    wanted.current.clear();
    for (const call of calls) {
      // Nobody waits for the answer, and a failure says nothing.
      if (offers.mayTry(call)) client.request(call, { query: {}, quiet: true }).catch(() => undefined);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another revision has other answers
  return useMemo(
    () => (call) => {
      if (!call) return true;
      const offer = offers.of(call);
      if (offer === 'unasked') wanted.current.set(call.path, call);
      return offer === 'offered';
    },
    [offers, revision],
  );
}

/** The same for one call. */
export function useOffered(call: Call | undefined): boolean {
  return useOffers()(call);
}

/** What is known of a call whose page is about to be shown: `unasked` while its own first answer is awaited. No call: offered. */
export function useOffer(call: Call | undefined): Offer {
  const { offers } = useClient();
  return useSyncExternalStore(offers.subscribe, () => (call ? offers.of(call) : 'offered'));
}
