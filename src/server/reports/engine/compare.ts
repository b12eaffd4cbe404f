import type { Row } from '#contract/envelope.ts';
import { changeOf, figuresOf, type Made, measureOf, sumOf, valuesOf } from './measures.ts';
import { addedUp, type Plan } from './plan.ts';
import { type ReadRow, readReport } from './read.ts';
import { counterpart, dayKey, firstOfMonth, isWhole, monthBefore, monthKey, previousOf } from './sources.ts';

export interface Before {
  readonly from: string;
  readonly to: string;
  /** Beside each of the given rows what it was; null = nothing. */
  readonly rows: readonly (Row | null)[];
  readonly totals: Row;
}

const textOf = (keys: readonly string[], told: (key: string) => unknown) =>
  JSON.stringify(keys.map((key) => told(key) ?? null));

/** Of the groups those of the given rows, where they are told apart by more than days. */
function pickOf({ keys }: Plan, rows: readonly ReadRow[]): Pick<Plan, 'pick'> {
  const key = keys.find((name) => name !== dayKey && name !== monthKey);
  if (key === undefined) return {};
  const values = [...new Set(rows.map(({ labels }) => labels[key]))].filter(
    (value) => value !== null && value !== undefined,
  );
  return { pick: { key, values } };
}

/** The period of the same length right before, for the rows of a page; undefined where the period has no ends. */
export async function rowsBefore(plan: Plan, rows: readonly ReadRow[]): Promise<Before | undefined> {
  const { keys, row, measures, span, ask } = plan;
  const { from, to } = span;
  if (from === undefined || to === undefined) return undefined;
  const previous = previousOf({ from, to });
  const earlier = { from: previous.from, to: previous.to };
  const found = await readReport({
    ...plan,
    ...pickOf(plan, rows),
    span: earlier,
    ask: { ...ask, span: earlier },
    outer: [],
  });
  const all = found.whole;
  const byKey = new Map(
    found.rows.map(({ labels, made }) => [
      textOf(keys, (name) => counterpart(name, labels[name], previous)),
      valuesOf(row, measures, made, all),
    ]),
  );
  return {
    from: previous.from,
    to: previous.to,
    rows: rows.map(({ labels }) => byKey.get(textOf(keys, (name) => labels[name])) ?? null),
    totals: valuesOf(row, addedUp(plan), all, all),
  };
}

/** What the given rows were made of in the span before, by what tells them apart; nothing but what `names` need. */
async function madeBefore(
  plan: Plan,
  rows: readonly ReadRow[],
  names: readonly string[],
  before: ReturnType<typeof previousOf>,
): Promise<(row: ReadRow) => Made | undefined> {
  const { keys, row, ask } = plan;
  const span = { from: before.from, to: before.to };
  const needed = figuresOf(row, names);
  const past = await readReport({
    ...plan,
    ...pickOf(plan, rows),
    span,
    ask: { ...ask, span },
    outer: [],
    sums: { ...plan.sums, figures: plan.sums.figures.filter((name) => needed.includes(name)) },
    people: { ...plan.people, measures: [] },
  });
  const found = new Map(
    past.rows.map(({ labels, made }) => [textOf(keys, (name) => counterpart(name, labels[name], before)), made]),
  );
  return ({ labels }) => found.get(textOf(keys, (name) => labels[name]));
}

/**
 * What has changed beside each of the given rows: since the month before where rows are of months, null for a month that the
 * span does not have as a whole; and since the span before as a whole.
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
  const before = (measures: typeof changes, span: ReturnType<typeof previousOf>) =>
    measures.length === 0
      ? undefined
      : madeBefore(
          plan,
          rows,
          measures.map(({ of }) => of),
          span,
        );
  const [monthly, whole, days] = await Promise.all([
    before(changes, monthBefore({ from, to })),
    before(trends, previousOf({ from, to })),
    sums.length === 0 ? [] : daysOfMonths(plan, rows, sums),
  ]);
  return rows.map((one) => {
    const month = monthly && isWhole(String(one.labels[monthKey]), { from, to }) ? monthly(one) : undefined;
    return Object.fromEntries([
      ...changes.map(({ name, of }) => [name, changeOf(row, of, one.made, month)] as const),
      ...trends.map(({ name, of }) => [name, changeOf(row, of, one.made, whole?.(one))] as const),
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
    ...plan,
    span,
    ask: { ...plan.ask, span },
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
