import type { CompareWith } from '#contract/compare-with.ts';
import type { Row } from '#contract/envelope.ts';
import { bangkokDay } from '#contract/time.ts';
import { type Basis, type Comparison, comparisonOf } from './comparison.ts';
import { changeOf, figuresOf, type Made, measureOf, sumOf, valuesOf } from './measures.ts';
import { addedUp, type Plan, planOfDays } from './plan.ts';
import { type ReadRow, readReport } from './read.ts';
import { type Days, dayKey, firstOfMonth, isWhole, keyBefore, monthBefore, monthKey, type Shift } from './sources.ts';

/** One side of a comparison. */
interface Side {
  readonly days: Days;
  /** For each of the given rows its values in other days; null = nothing. */
  readonly rows: readonly (Row | null)[];
  readonly totals: Row;
}

/** Other days next to the present ones. */
export interface Compared {
  readonly basis: Basis;
  readonly before: Side;
  /** What of the present is compared, where that is not all of it. */
  readonly present?: Side;
}

const textOf = (keys: readonly string[], valueAt: (key: string) => unknown) =>
  JSON.stringify(keys.map((key) => valueAt(key) ?? null));

/** Only the groups of the given rows, if they are distinguished by more than days. */
function pickOf({ keys }: Plan, rows: readonly ReadRow[]): Pick<Plan, 'pick'> {
  const key = keys.find((name) => name !== dayKey && name !== monthKey);
  if (key === undefined) return {};
  const values = [...new Set(rows.map(({ labels }) => labels[key]))].filter(
    (value) => value !== null && value !== undefined,
  );
  return { pick: { key, values } };
}

const unmoved: Shift = { months: 0, days: 0, apart: 0 };

/** What may be compared with other days at this moment; undefined where nothing may, or the span has no ends. */
function comparisonIn({ span, ask, call }: Plan, against?: CompareWith): Comparison | undefined {
  const { from, to } = span;
  if (from === undefined || to === undefined) return undefined;
  return comparisonOf({ from, to }, call.ctx.clock.now(), ask.timed !== undefined, against);
}

/** The given rows in other days, each with the row that `shift` leads back to. */
async function sideOf(plan: Plan, rows: readonly ReadRow[], days: Days, shift: Shift): Promise<Side> {
  const { keys, row, measures } = plan;
  const read = await readReport({ ...planOfDays(plan, days), ...pickOf(plan, rows), outer: [] });
  const all = read.whole;
  const byKey = new Map(
    read.rows.map(({ labels, made }) => [
      textOf(keys, (name) => labels[name]),
      { ...(dayKey in labels ? { [dayKey]: labels[dayKey] } : {}), ...valuesOf(row, measures, made, all) },
    ]),
  );
  return {
    days,
    rows: rows.map(({ labels }) => byKey.get(textOf(keys, (name) => keyBefore(name, labels[name], shift))) ?? null),
    totals: valuesOf(row, addedUp(plan), all, all),
  };
}

/** Other days for the rows of a page, compared like with like; undefined if nothing can be compared yet. */
export async function comparedWith(
  plan: Plan,
  rows: readonly ReadRow[],
  against: CompareWith,
): Promise<Compared | undefined> {
  const comparison = comparisonIn(plan, against);
  if (!comparison) return undefined;
  const { basis, present, before, shift } = comparison;
  const [was, is] = await Promise.all([
    sideOf(plan, rows, before, shift),
    basis === 'whole_days' ? sideOf(plan, rows, present, unmoved) : undefined,
  ]);
  return {
    basis,
    before: { ...was, rows: was.rows.map((row, at) => (isComparable(plan, rows[at], present) ? row : null)) },
    ...(is ? { present: is } : {}),
  };
}

/** A row of a day outside the compared ones has no counterpart. */
function isComparable({ keys }: Plan, row: ReadRow | undefined, present: Days): boolean {
  return !row || !keys.includes(dayKey) || String(row.labels[dayKey]) <= present.to;
}

/** The facts of the given rows in other days, by their keys; only those that `names` need. */
async function madeIn(
  plan: Plan,
  rows: readonly ReadRow[],
  names: readonly string[],
  days: Days,
  shift: Shift,
): Promise<(row: ReadRow) => Made | undefined> {
  const { keys, row } = plan;
  const needed = figuresOf(row, names);
  const past = await readReport({
    ...planOfDays(plan, days),
    ...pickOf(plan, rows),
    outer: [],
    sums: { ...plan.sums, figures: plan.sums.figures.filter((name) => needed.includes(name)) },
    people: { ...plan.people, measures: [] },
  });
  const found = new Map(past.rows.map(({ labels, made }) => [textOf(keys, (name) => labels[name]), made]));
  return ({ labels }) => found.get(textOf(keys, (name) => keyBefore(name, labels[name], shift)));
}

/**
 * The changes of each of the given rows: since the month before where rows are of months, null for a month that the
 * span does not contain as a whole or that is not over; and since the preceding span, like with like.
 */
export async function changesOf(plan: Plan, rows: readonly ReadRow[]): Promise<readonly Row[]> {
  const { keys, row } = plan;
  const { from, to } = plan.span;
  if (from === undefined || to === undefined || rows.length === 0) return rows.map(() => ({}));
  const ofKind = (kind: 'change' | 'trend' | 'running') =>
    plan.measures.flatMap((name) => {
      const measure = measureOf(row, name);
      return measure?.kind === kind ? [{ name, of: measure.of }] : [];
    });
  const [changes, trends] = [keys.includes(monthKey) ? ofKind('change') : [], ofKind('trend')];
  const sums = keys.length === 1 && keys[0] === dayKey ? ofKind('running') : [];
  const madeOf = (measures: typeof changes, days: Days, shift: Shift) =>
    madeIn(
      plan,
      rows,
      measures.map(({ of }) => of),
      days,
      shift,
    );
  const comparison = trends.length === 0 ? undefined : comparisonIn(plan);
  const month = monthBefore({ from, to });
  const [monthly, was, is, days] = await Promise.all([
    changes.length === 0 ? undefined : madeOf(changes, { from: month.from, to: month.to }, month),
    comparison && madeOf(trends, comparison.before, comparison.shift),
    comparison?.basis === 'whole_days' ? madeOf(trends, comparison.present, unmoved) : undefined,
    sums.length === 0 ? [] : daysOfMonths(plan, rows, sums),
  ]);
  const today = bangkokDay(plan.call.ctx.clock.now());
  return rows.map((one) => {
    const before = monthly && isWhole(String(one.labels[monthKey]), { from, to }, today) ? monthly(one) : undefined;
    const now = is ? is(one) : one.made;
    return Object.fromEntries([
      ...changes.map(({ name, of }) => [name, changeOf(row, of, one.made, before)] as const),
      ...trends.map(({ name, of }) => [name, now ? changeOf(row, of, now, was?.(one)) : null] as const),
      ...sums.map(({ name, of }) => [name, sumOf(row, of, upTo(String(one.labels[dayKey]), days))] as const),
    ]);
  });
}

/** The days of the months that the given days are in, up to the last of them. */
async function daysOfMonths(
  plan: Plan,
  rows: readonly ReadRow[],
  sums: readonly { readonly of: string }[],
): Promise<readonly ReadRow[]> {
  const days = rows.map(({ labels }) => String(labels[dayKey])).sort();
  const span = { from: firstOfMonth(days[0] ?? ''), to: days.at(-1) ?? '' };
  const needed = figuresOf(
    plan.row,
    sums.map(({ of }) => of),
  );
  const { rows: found } = await readReport({
    ...planOfDays(plan, span),
    outer: [],
    sums: { ...plan.sums, figures: plan.sums.figures.filter((name) => needed.includes(name)) },
    people: { ...plan.people, measures: [] },
  });
  return found;
}

/** What the days of a day's month were made of, up to that day. */
function upTo(day: string, days: readonly ReadRow[]): readonly Made[] {
  return days.flatMap(({ labels, made }) => {
    const other = String(labels[dayKey]);
    return other <= day && firstOfMonth(other) === firstOfMonth(day) ? [made] : [];
  });
}
