import { persistentStore } from '#web/store/persistent-store.ts';

/** How one person works at the desk. Kept in this browser. */
export interface DeskSettings {
  /** Single letters do something. */
  readonly keys: boolean;
  /** A sound for new requests. */
  readonly sound: boolean;
}

export const deskSettings = persistentStore<DeskSettings>('withdraw-desk', (stored) => {
  const kept: { readonly keys?: unknown; readonly sound?: unknown } =
    typeof stored === 'object' && stored !== null ? stored : {};
  return { keys: kept.keys !== false, sound: kept.sound !== false };
});
