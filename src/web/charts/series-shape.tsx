import type { Series } from './bar-line-chart.tsx';
import type { ChartPlan } from './chart-plan.ts';
import css from './charts.module.css';
import { areaOf, pathOf } from './line-paths.ts';

interface Props {
  readonly series: Series;
  /** Its place among the series: its colour. */
  readonly at: number;
  readonly plan: ChartPlan;
  readonly unfinished: readonly boolean[];
}

/** Bars, a line, or a line over a tint; what is not over yet is drawn apart. */
export function SeriesShape({ series, at, plan, unfinished }: Props) {
  const { kind, values } = series;
  const { y, middle, thick } = plan;
  const yOf = series.isPercent ? plan.yOfPart : y;
  if (kind === 'bar')
    return (
      <g className={css.bar} data-series={at} data-before={series.isBefore || undefined}>
        {values.map((value, index) =>
          value === null ? null : (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name
              key={index}
              data-unfinished={(!series.isBefore && unfinished[index]) || undefined}
              x={plan.leftOf(series, index)}
              width={Math.max(1, thick - 1)}
              y={Math.min(yOf(value), yOf(0))}
              height={Math.max(value === 0 ? 0 : 1, Math.abs(yOf(value) - yOf(0)))}
            />
          ),
        )}
      </g>
    );
  return (
    <g data-series={at} data-kind={kind} data-before={series.isBefore || undefined}>
      {kind === 'area' && <path className={css.area} d={areaOf(values, middle, y)} />}
      <path
        className={css.line}
        d={pathOf(values, middle, yOf, (index) => series.isBefore === true || !unfinished[index])}
      />
      {!series.isBefore && unfinished.includes(true) && (
        <path
          className={css.line}
          data-unfinished=""
          d={pathOf(values, middle, yOf, (index) => unfinished[index] === true)}
        />
      )}
    </g>
  );
}
