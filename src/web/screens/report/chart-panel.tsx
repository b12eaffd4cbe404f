import type { Compared, Row } from '#contract/envelope.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { Chart, Column } from '#contract/screen.ts';
import { BarLineChart, type ChartMark, type Series } from '#web/charts/bar-line-chart.tsx';
import { TreemapChart } from '#web/charts/treemap-chart.tsx';
import { cells, cellText } from '#web/fields/cells.ts';
import { dayText } from '#web/fields/parts/calendar.ts';
import type { FormatContext } from '#web/fields/types.ts';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import css from './report.module.css';
import { useReportText } from './texts.ts';

interface Props {
  readonly title: string;
  readonly chart: Chart;
  readonly rows: readonly Row[];
  readonly columns: readonly Column[];
  /** What the rows are compared with. */
  readonly compared?: Compared | undefined;
  readonly context: FormatContext;
  /** What is to be known of days, and what opens it. */
  readonly marksOn?: ((days: readonly string[]) => readonly ChartMark[]) | undefined;
  readonly onDay?: (day: string) => void;
  /** A press on the bars of a row. */
  readonly onRow?: ((row: Row) => void) | undefined;
}

const numberOf = (value: unknown) => (value === null || value === undefined || value === '' ? null : Number(value));

/** What a row was in the compared days. */
const before = (row: Row | undefined): Row | undefined => (isRow(row?.previous) ? row.previous : undefined);
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** What the amounts are counted in, where it is the same for all; percentages beside them have an axis of their own. */
function unitOf({ bars, lines }: Chart, columns: readonly Column[], text: ReturnType<typeof useReportText>) {
  const units = [...bars, ...lines].flatMap((name) => {
    const kind = columns.find((column) => column.name === name)?.kind;
    const unit = kind && (kinds[kind].number?.unit ?? 'count');
    return unit === undefined || (unit === 'percent' && lines.includes(name)) ? [] : [unit];
  });
  const [first, ...others] = new Set(units);
  if (others.length > 0) return undefined;
  return first === 'baht' ? text.baht : first === 'count' ? text.count : undefined;
}

/** Saturday or Sunday? */
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The rows of the page as a picture. Days and months run from left to right, whatever the order of the table. */
export function ChartPanel({ title, chart, rows, columns, compared, context, marksOn, onDay, onRow }: Props) {
  const text = useReportText();
  const axis = columns.find(({ name }) => name === chart.x) ?? columns.find(({ total, whole }) => !total && !whole);
  const isTime = axis && kinds[axis.kind].calendar === 'day';
  const first = rows.slice(0, chart.top ?? rows.length);
  const shown = isTime ? [...first].sort((a, b) => (String(a[axis.name]) < String(b[axis.name]) ? -1 : 1)) : first;
  const unfinished = useUnfinished(shown);
  if (!axis) return null;
  const dayOf = (day: string) => dayText(day, context.buddhist);
  const series = [
    ...chart.bars.map((name) => [name, 'bar'] as const),
    ...chart.lines.map((name) => [name, 'line'] as const),
  ].flatMap(([name, kind]): Series[] => {
    const column = columns.find((one) => one.name === name);
    if (!column) return [];
    const isPercent = kinds[column.kind].number?.unit === 'percent' && kind === 'line';
    const of = (label: string, rowAt: (index: number) => Row | undefined): Series => ({
      name: label,
      // A line leads from one moment to the next: there is none from one provider to another.
      kind: isTime ? kind : 'bar',
      isPercent,
      values: shown.map((_, index) => numberOf(rowAt(index)?.[name])),
      text: (index) => cells[column.kind].text(rowAt(index)?.[name], column, context, {}),
    });
    const own = of(column.label[context.language], (index) => shown[index]);
    if (compared?.from === undefined || compared.to === undefined) return [own];
    const label = text.ofDays(own.name, dayOf(compared.from), dayOf(compared.to));
    return [own, { ...of(label, (index) => before(shown[index])), isBefore: true }];
  });
  const isDay = isTime && !axis.monthly;
  const area = columns.find(({ name }) => name === chart.area);
  const nameOf = (row: Row) => cellText(axis, row, context);
  const days = isDay ? shown.map((row) => String(row[axis.name])) : [];
  return (
    <div className={css.chart}>
      <div className={area && css.charts}>
        <BarLineChart
          label={text.chartOf(title)}
          places={shown.map(nameOf)}
          series={series}
          axes={{ unit: unitOf(chart, columns, text), places: axis.label[context.language] }}
          unfinished={unfinished}
          shaded={days.map(isWeekend)}
          marks={marksOn?.(days)}
          onMark={(place) => onDay?.(days[place] ?? '')}
          onPlace={onRow && ((place) => shown[place] && onRow(shown[place]))}
        />
        {area && (
          <TreemapChart
            label={`${text.chartOf(title)} · ${area.label[context.language]}`}
            parts={rows.map((row) => ({
              ...(onRow && { onPress: () => onRow(row) }),
              name: nameOf(row),
              value: numberOf(row[area.name]) ?? 0,
              text: cellText(area, row, context),
            }))}
          />
        )}
      </div>
      {rows.length > shown.length && <div className={css.note}>{text.chartPart(shown.length)}</div>}
    </div>
  );
}
