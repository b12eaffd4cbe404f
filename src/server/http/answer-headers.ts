import { answerHeaders } from '#contract/changes.ts';
import type { Observed } from '../base/observed.ts';
import type { Call } from '../context/call.ts';
import type { Platform } from '../context/platform.ts';
import { type SourcesOf, sourcesIn } from '../db/changes/sources.ts';

/** Histories, which every write adds to: only an answer that is about them depends on them. */
const journals: ReadonlySet<string> = new Set(['audit_log', 'entity_event', 'disclosure']);

const known = new WeakMap<Platform, Promise<SourcesOf>>();

/** The relations of the database do not change while a server runs. */
function sourcesOf(platform: Platform): Promise<SourcesOf> {
  const before = known.get(platform);
  if (before) return before;
  const asked = sourcesIn(platform.db);
  asked.catch(() => known.delete(platform));
  known.set(platform, asked);
  return asked;
}

/** What an answer depends on: its tables without histories, unless it reads nothing else. */
function withoutJournals(tables: ReadonlySet<string>): readonly string[] {
  const others = [...tables].filter((table) => !journals.has(table));
  return others.length > 0 ? others : [...tables];
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
  const own = entities[endpoint.entity ?? '']?.table;
  return {
    seen,
    async headers() {
      if (seen.elsewhere) return {};
      const find = await sourcesOf(platform);
      const tables = new Set([...seen.queries].flatMap((text) => [...find(text)]));
      const about = own !== undefined && journals.has(own) ? [...tables] : withoutJournals(tables);
      return about.length > 0 ? { [answerHeaders.sources]: about.join(), [answerHeaders.asOf]: asOf } : {};
    },
  };
}
