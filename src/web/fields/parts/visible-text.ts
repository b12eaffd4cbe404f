/**
 * Characters that reorder or hide their neighbours: bidirectional marks and overrides, zero-width characters, the
 * byte-order mark, line separators and control characters other than tab and line breaks. Left alone they let a name
 * look like another one. The zero-width joiner and non-joiner have honest uses in other scripts, none in Thai or English.
 */
const hidden =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g;

/** More marks on one letter than any Thai syllable needs. */
const piled = /(\p{M}{4})\p{M}+/gu;

/** Makes hidden characters visible as `⟨U+202E⟩` and thins out piled-up marks. Ordinary text comes back unchanged. */
export function visibleText(text: string): string {
  if (text.search(hidden) < 0 && text.search(piled) < 0) return text;
  return text
    .replace(hidden, (c) => `⟨U+${c.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟩`)
    .replace(piled, '$1');
}

/** Longest text that a cell draws; the rest is there on demand. */
export const cellLimit = 160;
/** Longest text that a detail screen draws. */
export const detailLimit = 4000;

/** Cuts to at most `limit` UTF-16 units without splitting a pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = /[\ud800-\udbff]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
  return `${text.slice(0, end)}…`;
}

/** Any value at all as one line: for data that is not what it should be. */
export function rawText(value: unknown): string {
  if (typeof value === 'string') return value;
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** Any value at all in lines that can be read. */
export function prettyText(value: unknown): string {
  try {
    return JSON.stringify(value, null, 2) ?? String(value);
  } catch {
    return String(value);
  }
}
