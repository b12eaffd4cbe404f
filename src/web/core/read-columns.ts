import type { Column } from '#contract/screen.ts';
import type { Language } from '#contract/text.ts';

/**
 * The columns that somebody reads: in English a text is shown by its English counterpart, whose own column would say the same
 * beside it.
 */
export function readColumns<S extends { readonly columns: readonly Column[] }>(screen: S, language: Language): S {
  if (language !== 'en') return screen;
  const said = new Set(screen.columns.map(({ english }) => english));
  const columns = screen.columns.filter(({ name }) => !said.has(name));
  return columns.length === screen.columns.length ? screen : { ...screen, columns };
}
