import { sql } from 'kysely';
import { csvCell, csvHead, csvLine } from '#contract/csv.ts';
import type { Field } from '#contract/field.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../../context.ts';
import { forbidden } from '../../../failure.ts';
import { withFile } from '../../../generic/envelope.ts';
import { many, one } from '../../../ledger/sql.ts';
import { type Batch, guard, readBatch } from './batch.ts';
import { mappingOf } from './check/check.ts';
import type { StagedRow } from './row.ts';
import { seesAll } from './rows.ts';

const cell = (label: string): Field => ({ name: label, kind: 'string', label: { th: label, en: label } });
const row = cell('แถว');
const field = cell('ช่องที่ผิด');
const message = cell('สาเหตุ');
const chunk = 500;

interface BadRow extends StagedRow {
  readonly field: string | null;
  readonly message: string | null;
}

/**
 * The lines that did not pass (or failed while they were imported), as they came, with what is wrong: to be repaired
 * and brought again. For the person who brought the file, or one who may see members' personal data.
 */
export const errors: Services<Context>['import.errors'] = async ({ query }, ctx) => {
  const batch = await readBatch(ctx.db, query.batch_id);
  guard(ctx, batch);
  if (!seesAll(ctx, batch) && !ctx.can('member.pii.view')) throw forbidden();
  const { count } = await one(
    sql<{ count: number }>`select count(*)::int as count from import_row where batch_id = ${batch.id} and ${bad}`,
    ctx.db,
  );
  await ctx.auditAlone({
    action: 'import.errors',
    entityType: 'ImportBatch',
    entityId: batch.batch_id,
    after: { rows: count, unmasked: ['cells'] },
  });
  return withFile({ count }, { name: `${batch.batch_id}-errors.csv`, chunks: lines(ctx, batch), total: count });
};

const bad = sql`(result = 'error' or outcome = 'failed')`;

async function* lines(ctx: Context, batch: Batch): AsyncGenerator<string> {
  const names = Object.entries(mappingOf(batch));
  const columns = batch.columns.map(cell);
  yield `\ufeff${csvHead([...columns, row, field, message], 'th')}`;
  for (let after = 0; ; ) {
    const rows = await many(
      sql<BadRow>`
        select id, row_no, cells, fixes, field, message from import_row
        where batch_id = ${batch.id} and ${bad} and row_no > ${after} order by row_no limit ${chunk}`,
      ctx.db,
    );
    const last = rows.at(-1);
    if (!last) return;
    after = last.row_no;
    yield rows
      .map((one) => {
        // What a person repaired comes out repaired.
        const cells = one.cells.map(
          (value, at) => one.fixes[names.find(([, column]) => column === at)?.[0] ?? ''] ?? value,
        );
        const texts = columns.map((column, at) => csvCell(cells[at] ?? '', column, 'th'));
        const told = [
          csvCell(String(one.row_no), row, 'th'),
          csvCell(one.field, field, 'th'),
          csvCell(one.message, message, 'th'),
        ];
        return csvLine([...texts, ...told]);
      })
      .join('');
  }
}
