import type { CompareWith } from '#contract/compare-with.ts';
import { bangkokDay, minuteOfDay } from '#contract/time.ts';
import {
  type Days,
  daysBetween,
  firstOfMonth,
  monthsBefore,
  monthsBetween,
  previousOf,
  type Shift,
  type Span,
  sameDayBefore,
  shifted,
} from './sources.ts';

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
  /** Leads from a day, or a month, of the present back to its own: see `keyBefore`. */
  readonly shift: Shift;
}

type Ends = Required<Pick<Span, 'from' | 'to'>>;

const week = 7;

function earlier(day: string, other: string): string {
  return day < other ? day : other;
}

/** The days that are compared with all of a span, and how many months of the calendar they are before it. */
function daysWith(span: Ends, against: CompareWith): Ends & { readonly months: number } {
  if (typeof against !== 'string') return { ...against, months: 0 };
  if (against === 'month') return { ...monthsBefore(span, 1), months: 1 };
  if (against === 'year') return { ...monthsBefore(span, 12), months: 12 };
  if (against === 'previous') return previousOf(span);
  const days = Math.ceil((daysBetween(span.from, span.to) + 1) / week) * week;
  return { from: shifted(span.from, -days), to: shifted(span.to, -days), months: 0 };
}

/**
 * Other days, and the parts of both that are alike at a moment: a day that is not over is compared with the same part of the
 * other day, or, where facts do not know the time, not at all. Other days that are not over are left out. Undefined where
 * nothing is alike yet.
 *
 * @example
 * comparisonOf({ from: '2026-11-17', to: '2026-11-23' }, at('2026-11-23 11:20'), false)
 * // present 17th to 22nd, before 10th to 15th, basis whole_days
 */
export function comparisonOf(
  span: Ends,
  now: Date,
  knowsTime: boolean,
  against: CompareWith = 'previous',
): Comparison | undefined {
  const today = bangkokDay(now);
  const { months, ...asked } = daysWith(span, against);
  const yesterday = shifted(today, -1);
  const before = { from: asked.from, to: earlier(asked.to, yesterday) };
  if (before.from > before.to) return undefined;
  const shift = { months, days: daysBetween(before.from, span.from), apart: monthsBetween(before.from, span.from) };
  if (span.to < today) return { basis: 'all', present: span, before, shift };
  // A part of today is like the same part of its day among the others, if it is one of them.
  const isTimed = knowsTime && sameDayBefore(today, shift) <= before.to;
  const last = isTimed ? today : yesterday;
  if (span.from > last) return undefined;
  const until = isTimed ? { until: minuteOfDay(now) } : {};
  return {
    basis: isTimed ? 'same_time' : 'whole_days',
    present: { from: span.from, to: last, ...until },
    before: { from: before.from, to: earlier(sameDayBefore(last, shift), before.to), ...until },
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
