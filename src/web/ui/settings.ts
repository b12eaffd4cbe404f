import { useStore } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';

export const densities = ['compact', 'normal', 'relaxed'] as const;
export type Density = (typeof densities)[number];

/** How a person wants things shown. Kept in this browser. */
export interface Settings {
  /** Height of table rows. */
  readonly density: Density;
  /** Years of the Buddhist era on screen. */
  readonly buddhist: boolean;
}

const initial: Settings = { density: 'normal', buddhist: false };

/** Height of a table row in pixels, by density. */
export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, normal: 40, relaxed: 48 };

export const settingsStore = persistentStore<Settings>('settings', (stored) => {
  if (typeof stored !== 'object' || stored === null) return initial;
  const { density, buddhist } = stored as Readonly<Record<string, unknown>>;
  return {
    density: densities.find((option) => option === density) ?? initial.density,
    buddhist: buddhist === true,
  };
});

export function useSettings(): Settings {
  return useStore(settingsStore);
}

/** `changeSettings({ density: 'compact' })`. */
export function changeSettings(change: Partial<Settings>): void {
  settingsStore.set((current) => ({ ...current, ...change }));
}
