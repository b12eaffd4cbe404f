import { sql } from 'kysely';
import { csvCell, csvHead, csvLine, csvRow } from '#contract/csv.ts';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import { endpointTitles } from '#generated/api/titles.ts';
import { withoutNumbers } from '../../audit/row.ts';
import type { Answer } from '../../generic/call.ts';
import { textOf } from '../../generic/filters.ts';
import { RowSource } from '../../generic/row-source.ts';
import { rowsOf } from '../../generic/rows.ts';
import { changesOf } from './compare.ts';
import { lookedUp } from './lookups.ts';
import { measureOf, valuesOf } from './measures.ts';
import { addedUp, compareParam, groupParam, type Plan } from './plan.ts';
import { readReport } from './read.ts';
import { dayKey } from './sources.ts';

const titles: Readonly<Record<string, { readonly th: string }>> = endpointTitles;
const title: Field = { name: '', kind: 'string', label: { th: '', en: '' } };

function line(label: string, value: string): string {
  return csvLine([csvCell(label, title, 'th'), csvCell(value, title, 'th')]);
}

/** The value of a filter as people read it: choices by their labels, references by their names. */
async function shown(filter: Filter, plan: Plan): Promise<string> {
  const { query, platform, ctx } = plan.call;
  const given = filter.params.map((param) => textOf(query[param]) ?? '');
  const { field } = filter;
  const [first = ''] = given;
  if (field.options)
    return first
      .split(',')
      .map((value) => field.options?.find((option) => option.value === value)?.label.th ?? value)
      .join(', ');
  const entity = field.reference && platform.entities[field.reference.entity];
  if (!entity || !/^[\d,]+$/.test(first)) return withoutNumbers(given.join(' – '));
  const source = new RowSource(platform.entities, entity);
  const rows = await rowsOf(
    sql`select ${source.expression(entity.display)} as name from ${source.from()} where ${source.expression(entity.key)} in (${sql.join(first.split(',').map(Number))}) order by 1`,
    ctx.db,
  );
  return rows.map(({ name }) => String(name)).join(', ');
}

/** What the file is: title, period, what it stands for, filters, who made it and when. */
async function head(plan: Plan, count: number): Promise<string> {
  const { endpoint, ctx, query } = plan.call;
  const filters = (endpoint.filters ?? []).filter(
    ({ name, field, params }) =>
      field.name !== dayKey && name !== compareParam && params.some((param) => textOf(query[param]) !== undefined),
  );
  const lines = await Promise.all(
    filters.map(async (filter) => line(filter.field.label.th, await shown(filter, plan))),
  );
  const { from = '', to = '' } = plan.span;
  const made = new Date(ctx.clock.now().getTime() + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  return [
    line('รายงาน', titles[endpoint.id]?.th ?? endpoint.id),
    line('ช่วงวันที่', from === to ? from : `${from} – ${to}`),
    ...lines,
    line('จำนวนแถว', String(count)),
    line('จัดทำเมื่อ', `${made} (เวลาไทย)`),
    line('จัดทำโดย', ctx.principal.name),
    '\r\n',
  ].join('');
}

/** Columns of the file: what a row of this group has. */
function columnsOf(plan: Plan, rows: readonly Row[]): readonly Field[] {
  const names = [...new Set([...plan.fields.filter((name) => !measureOf(plan.row, name)), ...plan.measures])];
  const told = names.filter(
    (name) => rows.length === 0 || rows.some((row) => row[name] !== null && row[name] !== undefined),
  );
  return told.flatMap((name) => {
    const field = plan.row.fields[name];
    return field && field.kind !== 'ref' ? [field] : [];
  });
}

/** Every row as CSV under a head that says what it is, with the totals in the last line. Leaves an audit row. */
export async function reportFile(plan: Plan): Promise<Answer> {
  const { endpoint, ctx, query, platform } = plan.call;
  const most = platform.settings.exportRows;
  const read = await readReport(plan, { limit: most, offset: 0 });
  const changes = await changesOf(plan, read.rows);
  const lookups = await lookedUp(plan, read.rows, 0);
  const rows = read.rows.map(({ labels, made }, at) => ({
    ...labels,
    ...valuesOf(plan.row, plan.measures, made, read.whole),
    ...changes[at],
    ...lookups[at],
  }));
  const start = await head(plan, rows.length);
  const filters = Object.entries(query).filter(([name]) => name !== 'export' && name !== 'page' && name !== 'limit');
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: plan.row.name,
    after: {
      filters: Object.fromEntries(
        filters.map(([name, value]) => [name, typeof value === 'string' ? withoutNumbers(value) : value]),
      ),
      [groupParam]: plan.keys.join(),
      rows: rows.length,
      total: read.count,
    },
  });
  const columns = columnsOf(plan, rows);
  const totals: Row = valuesOf(plan.row, addedUp(plan), read.whole, read.whole);
  async function* chunks() {
    yield `\ufeff${start}${csvHead(columns, 'th')}`;
    for (let at = 0; at < rows.length; at += 500) {
      yield rows
        .slice(at, at + 500)
        .map((row) => csvRow(row, columns, 'th'))
        .join('');
    }
    yield csvLine(
      columns.map((field, at) =>
        at === 0 && !field.kind.match(/money|integer/) ? 'รวมทั้งหมด' : csvCell(totals[field.name], field, 'th'),
      ),
    );
  }
  return {
    chunks: chunks(),
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${endpoint.id.replace(/[^a-z0-9]+/gi, '-')}.csv"`,
      'x-total-count': String(read.count),
      'x-exported-count': String(rows.length),
    },
  };
}
