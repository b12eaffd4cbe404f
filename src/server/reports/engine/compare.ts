import type { Row } from '#contract/envelope.ts';
import { changeOf, figuresOf, measureOf, valuesOf } from './measures.ts';
import type { Plan } from './plan.ts';
import { type ReadRow, readReport } from './read.ts';
import { counterpart, dayKey, isWhole, monthBefore, monthKey, previousOf } from './sources.ts';

export interface Before {
  readonly from: string;
  readonly to: string;
  /** Beside each of the given rows what it was; null = nothing. */
  readonly rows: readonly (Row | null)[];
  readonly totals: Row;
}

const textOf = (keys: readonly string[], told: (key: string) => unknown) =>
  JSON.stringify(keys.map((key) => told(key) ?? null));

/** The period of the same length right before, for the rows of a page; undefined where the period has no ends. */
export async function rowsBefore(plan: Plan, rows: readonly ReadRow[]): Promise<Before | undefined> {
  const { keys, row, measures, span, ask } = plan;
  const { from, to } = span;
  if (from === undefined || to === undefined) return undefined;
  const previous = previousOf({ from, to });
  const key = keys.find((name) => name !== dayKey && name !== monthKey);
  const values = [...new Set(rows.map(({ labels }) => labels[key ?? '']))].filter(
    (value) => value !== null && value !== undefined,
  );
  const earlier = { from: previous.from, to: previous.to };
  const past: Plan = { ...plan, span: earlier, ask: { ...ask, span: earlier }, outer: [] };
  const found = await readReport(key === undefined ? past : { ...past, pick: { key, values } });
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
    totals: valuesOf(row, measures, all, all),
  };
}

/**
 * What has changed since the month before, beside each of the given rows: nothing where the rows are not of months, null for
 * a month that the span does not have as a whole.
 */
export async function changesOf(plan: Plan, rows: readonly ReadRow[]): Promise<readonly Row[]> {
  const { keys, row, span, ask } = plan;
  const { from, to } = span;
  const changes = plan.measures.filter((name) => measureOf(row, name)?.kind === 'change');
  if (!keys.includes(monthKey) || changes.length === 0 || from === undefined || to === undefined)
    return rows.map(() => ({}));
  const previous = monthBefore({ from, to });
  const earlier = { from: previous.from, to: previous.to };
  const figures = figuresOf(row, changes).filter((name) => plan.sums.figures.includes(name));
  const past = await readReport({
    ...plan,
    span: earlier,
    ask: { ...ask, span: earlier },
    outer: [],
    sums: { ...plan.sums, figures },
    people: { ...plan.people, measures: [] },
  });
  const before = new Map(
    past.rows.map(({ labels, made }) => [textOf(keys, (name) => counterpart(name, labels[name], previous)), made]),
  );
  return rows.map(({ labels, made }) => {
    const then = isWhole(String(labels[monthKey]), { from, to })
      ? before.get(textOf(keys, (name) => labels[name]))
      : undefined;
    return Object.fromEntries(changes.map((name) => [name, changeOf(row, name, made, then)]));
  });
}
