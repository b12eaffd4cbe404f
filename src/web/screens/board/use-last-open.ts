import { useEffect } from 'react';
import type { ListScreen } from '#contract/screen.ts';
import { useUser } from '#web/auth/session-context.tsx';
import type { ListAddress } from '../shared/use-list-url.ts';

/** Which record of which queue was open last, by user and route. */
const last = new Map<string, string>();

/** Whoever comes back to a queue by the menu finds the record open that was open when they went. */
export function useLastOpen(
  { path, panel }: Pick<ListScreen, 'path' | 'panel'>,
  { opened, open, search }: Pick<ListAddress, 'opened' | 'open' | 'search'>,
): void {
  const user = useUser();
  const key = panel?.next && panel.beside ? `${user?.id} ${path}` : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page opens
  useEffect(() => {
    const before = key === undefined ? undefined : last.get(key);
    if (before !== undefined && search === '') open(before, { replace: true });
  }, []);
  useEffect(() => {
    if (key === undefined) return;
    if (opened === undefined) last.delete(key);
    else last.set(key, opened);
  }, [key, opened]);
}
