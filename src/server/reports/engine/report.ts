import { type CompareWith, compareParam, compareWith } from '#contract/compare-with.ts';
import type { ReportReply, Row } from '#contract/envelope.ts';
import { formatAsked } from '#contract/file-format.ts';
import { largestPage } from '#contract/list-query.ts';
import { forbidden, wrongValue } from '../../base/failure.ts';
import type { Answer, Call } from '../../context/call.ts';
import { textOf } from '../../records/filters.ts';
import { type Compared, changesOf, comparedWith } from './compare.ts';
import { isUnfinished } from './comparison.ts';
import { reportFile } from './file.ts';
import { lookedUp } from './lookups.ts';
import { measureOf, valuesOf } from './measures.ts';
import { pivoted, pivotFile } from './pivot.ts';
import { pivotChoices, pivotOf } from './pivot-plan.ts';
import { addedUp, keyOf, type Plan, planOf, timeOf, togetherPlan } from './plan.ts';
import { type Read, readReport } from './read.ts';
import { dayKey, daysBetween } from './sources.ts';

function counted(value: unknown, otherwise: number, largest: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, largest) : otherwise;
}

/** The days that are compared with; undefined for none. Throws 422 for what means none, and for a range that is too long. */
function againstOf({ endpoint, query }: Call): CompareWith | undefined {
  const text = textOf(query[compareParam]);
  if (text === undefined || text === 'false') return undefined;
  const against = compareWith(text);
  if (against === undefined) throw wrongValue(compareParam, text);
  const days = endpoint.filters?.find(({ field, operator }) => field.name === dayKey && operator === 'between');
  const most = days?.maxDays;
  if (typeof against !== 'string' && most !== undefined && daysBetween(against.from, against.to) >= most)
    throw wrongValue(compareParam, text);
  return against;
}

/** Rows and totals in serialized form; with what they are compared with if requested. */
async function reported(
  plan: Plan,
  read: Read,
  offset: number,
): Promise<{ readonly rows: readonly Row[]; readonly compared?: ReportReply<Row>['compared'] }> {
  const { row, measures, call } = plan;
  const now = call.ctx.clock.now();
  const [changes, lookups] = await Promise.all([changesOf(plan, read.rows), lookedUp(plan, read.rows, offset)]);
  const rows = read.rows.map(({ labels, made }, at) => ({
    row_key: keyOf(plan, labels),
    ...(isUnfinished(timeOf(plan, labels), now) ? { unfinished: true } : {}),
    ...labels,
    ...valuesOf(row, measures, made, read.whole),
    ...changes[at],
    ...lookups[at],
  }));
  const hasEnds = plan.span.from !== undefined && plan.span.to !== undefined;
  const against = againstOf(call);
  if (against === undefined || !hasEnds) return { rows };
  const compared = await comparedWith(plan, read.rows, against);
  // Nothing is over yet: there is nothing to compare, and that is said.
  if (!compared) return { rows: rows.map((one) => ({ ...one, previous: null })), compared: { basis: 'none' } };
  const { before, present } = compared;
  return {
    rows: rows.map((one, at) => ({
      ...one,
      previous: before.rows[at] ?? null,
      ...(present ? { present: present.rows[at] ?? null } : {}),
    })),
    compared: comparedReply(compared),
  };
}

/** What is compared: days that both spans contain, the time of day up to which, and the totals. */
function comparedReply({ basis, before, present }: Compared): ReportReply<Row>['compared'] {
  const { from, to, until } = before.days;
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return {
    basis,
    from,
    to,
    ...(until === undefined ? {} : { until: clock(until) }),
    totals: before.totals,
    ...(present ? { present: { from: present.days.from, to: present.days.to, totals: present.totals } } : {}),
  };
}

/**
 * The sums of grouped rows, for those of the page: people are counted again, never added. Where rows
 * are left out after they were summed, the sum is undefined.
 */
async function subtotalsOf(plan: Plan, read: Read): Promise<readonly Row[] | undefined> {
  const { within, row, measures } = plan;
  if (within === undefined || plan.outer.length > 0) return undefined;
  const values = [...new Set(read.rows.map(({ labels }) => labels[within]))].filter(
    (value) => value !== null && value !== undefined,
  );
  const sums = await readReport(togetherPlan(plan, within, values));
  return sums.rows.map(({ labels, made }) => ({ ...labels, ...valuesOf(row, measures, made, read.whole) }));
}

/** Sums over all filtered rows, and what follows from them; nothing that only a row has. */
function totalsOf(plan: Plan, read: Read): Row {
  const { row } = plan;
  const values = valuesOf(row, addedUp(plan), read.whole, read.whole);
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === null || measureOf(row, name)?.kind === 'share' ? [] : [[name, String(value)]],
    ),
  );
}

/** A report made of facts: grouped, summed, compared and exported by the description of its call alone. */
export async function figureReport(call: Call): Promise<Answer> {
  const { endpoint, ctx, query } = call;
  const plan = planOf(call);
  const pivot = pivotOf(plan);
  const format = formatAsked(query.export);
  if (format) {
    if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
    return pivot ? pivotFile(pivot, format) : reportFile(plan, format);
  }
  const limit = counted(query.limit, endpoint.limit ?? 20, largestPage);
  const page = counted(query.page, 1, 1_000_000);
  const offset = (page - 1) * limit;
  const choices = pivotChoices(plan);
  const around = {
    ...{ page, limit, server_time: ctx.clock.now().toISOString() },
    ...(choices.length > 0 ? { pivots: choices } : {}),
  };
  if (pivot) return { json: { error: 0, ...(await pivoted(pivot, { limit, offset })), ...around } };
  const read = await readReport(plan, { limit, offset });
  const [{ rows, compared }, subtotals] = await Promise.all([reported(plan, read, offset), subtotalsOf(plan, read)]);
  return {
    json: {
      error: 0,
      data: rows,
      total: read.count,
      totals: totalsOf(plan, read),
      ...(compared ? { compared } : {}),
      ...(subtotals ? { within: plan.within, subtotals } : {}),
      ...around,
    },
  };
}
