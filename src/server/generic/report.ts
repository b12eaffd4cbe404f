import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { ReportResult } from '#contract/handler.ts';
import { largestPage } from '#contract/list-query.ts';
import type { Platform } from '../platform.ts';
import type { Answer, Call } from './call.ts';
import { maskText } from './codecs.ts';
import { checkSpans } from './filters.ts';
import { RowSource } from './row-source.ts';

function isResult(value: unknown): value is ReportResult<Row> {
  return typeof value === 'object' && value !== null && 'rows' in value && 'total' in value;
}

/** A report: its SQL is hand-written, its envelope is that of a page. */
export async function report(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query, body } = call;
  const name = endpoint.handler ?? endpoint.id;
  const handler = Object.hasOwn(platform.services, name) ? platform.services[name] : undefined;
  if (!handler) throw new Error(`${endpoint.id}: no report ${name}`);
  checkSpans(endpoint.filters ?? [], query);
  const result = await handler({ query, body }, ctx);
  if (!isResult(result)) throw new Error(`${endpoint.id}: a report returns { rows, total, totals? }`);
  return {
    json: {
      error: 0,
      data: masked(platform, endpoint, result.rows),
      total: result.total,
      page: Number(query.page ?? 1),
      limit: Math.min(Number(query.limit ?? endpoint.limit ?? 20), largestPage),
      totals: result.totals ?? null,
      ...(result.facets && { facets: result.facets }),
      server_time: ctx.clock.now().toISOString(),
    },
  };
}

/** Rows in the shape of an entity are masked like its lists, for everybody. */
function masked(platform: Pick<Platform, 'entities'>, endpoint: Endpoint, rows: readonly Row[]): readonly Row[] {
  const entity = endpoint.entity === undefined ? undefined : platform.entities[endpoint.entity];
  if (!entity) return rows;
  const source = new RowSource(platform.entities, entity);
  const hidden = Object.keys(entity.fields).filter((name) => source.maskOf(name) !== undefined);
  if (hidden.length === 0) return rows;
  return rows.map((row) => ({
    ...row,
    ...Object.fromEntries(
      hidden.flatMap((name) => (row[name] === null || row[name] === undefined ? [] : [[name, maskText(row[name])]])),
    ),
  }));
}
