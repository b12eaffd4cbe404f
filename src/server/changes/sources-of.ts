import type { Platform } from '../context/platform.ts';
import { type SourcesOf, sourcesIn } from '../db/changes/sources.ts';

const known = new WeakMap<Platform, Promise<SourcesOf>>();

/** Finds what queries read. The relations of the database do not change while a server runs. */
export function sourcesOf(platform: Platform): Promise<SourcesOf> {
  const before = known.get(platform);
  if (before) return before;
  const asked = sourcesIn(platform.db);
  asked.catch(() => known.delete(platform));
  known.set(platform, asked);
  return asked;
}
