import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import { baseTexts } from '#server/base/texts.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { DatabaseError } from '#server/db/session.ts';
import { many, maybe } from '#server/db/sql.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { ShortageError } from '#server/ledger/post.ts';
import { change } from '#server/lifecycle/change.ts';
import { type Author, applyRows, writeEffects } from './apply/chunk.ts';
import { type Batch, readBatch } from './batch.ts';
import type { WaitingRow } from './row.ts';
import { importTexts } from './texts.ts';

export interface ImportTaskSettings {
  /** The context of the system. */
  readonly context: Pick<Context, 'transaction'>;
  /** Lines per transaction: on an embedded database all other writers wait for it. */
  readonly chunk?: number;
  /** Milliseconds after which the task is queued again; far below the length of a claim. */
  readonly turn?: number;
  /** Called after each transaction; tests stop there. */
  readonly checkpoint?: (batch: Batch) => Promise<void>;
}

const defaultChunk = 100;
const defaultTurn = 3_000;

/** Whether the database rejected a value of a line; the line is then found by importing one by one. */
function isLineError(error: unknown): boolean {
  return error instanceof ShortageError || (error instanceof DatabaseError && /^(22|23)/.test(error.code));
}

async function waitingRows(ctx: TransactionContext, batch: Batch, limit: number): Promise<readonly WaitingRow[]> {
  return many(
    sql<WaitingRow>`
      select id, row_no, act, known, member_id, amount from import_row
      where batch_id = ${batch.id} and act is not null and applied_at is null order by row_no limit ${limit}`,
    ctx.tx,
  );
}

async function authorOf(ctx: TransactionContext, batch: Batch): Promise<Author> {
  const user = await maybe(sql<{ name: string }>`select name from app_user where id = ${batch.started_by}`, ctx.tx);
  return { id: batch.started_by, name: user?.name ?? baseTexts.system.kept() };
}

/**
 * Imports a batch in transactions of a few lines each. The batch is locked meanwhile, so that only one worker works on
 * it. Every line is marked in the same transaction as its effect, so it is imported once, whenever a worker crashes.
 */
export function importTask(settings: ImportTaskSettings): TaskHandler {
  const { context, chunk = defaultChunk, turn = defaultTurn, checkpoint = async () => {} } = settings;

  /** Runs one transaction; returns the batch afterwards. */
  function step(batchId: string, size: number): Promise<Batch> {
    return context.transaction(async (ctx) => {
      const batch = await readBatch(ctx.tx, batchId, true);
      if (batch.status !== 'importing') return batch;
      const rows = batch.cancelled_at === null ? await waitingRows(ctx, batch, size) : [];
      if (rows.length === 0) await finish(ctx, batch);
      else await applyRows(ctx, batch, rows, await authorOf(ctx, batch));
      return readBatch(ctx.tx, batchId);
    });
  }

  /** Marks the next line, which the database rejects, as failed. */
  function skipNext(batchId: string): Promise<Batch> {
    return context.transaction(async (ctx) => {
      const batch = await readBatch(ctx.tx, batchId, true);
      const [row] = batch.status === 'importing' ? await waitingRows(ctx, batch, 1) : [];
      if (row) {
        const message = importTexts.refusedByDatabase;
        await writeEffects(ctx, batch, [{ id: row.id, outcome: 'failed', message, memberId: null, amount: 0n }]);
      }
      return readBatch(ctx.tx, batchId);
    });
  }

  async function oneByOne(batchId: string): Promise<Batch> {
    let batch: Batch | undefined;
    for (let count = 0; count < chunk && (batch === undefined || batch.status === 'importing'); count += 1) {
      try {
        batch = await step(batchId, 1);
      } catch (error) {
        if (!isLineError(error)) throw error;
        batch = await skipNext(batchId);
      }
    }
    return batch ?? step(batchId, 1);
  }

  return async (task) => {
    const batchId = String(task.payload.batch_id);
    const startedAt = performance.now();
    for (;;) {
      let batch: Batch;
      try {
        batch = await step(batchId, chunk);
      } catch (error) {
        if (!isLineError(error)) throw error;
        batch = await oneByOne(batchId);
      }
      await checkpoint(batch);
      if (batch.status !== 'importing') return { done: true };
      if (performance.now() - startedAt > turn) return { again: 0 };
    }
  };
}

/** Ends a batch that is complete or cancelled, and stores its result. */
async function finish(ctx: TransactionContext, batch: Batch): Promise<void> {
  const missingReferrers = batch.type === 'member' ? await linkLate(ctx, batch) : 0;
  const succeeded = batch.row_added + batch.row_updated;
  const cancelled = batch.cancelled_at !== null;
  const status = cancelled || batch.row_failed > 0 ? (succeeded === 0 && !cancelled ? 'failed' : 'partial') : 'done';
  const message = cancelled
    ? importTexts.stoppedAfter({ done: batch.row_done, todo: batch.row_todo }).kept(255)
    : missingReferrers > 0
      ? importTexts.referrersLost({ lost: missingReferrers }).kept(255)
      : null;
  await change(ctx, 'import_batch', batch.id, { status, message, finished_at: sql`clock_timestamp()` });
  const { row_added, row_updated, row_failed, row_done, row_todo } = batch;
  await ctx.audit({
    action: 'import.finish',
    entityType: 'ImportBatch',
    entityId: batch.batch_id,
    before: { status: batch.status },
    after: {
      status,
      row_added,
      row_updated,
      row_failed,
      row_done,
      row_todo,
      amount_done: formatMoney(batch.amount_done),
    },
    ...(batch.started_by === null ? {} : { onBehalfOf: batch.started_by }),
  });
}

/** Links members whose referrer came later in the same file. Returns the number of referrers that were missing. */
async function linkLate(ctx: TransactionContext, batch: Batch): Promise<number> {
  await many(
    sql`
      update member set upline_id = up.id from import_row r join member up on up.username = r.known ->> 'upline_username'
      where r.batch_id = ${batch.id} and r.outcome = 'added' and member.id = r.member_id and member.upline_id is null
        and up.agent_id = ${batch.agent_id} and up.id <> member.id`,
    ctx.tx,
  );
  const missingReferrers = await many(
    sql<{ id: number }>`
      update import_row r set message = ${importTexts.addedWithoutReferrer.kept()} from member
      where r.batch_id = ${batch.id} and r.outcome = 'added' and member.id = r.member_id and member.upline_id is null
        and r.known ->> 'upline_username' is not null
      returning r.id`,
    ctx.tx,
  );
  return missingReferrers.length;
}
