import { useEffect } from 'react';
import { createStore, useStore } from '#web/store/create-store.ts';
import type { Texts } from './language.ts';
import type { th } from './th.ts';

interface English {
  /** Texts of the shell and of what every screen shares. */
  readonly en: Texts<typeof th>;
  /** Texts of rooms, by the places that a build leaves where they were (`scripts/lib/english-apart.ts`). */
  readonly rooms: Readonly<Record<string, object>>;
}

/** The English texts once they are requested: most users never need them. */
export const english = createStore<English | undefined>(undefined);
let underWay: Promise<void> | undefined;

/** Fetches the English texts. Where they cannot be fetched, Thai stays, and the next component that asks tries again. */
export function loadEnglish(): Promise<void> {
  underWay ??= import('./en.ts').then(
    ({ en, rooms }) => english.set({ en, rooms }),
    () => {
      underWay = undefined;
    },
  );
  return underWay;
}

/** The English texts if they are needed and loaded; otherwise requests them. */
export function useEnglish(isNeeded: boolean): English | undefined {
  const found = useStore(english);
  const isMissing = isNeeded && found === undefined;
  useEffect(() => {
    if (isMissing) void loadEnglish();
  }, [isMissing]);
  return isNeeded ? found : undefined;
}
