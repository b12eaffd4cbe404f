import { compareParam } from '#contract/compare-with.ts';
import type { Row } from '#contract/envelope.ts';
import type { FileFormat } from '#contract/file-format.ts';
import { groupParam } from '#contract/list-query.ts';
import { baseTexts } from '../../base/texts.ts';
import type { Answer } from '../../context/call.ts';
import { sheetOf, usedFilters } from '../../sheets/list-sheet.ts';
import { inParts, type SheetColumn } from '../../sheets/sheet.ts';
import { sheetAnswer } from '../../sheets/sheet-answer.ts';
import { changesOf } from './compare.ts';
import { lookedUp } from './lookups.ts';
import { measureOf, valuesOf } from './measures.ts';
import { addedUp, type Plan } from './plan.ts';
import { readReport } from './read.ts';
import { dayKey } from './sources.ts';

/** The rows of a file, each made when it is read: a whole year is never held twice. */
interface FileRows {
  readonly count: number;
  rowAt(index: number, measures: readonly string[]): Row;
}

/** Columns of the file: what some row of this group has. */
function columnsOf(plan: Plan, { count, rowAt }: FileRows): readonly SheetColumn[] {
  const names = [...new Set([...plan.fields.filter((name) => !measureOf(plan.row, name)), ...plan.measures])];
  // What no row has so far; most is found in the first.
  let missing = count === 0 ? [] : names;
  for (let at = 0; at < count && missing.length > 0; at += 1) {
    const row = rowAt(
      at,
      missing.filter((name) => measureOf(plan.row, name)),
    );
    missing = missing.filter((name) => row[name] === null || row[name] === undefined);
  }
  return names.flatMap((name) => {
    const field = plan.row.fields[name];
    return field && field.kind !== 'ref' && !missing.includes(name) ? [{ name, field }] : [];
  });
}

/** Every row as a file under a head that says what it is, with the totals in the last line. Leaves an audit row. */
export async function reportFile(plan: Plan, format: FileFormat): Promise<Answer> {
  const { endpoint, ctx, query, platform } = plan.call;
  const { row: entity, measures } = plan;
  const most = platform.settings.exportRows;
  const read = await readReport(plan, { limit: most, offset: 0 });
  const changes = await changesOf(plan, read.rows);
  const lookups = await lookedUp(plan, read.rows, 0);
  const rows: FileRows = {
    count: read.rows.length,
    rowAt(index, names) {
      const one = read.rows[index];
      if (!one) return {};
      const values = valuesOf(entity, names, one.made, read.whole);
      return Object.assign({}, one.labels, values, changes[index], lookups[index]);
    },
  };
  const sheet = await sheetOf(plan.call, {
    heading: baseTexts.report,
    days: [plan.span.from ?? [], plan.span.to ?? []].flat(),
    except: ({ name, field }) => field.name === dayKey || name === compareParam,
    columns: columnsOf(plan, rows),
    rows: inParts(rows.count, (at) => rows.rowAt(at, measures)),
    totals: valuesOf(entity, addedUp(plan), read.whole, read.whole),
    total: read.count,
    count: rows.count,
    isFramed: true,
  });
  await ctx.auditAlone({
    action: `${endpoint.id}.export`,
    entityType: entity.name,
    after: {
      filters: usedFilters(query),
      [groupParam]: plan.keys.join(),
      format,
      rows: rows.count,
      total: read.count,
    },
  });
  return sheetAnswer(sheet, format);
}
