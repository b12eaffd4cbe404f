import { useState } from 'react';
import css from './charts.module.css';
import { everyOf, type Range, sameZero, shortNumber, ticksOf } from './scale.ts';
import { useWidth } from './use-width.ts';

/** One row of values over the places of the axis; null = not known there. */
export interface Series {
  readonly name: string;
  /** An area is a line over a tint: what stands behind the others. */
  readonly kind: 'bar' | 'line' | 'area';
  readonly values: readonly (number | null)[];
  /** Drawn against an axis of its own, at the end: per cent beside amounts. */
  readonly isPercent?: boolean;
  /** The value of a place as people read it. */
  text(index: number): string;
}

interface Unfinished {
  readonly places: readonly boolean[];
  /** What is said of them. */
  readonly label: string;
}

interface Props {
  readonly label: string;
  readonly places: readonly string[];
  readonly series: readonly Series[];
  readonly height?: number;
  /** Places that are set off from the others: days of weekends. */
  readonly shaded?: readonly boolean[];
  /** Places that are not over yet: their values are no fall, and are drawn so. */
  readonly unfinished?: Unfinished;
}

const edges = { top: 8, right: 8, bottom: 24, left: 52 };
/** Room for the labels of an axis at the end. */
const endAxis = 48;
/** Width that a label of the axis needs. */
const labelWidth = 72;

/**
 * Bars and lines over the same places. Drawn by hand: a few hundred shapes need no library of a hundred kilobytes. What it
 * says is in the table beside it, too.
 */
export function BarLineChart({ label, places, series, height = 220, shaded = [], unfinished: open }: Props) {
  const unfinished = open?.places ?? [];
  const { ref, width } = useWidth();
  const [active, setActive] = useState<number>();
  const percents = series.filter(({ isPercent }) => isPercent);
  const margin = percents.length === 0 ? edges : { ...edges, right: endAxis };
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom };
  const ticksFor = (some: readonly Series[]) =>
    ticksOf(some.flatMap(({ values }) => values.filter((value) => value !== null)));
  const ticks = ticksFor(series.filter(({ isPercent }) => !isPercent));
  const endTicks = percents.length === 0 ? [] : ticksFor(percents);
  const rangeOf = (all: readonly number[]) => ({ low: all[0] ?? 0, high: all.at(-1) ?? 1 });
  const [amounts, parts] =
    percents.length === 0 ? [rangeOf(ticks), rangeOf(ticks)] : sameZero(rangeOf(ticks), rangeOf(endTicks));
  const within =
    ({ low, high }: Range) =>
    (value: number) =>
      margin.top + inner.height * (1 - (value - low) / (high - low));
  const [y, yOfPart] = [within(amounts), within(parts)];
  const slot = places.length === 0 ? 0 : inner.width / places.length;
  const middle = (index: number) => margin.left + slot * (index + 0.5);
  const every = everyOf(places.length, Math.floor(inner.width / labelWidth));
  const bars = series.filter(({ kind }) => kind === 'bar');
  const thick = Math.min(28, (slot * 0.72) / Math.max(1, bars.length));
  return (
    <figure className={css.chart} ref={ref} aria-label={label}>
      <figcaption className={css.legend}>
        {series.map(({ name, kind }, index) => (
          <span key={name} className={css.entry} data-series={index} data-kind={kind}>
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
        <svg width={width} height={height} role="img" aria-label={label} onPointerLeave={() => setActive(undefined)}>
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={tick === 0 ? css.zero : css.grid}
                x1={margin.left}
                x2={width - margin.right}
                y1={y(tick)}
                y2={y(tick)}
              />
              <text className={css.tick} x={margin.left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
                {shortNumber(tick)}
              </text>
            </g>
          ))}
          {endTicks.map((tick) => (
            <text key={tick} className={css.tick} x={width - margin.right + 6} y={yOfPart(tick)} dy="0.32em">
              {shortNumber(tick)}%
            </text>
          ))}
          {shaded.map(
            (isShaded, index) =>
              isShaded && (
                <rect
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
                  key={index}
                  className={css.shade}
                  x={middle(index) - slot / 2}
                  y={margin.top}
                  width={slot}
                  height={inner.height}
                />
              ),
          )}
          {active !== undefined && (
            <rect
              className={css.band}
              x={middle(active) - slot / 2}
              y={margin.top}
              width={slot}
              height={inner.height}
            />
          )}
          {series.map((one, at) =>
            one.kind === 'bar' ? (
              <g key={one.name} className={css.bar} data-series={at}>
                {one.values.map((value, index) => {
                  if (value === null) return null;
                  const left = middle(index) - (thick * bars.length) / 2 + thick * bars.indexOf(one);
                  return (
                    <rect
                      // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name
                      key={index}
                      data-unfinished={unfinished[index] || undefined}
                      x={left}
                      width={Math.max(1, thick - 1)}
                      y={Math.min(y(value), y(0))}
                      height={Math.max(value === 0 ? 0 : 1, Math.abs(y(value) - y(0)))}
                    />
                  );
                })}
              </g>
            ) : (
              <g key={one.name} data-series={at} data-kind={one.kind}>
                {one.kind === 'area' && <path className={css.area} d={areaOf(one.values, middle, y)} />}
                <path
                  className={css.line}
                  d={pathOf(one.values, middle, one.isPercent ? yOfPart : y, (index) => !unfinished[index])}
                />
                {unfinished.includes(true) && (
                  <path
                    className={css.line}
                    data-unfinished=""
                    d={pathOf(one.values, middle, one.isPercent ? yOfPart : y, (index) => unfinished[index] === true)}
                  />
                )}
              </g>
            ),
          )}
          {places.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may have one name
            <g key={index}>
              {index % every === 0 && (
                <text className={css.tick} {...standing(middle(index), width)} y={height - 8}>
                  {place.length > 14 ? `${place.slice(0, 13)}…` : place}
                </text>
              )}
              <rect
                className={css.catch}
                x={middle(index) - slot / 2}
                y={margin.top}
                width={slot}
                height={inner.height}
                onPointerEnter={() => setActive(index)}
              />
            </g>
          ))}
        </svg>
      )}
      {active !== undefined && places[active] !== undefined && (
        <div
          className={css.note}
          style={{ insetInlineStart: Math.min(Math.max(middle(active) - 90, 0), Math.max(0, width - 190)) }}
        >
          <b>
            {places[active]}
            {unfinished[active] && ` · ${open?.label}`}
          </b>
          {series.map((one, index) => (
            <span key={one.name} className={css.entry} data-series={index} data-kind={one.kind}>
              {one.name}
              <i>{one.text(active)}</i>
            </span>
          ))}
        </div>
      )}
    </figure>
  );
}

/** Where a label of the axis stands: under its place, or against the edge that it would be cut by. */
const standing = (x: number, width: number) =>
  x + labelWidth / 2 > width ? { x: width, textAnchor: 'end' as const } : { x, textAnchor: 'middle' as const };

/** The space between a line and nothing; places without a value count as nothing. */
function areaOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const line = values.map((value, index) => `L${x(index).toFixed(1)},${y(value ?? 0).toFixed(1)}`).join('');
  return `M${x(0).toFixed(1)},${y(0).toFixed(1)}${line}L${x(values.length - 1).toFixed(1)},${y(0).toFixed(1)}Z`;
}

/** The steps of a line that lead to places which are `drawn`; it breaks where nothing is known. */
function pathOf(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
  drawn: (index: number) => boolean,
): string {
  return values
    .map((value, index) => {
      const last = values[index - 1];
      if (value === null) return '';
      const point = `${x(index).toFixed(1)},${y(value).toFixed(1)}`;
      // A place that is not drawn is where the next step begins.
      if (last === null || last === undefined || !drawn(index)) return `M${point}`;
      return drawn(index - 1) ? `L${point}` : `M${x(index - 1).toFixed(1)},${y(last).toFixed(1)}L${point}`;
    })
    .join('');
}
