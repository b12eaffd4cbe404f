import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { change } from '#server/lifecycle/change.ts';
import { readBatch, replyOf, requireBatchInScope } from './batch.ts';
import { importTexts } from './texts.ts';

/** Stops the worker before its next lines. Imported lines are kept, and the batch shows how many. */
export const cancel: Services<Context>['import.cancel'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const batch = await readBatch(ctx.tx, body.batch_id, true);
    requireBatchInScope(ctx, batch);
    if (batch.status !== 'importing') throw conflicted(undefined, importTexts.notRunning({ batch: batch.batch_id }));
    if (batch.cancelled_at === null) {
      await change(ctx, 'import_batch', batch.id, {
        cancelled_at: sql`clock_timestamp()`,
        cancelled_by: ctx.principal.userId,
      });
      await ctx.audit({
        action: 'import.cancel',
        entityType: 'ImportBatch',
        entityId: batch.batch_id,
        after: { row_done: batch.row_done, row_todo: batch.row_todo },
      });
    }
    return replyOf(await readBatch(ctx.tx, body.batch_id));
  });
