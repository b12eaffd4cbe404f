import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { countsSeconds } from '#contract/words.ts';
import type { SumLine } from '#web/core/sum-lines.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { CellPlan } from './cell-plan.ts';

/** Pixels that a character takes at most in a table, semi-bold as sums are; figures have one width. */
const digit = 8.6;
const narrow = 4.6;
const wide = 12.5;
/** Room at both sides of a cell, and its border. */
const padding = 22;

/** Pixels that a cell needs to show a figure whole. Pure, so that a table is drawn once: no text is measured. */
export function figureWidth(text: string): number {
  let width = padding;
  for (const char of text) width += '.,: '.includes(char) ? narrow : char === '%' ? wide : digit;
  return Math.ceil(width);
}

/** Pixels that a letter of a head takes, and the mark of its order. */
const letter = 7.4;
const sortMark = 16;
const slim = 4.6;
const broad = 10.8;
/** No head is given more of a table than this. */
const widestHead = 220;

/** Pixels that the head of a column needs to be read whole, sorted too. Pure, as above; marks above and below letters take none. */
export function headWidth(text: string, sortable?: boolean): number {
  let width = sortable ? padding + sortMark : padding;
  for (const char of text)
    if (!/\p{Mn}/u.test(char))
      width += ' .,:;()/iIjlt1เ'.includes(char) ? slim : 'mwMW%'.includes(char) ? broad : letter;
  return Math.min(widestHead, Math.ceil(width));
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  return value === null || value === undefined ? 0 : String(value).length;
}

/** Of each unit the longest value: what is written longer is drawn longer, so that one of each has to be drawn. */
function longest(rows: readonly Row[], name: string, unit: string | undefined): readonly Row[] {
  const found = new Map<unknown, { row: Row; size: number }>();
  let key: unknown;
  let known: { row: Row; size: number } | undefined;
  for (const row of rows) {
    const own = unit === undefined ? undefined : row[unit];
    // Neighbours often have the same unit.
    if (own !== key) known = found.get(own);
    key = own;
    const size = sizeOf(row[name]);
    if (size <= (known?.size ?? 0)) continue;
    known = { row, size };
    found.set(own, known);
  }
  return [...found.values()].map(({ row }) => row);
}

interface Shown {
  readonly columns: readonly Column[];
  readonly plans: ReadonlyMap<string, CellPlan>;
  readonly rows: readonly Row[];
  readonly lines: readonly SumLine[];
  readonly context: Pick<FormatContext, 'language'>;
}

/** Pixels below which a column of figures would cut one of its rows or sums, by column. */
export function figureWidths({ columns, plans, rows, lines, context }: Shown): ReadonlyMap<string, number> {
  return new Map(
    columns.flatMap((column): readonly [string, number][] => {
      const { name, adds, units } = column;
      const plan = plans.get(name);
      if (plan?.align !== 'end') return [];
      const net = adds?.net?.[context.language];
      // 59 minutes and 59 seconds are longer than an hour.
      const drawn = countsSeconds(column) ? rows : longest(rows, name, units?.by);
      const values = drawn.map((row) => figureWidth(plan.text(row)));
      const sums = lines.flatMap(({ cells }) => {
        const row = cells.get(name);
        return row ? [figureWidth(net === undefined ? plan.text(row) : `${net}  ${plan.text(row)}`)] : [];
      });
      return [[name, Math.max(0, ...values, ...sums)]];
    }),
  );
}
