import { sql } from 'kysely';
import type { Choices } from '#contract/handler.ts';
import { largestPage } from '#contract/list-query.ts';
import { baseTexts } from '../base/texts.ts';
import type { Answer, Call } from '../context/call.ts';
import { entityOf } from '../context/platform.ts';
import { allOf, allowedRows, sourceFor, visibleRows } from '../records/conditions.ts';
import { textOf } from '../records/filters.ts';
import { listQuery } from '../records/list.ts';
import { orderOf } from '../records/order.ts';
import { defaultFields, project, rowsOf } from '../records/rows.ts';

/** Choices of a reference: the first in the entity's order, those that match `q`, or exactly those in `ids`. */
export async function items(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  const entity = entityOf(platform, endpoint);
  const fields = endpoint.fields ?? defaultFields(entity);
  const ids = textOf(query.ids)?.split(',').filter(Boolean) ?? [];
  if (ids.length > 0) {
    const source = sourceFor(platform.entities, entity, ctx);
    const key = source.expression(entity.key) ?? sql`null`;
    const projection = project(source, fields, platform.cipher);
    const allowed = allowedRows(source, endpoint.permission, ctx);
    const where = allOf([...visibleRows(source, ctx), ...allowed, sql`${key}::text in (${sql.join(ids)})`]);
    const rows = await rowsOf(
      sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where} limit ${largestPage}`,
      ctx.db,
    );
    return { json: { error: 0, data: rows.map(projection.decode) } };
  }
  const withSearch = endpoint.filters?.some((filter) => filter.operator === 'search')
    ? endpoint.filters
    : [...(endpoint.filters ?? []), searchFilter];
  const { source, where: found } = await listQuery(call, entity, withSearch);
  const offered = await offeredNow(call);
  const where =
    offered === undefined
      ? found
      : offered.length === 0
        ? sql`false`
        : sql`${found} and ${source.expression(entity.key) ?? sql`null`}::text in (${sql.join(offered)})`;
  const projection = project(source, fields, platform.cipher);
  const limit = Math.min(Number(query.limit ?? endpoint.limit ?? 20), largestPage);
  const rows = await rowsOf(
    sql`select ${sql.join(projection.columns)} from ${source.from()} where ${where} order by ${orderOf(endpoint, textOf(query.sort), source)} limit ${limit}`,
    ctx.db,
  );
  return { json: { error: 0, data: rows.map(projection.decode) } };
}

/** Keys that a hand-written function offers as choices; a value chosen earlier keeps its label even if it is no longer offered. */
async function offeredNow({ platform, endpoint, query, body, ctx }: Call): Promise<Choices> {
  if (endpoint.handler === undefined) return undefined;
  const handler = platform.services[endpoint.handler];
  if (!handler) throw new Error(`${endpoint.id}: no service ${endpoint.handler}`);
  return (await handler({ query, body }, ctx)) as Choices;
}

const searchFilter = {
  name: 'q',
  operator: 'search',
  params: ['q'],
  field: { name: 'q', kind: 'string', label: baseTexts.search },
} as const;
