import { type CSSProperties, memo } from 'react';
import type { SumLine } from '#web/core/sum-lines.ts';
import { useLanguage } from '#web/locale/language.ts';
import css from './table.module.css';
import { useTableText } from './texts.ts';
import { type ModelColumn, selectColumn } from './use-column-model.ts';

interface Props {
  readonly lines: readonly SumLine[];
  readonly columns: readonly ModelColumn[];
  readonly offsets: readonly (CSSProperties | undefined)[];
  readonly classes: readonly string[];
}

/** Sums of the page, exact to the satang, and of everything that matches: a line for each unit and direction. */
export const TableTotals = memo(function TableTotals({ lines, columns, offsets, classes }: Props) {
  const text = useTableText();
  const language = useLanguage();
  if (lines.length === 0) return null;
  const labelled = columns.find((model) => model.id !== selectColumn && !model.column?.total)?.id;
  return (
    <tfoot className={css.foot}>
      {lines.map(({ scope, part, cells }) => (
        <tr key={`${scope} ${part?.th ?? ''}`} className={css.totalRow}>
          {columns.map((model, index) => {
            const className = `${css.total} ${classes[index] ?? ''}`;
            if (model.id === labelled)
              return (
                <th key={model.id} scope="row" className={`${className} ${css.totalLabel}`} style={offsets[index]}>
                  {scope === 'page' ? text.totalPage : text.totalAll}
                  {part && ` · ${part[language]}`}
                </th>
              );
            const row = cells.get(model.id);
            const net = model.column?.adds?.net?.[language];
            return (
              <td
                key={model.id}
                className={className}
                style={offsets[index]}
                data-label={row === undefined ? undefined : model.plan?.title}
              >
                {row && net !== undefined && <small className={css.net}>{net}</small>}
                {row && model.plan?.draw(row)}
              </td>
            );
          })}
        </tr>
      ))}
    </tfoot>
  );
});
