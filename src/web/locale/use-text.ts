import { useEffect } from 'react';
import type { Language } from '#contract/text.ts';
import { createStore, useStore } from '#web/store/create-store.ts';
import { type Texts, useLanguage } from './language.ts';
import { th } from './th.ts';

type Shared = Texts<typeof th>;

/** The English texts once somebody who reads English has asked for them: most people never do. */
const english = createStore<Shared | undefined>(undefined);
let underWay: Promise<void> | undefined;

/** Fetches the English texts. Where they cannot be fetched, Thai stays, and the next component that asks tries again. */
function loadEnglish(): Promise<void> {
  underWay ??= import('./en.ts').then(
    ({ en }) => english.set(en),
    () => {
      underWay = undefined;
    },
  );
  return underWay;
}

/** Texts of the shell and of what every screen shares, in the language of the person; Thai until English is there. */
export function useText(): Shared {
  const language = useLanguage();
  const en = useStore(english);
  const isWanted = language === 'en' && en === undefined;
  useEffect(() => {
    if (isWanted) void loadEnglish();
  }, [isWanted]);
  return textsIn(language);
}

/** The same for code outside components. */
export function textsIn(language: Language): Shared {
  return language === 'en' ? (english.get() ?? th) : th;
}
