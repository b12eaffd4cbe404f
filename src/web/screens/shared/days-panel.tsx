import { useMemo } from 'react';
import type { PageReply, Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupParam } from '#contract/list-query.ts';
import type { Column, Related } from '#contract/screen.ts';
import type { RecordChart } from '#contract/screen-part.ts';
import { bangkokDay } from '#contract/time.ts';
import { useCan } from '#web/auth/session-context.tsx';
import type { Series } from '#web/charts/bar-line-chart.tsx';
import { serverNow } from '#web/core/server-clock.ts';
import { useDescribeError } from '#web/data/describe-error.ts';
import { useGet } from '#web/data/hooks.ts';
import { formatField, formatValue } from '#web/fields/formats.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { defineTexts, useLabel } from '#web/locale/language.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import tables from '#web/ui/plain-table.module.css';
import { ScrollBox } from '#web/ui/scroll-box.tsx';
import { SkeletonLines } from '#web/ui/skeletons.tsx';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import { DaysChart } from './annotations/days-chart.tsx';
import css from './days-panel.module.css';
import { useFixed } from './use-fixed.ts';

const useDaysText = defineTexts(
  {
    lastDays: '30 วันล่าสุด',
    fullReport: 'เปิดรายงานเต็ม',
    nothingInDays: 'ไม่มีความเคลื่อนไหวใน 30 วันล่าสุด',
  },
  {
    lastDays: 'Last 30 days',
    fullReport: 'Open the full report',
    nothingInDays: 'Nothing happened in the last 30 days',
  },
);

const dayLength = 86_400_000;

/** The last thirty days, today included, as the report takes them. */
function lastDays({ filters }: Related, now: Date): Readonly<Record<string, string>> {
  const span = filters.find(({ operator, field }) => operator === 'between' && kinds[field.kind].calendar === 'day');
  const ends = [bangkokDay(new Date(now.getTime() - 29 * dayLength)), bangkokDay(now)];
  return Object.fromEntries((span?.params ?? []).map((param, index) => [param, ends[index] ?? '']));
}

/** Columns that are drawn, and how. */
const kindIn = ({ bars, lines }: RecordChart, name: string): Series['kind'] | undefined =>
  bars.includes(name) ? 'bar' : lines.includes(name) ? 'line' : undefined;

/** The report with all of these days; undefined where the record has nothing for its places. */
function fullReport({ full }: RecordChart, record: Row, span: Readonly<Record<string, string>>): string | undefined {
  const link = full && fillLink(full, record);
  return link && `${link}${link.includes('?') ? '&' : '?'}${new URLSearchParams(span)}`;
}

interface Props {
  /** Which report, and which of its columns. */
  readonly related: Related;
  readonly chart: RecordChart;
  readonly record: Row;
}

/** What a column says of each day. */
function valuesOf(column: Column, days: readonly Row[], context: FormatContext): Pick<Series, 'values' | 'text'> {
  return {
    values: days.map((row) => (row[column.name] === null ? null : Number(row[column.name]))),
    text: (index) => formatValue(column, days[index]?.[column.name], context),
  };
}

/** The last thirty days of one record: a picture, and the same figures as a table. */
export function DaysPanel({ related, chart, record }: Props) {
  const text = useDaysText();
  const label = useLabel();
  const can = useCan();
  const describe = useDescribeError();
  const context = useFormatContext();
  const span = useMemo(() => lastDays(related, serverNow()), [related]);
  const fixed = useFixed(related, record);
  const { x, group } = chart;
  const query = { ...span, ...fixed, ...(group !== undefined && { [groupParam]: group }), sort: `-${x}`, limit: 31 };
  const answer = useGet<PageReply<Row>>(related.list, fixed && query);
  const rows = answer.data?.data ?? [];
  const days = [...rows].reverse();
  const unfinished = useUnfinished(days);
  const href = fullReport(chart, record, span);
  const columns = related.columns.filter(({ mask }) => mask === undefined || can(mask));
  if (answer.error && !answer.data) {
    return <ErrorState message={describe(answer.error)} onRetry={() => void answer.refresh()} />;
  }
  if (!answer.data) return <SkeletonLines count={8} />;
  if (rows.length === 0) {
    return <EmptyState title={text.nothingInDays}>{chart.help && label(chart.help)}</EmptyState>;
  }
  const axis = columns.find(({ name }) => name === x);
  const series = columns.flatMap((column): readonly Series[] => {
    const kind = kindIn(chart, column.name);
    return kind === undefined ? [] : [{ name: label(column.label), kind, ...valuesOf(column, days, context) }];
  });
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h3 className={css.title}>{text.lastDays}</h3>
        {href !== undefined && (
          <a className={css.more} href={href} data-internal="">
            {text.fullReport}
          </a>
        )}
      </div>
      <div className={css.chart}>
        <DaysChart
          label={label(related.title)}
          days={days.map((row) => String(row[x]))}
          places={days.map((row) => (axis ? formatValue(axis, row[x], context) : ''))}
          series={series}
          unfinished={unfinished}
        />
      </div>
      <ScrollBox className={css.scroll} label={text.lastDays}>
        <DaysTable x={x} columns={columns} rows={rows} totals={answer.data.totals ?? {}} />
      </ScrollBox>
    </div>
  );
}

interface TableProps {
  /** The column with the day. */
  readonly x: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly totals: Row;
}

/** The figures of the picture, with their sums. */
function DaysTable({ x, columns, rows, totals }: TableProps) {
  const label = useLabel();
  const context = useFormatContext();
  return (
    <table className={`${tables.table} ${css.table}`}>
      <thead>
        <tr>
          {columns.map(({ name, label: title }) => (
            <th key={name} data-end={name !== x || undefined}>
              {label(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={String(row.row_key)}>
            {columns.map((column) => (
              <td key={column.name} data-end={column.name !== x || undefined}>
                {formatField(column, row, context)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          {columns.map((column) => (
            <td key={column.name} data-end={column.name !== x || undefined}>
              {totals[column.name] === undefined ? '' : formatValue(column, totals[column.name], context)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
