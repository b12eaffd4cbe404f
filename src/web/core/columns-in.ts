import type { Column } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';

/**
 * The columns that somebody reads in a language. In English a text is shown by its English counterpart: the column of that one
 * would say the same beside it, and is left out unless the text is `hidden`.
 */
export function columnsIn<C extends Column>(
  language: Language,
  columns: readonly C[],
  hidden: readonly string[],
): readonly C[] {
  if (language !== 'en') return columns;
  const said = new Set(columns.flatMap(({ name, english }) => (english && !hidden.includes(name) ? [english] : [])));
  return said.size === 0 ? columns : columns.filter(({ name }) => !said.has(name));
}
