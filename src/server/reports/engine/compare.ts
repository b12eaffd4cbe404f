import type { Row } from '#contract/envelope.ts';
import { valuesOf } from './measures.ts';
import type { Plan } from './plan.ts';
import { type ReadRow, readReport } from './read.ts';
import { counterpart, dayKey, monthKey, previousOf } from './sources.ts';

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
