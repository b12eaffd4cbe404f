import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type {
  ChartsProps,
  DashboardChoice as Choice,
  DashboardChart,
  DashboardScreen,
  LinesChart,
  Ranking,
  RingChart,
} from '#contract/dashboard.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import { fillLink } from '#contract/fill-link.ts';
import { kinds } from '#contract/kinds/index.ts';
import { useCan } from '#web/auth/session-context.tsx';
import { BarLineChart, type Series } from '#web/charts/bar-line-chart.tsx';
import { DonutChart } from '#web/charts/donut-chart.tsx';
import { formatField } from '#web/fields/formats.ts';
import { useFormatContext } from '#web/fields/use-format-context.ts';
import { useLabel } from '#web/locale/language.ts';
import { useUnfinished } from '#web/ui/use-unfinished.ts';
import { DaysChart } from '../shared/annotations/days-chart.tsx';
import css from './charts.module.css';
import { dayBefore } from './days.ts';
import { useDashboardText } from './texts.ts';
import { linkOf, maySee, tells, useSource } from './use-source.ts';

const hours = Array.from({ length: 24 }, (_, hour) => hour);

interface Props<C> {
  readonly screen: DashboardScreen;
  readonly chart: C;
  readonly choice: Choice;
}

interface DrawnProps<C> extends Props<C> {
  readonly rows: readonly Row[];
}

/** The charts of a tile: `export default chartsGrid({ … })` is all that their stub says. */
export function chartsGrid({ charts }: { readonly charts: readonly DashboardChart[] }) {
  // biome-ignore lint/correctness/noComponentHookFactories: one component a tile, made once when its file is loaded
  return function ChartsGrid({ screen, choice }: ChartsProps) {
    const can = useCan();
    return (
      <div className={css.grid}>
        {charts
          .filter((chart) => maySee(screen, chart.of, can))
          .map((chart) => (
            <Frame key={chart.title.th} screen={screen} chart={chart} choice={choice} />
          ))}
      </div>
    );
  };
}

/** Whether the rows have nothing to draw. */
function isEmpty(chart: DashboardChart, rows: readonly Row[]): boolean {
  if (chart.kind === 'lines') return rows.length === 0;
  const { name } = chart.kind === 'ring' ? chart.part : chart.amount;
  return rows.every((row) => !(Number(row[name] ?? 0) > 0));
}

/** A titled chart that leads to its report. */
function Frame({ screen, chart, choice }: Props<DashboardChart>) {
  const text = useDashboardText();
  const label = useLabel();
  const answer = useSource(screen, chart.of, choice);
  const rows = answer.data?.data ?? [];
  const title = label(chart.title);
  const failed = answer.error !== undefined;
  return (
    <section className={css.frame} aria-label={title}>
      <h3 className={css.title}>
        <Link href={linkOf(chart.to, choice)}>{title}</Link>
      </h3>
      {answer.isLoading ? (
        <div className={css.waiting} />
      ) : isEmpty(chart, rows) ? (
        <p className={css.none} role={failed ? 'alert' : undefined}>
          {failed ? text.failed : text.nothing}
        </p>
      ) : (
        drawn(chart, { screen, choice, rows })
      )}
    </section>
  );
}

function drawn(chart: DashboardChart, shared: Omit<DrawnProps<unknown>, 'chart'>): ReactNode {
  if (chart.kind === 'ring') return <Ring chart={chart} {...shared} />;
  if (chart.kind === 'ranking') return <Ranked chart={chart} {...shared} />;
  return chart.day === undefined ? (
    <Lines chart={chart} {...shared} />
  ) : (
    <Hours chart={chart} day={chart.day} {...shared} />
  );
}

const numberOf = (row: Row | undefined, { name }: Field): number => Number(row?.[name] ?? 0);

/** Of each series the first field that the answer has. */
const told = (series: LinesChart['bars'], rows: readonly Row[]): readonly Field[] =>
  series.flatMap((fields) => fields.find(({ name }) => tells(rows, name)) ?? []);

/** Today and the day before, over the hours of a day. */
function Hours({ chart, day, choice: { today }, rows }: DrawnProps<LinesChart> & { readonly day: string }) {
  const text = useDashboardText();
  const label = useLabel();
  const context = useFormatContext();
  const { name: x } = chart.x;
  const of = (date: string) => hours.map((hour) => rows.find((row) => row[day] === date && row[x] === hour));
  const present = of(today);
  const unfinished = useUnfinished(present.map((row) => row ?? {}));
  const last = present.reduce((latest, row, hour) => (row ? hour : latest), 0);
  const series = told([...chart.bars, ...chart.lines], rows).flatMap((field): readonly Series[] => {
    const line = (name: string, kind: 'line' | 'area', found: typeof present, until: number): Series => ({
      name: `${label(field.label)} · ${name}`,
      kind,
      values: found.map((row, hour) => (hour > until ? null : numberOf(row, field))),
      text: (hour) => (hour > until ? '–' : formatField(field, { [field.name]: '0.00', ...found[hour] }, context)),
    });
    return [line(text.today, 'line', present, last), line(text.yesterday, 'area', of(dayBefore(today, 1)), 24)];
  });
  const places = hours.map((hour) => `${String(hour).padStart(2, '0')}:00`);
  return <BarLineChart label={label(chart.title)} places={places} series={series} unfinished={unfinished} />;
}

function Lines({ chart, rows }: DrawnProps<LinesChart>) {
  const label = useLabel();
  const context = useFormatContext();
  const unfinished = useUnfinished(rows);
  const series =
    (kind: 'bar' | 'line') =>
    (field: Field): Series => ({
      name: label(field.label),
      kind,
      values: rows.map((row) => numberOf(row, field)),
      text: (at) => formatField(field, rows[at] ?? {}, context),
    });
  const drawn = {
    label: label(chart.title),
    places: rows.map((row) => formatField(chart.x, row, context)),
    unfinished,
    series: [...told(chart.bars, rows).map(series('bar')), ...told(chart.lines, rows).map(series('line'))],
  };
  const isDay = kinds[chart.x.kind].calendar === 'day' && !chart.x.monthly;
  return isDay ? (
    <DaysChart {...drawn} days={rows.map((row) => String(row[chart.x.name]))} />
  ) : (
    <BarLineChart {...drawn} />
  );
}

function Ring({ chart: { title, x, part }, rows }: DrawnProps<RingChart>) {
  const label = useLabel();
  const context = useFormatContext();
  const parts = rows.map((row) => ({
    name: formatField(x, row, context),
    value: numberOf(row, part),
    text: formatField(part, row, context),
  }));
  return <DonutChart label={label(title)} parts={parts} />;
}

function Ranked({ chart: { code, name, amount, key, row: link, to }, choice, rows }: DrawnProps<Ranking>) {
  const context = useFormatContext();
  const shown = rows.filter((row) => numberOf(row, amount) !== 0);
  const largest = Math.max(1, ...shown.map((row) => numberOf(row, amount)));
  return (
    <ol className="bare">
      {shown.map((row) => (
        <li key={String(row[key])}>
          <Link className={css.row} href={fillLink(linkOf(link, choice), row) ?? linkOf(to, choice)}>
            <span className={css.name}>
              {code && <b>{formatField(code, row, context)} </b>}
              {formatField(name, row, context)}
            </span>
            <span className={css.amount}>{formatField(amount, row, context)}</span>
            <span className={css.track} aria-hidden="true">
              <span style={{ width: `${(numberOf(row, amount) / largest) * 100}%` }} />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
