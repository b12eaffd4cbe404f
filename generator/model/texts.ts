import type { Text } from '#contract/text.ts';
import type { RawNote, RawText } from '../language/field.ts';

/** A label with its English, which follows from the name where unwritten. */
export function textOf(raw: RawText | undefined, english: string): Text {
  return { th: raw?.th ?? english, en: raw?.en ?? english };
}

/** A sentence: its English is the Thai where unwritten, for no name says it. */
export function noteOf(raw: RawNote | undefined): Text | undefined {
  if (raw === undefined) return undefined;
  return typeof raw === 'string' ? { th: raw, en: raw } : { th: raw.th, en: raw.en ?? raw.th };
}

/** A proper name, which is the same in both languages where it is one text. */
export const properName = (raw: string | RawText): Text =>
  typeof raw === 'string' ? { th: raw, en: raw } : { th: raw.th, en: raw.en ?? raw.th };

/** Names between braces: "Approve {ref}?" → ["ref"]. */
export const placesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? '');
