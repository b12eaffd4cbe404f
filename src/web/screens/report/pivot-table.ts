import type { ReportReply, Row } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import type { Pivot } from '#contract/pivot.ts';
import type { Column } from '#contract/screen.ts';
import { formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';

/** Field of a row that holds the cell at a place. */
export const cellName = (at: number) => `@${at}`;

/** Columns that say what a row is: of more of them few cells would be in sight; on a phone, of more than one. */
const mostLabels = 2;
/** Pixels of a cell, which its figure and its head make wider, and of what stays in sight on a phone. */
const cellWidth = 96;
const narrowLabel = 112;

interface Words {
  readonly total: string;
  readonly none: string;
  others(count: number): string;
}

const inBoth = (text: string) => ({ th: text, en: text });

/** The heads of the columns, the others last. */
function titlesOf({ columns, head, others }: Pivot, context: FormatContext, words: Words): readonly string[] {
  const titles = columns.map(({ title }) =>
    title === null || title === undefined ? words.none : formatValue(head, title, context),
  );
  return others > 0 ? [...titles, words.others(others)] : titles;
}

/** What a row is called, a column for each value of the second dimension, and the total. `isNarrow` = on a phone. */
export function pivotColumns(
  all: readonly Column[],
  pivot: Pivot | undefined,
  context: FormatContext,
  words: Words,
  isNarrow = false,
): readonly Column[] {
  const labels = all
    .filter(({ total, whole, hidden }) => !total && !whole && !hidden)
    .slice(0, isNarrow ? 1 : mostLabels)
    .map(
      ({ pin: _pin, ...column }, at): Column =>
        at === 0 ? { ...column, pin: 'start', ...(isNarrow && { width: narrowLabel }) } : column,
    );
  if (!pivot) return labels;
  const own: Column = all.find(({ name }) => name === pivot.show.name) ?? pivot.show;
  const { name, kind, label, options, unit, units, gain, whole, sortable } = own;
  const measure: Column = {
    ...{ name, kind, label, total: true, width: cellWidth },
    ...(options && { options }),
    ...(unit && { unit }),
    ...(units && { units }),
    ...(gain && { gain }),
    ...(whole && { whole }),
  };
  const parts = titlesOf(pivot, context, words).map(
    (title, at): Column => ({ ...measure, name: cellName(at), label: inBoth(title) }),
  );
  const total: Column = { ...measure, label: inBoth(words.total), ...(sortable && { sortable }) };
  // Nothing stays at the end of a phone: the result comes first there.
  return isNarrow ? [...labels, total, ...parts] : [...labels, ...parts, { ...total, pin: 'end' }];
}

const cellsOf = (values: readonly unknown[] = []): Row =>
  Object.fromEntries(values.map((value, at) => [cellName(at), value]));

/** The rows with their cells. What is on screen may wait for the pointer, and be in another order than the answer. */
export function pivotRows<R extends Row>(rows: readonly R[], { data }: ReportReply<R>, { cells }: Pivot): readonly R[] {
  const known = new Map(data.map(({ row_key: key }, at) => [key, cells[at]]));
  return rows.map((row) => ({ ...row, ...cellsOf(known.get(row.row_key)) }));
}

/** The answer with the totals of each column. */
export function pivotReply<R>(reply: ReportReply<R>, { totals }: Pivot): ReportReply<R> {
  const known = Object.entries(cellsOf(totals)).filter(([, value]) => value !== null);
  const texts = Object.fromEntries(known.map(([name, value]) => [name, String(value)]));
  return { ...reply, totals: { ...reply.totals, ...texts } };
}

const monthEnd = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 0)).toISOString().slice(0, 10);

/**
 * The filter values that leave of a report what is in one column; undefined where it has no filter for that. Of a month that
 * the days do not contain as a whole, only those of its days.
 */
export function narrowing(
  { key, columns, head }: Pivot,
  at: number,
  filters: readonly Filter[],
  period: Filter | undefined,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> | undefined {
  const value = columns[at]?.value;
  if (value === null || value === undefined) return undefined;
  const text = String(value);
  const isDays = period && (head.monthly === true || period.field.name === key);
  if (isDays) {
    const [from = '', to = ''] = period.params;
    const [first = text, last = text] = [values[from], values[to]];
    const end = head.monthly ? monthEnd(text) : text;
    const [, begun = text] = [text, first].sort();
    return { [from]: begun, [to]: [end, last].sort()[0] ?? end };
  }
  const filter = filters.find(({ field, operator }) => field.name === key && (operator === 'in' || operator === 'eq'));
  const param = filter?.params[0];
  return param === undefined ? undefined : { [param]: text };
}
