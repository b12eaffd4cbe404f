import type { ReactNode } from 'react';
import type { Row } from '#contract/envelope.ts';
import type { Column } from '#contract/screen.ts';
import { type Heat, heatOf } from '#web/core/outliers.ts';
import { isSumRow } from '#web/core/subtotals.ts';
import { cells } from '#web/fields/cells.ts';
import type { FormatContext } from '#web/fields/types.ts';
import type { CellOverride } from '#web/table/cell-plan.ts';
import css from './report.module.css';

interface Words {
  before(value: string): string;
  readonly unusual: string;
}

interface Options {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly heat: readonly string[];
  /** Totals of the present period and of the one before, where they are compared. */
  readonly totals: Row | null | undefined;
  readonly before: Row | undefined;
  /** Lines of sums stand among the rows. */
  readonly hasSums: boolean;
  readonly words: Words;
}

const numberOf = (value: unknown): number | undefined => {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
};

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What the value was before: of a row its own, of the line of totals theirs; undefined where there is nothing to say. */
function earlier({ totals, before }: Options, row: Row, name: string): Row | undefined {
  if (before === undefined) return undefined;
  if ('previous' in row) return isRow(row.previous) ? row.previous : {};
  return totals && row[name] === totals[name] && Object.keys(row).length === 1 ? before : undefined;
}

/** `▲ 12.3%` in the colour of the company’s view; nothing to compare with where there was none. */
function change(column: Column, now: unknown, was: unknown, context: FormatContext, words: Words): ReactNode {
  const [a, b] = [numberOf(now), numberOf(was)];
  if (a === undefined) return null;
  const title = words.before(cells[column.kind].text(was, column, context, {}));
  if (b === undefined || b === 0)
    return (
      <span className={css.change} title={title}>
        –
      </span>
    );
  const difference = a - b;
  const part = column.kind === 'percent' ? difference : (difference / Math.abs(b)) * 100;
  const unit = column.kind === 'percent' ? '' : '%';
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
  const { columns, rows, heat, before, words } = options;
  const measured = columns.filter(
    ({ total, kind }) => total && (kind === 'money' || kind === 'integer' || kind === 'percent'),
  );
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
      if (!tinted && before === undefined) return [];
      const tint: (value: number) => Heat = tinted ? heatOf(rows.flatMap((row) => numberOf(row[name]) ?? [])) : () => 0;
      return [
        [
          name,
          (row, standard, context) => {
            const value = numberOf(row[name]);
            const far = value === undefined || !('row_key' in row) || isSumRow(row) ? 0 : tint(value);
            const content =
              far === 0 ? (
                standard
              ) : (
                <span className={css.heat} data-far={Math.abs(far) === 2 ? '' : undefined} title={words.unusual}>
                  {standard}
                </span>
              );
            const was = earlier(options, row, name);
            if (was === undefined) return content;
            return (
              <span className={css.pair}>
                {content}
                {change(column, row[name], was[name], context, words)}
              </span>
            );
          },
        ],
      ];
    }),
  ]);
}
