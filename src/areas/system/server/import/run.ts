import { sql } from 'kysely';
import { formatMoney, parseMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { ImportRunBody, ImportRunReply } from '#generated/api/system.ts';
import { conflicted, forbidden, invalid } from '#server/base/failure.ts';
import type { Context, StoredFile, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { change } from '#server/lifecycle/change.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { readWhole, type Table, tableOfRows } from '#server/sheets/reading/lines.ts';
import { systemTexts } from '../texts.ts';
import { type Batch, readBatch, replyOf, requireBatchInScope } from './batch.ts';
import { checkBatch } from './check/check.ts';
import { guessMapping, readMapping } from './fields.ts';
import { type Choices, digestOf, stage } from './stage.ts';
import { importTexts } from './texts.ts';

type Body = ImportRunBody;

/** Permission to import balances. */
export const walletPermission = 'system.import.wallet';

/** Files parsed before the transaction opens, because parsing takes long and must not hold locks. */
const tables = new WeakMap<StoredFile, Table>();

export async function prepareRun(_input: unknown, { files }: Pick<Context, 'files'>): Promise<void> {
  if (files.file) tables.set(files.file, await readWhole(files.file.original));
}

function tableOf(file: StoredFile): Table {
  const table = tables.get(file);
  if (!table) throw new Error('The file was not read before the transaction opened');
  return table;
}

/** Uploads a file, checks a batch again, or starts its import. */
export const run: Services<Context>['import.run'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    if (body.send_sms) throw invalid({ send_sms: importTexts.noSms });
    if (body.mode === 'dry_run') return dryRun(ctx, body);
    if (typeof body.batch_id !== 'string') throw invalid({ batch_id: importTexts.checkFirst });
    return commit(ctx, body.batch_id, body.confirm_total ?? null);
  });

async function dryRun(ctx: TransactionContext, body: Body): Promise<ImportRunReply> {
  const batchId = typeof body.batch_id === 'string' ? await choose(ctx, body.batch_id, body) : await receive(ctx, body);
  await checkBatch(ctx.tx, await readBatch(ctx.tx, batchId), ctx.clock.now());
  const batch = await readBatch(ctx.tx, batchId);
  await ctx.audit({
    action: 'import.check',
    entityType: 'ImportBatch',
    entityId: batch.batch_id,
    after: facts(batch),
  });
  return replyOf(batch);
}

/** Audited facts of a batch: counts, never lines. */
export function facts(batch: Batch): Record<string, unknown> {
  const { type, source, agent_id, on_duplicate, wallet_type, wallet_mode, file_name, file_sha256, status } = batch;
  const { row_total, row_ok, row_dup, row_error, row_todo } = batch;
  return {
    ...{ type, source, agent_id, on_duplicate, wallet_type, wallet_mode, file_name, file_sha256, status },
    ...{ row_total, row_ok, row_dup, row_error, row_todo, amount_total: formatMoney(batch.amount_total) },
  };
}

/** The options of a new batch, validated for its type. */
function choicesOf(body: Body): Choices {
  const { type, agent_id: agentId } = body;
  if (!type) throw invalid({ type: importTexts.chooseType });
  if (typeof agentId !== 'number') throw invalid({ agent_id: importTexts.chooseAgent });
  const wallet = type === 'wallet';
  if (wallet && !body.wallet_type) throw invalid({ wallet_type: importTexts.chooseWallet });
  if (wallet && !body.wallet_mode) throw invalid({ wallet_mode: importTexts.chooseMode });
  return {
    type,
    source: body.source ?? 'generic',
    agent_id: agentId,
    // A balance is never imported twice, so there is no choice.
    on_duplicate: wallet ? 'skip' : (body.on_duplicate ?? 'skip'),
    wallet_type: wallet ? (body.wallet_type ?? null) : null,
    wallet_mode: wallet ? (body.wallet_mode ?? null) : null,
    add_prefix: body.add_prefix ?? false,
  };
}

/** Creates a batch from the uploaded file or rows. */
async function receive(ctx: TransactionContext, body: Body): Promise<string> {
  const choices = choicesOf(body);
  if (!ctx.mayServe(choices.agent_id)) throw forbidden(systemTexts.notYourAgent);
  const agent = await maybe(sql<{ status: string }>`select status from agent where id = ${choices.agent_id}`, ctx.tx);
  if (!agent) throw invalid({ agent_id: importTexts.noAgent });
  if (agent.status === 'closed') throw invalid({ agent_id: importTexts.agentClosed });
  const file = ctx.files.file;
  if (!file && !body.rows) throw invalid({ file: importTexts.chooseFile });
  const table = file ? tableOf(file) : await tableOfRows(body.rows ?? []);
  const facts = file
    ? { name: (file.name ?? body.file_name ?? 'import.csv').slice(-255), size: file.size, sha256: file.sha256 }
    : { name: body.file_name ?? 'rows', size: 0, sha256: digestOf(body.rows) };
  const guess = guessMapping(choices.type, choices.source, table.columns);
  const mapping = body.mapping ? mappingOf(choices.type, body.mapping, table.columns) : guess;
  return stage(ctx, choices, facts, table, { ...mapping });
}

function mappingOf(type: Batch['type'], sent: Readonly<Record<string, unknown>>, columns: readonly string[]) {
  const mapping = readMapping(type, sent, columns);
  if ('problem' in mapping) throw invalid({ mapping: mapping.problem }, mapping.problem);
  return mapping;
}

/** Changes the options of a batch that has not been imported yet. */
async function choose(ctx: TransactionContext, batchId: string, body: Body): Promise<string> {
  const batch = await readBatch(ctx.tx, batchId, true);
  requireBatchInScope(ctx, batch);
  if (batch.status !== 'staged' && batch.status !== 'validated') throw alreadyRun(batch);
  const mapping = body.mapping ? mappingOf(batch.type, body.mapping, batch.columns) : batch.mapping;
  const wallet = batch.type === 'wallet';
  await many(
    sql`
      update import_batch set mapping = ${JSON.stringify(mapping)}::jsonb,
        on_duplicate = ${wallet ? 'skip' : (body.on_duplicate ?? batch.on_duplicate)},
        wallet_type = ${wallet ? (body.wallet_type ?? batch.wallet_type) : null},
        wallet_mode = ${wallet ? (body.wallet_mode ?? batch.wallet_mode) : null},
        add_prefix = ${body.add_prefix ?? batch.add_prefix},
        ${raise(ctx.principal)}
      where id = ${batch.id}`,
    ctx.tx,
  );
  return batchId;
}

export function alreadyRun(batch: Batch): Error {
  return conflicted(undefined, importTexts.alreadyRun({ batch: batch.batch_id }));
}

/** Parses an amount as typed: `1,250.00`. */
function typedAmount(text: string): bigint | undefined {
  return parseMoney(text.replace(/[,\s\u0e3f]/g, '').replace(/^0+(?=[0-9])/, ''));
}

/** Whether a batch gives members credit, whatever its type. */
export function bringsMoney({ type, amount_total }: Pick<Batch, 'type' | 'amount_total'>): boolean {
  return type === 'wallet' || amount_total !== 0n;
}

/** Checks all preconditions before anything is written. */
function checkCommit(ctx: TransactionContext, batch: Batch, confirmTotal: string | null): void {
  requireBatchInScope(ctx, batch);
  if (batch.status === 'staged') throw invalid({ mapping: importTexts.notMapped }, importTexts.notMapped);
  if (batch.status !== 'validated') throw alreadyRun(batch);
  const count = batch.row_dup;
  if (batch.on_duplicate === 'error' && count > 0) {
    throw invalid({ on_duplicate: importTexts.duplicates({ count }) }, importTexts.stoppedByDuplicates({ count }));
  }
  if (batch.row_todo === 0) throw invalid({ batch_id: importTexts.nothingToImport }, importTexts.nothingToImport);
  if (!bringsMoney(batch)) return;
  if (confirmTotal === null || typedAmount(confirmTotal) !== batch.amount_total) {
    throw invalid({ confirm_total: importTexts.otherTotal({ total: formatMoney(batch.amount_total) }) });
  }
}

/** Enqueues a checked batch for the worker, once. */
async function commit(ctx: TransactionContext, batchId: string, confirmTotal: string | null): Promise<ImportRunReply> {
  const batch = await readBatch(ctx.tx, batchId, true);
  checkCommit(ctx, batch, confirmTotal);
  await change(ctx, 'import_batch', batch.id, {
    status: 'importing',
    mode: 'commit',
    started_at: sql`clock_timestamp()`,
    started_by: ctx.principal.userId,
  });
  await enqueue(ctx.tx, { topic: 'import', key: `import:${batch.id}`, payload: { batch_id: batchId } });
  const started = await readBatch(ctx.tx, batchId);
  await ctx.audit({
    action: 'import.commit',
    entityType: 'ImportBatch',
    entityId: batchId,
    before: { status: batch.status },
    after: facts(started),
  });
  ctx.afterCommit(wakeTopic);
  return replyOf(started);
}
