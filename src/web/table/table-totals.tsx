import type { CSSProperties } from 'react';
import type { Row } from '#contract/envelope.ts';
import { sumDecimals } from '#web/core/sum.ts';
import css from './table.module.css';
import { useTableText } from './texts.ts';
import { type ModelColumn, selectColumn } from './use-column-model.ts';

interface Props {
  readonly rows: readonly Row[];
  /** Sums over all filtered rows, as the server says. */
  readonly totals: Readonly<Record<string, string>> | null | undefined;
  readonly columns: readonly ModelColumn[];
  readonly offsets: readonly (CSSProperties | undefined)[];
  readonly classes: readonly string[];
  /** Whether the page is not the whole list. */
  readonly paged: boolean;
}

/** Pieces are whole numbers, amounts decimal strings. */
function pageSum(rows: readonly Row[], name: string, pieces: boolean): unknown {
  const sum = sumDecimals(rows.map((row) => row[name]));
  return pieces ? Number(sum) : sum;
}

/** Sums of the page, exact to the satang, and of everything that matches. */
export function TableTotals({ rows, totals, columns, offsets, classes, paged }: Props) {
  const text = useTableText();
  const summed = columns.filter((model) => model.column?.total);
  if (summed.length === 0 || rows.length === 0) return null;
  const lines: { readonly label: string; readonly of: (name: string) => unknown }[] = [];
  const pieces = new Set(
    summed.flatMap(({ id, column }) => (column?.kind === 'integer' || column?.kind === 'points' ? [id] : [])),
  );
  const whole = new Set(summed.flatMap(({ id, column }) => (column?.whole ? [id] : [])));
  if (paged || !totals)
    lines.push({
      label: text.totalPage,
      of: (name) => (whole.has(name) ? undefined : pageSum(rows, name, pieces.has(name))),
    });
  if (totals) lines.push({ label: text.totalAll, of: (name) => totals[name] });
  const labelled = columns.find((model) => model.id !== selectColumn && !model.column?.total)?.id;
  return (
    <tfoot className={css.foot}>
      {lines.map((line) => (
        <tr key={line.label} className={css.totalRow}>
          {columns.map((model, index) => {
            const className = `${css.total} ${classes[index] ?? ''}`;
            if (model.id === labelled)
              return (
                <th key={model.id} scope="row" className={`${className} ${css.totalLabel}`} style={offsets[index]}>
                  {line.label}
                </th>
              );
            const value = model.column?.total ? line.of(model.id) : undefined;
            return (
              <td
                key={model.id}
                className={className}
                style={offsets[index]}
                data-label={value === undefined ? undefined : model.plan?.title}
              >
                {value !== undefined && model.plan?.draw({ [model.id]: value })}
              </td>
            );
          })}
        </tr>
      ))}
    </tfoot>
  );
}
