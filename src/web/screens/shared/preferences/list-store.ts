import type { Store } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';

/** What one person keeps about one list. Read with suspicion each time: it may come from an older version. */
export interface KeptList {
  readonly layout?: unknown;
  readonly views?: unknown;
}

const stores = new Map<string, Store<KeptList>>();
const prefixOf = (userId: string) => `list:${userId}:`;

/** What this browser keeps of a list. */
export function listStore(userId: string, name: string): Store<KeptList> {
  const key = prefixOf(userId) + name;
  const known = stores.get(key);
  if (known) return known;
  const store = persistentStore<KeptList>(key, (stored) =>
    typeof stored === 'object' && stored !== null ? stored : {},
  );
  stores.set(key, store);
  return store;
}

/** Names of the lists of which this browser keeps something. */
export function keptLists(userId: string): readonly string[] {
  try {
    const prefix = prefixOf(userId);
    const keys = [...Object.keys(localStorage), ...stores.keys()];
    return [...new Set(keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)))];
  } catch {
    // Storage is denied: nothing is kept.
    return [];
  }
}
