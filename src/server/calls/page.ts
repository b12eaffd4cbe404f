import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { largestPage } from '#contract/list-query.ts';
import type { Answer, Call } from '../context/call.ts';
import { entityOf } from '../context/platform.ts';
import { sourceFor } from '../records/conditions.ts';
import { textOf } from '../records/filters.ts';
import { keptQueries } from '../records/kept-queries.ts';
import { listQuery } from '../records/list.ts';
import { leadsTo, orderOf, partedBy } from '../records/order.ts';
import { type Part, pickedByFar } from '../records/order-by-far.ts';
import { defaultFields, type Executor, project, rowsBy, rowsOf } from '../records/rows.ts';
import { summaryOf } from '../records/summary.ts';
import { groupedRows, groupingOf } from './grouped.ts';

function counted(value: unknown, otherwise: number, largest: number): number {
  const number = Number(value ?? otherwise);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, largest) : otherwise;
}

/** One page of a list, with its row count, totals and tab counts. */
export async function page(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  const entity = entityOf(platform, endpoint);
  const limit = counted(query.limit, endpoint.limit ?? 20, largestPage);
  const number = counted(query.page, 1, 1_000_000);
  const offset = (number - 1) * limit;
  const { summary: part } = ctx.request;
  const grouping = part === 'alone' ? undefined : await groupingOf(call, entity);
  const [data, summary] = await Promise.all([
    part === 'alone'
      ? []
      : grouping
        ? groupedRows(call, grouping, { limit, offset }, (group, rows) => pageRows(group, entity, rows))
        : pageRows(call, entity, { limit, offset }),
    summaryOf(call, entity, { countTo: endpoint.countTo, unlessLong: part === 'later' }),
  ]);
  return {
    json: {
      error: 0,
      data,
      // Where counting takes long, only the lower bound that the rows give.
      ...(summary ?? { total: offset + data.length, more: true, totals: null, later: true }),
      ...(grouping && { within: grouping.by.field.name, groups: grouping.groups }),
      page: number,
      limit,
      server_time: ctx.clock.now().toISOString(),
    },
  };
}

/** A query of rows as they are shown, and how they are read. */
interface Shown {
  readonly query: CompiledQuery<unknown>;
  decode(row: Row): Row;
}

const shownRows = keptQueries<Shown>();

/**
 * The rows of a page. Their keys are selected first with only the joins that filters and order need; then only these rows
 * are joined with what they show. Where dates limit the list, its order must stay within them: otherwise the planner, hoping
 * to find twenty rows soon, would walk the index of another column through all years.
 */
async function pageRows(call: Call, entity: Entity, { limit, offset }: Part): Promise<readonly Row[]> {
  const { platform, endpoint, ctx, query } = call;
  const run = async ({ query: found, decode }: Shown) => (await rowsBy(found, ctx.db)).map(decode);
  const before = shownRows.find(call);
  if (before) return run(before);
  const { source, where, span } = await listQuery(call, entity, endpoint.filters ?? []);
  const sort = textOf(query.sort);
  const fenced = span !== undefined && !leadsTo(span, endpoint, sort, entity);
  const sorting = fenced ? sourceFor(platform.entities, entity, ctx) : source;
  const shown = sourceFor(platform.entities, entity, ctx);
  const projection = project(shown, endpoint.fields ?? defaultFields(entity), platform.cipher);
  const again = orderOf(endpoint, sort, shown);
  const show = (picked: RawBuilder<unknown>): Shown => {
    const found = sql`select ${sql.join(projection.columns)} from ${shown.from(picked)} order by ${again}`;
    return { query: found.compile(ctx.db), decode: projection.decode };
  };
  const pick = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>, part: Part) =>
    show(sql`(select ${source.all()} from ${rows} order by ${order} ${limited(part)})`);
  const parted = fenced ? undefined : partedBy(endpoint, sort, source);
  const by = parted === undefined ? undefined : source.expression(parted);
  if (by === undefined) {
    const far = fenced ? undefined : await pickedByFar(endpoint, sort, source, where, { limit, offset }, ctx.db);
    if (far) return run(show(far));
    const order = orderOf(endpoint, sort, sorting);
    const rows = fenced
      ? sorting.from(sql`(select ${source.all()} from ${source.from()} where ${where} offset 0)`)
      : sql`${source.from()} where ${where}`;
    return run(shownRows.keep(call, pick(rows, order, { limit, offset })));
  }
  const order = orderOf(endpoint, sort, source, parted);
  const withValue = sql`${source.from()} where ${where} and ${by} is not null`;
  const first = await run(pick(withValue, order, { limit, offset }));
  if (first.length === limit) return first;
  // The seam is on this page, or on one before it.
  const seam = first.length > 0 || offset === 0 ? offset + first.length : await countOf(withValue, ctx.db);
  const without = sql`${source.from()} where ${where} and ${by} is null`;
  const rest = { limit: limit - first.length, offset: Math.max(0, offset + first.length - seam) };
  return [...first, ...(await run(pick(without, order, rest)))];
}

/** The first page, which is read most, is part of the query's text: its plan can be kept. */
function limited({ limit, offset }: Part): RawBuilder<unknown> {
  return offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`;
}

async function countOf(rows: RawBuilder<unknown>, db: Executor): Promise<number> {
  const [row] = await rowsOf(sql`select count(*) as count from ${rows}`, db);
  return Number(row?.count ?? 0);
}

/** Columns of an export in screen order: the fields of the endpoint without foreign keys. */
export function exportFields(endpoint: Endpoint, entity: Entity): readonly string[] {
  return endpoint.fields ?? defaultFields(entity);
}
