import { useEffect } from 'react';
import { openParam, tabParam } from '#web/core/address.ts';
import { recentPrefix, viewer } from '#web/core/viewer.ts';
import { load, save } from '#web/store/persistent-store.ts';

/** A record that was opened here of late. */
export interface Recent {
  /** What it is called: a reference, a name. */
  readonly name: string;
  /** Where it opens: its page, or its list with it. */
  readonly link: string;
}

/** Records that are remembered. */
const most = 6;

const isRecent = (one: unknown): one is Recent => {
  const { name, link } = (typeof one === 'object' && one !== null ? one : {}) as Partial<Record<string, unknown>>;
  return typeof name === 'string' && typeof link === 'string' && link.startsWith('/');
};

/** Records that the person has opened in this browser, the last one first. Read with suspicion. */
export function recents(): readonly Recent[] {
  const kept = viewer.id === undefined ? undefined : load(recentPrefix + viewer.id);
  return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
}

/** The address of what is open: of a list with an open row, not how the list is filtered. */
function addressOf({ pathname, search }: Location): string {
  const params = new URLSearchParams(search);
  if (!params.has(openParam)) return pathname + search;
  const kept = [tabParam, openParam].flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `${pathname}?${new URLSearchParams(kept)}`;
}

/** Remembers that a record is open at the address of the page; nothing while its name is not known. */
export function useRecent(name: string | undefined): void {
  useEffect(() => {
    if (viewer.id === undefined || name === undefined || name.trim() === '') return;
    const link = addressOf(window.location);
    const others = recents().filter((one) => one.link !== link);
    save(recentPrefix + viewer.id, [{ name: name.slice(0, 120), link }, ...others].slice(0, most));
  }, [name]);
}
