import type { Endpoint } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { type FileFormat, formatAsked } from '#contract/file-format.ts';
import type { ReportResult } from '#contract/handler.ts';
import { kinds } from '#contract/kinds/index.ts';
import { largestPage } from '#contract/list-query.ts';
import { forbidden } from '../base/failure.ts';
import { baseTexts } from '../base/texts.ts';
import type { Answer, Call } from '../context/call.ts';
import { type AnyService, entityOf, type Platform } from '../context/platform.ts';
import { maskText } from '../records/codecs.ts';
import { checkSpans } from '../records/filters.ts';
import { RowSource } from '../records/row-source.ts';
import { sheetOf, usedFilters } from '../sheets/list-sheet.ts';
import { inParts } from '../sheets/sheet.ts';
import { sheetAnswer } from '../sheets/sheet-answer.ts';

function isResult(value: unknown): value is ReportResult<Row, string, string> {
  return typeof value === 'object' && value !== null && 'rows' in value && 'total' in value;
}

/** Only totals declared in the manifest are computed: it knows which values may be added. */
function checkSums(endpoint: Endpoint, { totals, totalsBy }: ReportResult<Row, string, string>): void {
  const unexpected = Object.keys({ ...totals, ...totalsBy }).filter((name) => !endpoint.totals?.includes(name));
  if (unexpected.length > 0)
    throw new Error(`${endpoint.id} sums ${unexpected.join(', ')}, which its totals do not name`);
}

/** A report: hand-written SQL in the envelope of a page. */
export async function report(call: Call): Promise<Answer> {
  const { platform, endpoint, ctx, query, body } = call;
  const name = endpoint.handler ?? endpoint.id;
  const handler = Object.hasOwn(platform.services, name) ? platform.services[name] : undefined;
  if (!handler) throw new Error(`${endpoint.id}: no report ${name}`);
  checkSpans(endpoint.filters ?? [], query);
  const format = formatAsked(query.export);
  if (format) return reportFile(call, handler, format);
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

/** All filtered rows as a file, up to the row limit of files. Writes an audit row. */
async function reportFile(call: Call, handler: AnyService, format: FileFormat): Promise<Answer> {
  const { platform, endpoint, ctx, query, body } = call;
  if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
  const result = await handler({ query: { ...query, page: 1, limit: platform.settings.exportRows }, body }, ctx);
  if (!isResult(result)) throw new Error(`${endpoint.id}: a report returns { rows, total, totals? }`);
  const entity = entityOf(platform, endpoint);
  const columns = (endpoint.fields ?? Object.keys(entity.fields)).flatMap((name) => {
    const field = entity.fields[name];
    return field && field.kind !== 'ref' && !kinds[field.kind].key ? [{ name, field }] : [];
  });
  const rows = masked(platform, endpoint, result.rows);
  const { total, totals } = result;
  const file = { columns, rows: inParts(rows.length, (at) => rows[at] ?? {}), totals, total, count: rows.length };
  const sheet = await sheetOf(call, { heading: baseTexts.report, ...file });
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: entity.name,
    after: { filters: usedFilters(query), format, rows: rows.length, total },
  });
  return sheetAnswer(sheet, format);
}

/** Rows in the shape of an entity are masked like its lists, for every caller. */
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
