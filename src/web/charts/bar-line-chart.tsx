import { useState } from 'react';
import { Axes, PlaceLabel } from './chart-axes.tsx';
import { Flags, MarkLines, marksAt } from './chart-marks.tsx';
import { chartPlan } from './chart-plan.ts';
import css from './charts.module.css';
import { SeriesShape } from './series-shape.tsx';
import { useWidth } from './use-width.ts';

/** One row of values over the places of the axis; null = not known there. */
export interface Series {
  readonly name: string;
  /** An area is a line over a tint, drawn behind the others. */
  readonly kind: 'bar' | 'line' | 'area';
  readonly values: readonly (number | null)[];
  /** Drawn against a second axis at the end: percentages next to amounts. */
  readonly isPercent?: boolean;
  /** The same of other days: drawn after the one before it, in its colour, and dashed. */
  readonly isBefore?: boolean;
  /** The value of a place as people read it. */
  text(index: number): string;
}

/** Something to be known of some places, from one to another. */
export interface ChartMark {
  readonly id: number;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Unfinished {
  readonly places: readonly boolean[];
  /** What is said of them. */
  readonly label: string;
}

export interface ChartProps {
  readonly label: string;
  readonly places: readonly string[];
  readonly series: readonly Series[];
  readonly height?: number;
  /** What the amounts are counted in, and what the places are. */
  readonly axes?: { readonly unit: string | undefined; readonly places: string };
  /** Places that are set off from the others: days of weekends. */
  readonly shaded?: readonly boolean[];
  /** Places that are not over yet: their values are no fall, and are drawn so. */
  readonly unfinished?: Unfinished;
  /** Shown on the axis, and said where somebody points or is with the keyboard. */
  readonly marks?: readonly ChartMark[] | undefined;
  /** A press on a mark that begins at a place. */
  readonly onMark?: ((place: number) => void) | undefined;
  /** A press on a place: the pointer's way; the table next to it has that of the keyboard. */
  readonly onPlace?: ((place: number) => void) | undefined;
}

const noMarks: readonly ChartMark[] = [];

/**
 * Bars and lines over the same categories. Drawn by hand: a few hundred shapes need no library of a hundred kilobytes.
 * The table next to it shows the same values.
 */
export function BarLineChart(props: ChartProps) {
  const {
    label,
    places,
    series,
    height = 220,
    shaded = [],
    unfinished: open,
    axes,
    marks = noMarks,
    onMark,
    onPlace,
  } = props;
  const unfinished = open?.places ?? [];
  const { ref, width } = useWidth();
  const [active, setActive] = useState<number>();
  const colours = coloursOf(series);
  const plan = chartPlan(series, places.length, { width, height });
  return (
    <figure className={css.chart} ref={ref} aria-label={label}>
      {axes?.unit !== undefined && <span className={css.unit}>{axes.unit}</span>}
      <figcaption className={css.legend}>
        {series.map(({ name, kind, isBefore }, index) => (
          <span
            key={name}
            className={css.entry}
            data-series={colours[index]}
            data-kind={kind}
            data-before={isBefore || undefined}
          >
            {name}
          </span>
        ))}
        {unfinished.includes(true) && (
          <span className={css.entry} data-kind="unfinished">
            {open?.label}
          </span>
        )}
      </figcaption>
      {width > 0 && (
        <div className={css.plot}>
          <svg width={width} height={height} role="img" aria-label={label} onPointerLeave={() => setActive(undefined)}>
            <Axes plan={plan} />
            <MarkLines marks={marks} plan={plan} />
            {shaded.map(
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
              (isShaded, index) => isShaded && <rect key={index} className={css.shade} {...plan.slotOf(index)} />,
            )}
            {active !== undefined && <rect className={css.band} {...plan.slotOf(active)} />}
            {series.map((one, at) => (
              <SeriesShape key={one.name} series={one} at={colours[at] ?? 0} plan={plan} unfinished={unfinished} />
            ))}
            {places.map((place, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name
              <g key={index}>
                {index % plan.every === 0 && <PlaceLabel place={place} index={index} plan={plan} />}
                {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows of the table lead there by keyboard */}
                <rect
                  className={css.catch}
                  data-leads={onPlace && ''}
                  {...plan.slotOf(index)}
                  onPointerEnter={() => setActive(index)}
                  onClick={onPlace && (() => onPlace(index))}
                />
              </g>
            ))}
          </svg>
          <Flags marks={marks} places={places} plan={plan} onActive={setActive} onMark={onMark} />
        </div>
      )}
      {axes && <div className={css.places}>{axes.places}</div>}
      {active !== undefined && places[active] !== undefined && (
        <div
          className={css.note}
          style={{ insetInlineStart: Math.min(Math.max(plan.middle(active) - 90, 0), Math.max(0, width - 190)) }}
        >
          <b>
            {places[active]}
            {unfinished[active] && ` · ${open?.label}`}
          </b>
          {series.map((one, index) => (
            <span
              key={one.name}
              className={css.entry}
              data-series={colours[index]}
              data-kind={one.kind}
              data-before={one.isBefore || undefined}
            >
              {one.name}
              <i>{one.text(active)}</i>
            </span>
          ))}
          {marksAt(marks, active).map(({ id, text }) => (
            <span key={id} className={css.said}>
              {text}
            </span>
          ))}
        </div>
      )}
    </figure>
  );
}

/** The place of each series among the colours: what was before has that of what is. */
function coloursOf(series: readonly Series[]): readonly number[] {
  let last = -1;
  return series.map(({ isBefore }) => {
    if (!isBefore) last += 1;
    return Math.max(0, last);
  });
}
