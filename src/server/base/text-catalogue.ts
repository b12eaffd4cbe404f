import { formatMoney, groupMoney } from '#contract/money.ts';
import type { Language, Text } from '#contract/text.ts';
import { bangkokTime } from '#contract/time.ts';
import { bilingual, bothOf } from './bilingual.ts';

/** What fills a place of a text: a word, a count, satang (bigint), a moment, or something that reads differently in each language. */
export type Value = string | number | bigint | Date | Text;

/** Names of the places: `'{count:row|rows} of {file}'` → `'count' | 'file'`. */
type Places<Written extends string> = Written extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | Places<Rest>
  : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A text whose languages have different places is refused by the type checker, at its English. */
type Agreeing<Catalogue extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Catalogue]: Same<Places<Catalogue[Key]['th']>, Places<Catalogue[Key]['en']>> extends true
    ? unknown
    : { readonly en: `has other places than Thai: ${Places<Catalogue[Key]['th']>}` };
};

/** A text without places is a message; one with places becomes one when they are filled. */
type Texts<Catalogue extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Catalogue]: [Places<Catalogue[Key]['th']>] extends [never]
    ? Message
    : (values: Readonly<Record<Places<Catalogue[Key]['th']>, Value>>) => Message;
};

/**
 * What the server says to a person: a key of a catalogue and what fills its places. It reads in both languages, and
 * whoever writes the reply picks one; in JSON it is `{ th, en }`.
 */
export class Message implements Text {
  readonly th: string;
  readonly en: string;
  readonly #key: string;

  constructor(key: string, text: Text, values: Readonly<Record<string, Value>> = {}) {
    this.#key = key;
    this.th = filled(text.th, values, 'th');
    this.en = filled(text.en, values, 'en');
  }

  /** As a column keeps it; `longest` is what that holds. */
  kept(longest?: number): string {
    return bilingual(this, longest);
  }

  /** Within words that are in one language alone it is Thai. */
  toString(): string {
    return this.th;
  }

  /** Room and name: `deposit.overLimit`. */
  get key(): string {
    return this.#key;
  }
}

const place = /\{(\w+)(?::([^{}|]+)\|([^{}|]+))?\}/g;

/** `{count:row|rows}` is the count and the noun that fits it: `1 row`, `3 rows`. */
function filled(text: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return text.replace(place, (_whole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    const written = inWords(value, language);
    return one === undefined ? written : `${written} ${Number(value) === 1 ? one : many}`;
  });
}

const counts = new Intl.NumberFormat('en');

/** `125000n` → `1,250.00`; a moment → `2026-01-31 14:05`, the time in Bangkok; `12000` → `12,000`. */
function inWords(value: Value, language: Language): string {
  if (typeof value === 'string') return bothOf(value)[language];
  if (typeof value === 'number') return counts.format(value);
  if (typeof value === 'bigint') return groupMoney(formatMoney(value));
  if (value instanceof Date) return bangkokTime(value).slice(0, 16);
  return value[language];
}

const catalogues = new Map<string, Readonly<Record<string, Text>>>();

/** Every catalogue that was read so far, by room, as it is written. */
export const allCatalogues = (): ReadonlyMap<string, Readonly<Record<string, Text>>> => catalogues;

/**
 * A catalogue of texts: what a room of the server says to people. Both languages have the same places.
 *
 * @example
 * const depositTexts = texts('deposit', { overLimit: { th: 'เกินวงเงิน {limit}', en: 'Above the limit of {limit}' } });
 * depositTexts.overLimit({ limit: 125_000n }).en; // 'Above the limit of 1,250.00'
 */
export function texts<const Catalogue extends Readonly<Record<string, Text>>>(
  room: string,
  catalogue: Catalogue & Agreeing<Catalogue>,
): Texts<Catalogue> {
  if (catalogues.has(room)) throw new Error(`two catalogues are called ${room}`);
  catalogues.set(room, catalogue);
  const entries = Object.entries<Text>(catalogue).map(([name, text]) => {
    const key = `${room}.${name}`;
    const hasPlaces = text.th.search(place) >= 0;
    return [
      name,
      hasPlaces ? (values: Readonly<Record<string, Value>>) => new Message(key, text, values) : new Message(key, text),
    ];
  });
  // The boundary: each entry has the form that its places give it.
  return Object.fromEntries(entries) as Texts<Catalogue>;
}

/** Words of somebody else, as they are, in whatever language (a bank's, a name), or what a column keeps. */
export const asIs = bothOf;

/** Several texts as one. */
export function joinTexts(parts: readonly Text[], separator: string): Text {
  return { th: parts.map(({ th }) => th).join(separator), en: parts.map(({ en }) => en).join(separator) };
}
