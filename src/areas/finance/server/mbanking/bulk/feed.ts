import { sql } from 'kysely';
import { bilingual } from '#server/base/bilingual.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one, type Tx } from '#server/db/sql.ts';
import type { Claimed, Outcome } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { requestTransfer } from '#server/transfers/request-transfer.ts';
import type { Refusal } from '#server/transfers/rules.ts';
import type { TransferListener } from '#server/transfers/settle-transfer.ts';
import { mbankingTexts } from '../texts.ts';
import { type Group, lockGroupOf } from './group.ts';
import { followGroup } from './send.ts';

/** Lines of one group that may be under way at once: few, so that “stop” means something. */
const window = 8;
/** Milliseconds until a look at a group that nothing woke: under way, and with results that nobody knows. */
const patience = 5_000;
const unknownPatience = 60_000;

/** Refusals that hold for one line alone; every other one is about the account and stops the round. */
const ofLine: ReadonlySet<Refusal['code']> = new Set([
  'same_account',
  'live',
  'no_target',
  'target_closed',
  'daily_in',
]);

/** Feeds a group's lines to the engine of transfers, a few at a time, until none is left. Resumes after any crash. */
export function bulkTask(context: Pick<Context, 'transaction'>): TaskHandler {
  return (task: Claimed): Promise<Outcome> =>
    context.transaction(async (ctx) => {
      const group = await lockGroupOf(ctx.tx, Number(task.payload.group_id));
      if (!group) return { done: true };
      if (group.status === 'processing') await feed(ctx, group);
      return finish(ctx, group);
    });
}

interface Line {
  readonly id: number;
  readonly bank_code: string;
  readonly account_no: string;
  readonly account_name: string;
  readonly amount: bigint;
  readonly note: string | null;
}

async function feed(ctx: TransactionContext, group: Group): Promise<void> {
  const { tx } = ctx;
  if (group.stoppedAt !== null) return endRound(tx, group.id, null);
  const { live } = await one(
    sql<{ live: number }>`
      select count(*)::integer as live from bulk_recipient where group_id = ${group.id} and status = 'processing'`,
    tx,
  );
  const lines = await many(
    sql<Line>`
      select id, bank_code, account_no, account_name, amount, note from bulk_recipient
      where group_id = ${group.id} and queued order by seq limit ${Math.max(0, window - live)} for no key update`,
    tx,
  );
  for (const line of lines) {
    const answer = await requestTransfer(ctx, {
      origin: 'bulk',
      originId: line.id,
      lane: `bulk:${line.id}`,
      sourceBankId: group.bankId,
      to: { bankCode: line.bank_code, accountNo: line.account_no, accountName: line.account_name },
      amount: line.amount,
      purpose: group.purpose,
      note: line.note ?? group.name,
      requestedBy: group.startedBy,
    });
    if (answer.ok) {
      await setLine(ctx, line.id, { status: 'processing', transferId: answer.id, message: null });
      continue;
    }
    const { code, text: message } = answer.refusal;
    if (!ofLine.has(code)) return endRound(tx, group.id, mbankingTexts.stopped({ message }).kept(255));
    await setLine(ctx, line.id, { status: 'failed', transferId: null, message: bilingual(message, 255) });
  }
  if (lines.length > 0) ctx.afterCommit(wakeTopic);
}

/** What was not sent leaves the round and waits for a person. */
async function endRound(tx: Tx, groupId: number, why: string | null): Promise<void> {
  await many(
    sql`
      update bulk_recipient set queued = false, message = coalesce(${why}, message), updated_at = clock_timestamp()
      where group_id = ${groupId} and queued`,
    tx,
  );
}

async function setLine(
  { tx, principal }: TransactionContext,
  id: number,
  {
    status,
    transferId,
    message,
  }: { readonly status: string; readonly transferId: number | null; readonly message: string | null },
): Promise<void> {
  await many(
    sql`
      update bulk_recipient set status = ${status}, queued = false, ${raise(principal)},
        transfer_id = coalesce(${transferId}::integer, transfer_id), message = ${message}
      where id = ${id} and queued`,
    tx,
  );
}

interface Counts {
  readonly live: number;
  readonly success: number;
  readonly failed: number;
  readonly unknown: number;
  readonly pending: number;
}

/** The group's status once no line is under way; a late result changes it again. */
async function finish(ctx: TransactionContext, group: Group): Promise<Outcome> {
  const { tx } = ctx;
  const counts = await one(
    sql<Counts>`
      select count(*) filter (where queued or status = 'processing')::integer as live,
        count(*) filter (where status = 'success')::integer as success,
        count(*) filter (where status = 'failed')::integer as failed,
        count(*) filter (where status = 'unknown')::integer as unknown,
        count(*) filter (where status = 'pending' and not queued)::integer as pending
      from bulk_recipient where group_id = ${group.id}`,
    tx,
  );
  if (counts.live > 0) return { again: patience };
  const status = groupStatusOf(counts);
  if (status !== group.status && ['processing', 'partial', 'failed'].includes(group.status)) {
    await change(ctx, 'bulk_group', group.id, { status });
    await ctx.audit({
      action: 'bulk.finish',
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { status: group.status },
      after: { status, success: counts.success, failed: counts.failed, unknown: counts.unknown },
      ...(group.startedBy === null ? {} : { onBehalfOf: group.startedBy }),
    });
  }
  return counts.unknown > 0 ? { again: unknownPatience } : { done: true };
}

/** The status that a group's lines make, when none of them is under way. */
export function groupStatusOf({ success, failed, unknown, pending }: Omit<Counts, 'live'>): Group['status'] {
  if (failed + unknown + pending === 0) return 'completed';
  if (success + unknown > 0) return 'partial';
  return failed > 0 ? 'failed' : 'ready';
}

/** Writes a transfer's result on its line and has the group looked at. */
export const onBulkTransfer: TransferListener = async (ctx, transfer) => {
  const line = await maybe(
    sql<{ group_id: number }>`
      update bulk_recipient set status = ${transfer.status}, message = ${transfer.message},
        upstream_ref = ${transfer.upstream_ref}, ${raise(ctx.principal)}
      where transfer_id = ${transfer.id} and status in ('processing', 'unknown') returning group_id`,
    ctx.tx,
  );
  if (!line) return;
  await followGroup(ctx.tx, line.group_id);
  ctx.afterCommit(wakeTopic);
};
