import type { ReportReply, Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { FileFormat } from '#contract/file-format.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupParam } from '#contract/list-query.ts';
import { pivotParam, showParam } from '#contract/pivot.ts';
import { baseTexts } from '../../base/texts.ts';
import type { Answer } from '../../context/call.ts';
import { fieldOf } from '../../records/field-of.ts';
import { sheetOf, usedFilters } from '../../sheets/list-sheet.ts';
import { inParts, type SheetColumn } from '../../sheets/sheet.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { reportsTexts } from '../texts.ts';
import { isUnfinished } from './comparison.ts';
import { measureOf, shownValue } from './measures.ts';
import type { PivotPlan } from './pivot-plan.ts';
import { type PivotLine, type PivotRead, readPivot } from './pivot-read.ts';
import { keyOf, type Plan, timeOf } from './plan.ts';
import { dayKey, monthKey } from './sources.ts';

/** How a value is written where it is the head of a column: no table and no form is meant. */
function plainField({ name, kind, label, options, monthly, unit, gain }: Field): Field {
  return {
    ...{ name, kind, label },
    ...(options ? { options } : {}),
    ...(monthly ? { monthly } : {}),
    ...(unit ? { unit } : {}),
    ...(gain ? { gain } : {}),
  };
}

/** The field that says what a value of the key is called: the name of what it refers to, or the key itself. */
function headOf({ rows: { row, call }, key }: PivotPlan): Field {
  const target = call.platform.entities[fieldOf(row, key).target ?? ''];
  if (!target) return fieldOf(row, key);
  const read = Object.values(row.fields).filter(({ through }) => through?.ref === key);
  return read.find(({ through }) => through?.field === target.display) ?? read[0] ?? fieldOf(row, key);
}

/** Columns in order: days and months as they follow one another, all others from the largest. */
function inOrder({ key }: PivotPlan, { columns }: PivotRead): readonly number[] {
  const places = columns.map((_, at) => at);
  if (key !== dayKey && key !== monthKey) return places;
  return places.sort((a, b) => String(columns[a]?.[key]).localeCompare(String(columns[b]?.[key])));
}

/** The values of a line in the order of its columns, the others last. */
function valuesIn(plan: PivotPlan, read: PivotRead, order: readonly number[]) {
  const field = fieldOf(plan.rows.row, plan.show);
  return {
    total: ({ total }: PivotLine) => shownValue(field, total),
    cells: ({ cells, others }: PivotLine) => [
      ...order.map((at) => shownValue(field, cells[at] ?? [])),
      ...(read.others > 0 ? [shownValue(field, others)] : []),
    ],
  };
}

type PivotAnswer = Pick<ReportReply<Row>, 'data' | 'total' | 'totals' | 'pivot'>;

/** The rows of a page spread over a second dimension. */
export async function pivoted(
  plan: PivotPlan,
  page: { readonly limit: number; readonly offset: number },
): Promise<PivotAnswer> {
  const { rows, by, key, show } = plan;
  const read = await readPivot(plan, page);
  const order = inOrder(plan, read);
  const values = valuesIn(plan, read, order);
  const head = headOf(plan);
  const now = rows.call.ctx.clock.now();
  const total = values.total(read.whole);
  return {
    data: read.rows.map(({ labels, line }) => ({
      row_key: keyOf(rows, labels),
      ...(isUnfinished(timeOf(rows, labels), now) ? { unfinished: true } : {}),
      ...labels,
      [show]: values.total(line),
    })),
    total: read.count,
    totals: total === null ? {} : { [show]: String(total) },
    pivot: {
      ...{ by, key, head: plainField(head), show: plainField(fieldOf(rows.row, show)), others: read.others },
      columns: order.map((at) => ({
        value: read.columns[at]?.[key] ?? null,
        title: read.columns[at]?.[head.name] ?? null,
      })),
      cells: read.rows.map(({ line }) => values.cells(line)),
      totals: values.cells(read.whole),
    },
  };
}

/** `2026-01-31` → `31/01/2026`, a month `01/2026`; a choice by its label, anything else as it is. */
function titleText(head: Field, title: unknown): Field['label'] {
  const option = head.options?.find(({ value }) => value === title);
  if (option) return option.label;
  if (title === null || title === undefined) return reportsTexts.noName;
  const [year, month, day] = String(title).split('-');
  const text =
    kinds[head.kind].calendar === 'day' ? [...(head.monthly ? [] : [day]), month, year].join('/') : String(title);
  return { th: text, en: text };
}

/** Columns of the file: what the rows are called, each value of the second dimension, the others and the total. */
function sheetColumns(plan: PivotPlan, read: PivotRead, order: readonly number[]): readonly SheetColumn[] {
  const { rows, show } = plan;
  const head = headOf(plan);
  const field = fieldOf(rows.row, show);
  const first = read.rows[0]?.labels ?? {};
  const labels = rows.fields.flatMap((name): SheetColumn[] => {
    const own = rows.row.fields[name];
    const isLabel = own && own.kind !== 'ref' && !measureOf(rows.row, name) && Object.hasOwn(first, name);
    return isLabel && read.rows.some((one) => one.labels[name] !== null) ? [{ name, field: own }] : [];
  });
  const titles = [
    ...order.map((at) => titleText(head, read.columns[at]?.[head.name])),
    ...(read.others > 0 ? [reportsTexts.others({ count: read.others })] : []),
  ];
  return [
    ...labels,
    ...titles.map((label, at) => ({ name: `@${at}`, field: { ...field, label: { th: label.th, en: label.en } } })),
    { name: show, field: { ...field, label: reportsTexts.total } },
  ];
}

/** What the file says of its columns: what they are, and what is in them. */
function queryInWords({ rows, by, show }: PivotPlan): Plan['call']['query'] {
  const { query, endpoint, ctx } = rows.call;
  const options = endpoint.filters?.find(({ name }) => name === groupParam)?.field.options;
  const label = options?.find(({ value }) => value === by)?.label[ctx.language] ?? by;
  return { ...query, [pivotParam]: label, [showParam]: fieldOf(rows.row, show).label[ctx.language] };
}

/** The pivot of every row as a file, as it is seen. Leaves an audit row. */
export async function pivotFile(plan: PivotPlan, format: FileFormat): Promise<Answer> {
  const { rows, show } = plan;
  const { endpoint, ctx, query, platform } = rows.call;
  const read = await readPivot(plan, { limit: platform.settings.exportRows, offset: 0 });
  const order = inOrder(plan, read);
  const values = valuesIn(plan, read, order);
  const line = (one: PivotLine): Row => ({
    ...Object.fromEntries(values.cells(one).map((value, at) => [`@${at}`, value])),
    [show]: values.total(one),
  });
  const sheet = await sheetOf(
    { ...rows.call, query: queryInWords(plan) },
    {
      heading: baseTexts.report,
      days: [rows.span.from ?? [], rows.span.to ?? []].flat(),
      except: ({ field }) => field.name === dayKey,
      columns: sheetColumns(plan, read, order),
      rows: inParts(read.rows.length, (at) => {
        const row = read.rows[at];
        return row ? { ...row.labels, ...line(row.line) } : {};
      }),
      totals: line(read.whole),
      total: read.count,
      count: read.rows.length,
      isFramed: true,
    },
  );
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: rows.row.name,
    after: {
      filters: usedFilters(query),
      [groupParam]: rows.keys.join(),
      [pivotParam]: plan.key,
      format,
      rows: read.rows.length,
      total: read.count,
    },
  });
  return sheetAnswer(sheet, format);
}
