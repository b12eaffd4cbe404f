import { type ComponentType, useEffect, useReducer, useState } from 'react';
import { changeActivity } from '#web/data/activity.ts';
import { isChunkFailure } from '#web/ui/chunk-failure.ts';
import { reloadForChunk } from '../errors/chunk-reload.ts';
import type { Page } from './pages.ts';

export type Loaded =
  | { readonly status: 'ready'; readonly Component: ComponentType }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void };

/** The component of a page: at once when it has been loaded before, else while it comes. */
export function usePage(page: Page | undefined): Loaded {
  const [, render] = useReducer((count: number) => count + 1, 0);
  const [failure, setFailure] = useState<{ readonly page: Page; readonly error: Error }>();
  const [tries, retry] = useReducer((count: number) => count + 1, 0);
  const Component = page?.component();
  const pending = page !== undefined && Component === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` asks again
  useEffect(() => {
    if (!page || !pending) return;
    let isCurrent = true;
    changeActivity(1);
    page
      .open()
      .then(
        () => isCurrent && render(),
        async (error: unknown) => {
          const isMissing = isChunkFailure(error);
          const isLeaving = isMissing && isCurrent && (await reloadForChunk());
          if (isLeaving || !isCurrent) return;
          // A page that breaks while it is loaded is no missing file, and nobody else would say so.
          if (!isMissing) console.error('A page could not be loaded', error);
          setFailure({ page, error: error instanceof Error ? error : new Error(String(error)) });
        },
      )
      .finally(() => changeActivity(-1));
    return () => {
      isCurrent = false;
    };
  }, [page, pending, tries]);

  if (Component) return { status: 'ready', Component };
  if (failure && failure.page === page) {
    const again = () => {
      setFailure(undefined);
      retry();
    };
    return { status: 'failed', error: failure.error, retry: again };
  }
  return { status: 'loading' };
}
