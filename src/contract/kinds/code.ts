import { textOperators } from './data-parts.ts';
import type { DataTraits, KindTraits } from './traits.ts';

/** Business number such as W260131000057; monospaced and copyable. */
export const codeTraits: KindTraits = { line: true, identifies: true };

/** Its traits for the server and the generator alone. */
export const codeData: DataTraits = {
  limits: 'length',
  operators: textOperators,
  searched: true,
  sortable: true,
  listed: true,
  item: true,
};
