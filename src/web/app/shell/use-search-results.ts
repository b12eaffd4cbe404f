import { useEffect, useState } from 'react';
import type { Text } from '#contract/text.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { useClient } from '#web/data/client-context.tsx';
import { type Hit, loadSearches, type Search } from '#web/data/searches.ts';
import { useOffers } from '#web/data/use-offers.ts';

/** What was found under one heading. */
export interface SearchResults {
  readonly title: Text;
  readonly hits: readonly Hit[];
}

/** Milliseconds after the last key before the search starts, and the minimum number of letters. */
const rest = 180;
const least = 2;

const nothing: readonly SearchResults[] = [];

interface Searching {
  readonly parts: readonly SearchResults[];
  /** Answers are on their way. */
  readonly isUnderWay: boolean;
}

/** Records that match a few letters, of the kinds that this user may see. Results of earlier searches are dropped. */
export function useSearchResults(text: string): Searching {
  const client = useClient();
  const can = useCan();
  const offered = useOffers();
  const [found, setFound] = useState<{ readonly text: string; readonly parts: readonly SearchResults[] }>();
  const term = text.trim();
  useEffect(() => {
    if (term.length < least) return;
    const controller = new AbortController();
    const ask = async (search: Search): Promise<SearchResults> => {
      const reply = await client.request(search.call, { query: search.query(term), signal: controller.signal });
      return { title: search.title, hits: search.hits(reply) };
    };
    const timer = setTimeout(async () => {
      const searches = (await loadSearches()).filter(({ call }) => can(call.permission) && offered(call));
      // Without an answer the pages and commands are still there.
      const parts = await Promise.allSettled(searches.map(ask));
      if (!controller.signal.aborted)
        setFound({ text: term, parts: parts.flatMap((part) => (part.status === 'fulfilled' ? part.value : [])) });
    }, rest);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, client, can, offered]);
  const isFound = found?.text === term;
  return { parts: isFound ? found.parts : nothing, isUnderWay: !isFound && term.length >= least };
}
