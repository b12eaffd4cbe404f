import type { FieldKind } from '#contract/field.ts';
import { kinds } from '#contract/kinds/index.ts';

/** The column that says what a row is where it is spoken of: the first with words, else the first. */
export function namingColumn<C extends { readonly kind: FieldKind }>(columns: readonly C[]): C | undefined {
  return columns.find(({ kind }) => !kinds[kind].opaque && !kinds[kind].wordless) ?? columns[0];
}
