import { answerHeaders } from '#contract/changes.ts';
import type { Observed } from '../base/observed.ts';
import { sourcesOf } from '../changes/sources-of.ts';
import type { Call } from '../context/call.ts';
import type { Platform } from '../context/platform.ts';
import { whole } from '../db/changes/sources.ts';

/** Histories, and what is read to write them: every write adds to them, and only an answer about them depends on them. */
const journals: ReadonlySet<string> = new Set(['audit_log', 'entity_event', 'disclosure', 'seal_due', 'session']);

type Sources = ReadonlyMap<string, ReadonlySet<string>>;

/** What all queries together read. */
function together(found: readonly Sources[]): Sources {
  const all = new Map<string, ReadonlySet<string>>();
  for (const sources of found)
    for (const [table, columns] of sources) all.set(table, new Set([...(all.get(table) ?? []), ...columns]));
  return all;
}

/** What an answer depends on: the table of its own records whole and first, others without histories unless it reads nothing else. */
function headerOf(sources: Sources, own: string | undefined): string {
  const isAbout = own !== undefined && journals.has(own);
  const others = [...sources.keys()].filter((table) => table !== own && (isAbout || !journals.has(table)));
  const named = others.length > 0 || sources.has(own ?? '') ? others : [...sources.keys()];
  const parts = named.map((table) => {
    const columns = [...(sources.get(table) ?? [])];
    // A key never changes: of a table that is only joined, rows that come or go matter.
    return columns.includes(whole) ? table : [table, ...(columns.length > 0 ? columns : ['id'])].join('.');
  });
  return [...(own !== undefined && sources.has(own) ? [own] : []), ...parts].join();
}

/** Of a GET where changes are told: watches what its answer is read from, and says so in the answer's headers. */
export function observation(
  platform: Platform,
  { endpoint }: Call,
): { readonly seen: Observed; headers(): Promise<Readonly<Record<string, string>>> } | undefined {
  const { feed, entities } = platform;
  if (!feed || endpoint.method !== 'GET') return undefined;
  const seen: Observed = { queries: new Set(), elsewhere: false };
  const asOf = feed.position();
  return {
    seen,
    async headers() {
      if (seen.elsewhere) return {};
      const find = await sourcesOf(platform);
      const sources = together([...seen.queries].map(find));
      const text = headerOf(sources, entities[endpoint.entity ?? '']?.table);
      return text === '' ? {} : { [answerHeaders.sources]: text, [answerHeaders.asOf]: asOf };
    },
  };
}
