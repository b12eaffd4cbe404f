import { formatMoney, groupMoney } from '#contract/money.ts';
import type { Language, Text } from '#contract/text.ts';
import { bangkokTime } from '#contract/time.ts';
import { bilingual, bothOf } from './bilingual.ts';

/** Value of a placeholder: text, a count, satang (bigint), a time, or a text in both languages. */
export type Value = string | number | bigint | Date | Text;

/** Names of the placeholders: `'{count:row|rows} of {file}'` → `'count' | 'file'`. */
type Places<Written extends string> = Written extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}:${string}` ? Name : Place) | Places<Rest>
  : never;

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** A text whose languages have different placeholders is a type error at its English text. */
type Agreeing<Catalogue extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Catalogue]: Same<Places<Catalogue[Key]['th']>, Places<Catalogue[Key]['en']>> extends true
    ? unknown
    : { readonly en: `has other places than Thai: ${Places<Catalogue[Key]['th']>}` };
};

/** A text without placeholders is a message; others become one when filled. */
type Texts<Catalogue extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Catalogue]: [Places<Catalogue[Key]['th']>] extends [never]
    ? Message
    : (values: Readonly<Record<Places<Catalogue[Key]['th']>, Value>>) => Message;
};

/**
 * A message of the server: a key of a catalogue and its parameters. It reads in both languages, and
 * the code that writes the reply picks one; in JSON it is `{ th, en }`.
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

  /** Stored form of a message; `longest` is the capacity of the column. */
  kept(longest?: number): string {
    return bilingual(this, longest);
  }

  /** Inside single-language text it is rendered in Thai. */
  toString(): string {
    return this.th;
  }

  /** Room and name: `deposit.overLimit`. */
  get key(): string {
    return this.#key;
  }
}

const place = /\{(\w+)(?::([^{}|]+)\|([^{}|]+))?\}/g;

/** `{count:row|rows}` is a count with the matching noun: `1 row`, `3 rows`. */
function filled(text: string, values: Readonly<Record<string, Value>>, language: Language): string {
  return text.replace(place, (_whole, name: string, one?: string, many?: string) => {
    const value = values[name] ?? '';
    const written = inWords(value, language);
    return one === undefined ? written : `${written} ${Number(value) === 1 ? one : many}`;
  });
}

const counts = new Intl.NumberFormat('en');

/** `125000n` → `1,250.00`; a time → `2026-01-31 14:05` (Bangkok); `12000` → `12,000`. */
function inWords(value: Value, language: Language): string {
  if (typeof value === 'string') return bothOf(value)[language];
  if (typeof value === 'number') return counts.format(value);
  if (typeof value === 'bigint') return groupMoney(formatMoney(value));
  if (value instanceof Date) return bangkokTime(value).slice(0, 16);
  return value[language];
}

const catalogues = new Map<string, Readonly<Record<string, Text>>>();

/** All loaded catalogues, by room, as written. */
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
  // Type boundary: each entry has the type that follows from its placeholders.
  return Object.fromEntries(entries) as Texts<Catalogue>;
}

/** Foreign text in any language (a bank message, a name), or the stored form of a message, unchanged. */
export const asIs = bothOf;

/** Joins several texts. */
export function joinTexts(parts: readonly Text[], separator: string): Text {
  return { th: parts.map(({ th }) => th).join(separator), en: parts.map(({ en }) => en).join(separator) };
}
