import { bangkokDay, minuteOfDay } from '#contract/time.ts';
import { type Days, firstOfMonth, previousOf, type Span, sameDayBefore, shifted } from './sources.ts';

/**
 * What is like and like: all of both spans; both up to this time of day, where the present one has a day that is not over; or
 * the days that are over alone, where the facts know whole days and no times.
 */
export type Basis = 'all' | 'same_time' | 'whole_days';

/** Two spans that may be compared, and how rows of one find those of the other. */
export interface Comparison {
  readonly basis: Basis;
  /** The compared part of the requested span. */
  readonly present: Days;
  readonly before: Days;
  /** Leads from a day, or a month, of the present back to its own: see `counterpart`. */
  readonly shift: { readonly months: number; readonly days: number };
}

/**
 * The span right before, and the parts of both that are alike at a moment: a day that is not over is compared with the same
 * part of the other day, or, where facts do not know the time, not at all. Undefined where nothing is alike yet.
 *
 * @example
 * comparisonOf({ from: '2026-11-17', to: '2026-11-23' }, at('2026-11-23 11:20'), false)
 * // present 17th to 22nd, before 10th to 15th, basis whole_days
 */
export function comparisonOf(
  span: Required<Pick<Span, 'from' | 'to'>>,
  now: Date,
  knowsTime: boolean,
): Comparison | undefined {
  const today = bangkokDay(now);
  const previous = previousOf(span);
  const shift = { months: previous.months, days: previous.days };
  if (span.to < today) return { basis: 'all', present: span, before: { from: previous.from, to: previous.to }, shift };
  const last = knowsTime ? today : shifted(today, -1);
  if (span.from > last) return undefined;
  const until = knowsTime ? { until: minuteOfDay(now) } : {};
  return {
    basis: knowsTime ? 'same_time' : 'whole_days',
    present: { from: span.from, to: last, ...until },
    before: { from: previous.from, to: sameDayBefore(last, shift), ...until },
    shift,
  };
}

/** Is the day, the month (by its first day) or the hour of a day not over yet? */
export function isUnfinished(
  { day, month, hour }: { readonly day?: unknown; readonly month?: unknown; readonly hour?: unknown },
  now: Date,
): boolean {
  const today = bangkokDay(now);
  if (typeof day === 'string') {
    if (day !== today || typeof hour !== 'number') return day >= today;
    return hour >= Math.floor(minuteOfDay(now) / 60);
  }
  return typeof month === 'string' && month >= firstOfMonth(today);
}
