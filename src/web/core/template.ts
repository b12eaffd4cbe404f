/** A sentence with `{field}` places as its pieces: words of its own, and values as a person reads them. */
export function fillParts(
  template: string,
  wordOf: (name: string) => string,
): readonly { readonly text: string; readonly isValue: boolean }[] {
  return template
    .split(/\{([\w.]+)\}/)
    .map((piece, index) => (index % 2 === 1 ? { text: wordOf(piece), isValue: true } : { text: piece, isValue: false }))
    .filter(({ text }) => text !== '');
}

/** Fills `{field}` places of a sentence with values as a person reads them. */
export function fillText(template: string, wordOf: (name: string) => string): string {
  return fillParts(template, wordOf)
    .map(({ text }) => text)
    .join('');
}
