import { persistentStore } from '#web/store/persistent-store.ts';

/** How one person works on queues. Kept in this browser. */
export interface BoardSettings {
  /** Single letters do something. */
  readonly keys: boolean;
  /** A sound when more waits than before. */
  readonly sound: boolean;
}

export const boardSettings = persistentStore<BoardSettings>('board', (stored) => {
  const kept: { readonly keys?: unknown; readonly sound?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {};
  return { keys: kept.keys !== false, sound: kept.sound !== false };
});
