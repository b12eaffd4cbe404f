import type { Row } from '#contract/envelope.ts';
import { formatAsked } from '#contract/file-format.ts';
import { largestPage } from '#contract/list-query.ts';
import { forbidden } from '../../failure.ts';
import type { Answer, Call } from '../../generic/call.ts';
import { textOf } from '../../generic/filters.ts';
import { changesOf, rowsBefore } from './compare.ts';
import { reportFile } from './file.ts';
import { lookedUp } from './lookups.ts';
import { measureOf, valuesOf } from './measures.ts';
import { compareParam, type Plan, planOf, togetherPlan } from './plan.ts';
import { type Read, readReport } from './read.ts';

function counted(value: unknown, otherwise: number, largest: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, largest) : otherwise;
}

/** What tells a row from the others, as one text: `2026-01-31.12`. */
const keyOf = ({ keys }: Plan, labels: Row) => keys.map((key) => String(labels[key] ?? '-')).join('.');

/** Rows and totals in wire form; with the period before beside each where it is asked for. */
async function told(
  plan: Plan,
  read: Read,
  offset: number,
): Promise<{ readonly rows: readonly Row[]; readonly compared?: Row }> {
  const { row, measures, call } = plan;
  const [changes, lookups] = await Promise.all([changesOf(plan, read.rows), lookedUp(plan, read.rows, offset)]);
  const rows = read.rows.map(({ labels, made }, at) => ({
    row_key: keyOf(plan, labels),
    ...labels,
    ...valuesOf(row, measures, made, read.whole),
    ...changes[at],
    ...lookups[at],
  }));
  if (textOf(call.query[compareParam]) !== 'true') return { rows };
  const before = await rowsBefore(plan, read.rows);
  if (!before) return { rows };
  return {
    rows: rows.map((one, at) => ({ ...one, previous: before.rows[at] ?? null })),
    compared: { from: before.from, to: before.to, totals: before.totals },
  };
}

/**
 * What the rows that stand together have in sum, for those of the page: people are counted anew, never added. Where rows
 * are left out after they were summed, nobody can tell.
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
function totalsOf({ row, measures }: Plan, read: Read): Row {
  const values = valuesOf(row, measures, read.whole, read.whole);
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
  const format = formatAsked(query.export);
  if (format) {
    if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
    return reportFile(plan, format);
  }
  const limit = counted(query.limit, endpoint.limit ?? 20, largestPage);
  const page = counted(query.page, 1, 1_000_000);
  const offset = (page - 1) * limit;
  const read = await readReport(plan, { limit, offset });
  const [{ rows, compared }, subtotals] = await Promise.all([told(plan, read, offset), subtotalsOf(plan, read)]);
  return {
    json: {
      error: 0,
      data: rows,
      total: read.count,
      page,
      limit,
      totals: totalsOf(plan, read),
      ...(compared ? { compared } : {}),
      ...(subtotals ? { within: plan.within, subtotals } : {}),
      server_time: ctx.clock.now().toISOString(),
    },
  };
}
