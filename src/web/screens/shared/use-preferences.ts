import { useCallback, useMemo } from 'react';
import type { Column } from '#contract/screen.ts';
import { personStore } from '#web/auth/person-store.ts';
import { useUser } from '#web/auth/session-context.tsx';
import { type ColumnLayout, defaultLayout, readLayout } from '#web/core/column-layout.ts';
import { keptViews, readViews, type SavedView } from '#web/core/saved-views.ts';
import { useStore } from '#web/store/create-store.ts';
import { listStore } from './preferences/list-store.ts';

/** Does the user open this list with a view? */
export function hasStandardView(userId: string, name: string): boolean {
  return keptViews(listStore(userId, name).get().views).some((view) => view.isDefault);
}

export interface Preferences {
  readonly layout: ColumnLayout;
  readonly setLayout: (layout: ColumnLayout) => void;
  /** As the manifest says, in every tab and grouping of the list. */
  readonly resetLayout: () => void;
  readonly views: readonly SavedView[];
  /** The views are those that the server has: without a first one, the list opens as it comes. */
  readonly isKnown: boolean;
}

/** Columns and saved views of a list, kept by person and list: in this browser at once, with the server soon after. */
export function usePreferences(name: string, columns: readonly Column[]): Preferences {
  const user = useUser()?.id ?? '';
  const store = listStore(user, name);
  const person = personStore(user);
  const kept = useStore(store);
  const { known } = useStore(person);
  const layout = useMemo(() => readLayout(kept.layout, columns), [kept.layout, columns]);
  const views = useMemo(() => readViews(kept.views, columns), [kept.views, columns]);
  const change = useCallback(
    (next: ColumnLayout | undefined) => {
      if (JSON.stringify(store.get().layout) === JSON.stringify(next)) return;
      store.set(({ layout: _, ...rest }) => (next ? { ...rest, layout: next } : rest));
      person.set((now) => (now.unsent.includes(name) ? now : { ...now, unsent: [...now.unsent, name] }));
    },
    [store, person, name],
  );
  const setLayout = useCallback(
    (next: ColumnLayout) => {
      const standard = JSON.stringify(next) === JSON.stringify(defaultLayout(columns));
      change(standard ? undefined : next);
    },
    [change, columns],
  );
  const resetLayout = useCallback(() => change(undefined), [change]);
  return { layout, setLayout, resetLayout, views, isKnown: known };
}
