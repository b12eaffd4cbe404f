import type { Language } from '#contract/text.ts';
import { english, useEnglish } from './english.ts';
import { type Texts, useLanguage } from './language.ts';
import { th } from './th.ts';

type Shared = Texts<typeof th>;

/** Texts of the shell and of what every screen shares, in the language of the person; Thai until English is there. */
export function useText(): Shared {
  return useEnglish(useLanguage() === 'en')?.en ?? th;
}

/** The same for code outside components. */
export function textsIn(language: Language): Shared {
  return language === 'en' ? (english.get()?.en ?? th) : th;
}
