import { useStore } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';

/** UI state of the shell that outlives a page. */
export interface UiState {
  /** The drawer is open. */
  readonly navDrawer: boolean;
  /** Groups that the person opened or closed, by id; others follow the server. */
  readonly groups: Readonly<Record<string, boolean>>;
}

const initial: UiState = { navDrawer: true, groups: {} };

export const uiStore = persistentStore<UiState>('ui', (stored) => {
  if (typeof stored !== 'object' || stored === null) return initial;
  const { navDrawer, groups } = stored as Readonly<Record<string, unknown>>;
  const entries = typeof groups === 'object' && groups !== null ? Object.entries(groups) : [];
  return {
    navDrawer: navDrawer !== false,
    groups: Object.fromEntries(entries.filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')),
  };
});

export function useUi(): UiState {
  return useStore(uiStore);
}

export function toggleDrawer(): void {
  uiStore.set((ui) => ({ ...ui, navDrawer: !ui.navDrawer }));
}

export function setGroup(id: string, open: boolean): void {
  uiStore.set((ui) => ({ ...ui, groups: { ...ui.groups, [id]: open } }));
}
