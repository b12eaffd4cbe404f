import type { FieldKind } from '#contract/field.ts';

/** What is no name of a row: pictures and addresses that nobody reads aloud, and what has no words. */
const wordless: ReadonlySet<FieldKind> = new Set(['image', 'url', 'html', 'json', 'secret', 'list', 'boolean']);

/** The column that says what a row is where it is spoken of: the first with words, else the first. */
export function namingColumn<C extends { readonly kind: FieldKind }>(columns: readonly C[]): C | undefined {
  return columns.find(({ kind }) => !wordless.has(kind)) ?? columns[0];
}
