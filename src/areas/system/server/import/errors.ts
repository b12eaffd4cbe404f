import { sql } from 'kysely';
import type { Row } from '#contract/envelope.ts';
import type { Field } from '#contract/field.ts';
import type { Text } from '#contract/text.ts';
import type { Services } from '#generated/api/handlers.ts';
import { bothOf } from '#server/base/bilingual.ts';
import { forbidden } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { withFile } from '#server/records/envelope.ts';
import { ownSheet } from '#server/sheets/list-sheet.ts';
import type { SheetColumn } from '#server/sheets/sheet.ts';
import { type Batch, readBatch, requireBatchInScope } from './batch.ts';
import { mappingOf } from './check/check.ts';
import type { StagedRow } from './row.ts';
import { seesAll } from './rows.ts';
import { importTexts } from './texts.ts';

const cell = (label: Text): Field => ({ name: label.en, kind: 'string', label });
const problemColumns: readonly SheetColumn[] = [
  { name: 'row_no', field: cell(importTexts.lineNumber) },
  { name: 'field', field: cell(importTexts.fieldAtFault) },
  { name: 'message', field: cell(importTexts.cause) },
];
const chunk = 500;

interface BadRow extends StagedRow {
  readonly field: string | null;
  readonly message: string | null;
}

/**
 * The lines that failed the check or the import, as in the file, with the problem: to be corrected and imported again.
 * For the user who uploaded the file, or one who may see members' personal data.
 */
export const errors: Services<Context>['import.errors'] = async ({ query }, ctx) => {
  const batch = await readBatch(ctx.db, query.batch_id);
  requireBatchInScope(ctx, batch);
  if (!seesAll(ctx, batch) && !ctx.can('member.pii.view')) throw forbidden();
  const { count } = await one(
    sql<{ count: number }>`select count(*)::int as count from import_row where batch_id = ${batch.id} and ${isFailed}`,
    ctx.db,
  );
  await ctx.auditAlone({
    action: 'import.errors',
    entityType: 'ImportBatch',
    entityId: batch.batch_id,
    after: { rows: count, unmasked: ['cells'] },
  });
  const sheet = ownSheet(ctx, {
    title: importTexts.failedOf({ batch: batch.batch_id })[ctx.language],
    plain: `${batch.batch_id}-errors`,
    asked: [],
    columns: columnsOf(batch),
    rows: chunks(ctx, batch),
    total: count,
    count,
  });
  // CSV, the format in which it will be uploaded again.
  return withFile({ count }, { sheet, format: 'csv' });
};

const isFailed = sql`(result = 'error' or outcome = 'failed')`;

/** The original columns of the file by position, and the problem. */
function columnsOf({ columns }: Batch): readonly SheetColumn[] {
  return [...columns.map((label, at) => ({ name: String(at), field: cell(bothOf(label)) })), ...problemColumns];
}

async function* chunks(ctx: Context, batch: Batch): AsyncGenerator<readonly Row[]> {
  const names = Object.entries(mappingOf(batch));
  for (let after = 0; ; ) {
    const rows = await many(
      sql<BadRow>`
        select id, row_no, cells, fixes, field, message from import_row
        where batch_id = ${batch.id} and ${isFailed} and row_no > ${after} order by row_no limit ${chunk}`,
      ctx.db,
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.row_no;
    yield rows.map((one) => {
      // Corrected cells are exported as corrected.
      const cells = one.cells.map(
        (value, at) => one.fixes[names.find(([, column]) => column === at)?.[0] ?? ''] ?? value,
      );
      return { ...cells, row_no: String(one.row_no), field: one.field, message: one.message };
    });
  }
}
