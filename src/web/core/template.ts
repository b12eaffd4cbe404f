import type { Row } from '#contract/envelope.ts';

/** Fills `{field}` places of a path; values are URL-encoded. Undefined when a place has no value: no link then. */
export function fillLink(template: string, row: Row): string | undefined {
  let whole = true;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = row[name];
    if (value === undefined || value === null || value === '') whole = false;
    return encodeURIComponent(String(value ?? ''));
  });
  return whole ? path : undefined;
}

/** A sentence with `{field}` places as its pieces: words of its own, and values as a person reads them. */
export function fillParts(
  template: string,
  wordOf: (name: string) => string,
): readonly { readonly text: string; readonly isValue: boolean }[] {
  return template
    .split(/\{(\w+)\}/)
    .map((piece, index) => (index % 2 === 1 ? { text: wordOf(piece), isValue: true } : { text: piece, isValue: false }))
    .filter(({ text }) => text !== '');
}

/** Fills `{field}` places of a sentence with values as a person reads them. */
export function fillText(template: string, wordOf: (name: string) => string): string {
  return fillParts(template, wordOf)
    .map(({ text }) => text)
    .join('');
}
