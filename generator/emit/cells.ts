import type { Cell } from '#contract/cell.ts';

const drawing = (word: string) => ({ from: `#web/screens/cells/${word}-cell.tsx`, name: `${word}Cell` });

/** What draws the cells that a column describes: lists without such columns do without it. */
export function drawnBy(cell: Cell): { readonly from: string; readonly name: string } {
  if ('meter' in cell) return drawing('meter');
  if ('wait' in cell) return drawing('wait');
  if ('claim' in cell) return drawing('claim');
  if ('marks' in cell) return drawing('marks');
  if ('levels' in cell) return drawing('levels');
  return drawing('links' in cell ? 'follow' : 'warn');
}
