import { useMemo } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import type { Column, Related } from '#contract/screen.ts';
import { bangkokDay } from '#contract/time.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { BarLineChart, type Series } from '#web/charts/bar-line-chart.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import tables from '#web/ui/plain-table.module.css';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import css from './days-panel.module.css';
import { useReportText } from './texts.ts';

const dayLength = 86_400_000;

/** Ends of the last thirty days, today included. */
function lastDays(now: Date): { readonly date_from: string; readonly date_to: string } {
  return { date_from: bangkokDay(new Date(now.getTime() - 29 * dayLength)), date_to: bangkokDay(now) };
}

interface Props {
  /** Which report, and which of its columns. */
  readonly related: Related;
  /** Filters of the days in addition to their span: `{ agent_id: 3 }`. */
  readonly match: Readonly<Record<string, number>>;
  /** Columns that are drawn, and how. */
  readonly charted: Readonly<Record<string, Series['kind']>>;
  /** The report with all of it, without its span: `/agent/winloss-summary?agent_id=3`. */
  readonly href: string;
  readonly title: string;
  /** Said where nothing happened. */
  readonly hint?: string | undefined;
}

/** What a column says of each day. */
function valuesOf(column: Column, days: readonly Row[], context: FormatContext): Pick<Series, 'values' | 'text'> {
  return {
    values: days.map((row) => (row[column.name] === null ? null : Number(row[column.name]))),
    text: (index) => formatValue(column, days[index]?.[column.name], context),
  };
}

/** The last thirty days of one record: a picture, and the same figures as a table. */
export function DaysPanel({ related, match, charted, href, title, hint }: Props) {
  const text = useReportText();
  const label = useLabel();
  const can = useCan();
  const describe = useDescribeError();
  const context = useFormatContext();
  const span = useMemo(() => lastDays(serverNow()), []);
  const answer = useGet<PageReply<Row>>(related.list, {
    ...span,
    ...match,
    group_by: 'day',
    sort: '-stat_date',
    limit: 31,
  });
  const rows = answer.data?.data ?? [];
  const days = [...rows].reverse();
  const unfinished = useUnfinished(days);
  const columns = related.columns.filter(({ mask }) => mask === undefined || can(mask));
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!answer.data) return <SkeletonLines count={8} />;
  if (rows.length === 0) {
    return <EmptyState title={text.nothingInDays}>{hint}</EmptyState>;
  }
  const axis = columns.find(({ name }) => name === 'stat_date');
  const series = columns.flatMap((column): readonly Series[] => {
    const kind = charted[column.name];
    return kind === undefined ? [] : [{ name: label(column.label), kind, ...valuesOf(column, days, context) }];
  });
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h3 className={css.title}>{text.lastDays}</h3>
        <a className={css.more} href={`${href}&date_from=${span.date_from}&date_to=${span.date_to}`} data-internal="">
          {text.fullReport}
        </a>
      </div>
      <div className={css.chart}>
        <BarLineChart
          label={title}
          places={days.map((row) => (axis ? formatValue(axis, row.stat_date, context) : ''))}
          series={series}
          unfinished={unfinished}
        />
      </div>
      <ScrollBox className={css.scroll} label={text.lastDays}>
        <DaysTable columns={columns} rows={rows} totals={answer.data.totals ?? {}} />
      </ScrollBox>
    </div>
  );
}

interface TableProps {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly totals: Row;
}

/** The figures of the picture, with their sums. */
function DaysTable({ columns, rows, totals }: TableProps) {
  const label = useLabel();
  const context = useFormatContext();
  return (
    <table className={`${tables.table} ${css.table}`}>
      <thead>
        <tr>
          {columns.map(({ name, label: title }) => (
            <th key={name} data-end={name !== 'stat_date' || undefined}>
              {label(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.row_key)}>
            {columns.map((column) => (
              <td key={column.name} data-end={column.name !== 'stat_date' || undefined}>
                {formatField(column, row, context)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {columns.map((column) => (
            <td key={column.name} data-end={column.name !== 'stat_date' || undefined}>
              {totals[column.name] === undefined ? '' : formatValue(column, totals[column.name], context)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
