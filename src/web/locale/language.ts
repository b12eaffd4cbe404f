import { useCallback } from 'react';
import type { Language, Text } from '#contract/text.ts';
import { useStore } from '#web/store/create-store.ts';
import { persistentStore } from '#web/store/persistent-store.ts';
import { useEnglish } from './english.ts';

/** The language of the interface: Thai unless the person chose English. */
export const languageStore = persistentStore<Language>('language', (stored) => (stored === 'en' ? 'en' : 'th'));

/** What the page began with: another one was chosen on it, by somebody who may not have been signed in yet. */
export const firstLanguage = languageStore.get();

export function useLanguage(): Language {
  return useStore(languageStore);
}

/** Picks the language of a pair: `useLabel()(field.label)`. */
export function useLabel(): (text: Text) => string {
  const language = useLanguage();
  return useCallback((text: Text) => text[language], [language]);
}

/** The same shape with every text widened: what the second language must fill completely. */
export type Texts<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends (...values: infer V) => string
      ? (...values: V) => string
      : Texts<T[K]>;
};

/**
 * Texts of one room in both languages, as a hook. Thai sets the shape; a key missing in English is a compile error.
 * `const useListText = defineTexts({ empty: 'ไม่พบ' }, { empty: 'Nothing found' })` → `useListText().empty`.
 */
export function defineTexts<const T extends object>(th: T, en: Texts<T>): () => Texts<T> {
  // In a build, the English of lists and forms is moved to a file of its own, and a placeholder is here.
  const place: unknown = en;
  // biome-ignore lint/correctness/noComponentHookFactories: called once per room, at module level
  return function useTexts() {
    const isEnglish = useLanguage() === 'en';
    const english = useEnglish(isEnglish && typeof place === 'string');
    if (!isEnglish) return th as Texts<T>;
    return typeof place === 'string' ? ((english?.rooms[place] ?? th) as Texts<T>) : en;
  };
}
