import { type ReactNode, useMemo } from 'react';
import { compareParam } from '#contract/compare-with.ts';
import type { Row } from '#contract/envelope.ts';
import { type Pivot, pivotParam, showParam } from '#contract/pivot.ts';
import type { Column } from '#contract/screen.ts';
import { defaultLayout } from '#web/core/column-layout.ts';
import { heatOf } from '#web/core/outliers.ts';
import { isUnfinished } from '#web/core/unfinished.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import type { CellOverride, CellOverrides } from '#web/table/cell-plan.ts';
import type { RowMenuItem } from '#web/table/row-menu.tsx';
import { useBreakpoints } from '#web/ui/use-breakpoints.ts';
import { ListRows } from '../list/list-rows.tsx';
import { noPivot } from './no-pivot.ts';
import own from './pivot.module.css';
import { cellName, narrowing, pivotColumns, pivotReply, pivotRows } from './pivot-table.ts';
import { usePivotText } from './pivot-texts.ts';
import css from './report.module.css';
import { useReportText } from './texts.ts';
import type { ReportModel } from './use-report.ts';

interface Props<R extends Row> {
  readonly report: ReportModel<R>;
  readonly onOpen?: (row: R) => void;
  readonly moreOf?: ((row: R) => readonly RowMenuItem[]) | undefined;
  readonly hrefOf?: (row: R) => string | undefined;
  readonly empty?: ReactNode;
}

/** Spreads the rows over the first dimension there is, by what the report is about; or puts them together again. */
export function turn({ list, isPivot }: ReportModel): void {
  const choice = isPivot ? undefined : list.list.reply?.pivots?.[0];
  const result = list.screen.columns.find(
    ({ name, total, pin }) => total && pin === 'end' && choice && !choice.lacks.includes(name),
  );
  list.setFilter({
    ...noPivot,
    ...(choice && { [pivotParam]: choice.by, [showParam]: result?.name, [compareParam]: undefined }),
  });
}

/** What the columns are, and which measure is in the cells. */
function Choices<R extends Row>({ report }: Pick<Props<R>, 'report'>) {
  const text = usePivotText();
  const label = useLabel();
  const { list, screen } = report.list;
  const { values, reply } = list;
  const { pivots = [], pivot } = reply ?? {};
  const by = values[pivotParam];
  const lacks = pivots.find((choice) => choice.by === by)?.lacks ?? [];
  const measures = screen.columns.filter(({ name, total }) => total && !lacks.includes(name));
  const show = values[showParam] ?? pivot?.show.name;
  const shown = measures.some(({ name }) => name === show) || !pivot ? measures : [pivot.show, ...measures];
  return (
    <div className={css.period} role="toolbar" aria-label={text.columns}>
      <label className={css.compare}>
        <span>{text.columns}</span>
        <select
          value={by}
          onChange={({ currentTarget }) => {
            const next = pivots.find((choice) => choice.by === currentTarget.value);
            // What is shown stays where the other columns know it.
            const kept = show !== undefined && next?.lacks.includes(show) ? undefined : show;
            report.list.setFilter({ [pivotParam]: currentTarget.value, [showParam]: kept });
          }}
        >
          {pivots.map((choice) => (
            <option key={choice.by} value={choice.by}>
              {label(choice.label)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.compare}>
        <span>{text.show}</span>
        <select
          value={show}
          onChange={({ currentTarget }) => report.list.setFilter({ [showParam]: currentTarget.value })}
        >
          {shown.map(({ name, label: title, band }: Column) => (
            <option key={name} value={name}>
              {band ? `${label(band)} · ${label(title)}` : label(title)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

const numberOf = (value: unknown) => (value === null || value === undefined ? undefined : Number(value));

/** Cells lead to what their row leads to, narrowed to their column; those far from all others are tinted where the report says so. */
function cellsIn<R extends Row>(report: ReportModel<R>, pivot: Pivot, unusual: string): CellOverrides<R> {
  const { list, hrefOf, period, screen } = report;
  const { reply, values } = list.list;
  const finished = pivot.cells.filter((_, at) => !isUnfinished(reply?.data[at] ?? {}));
  const isTinted = screen.heat.includes(pivot.show.name);
  const tint = isTinted ? heatOf(finished.flat().flatMap((value) => numberOf(value) ?? [])) : () => 0;
  const places = Math.max(pivot.totals.length, pivot.columns.length);
  const overrides = Object.fromEntries(
    Array.from({ length: places }, (_, at): [string, CellOverride<R>] => {
      const name = cellName(at);
      const narrow = narrowing(pivot, at, list.screen.filters, period, values);
      return [
        name,
        (row, standard) => {
          const value = numberOf(row[name]);
          if (value === undefined || !('row_key' in row)) return standard;
          const href = narrow && hrefOf?.(row, narrow);
          const content = href === undefined ? standard : linked(href, standard);
          const strength = isUnfinished(row) ? 0 : Math.abs(tint(value));
          if (strength === 0) return content;
          return (
            <span className={css.heat} data-far={strength === 2 ? '' : undefined} title={unusual}>
              {content}
            </span>
          );
        },
      ];
    }),
  );
  // Cells are fields of the rows that are drawn here alone.
  return overrides as CellOverrides<R>;
}

const linked = (href: string, content: ReactNode) => (
  <a className={own.cell} href={href} data-internal="" tabIndex={-1}>
    {content}
  </a>
);

/** The rows of a report spread over a second dimension: what it is, a cell for each of its values, and the total. */
export function PivotRows<R extends Row>({ report, ...rest }: Props<R>) {
  const text = usePivotText();
  const { unusual } = useReportText();
  const context = useFormatContext();
  const { smUp } = useBreakpoints();
  const { list: model } = report;
  const { list, screen } = model;
  const { reply } = list;
  // Until the first answer with columns comes, what is there is of rows without them.
  const pivot = reply?.pivot;
  const columns = useMemo(
    () => pivotColumns(screen.columns, pivot, context, text, !smUp),
    [screen.columns, pivot, context, text, smUp],
  );
  const layout = useMemo(() => defaultLayout(columns), [columns]);
  const shown = useMemo(
    () => (pivot && reply ? { rows: pivotRows(list.rows, reply, pivot), reply: pivotReply(reply, pivot) } : undefined),
    [list.rows, reply, pivot],
  );
  const overrides = useMemo(() => (pivot ? cellsIn(report, pivot, unusual) : undefined), [report, pivot, unusual]);
  const phase = shown ? list.phase : list.error ? 'failed' : 'loading';
  return (
    <>
      <Choices report={report} />
      <ListRows
        model={{ ...model, screen: { ...screen, columns }, list: { ...list, ...shown, phase } }}
        overrides={overrides}
        layout={layout}
        isGrid
        {...rest}
      />
    </>
  );
}
