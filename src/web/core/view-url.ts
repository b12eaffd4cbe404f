import type { ListShape } from '#contract/list-query.ts';
import { parseList, writeList } from '#contract/list-query.ts';
import { tabParam as tab } from './address.ts';

/** The list that an address asks for; undefined = the first. */
export function tabOf(search: string): string | undefined {
  return new URLSearchParams(search).get(tab) ?? undefined;
}

/**
 * The query, without `?`, that opens another list of the same screen, the first one with undefined. What the lists ask
 * for themselves is left behind: their filters may share a name without meaning the same. Foreign parameters stay.
 */
export function tabQuery(search: string, name: string | undefined, shapes: readonly ListShape[]): string {
  const foreign = shapes.reduce(
    (kept, shape) => writeList(parseList('', shape), shape, kept),
    search.replace(/^\?/, ''),
  );
  const parts = foreign.split('&').filter((part) => part !== '' && part.split('=')[0] !== tab);
  return [...(name === undefined ? [] : [`${tab}=${encodeURIComponent(name)}`]), ...parts].join('&');
}
