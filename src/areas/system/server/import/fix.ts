import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { maybe } from '#server/db/sql.ts';
import { longestCell } from '#server/sheets/reading/lines.ts';
import { readBatch, replyOf, requireBatchInScope } from './batch.ts';
import { checkBatch } from './check/check.ts';
import { importedFields } from './fields.ts';
import { alreadyRun } from './run.ts';
import { importTexts } from './texts.ts';

/** Replaces cells of one line, and checks the whole batch again because other lines may depend on it. */
export const fix: Services<Context>['import.fix'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const batch = await readBatch(ctx.tx, body.batch_id, true);
    requireBatchInScope(ctx, batch);
    if (batch.status !== 'validated') throw alreadyRun(batch);
    const { required, optional } = importedFields[batch.type];
    const fixes: Record<string, string> = {};
    for (const field of [...required, ...optional]) {
      if (!Object.hasOwn(body.values, field)) continue;
      const value = body.values[field];
      if (value === undefined || value.length > longestCell) throw invalid({ [field]: importTexts.mustBeText });
      fixes[field] = value.trim();
    }
    if (Object.keys(fixes).length === 0) throw invalid({ values: importTexts.nothingToFix });
    const row = await maybe(
      sql<{ id: number }>`
        update import_row set fixes = fixes || ${JSON.stringify(fixes)}::jsonb
        where batch_id = ${batch.id} and row_no = ${body.row_no} returning id`,
      ctx.tx,
    );
    if (!row) throw missing(importTexts.noLine);
    await checkBatch(ctx.tx, batch, ctx.clock.now());
    await ctx.audit({
      action: 'import.fix',
      entityType: 'ImportBatch',
      entityId: batch.batch_id,
      after: { row_no: body.row_no, fields: Object.keys(fixes) },
    });
    return replyOf(await readBatch(ctx.tx, body.batch_id));
  });
