import type { Language } from '#contract/text.ts';
import { en } from './en.ts';
import { type Texts, useLanguage } from './language.ts';
import { th } from './th.ts';

/** Texts by language. */
export const texts: Readonly<Record<Language, Texts<typeof th>>> = { th, en };

/** Texts of the shell and of what every screen shares, in the language of the person. */
export function useText(): Texts<typeof th> {
  return texts[useLanguage()];
}
