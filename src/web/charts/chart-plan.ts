import type { Series } from './bar-line-chart.tsx';
import { everyOf, type Range, sameZero, ticksOf } from './scale.ts';

const edges = { top: 8, right: 8, bottom: 24, left: 52 };
/** Room for the labels of an axis at the end. */
const endAxis = 48;
/** Width that a label of the axis needs. */
export const labelWidth = 72;

interface ChartSize {
  readonly width: number;
  readonly height: number;
}

const rangeOf = (all: readonly number[]): Range => ({ low: all[0] ?? 0, high: all.at(-1) ?? 1 });
const ticksFor = (some: readonly Series[]) =>
  ticksOf(some.flatMap(({ values }) => values.filter((value) => value !== null)));

/** The layout of a chart in pixels: its axes, its categories and their bars. */
export function chartPlan(series: readonly Series[], places: number, { width, height }: ChartSize) {
  const percents = series.filter(({ isPercent }) => isPercent);
  const margin = percents.length === 0 ? edges : { ...edges, right: endAxis };
  const inner = { width: Math.max(0, width - margin.left - margin.right), height: height - margin.top - margin.bottom };
  const ticks = ticksFor(series.filter(({ isPercent }) => !isPercent));
  const endTicks = percents.length === 0 ? [] : ticksFor(percents);
  const [amounts, parts] =
    percents.length === 0 ? [rangeOf(ticks), rangeOf(ticks)] : sameZero(rangeOf(ticks), rangeOf(endTicks));
  const within =
    ({ low, high }: Range) =>
    (value: number) =>
      margin.top + inner.height * (1 - (value - low) / (high - low));
  const slot = places === 0 ? 0 : inner.width / places;
  const middle = (index: number) => margin.left + slot * (index + 0.5);
  const bars = series.filter(({ kind }) => kind === 'bar');
  const thick = Math.min(28, (slot * 0.72) / Math.max(1, bars.length));
  return {
    width,
    height,
    margin,
    ticks,
    endTicks,
    y: within(amounts),
    yOfPart: within(parts),
    middle,
    /** Every how manieth place has its label. */
    every: everyOf(places, Math.floor(inner.width / labelWidth)),
    thick,
    /** Left edge of a bar in its place. */
    leftOf: (bar: Series, index: number) => middle(index) - (thick * bars.length) / 2 + thick * bars.indexOf(bar),
    /** All that belongs to a place, from top to bottom. */
    slotOf: (index: number) => ({ x: middle(index) - slot / 2, y: margin.top, width: slot, height: inner.height }),
  };
}

export type ChartPlan = ReturnType<typeof chartPlan>;
