import { useCallback, useMemo } from 'react';
import type { Column } from '#contract/screen.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { type ColumnLayout, defaultLayout, readLayout } from '#web/core/column-layout.ts';
import { keepViews, readViews, type SavedView } from '#web/core/saved-views.ts';
import { type Store, useStore } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';

/** What one person keeps about one list. Read with suspicion each time: it may come from an older version. */
interface Kept {
  readonly layout?: unknown;
  readonly views?: unknown;
}

const stores = new Map<string, Store<Kept>>();

function storeOf(key: string): Store<Kept> {
  const known = stores.get(key);
  if (known) return known;
  const store = persistentStore<Kept>(key, (stored) => (typeof stored === 'object' && stored !== null ? stored : {}));
  stores.set(key, store);
  return store;
}

/** Does the user open this list with a view of their own? */
export function hasStandardView(userId: string, name: string, columns: readonly Column[]): boolean {
  return readViews(storeOf(`list:${userId}:${name}`).get().views, columns).some((view) => view.isDefault);
}

export interface Preferences {
  readonly layout: ColumnLayout;
  readonly setLayout: (layout: ColumnLayout) => void;
  /** As the manifest says, in every tab and grouping of the list. */
  readonly resetLayout: () => void;
  readonly views: readonly SavedView[];
  readonly setViews: (views: readonly SavedView[]) => void;
}

/** Columns and saved views of a list, kept by person and list in this browser. */
export function usePreferences(name: string, columns: readonly Column[]): Preferences {
  const user = useUser()?.id ?? '';
  const store = storeOf(`list:${user}:${name}`);
  const kept = useStore(store);
  const layout = useMemo(() => readLayout(kept.layout, columns), [kept.layout, columns]);
  const views = useMemo(() => readViews(kept.views, columns), [kept.views, columns]);
  const setLayout = useCallback(
    (next: ColumnLayout) => {
      const standard = JSON.stringify(next) === JSON.stringify(defaultLayout(columns));
      store.set(({ layout: _, ...rest }) => (standard ? rest : { ...rest, layout: next }));
    },
    [store, columns],
  );
  const resetLayout = useCallback(() => store.set(({ layout: _, ...rest }) => rest), [store]);
  const setViews = useCallback(
    (next: readonly SavedView[]) => store.set((before) => ({ ...before, views: keepViews(next) })),
    [store],
  );
  return { layout, setLayout, resetLayout, views, setViews };
}
