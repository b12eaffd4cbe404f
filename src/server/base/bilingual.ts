import type { Language, Text } from '#contract/text.ts';

/** The unit separator of ASCII, between the words of both languages. No call takes it (see `validation.ts`). */
export const unitSeparator = '\u001f';

/**
 * A text as one value of a text column: Thai, a separator, English. It stays what it was when it was written, whatever
 * becomes of its catalogue, can be searched in both languages, and reads in the language of the reply. `longest` is what
 * the column holds; where both do not fit, each has half of it.
 *
 * @example
 * bilingual({ th: 'ระบบ', en: 'System' }); // 'ระบบ\u001fSystem'
 */
export function bilingual(text: Text, longest = Number.POSITIVE_INFINITY): string {
  const [th = '', en = ''] = [text.th, text.en].map((part) => part.replaceAll(unitSeparator, ' '));
  if (th === en) return th.slice(0, longest);
  const both = `${th}${unitSeparator}${en}`;
  if (both.length <= longest) return both;
  const half = Math.floor((longest - 1) / 2);
  return `${th.slice(0, half)}${unitSeparator}${en.slice(0, half)}`;
}

/** What a column says, in both languages: words that were kept before there were two, or that a person typed, are the same in both. */
export function bothOf(stored: string): Text {
  const at = stored.indexOf(unitSeparator);
  return at < 0 ? { th: stored, en: stored } : { th: stored.slice(0, at), en: stored.slice(at + 1) };
}

/** A value with all texts inside of it in one language. */
export function inLanguage(value: unknown, language: Language): unknown {
  if (typeof value === 'string') return bothOf(value)[language];
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inLanguage(item, language)]));
}

/** How JSON writes the separator. */
const written = JSON.stringify(unitSeparator).slice(1, -1);

/** The same for JSON; most of it holds no such text and is left as it is. */
export function jsonInLanguage(json: string, language: Language): string {
  if (!json.includes(written)) return json;
  return JSON.stringify(
    JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? bothOf(value)[language] : value)),
  );
}
