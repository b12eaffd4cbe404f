import { sql } from 'kysely';
import { type Entity, isRead } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import { companionOf, wholeOf } from '#contract/field.ts';
import type { FileFormat } from '#contract/file-format.ts';
import { forbidden } from '../base/failure.ts';
import type { Answer, Call } from '../context/call.ts';
import { entityOf } from '../context/platform.ts';
import { sourceFor } from '../records/conditions.ts';
import { fieldOf } from '../records/field-of.ts';
import { textOf } from '../records/filters.ts';
import { listQuery } from '../records/list.ts';
import { orderOf } from '../records/order.ts';
import { RowSource } from '../records/row-source.ts';
import { project, rowsOf } from '../records/rows.ts';
import { summaryOf } from '../records/summary.ts';
import { sheetOf, usedFilters } from '../sheets/list-sheet.ts';
import type { SheetColumn } from '../sheets/sheet.ts';
import { sheetAnswer } from '../sheets/sheet-answer.ts';
import { groupedBy } from './grouped.ts';
import { exportFields } from './page.ts';

/** Rows per chunk: small enough not to delay other requests noticeably. */
const chunk = 500;

/**
 * All filtered rows as a file, in screen order. The keys are read first in one query and the rows then by key in chunks, so
 * that the file is one state of the list and the server never holds all of it.
 */
export async function exportRows(call: Call, format: FileFormat): Promise<Answer> {
  const { platform, endpoint, ctx, query } = call;
  if (endpoint.export === undefined || !ctx.can(endpoint.export)) throw forbidden();
  const entity = entityOf(platform, endpoint);
  const { total, totals } = await summaryOf(call, entity);
  const { source, where } = await listQuery(call, entity, endpoint.filters ?? []);
  const key = source.expression(entity.key) ?? sql`null`;
  const by = groupedBy(call);
  const choices = sql.join(by?.field.options?.map(({ value }) => sql`${value}`) ?? []);
  const groups = by && sql`array_position(array[${choices}]::text[], ${source.expression(by.field.name)}), `;
  const order = sql`${groups ?? sql``}${orderOf(endpoint, textOf(query.sort), source)}`;
  const keys = await rowsOf(
    sql`select ${key} as key from ${source.from()} where ${where} order by ${order} limit ${platform.settings.exportRows}`,
    ctx.db,
  );
  const names = exportFields(endpoint, entity);
  const { unmasked } = project(new RowSource(platform.entities, entity), names, platform.cipher, ctx.principal);
  const columns = columnsOf(entity, names);
  const sheet = await sheetOf(call, {
    columns,
    rows: chunks(
      call,
      entity,
      keys.map((row) => row.key),
    ),
    totals: totals ?? undefined,
    total,
    count: keys.length,
  });
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: entity.name,
    after: {
      filters: usedFilters(query),
      format,
      rows: keys.length,
      total,
      // Fields that the file shows in full and screens mask.
      ...(unmasked.length > 0 ? { unmasked } : {}),
    },
  });
  return sheetAnswer(sheet, format);
}

/** A reference is written as its display text, not as its key. */
function columnsOf(entity: Entity, names: readonly string[]): readonly SheetColumn[] {
  return names.flatMap((name) => {
    const field = fieldOf(entity, name);
    if (!isRead(field)) return [];
    if (name === 'version') return [];
    const companion = companionOf(name);
    const isList = field.kind === 'list' && field.item?.reference !== undefined;
    if (field.kind !== 'ref' && !isList) return [{ name, field }];
    if (isList) {
      const { item: _, ...rest } = field;
      return [{ name: Object.hasOwn(entity.fields, companion) ? name : companion, field: rest }];
    }
    return Object.hasOwn(entity.fields, companion)
      ? []
      : [{ name: companion, field: { ...field, kind: 'string' as const } }];
  });
}

/** A list that holds all records is written as “all”, not name by name. */
function inWords(entity: Entity, names: readonly string[], row: Row): Row {
  const whole = names.flatMap((name) => {
    const tree = row[wholeOf(name)] === true ? fieldOf(entity, name).item?.reference?.tree : undefined;
    return tree ? [[companionOf(name), [tree.all.th]] as const] : [];
  });
  return whole.length === 0 ? row : { ...row, ...Object.fromEntries(whole) };
}

/** The rows of these keys, in order, read in chunks. */
async function* chunks(call: Call, entity: Entity, keys: readonly unknown[]): AsyncGenerator<readonly Row[]> {
  const { platform, endpoint, ctx } = call;
  const names = exportFields(endpoint, entity);
  for (let start = 0; start < keys.length; start += chunk) {
    const part = keys.slice(start, start + chunk);
    const source = sourceFor(platform.entities, entity, ctx);
    const projection = project(source, names, platform.cipher, ctx.principal);
    const key = source.expression(entity.key) ?? sql`null`;
    const rows = await rowsOf(
      sql`select ${sql.join([...projection.columns, sql`${key} as "#"`])} from ${source.from()} where ${key} in (${sql.join([...part])})`,
      ctx.db,
    );
    const byKey = new Map<unknown, Row>(rows.map((row) => [row['#'], inWords(entity, names, projection.decode(row))]));
    yield part.map((one): Row | undefined => byKey.get(one)).filter((row) => row !== undefined);
  }
}
