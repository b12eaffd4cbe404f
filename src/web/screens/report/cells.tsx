import type { ReactNode } from 'react';
import type { Compared, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Column } from '#contract/screen.ts';
import { type Heat, heatOf } from '#web/core/outliers.ts';
import { isSumRow } from '#web/core/subtotals.ts';
import { isUnfinished } from '#web/core/unfinished.ts';
import { cells } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import css from './report.module.css';

interface ChangeTexts {
  before(value: string): string;
  /** Of what is compared only in part. */
  beforeInPart(now: string, value: string): string;
  readonly unusual: string;
  readonly unfinished: string;
}

interface Options {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly heat: readonly string[];
  /** Totals of the present period, and what it is compared with. */
  readonly totals: Row | null | undefined;
  readonly compared: Compared | undefined;
  /** Lines of sums are among the rows. */
  readonly hasSums: boolean;
  readonly words: ChangeTexts;
}

const numberOf = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Two sides of a comparison; `part` where the present side is not all that the cell shows. */
interface Sides {
  readonly now: Row;
  readonly was: Row;
  readonly part: boolean;
}

/** The compared value: of a row its own, of the line of totals theirs; undefined if there is none. */
function sidesOf({ totals, compared }: Options, row: Row, name: string): Sides | undefined {
  if (compared === undefined) return undefined;
  if ('previous' in row) {
    const part = 'present' in row;
    const now = part ? (isRow(row.present) ? row.present : {}) : row;
    return { now, was: isRow(row.previous) ? row.previous : {}, part };
  }
  const isTotal = totals && row[name] === totals[name] && Object.keys(row).length === 1;
  if (!isTotal || !compared.totals) return undefined;
  const { present } = compared;
  return { now: present?.totals ?? row, was: compared.totals, part: present !== undefined };
}

/** `▲ 12.3%` in the colour of the company’s view; nothing to compare with where there was none. */
function change(column: Column, sides: Sides, isOver: boolean, context: FormatContext, words: ChangeTexts): ReactNode {
  const [now, was] = [sides.now[column.name], sides.was[column.name]];
  const [a, b] = [numberOf(now), numberOf(was)];
  const textOf = (value: unknown) => cells[column.kind].text(value, column, context, {});
  if (a === undefined && isOver) return null;
  const title = !isOver
    ? words.unfinished
    : sides.part
      ? words.beforeInPart(textOf(now), textOf(was))
      : words.before(textOf(was));
  if (a === undefined || b === undefined || b === 0)
    return (
      <span className={css.change} title={title}>
        –
      </span>
    );
  const difference = a - b;
  const isPercent = kinds[column.kind].number?.unit === 'percent';
  const part = isPercent ? difference : (difference / Math.abs(b)) * 100;
  const unit = isPercent ? '' : '%';
  const good =
    column.gain === undefined || difference === 0 ? undefined : (column.gain === 'company') === difference > 0;
  const size = Math.abs(part) >= 1000 ? '>1,000' : Math.abs(part).toFixed(1);
  return (
    <span className={css.change} data-good={good} title={title}>
      {difference === 0 ? '=' : `${difference > 0 ? '▲' : '▼'} ${size}${unit}`}
    </span>
  );
}

/** How the cells of a report differ from those of a list: the period before below each figure, and a tint on what is unusual. */
export function reportCells(options: Options): Readonly<Record<string, CellOverride>> {
  const { columns, rows, heat, compared, words } = options;
  const finished = rows.filter((row) => !isUnfinished(row));
  const measured = columns.filter(({ total, kind }) => total && kinds[kind].number);
  // A line of a sum has no name but that of what its rows share.
  const names = !options.hasSums
    ? []
    : columns
        .filter((column) => !column.total)
        .map(({ name }): [string, CellOverride] => [
          name,
          (row, standard) => (isSumRow(row) && (row[name] ?? null) === null ? null : standard),
        ]);
  return Object.fromEntries([
    ...names,
    ...measured.flatMap((column): [string, CellOverride][] => {
      const { name } = column;
      const tinted = heat.includes(name);
      if (!tinted && compared === undefined) return [];
      const tint: (value: number) => Heat = tinted
        ? heatOf(finished.flatMap((row) => numberOf(row[name]) ?? []))
        : () => 0;
      return [
        [
          name,
          (row, standard, context) => {
            const value = numberOf(row[name]);
            // What is not over yet is far from the others by nature.
            const isOdd = value !== undefined && 'row_key' in row && !isSumRow(row) && !isUnfinished(row);
            const strength = isOdd ? tint(value) : 0;
            const content =
              strength === 0 ? (
                standard
              ) : (
                <span className={css.heat} data-far={Math.abs(strength) === 2 ? '' : undefined} title={words.unusual}>
                  {standard}
                </span>
              );
            const sides = sidesOf(options, row, name);
            if (sides === undefined) return content;
            // A day that is not over is compared with the same part of the other, or with nothing.
            const isOver = !isUnfinished(row) || compared?.until !== undefined;
            return (
              <span className={css.pair}>
                {content}
                {change(column, sides, isOver, context, words)}
              </span>
            );
          },
        ],
      ];
    }),
  ]);
}
