import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { enqueue, wakeTask } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { change } from '#server/lifecycle/change.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { mbankingTexts } from '../texts.ts';
import type { Prove } from '../transfer.ts';
import { lockGroup } from './group.ts';
import { unsentOf } from './unsent.ts';

/** Topic of the outbox under which groups are fed to the engine of transfers. */
export const bulkTopic = 'bulk';

/** Key of the task that follows a group; at most one is live. */
export function bulkKey(groupId: number): string {
  return `bulk:${groupId}`;
}

/** Has the group looked at soon: by the task that follows it, or by a new one. */
export async function followGroup(tx: Tx, groupId: number): Promise<void> {
  if (await wakeTask(tx, bulkKey(groupId))) return;
  await enqueue(tx, { topic: bulkTopic, key: bulkKey(groupId), payload: { group_id: groupId } });
}

/** Outside of any transaction: who is there? */
export const prepareSend =
  (prove: Prove) =>
  ({ body }: { readonly body: { readonly password?: string | null } }, ctx: Context): Promise<void> =>
    prove(ctx, body.password);

/**
 * Starts a group, or sends again those lines that failed or were not sent; the worker pays them one by one. Who may is in
 * `decide/`.
 */
export const send: Services<Context>['mbanking.bulk.withdraw'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const group = await lockGroup(inner, body.group_id);
    const unsent = unsentOf(group.id, body.recipient_ids);
    const round = await one(
      sql<{ lines: number; amount: bigint }>`
        select count(*)::integer as lines, coalesce(sum(amount), 0)::bigint as amount from bulk_recipient where ${unsent}`,
      tx,
    );
    if (body.recipient_ids && round.lines !== new Set(body.recipient_ids).size)
      throw conflicted(undefined, mbankingTexts.someSent);
    await many(
      sql`
        update bulk_recipient set queued = true, status = 'pending', message = null, ${raise(principal)}
        where ${unsent}`,
      tx,
    );
    await change(inner, 'bulk_group', group.id, {
      status: 'processing',
      started_by: principal.userId,
      started_at: sql`clock_timestamp()`,
      stopped_at: null,
    });
    await followGroup(tx, group.id);
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { status: group.status },
      after: { status: 'processing', lines: round.lines, amount: round.amount },
    });
    inner.afterCommit(wakeTopic);
    return { group_id: group.id, queued: round.lines, amount: formatMoney(round.amount), status: 'processing' };
  });

/** Stops what was not sent yet. Lines under way end as they end. */
export const stop: Services<Context>['mbanking.bulk.stop'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx } = inner;
    const group = await lockGroup(inner, body.group_id);
    if (group.status !== 'processing') throw conflicted(undefined, mbankingTexts.notSending);
    await change(inner, 'bulk_group', group.id, { stopped_at: sql`coalesce(stopped_at, clock_timestamp())` });
    await followGroup(tx, group.id);
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      after: { stopped: true },
    });
    inner.afterCommit(wakeTopic);
    return { group_id: group.id, group_ref: group.ref, status: group.status };
  });
