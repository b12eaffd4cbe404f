import type { ServiceName, Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { readBatch, replyOf, requireBatchInScope } from './batch.ts';
import { cancel } from './cancel.ts';
import { errors } from './errors.ts';
import { fix } from './fix.ts';
import { importTask } from './job.ts';
import { affiliateRows, rows, walletRows } from './rows.ts';
import { prepareRun, run } from './run.ts';

/** The hand-written calls of the imports, by their manifest names. */
export const importServices = {
  'import.aff': affiliateRows,
  'import.batch': async ({ query }, ctx) => {
    const batch = await readBatch(ctx.db, query.batch_id);
    requireBatchInScope(ctx, batch);
    return replyOf(batch);
  },
  'import.cancel': cancel,
  'import.errors': errors,
  'import.fix': fix,
  'import.rows': rows,
  'import.run': run,
  'import.wallet': walletRows,
} satisfies Pick<Services<Context>, Extract<ServiceName, `import.${string}`>>;

/** Preparations that run before the transaction opens. */
export const importPreparations = { 'import.run': prepareRun };

/** The outbox tasks of the imports, by topic. `context` is that of the system. */
export function importTasks(context: Pick<Context, 'transaction'>): Readonly<Record<string, TaskHandler>> {
  return { import: importTask({ context }) };
}
