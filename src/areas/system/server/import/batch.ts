import { type Selectable, sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Tables } from '#generated/api/database.ts';
import type { ImportRunReply } from '#generated/api/system.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe } from '#server/db/sql.ts';
import { importTexts } from './texts.ts';

export type Batch = Selectable<Tables['import_batch']>;

const unknownBatch = () => missing(importTexts.noBatch);

/** Only users with the batch's agent in their row scope may see it; for others it is reported as missing. */
export function requireBatchInScope(ctx: Pick<Context, 'mayServe'>, batch: Pick<Batch, 'agent_id'>): void {
  if (!ctx.mayServe(batch.agent_id)) throw unknownBatch();
}

/** Reads a batch by its number; `lock` locks it until the transaction ends. */
export async function readBatch(db: Executor, batchId: string, lock = false): Promise<Batch> {
  const batch = await maybe(
    sql<Batch>`select * from import_batch where batch_id = ${batchId} ${lock ? sql`for update` : sql``}`,
    db,
  );
  if (!batch) throw unknownBatch();
  return batch;
}

/** Counts the results of the check, and stores the counts on the batch. */
export async function recount(tx: Executor, id: number): Promise<void> {
  await many(
    sql`
      update import_batch set row_total = found.total, row_ok = found.ok, row_dup = found.dup, row_error = found.error,
        row_todo = found.todo, amount_total = found.amount
      from (
        select count(*)::int as total, (count(*) filter (where result = 'ok'))::int as ok,
          (count(*) filter (where result = 'dup'))::int as dup, (count(*) filter (where result = 'error'))::int as error,
          (count(*) filter (where act is not null))::int as todo,
          coalesce(sum(amount) filter (where act is not null), 0)::bigint as amount
        from import_row where batch_id = ${id}) found
      where import_batch.id = ${id}`,
    tx,
  );
}

/** A batch as JSON. */
export function replyOf(batch: Batch): ImportRunReply {
  const at = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...batch,
    amount_total: formatMoney(batch.amount_total),
    amount_done: formatMoney(batch.amount_done),
    cancelled_at: at(batch.cancelled_at),
    started_at: at(batch.started_at),
    finished_at: at(batch.finished_at),
    created_at: batch.created_at.toISOString(),
    updated_at: batch.updated_at.toISOString(),
  };
}
