import { csvHead, csvRow } from '#contract/csv.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { ReportResult } from '#contract/handler.ts';
import { largestPage } from '#contract/list-query.ts';
import { forbidden } from '../failure.ts';
import { type AnyService, entityOf, type Platform } from '../platform.ts';
import type { Answer, Call } from './call.ts';
import { maskText } from './codecs.ts';
import { usedFilters } from './export.ts';
import { checkSpans } from './filters.ts';
import { RowSource } from './row-source.ts';

function isResult(value: unknown): value is ReportResult<Row, string, string> {
  return typeof value === 'object' && value !== null && 'rows' in value && 'total' in value;
}

/** Sums of nothing but what the manifest says is added up: it knows what differs in unit or sign. */
function checkSums(endpoint: Endpoint, { totals, totalsBy }: ReportResult<Row, string, string>): void {
  const stray = Object.keys({ ...totals, ...totalsBy }).filter((name) => !endpoint.totals?.includes(name));
  if (stray.length > 0) throw new Error(`${endpoint.id} sums ${stray.join(', ')}, which its totals do not name`);
}

/** A report: its SQL is hand-written, its envelope is that of a page. */
export async function report(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query, body } = call;
  const name = endpoint.handler ?? endpoint.id;
  const handler = Object.hasOwn(platform.services, name) ? platform.services[name] : undefined;
  if (!handler) throw new Error(`${endpoint.id}: no report ${name}`);
  checkSpans(endpoint.filters ?? [], query);
  if (query.export === 'csv') return reportFile(call, handler);
  const result = await handler({ query, body }, ctx);
  if (!isResult(result)) throw new Error(`${endpoint.id}: a report returns { rows, total, totals? }`);
  checkSums(endpoint, result);
  return {
    json: {
      error: 0,
      data: masked(platform, endpoint, result.rows),
      total: result.total,
      page: Number(query.page ?? 1),
      limit: Math.min(Number(query.limit ?? endpoint.limit ?? 20), largestPage),
      totals: result.totals ?? null,
      ...(result.totalsBy && { totals_by: result.totalsBy }),
      ...(result.facets && { facets: result.facets }),
      server_time: ctx.clock.now().toISOString(),
    },
  };
}

/** Every filtered row as CSV, up to the most that a file may have. Leaves a line in the audit log. */
async function reportFile(call: Call, handler: AnyService): Promise<Answer> {
  const { platform, endpoint, ctx, query, body } = call;
  if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
  const result = await handler({ query: { ...query, page: 1, limit: platform.settings.exportRows }, body }, ctx);
  if (!isResult(result)) throw new Error(`${endpoint.id}: a report returns { rows, total, totals? }`);
  const entity = entityOf(platform, endpoint);
  const fields = (endpoint.fields ?? Object.keys(entity.fields)).flatMap((name) => {
    const field = entity.fields[name];
    return field && field.kind !== 'ref' && field.kind !== 'id' ? [field] : [];
  });
  const rows = masked(platform, endpoint, result.rows);
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: entity.name,
    after: { filters: usedFilters(query), rows: rows.length, total: result.total },
  });
  async function* chunks() {
    yield `\ufeff${csvHead(fields, 'th')}`;
    for (let at = 0; at < rows.length; at += 500)
      yield rows
        .slice(at, at + 500)
        .map((row) => csvRow(row, fields, 'th'))
        .join('');
  }
  return {
    chunks: chunks(),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${endpoint.id.replace(/[^a-z0-9]+/gi, '-')}.csv"`,
      'x-total-count': String(result.total),
      'x-exported-count': String(rows.length),
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
