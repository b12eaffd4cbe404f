import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import table from './framed-table.module.css';
import { ScrollBox } from './scroll-box.tsx';
import { SkeletonLines } from './skeletons.tsx';
import wizard from './wizard.module.css';

/** A column: its heading, and whether it holds numbers. */
export interface LatestColumn {
  readonly name: string;
  readonly heading: string;
  readonly isNumber?: true;
}

/** A row: its cells by the name of their column. */
export interface LatestRow {
  readonly key: string | number;
  readonly cells: Readonly<Record<string, ReactNode>>;
}

interface Props {
  readonly title: string;
  readonly columns: readonly LatestColumn[];
  /** Undefined while nothing has been answered. */
  readonly rows: readonly LatestRow[] | undefined;
  /** Said where there are no rows. */
  readonly empty: string;
  /** Why there is no answer, and how to ask again. */
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined;
}

/** The latest of something, on a card of its own: what it was, who did it, what came of it. */
export function LatestTable({ title, columns, rows, empty, failure }: Props) {
  const side = (column: LatestColumn) => (column.isNumber ? table.end : undefined);
  return (
    <section className={wizard.card}>
      <h2 className={wizard.heading}>{title}</h2>
      {!rows && !failure && <SkeletonLines count={4} />}
      {!rows && failure && <ErrorState message={failure.message} onRetry={failure.onRetry} />}
      {rows?.length === 0 && <p className={wizard.quiet}>{empty}</p>}
      {rows && rows.length > 0 && (
        <ScrollBox className={table.scroller} label={title}>
          <table className={table.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column.name} className={side(column)}>
                    {column.heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.key}>
                  {columns.map((column) => (
                    <td key={column.name} className={side(column)}>
                      {row.cells[column.name]}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
    </section>
  );
}
