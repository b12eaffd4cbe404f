import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context, TransactionContext } from '../../../../context.ts';
import { conflicted, FailureError, forbidden, invalid } from '../../../../failure.ts';
import { doneBySame } from '../../../../four-eyes.ts';
import { ring } from '../../../../jobs/doorbell.ts';
import { enqueue, wakeTask } from '../../../../jobs/outbox.ts';
import { many, one, type Tx } from '../../../../ledger/sql.ts';
import { lockAccount } from '../../../../transfers/account.ts';
import { amountRefusal, sourceRefusal } from '../../../../transfers/rules.ts';
import { checkApprover } from '../../rules/approver.ts';
import type { Prove } from '../transfer.ts';
import { type Group, lockGroup } from './group.ts';

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

interface Round {
  readonly lines: number;
  readonly amount: bigint;
  /** Entered by whoever sends. */
  readonly mine: number;
  /** Of those, to accounts that the house has never paid under this name. */
  readonly unseen: number;
}

/** Starts a group, or sends again those lines that failed or were not sent; the worker pays them one by one. */
export const send: Services<Context>['mbanking.bulk.withdraw'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const group = await lockGroup(inner, body.group_id);
    if (!['ready', 'partial', 'failed'].includes(group.status))
      throw conflicted(undefined, group.status === 'processing' ? 'กลุ่มนี้กำลังโอนอยู่' : 'กลุ่มนี้โอนไม่ได้ในสถานะนี้');
    const ids = body.recipient_ids ? [...new Set(body.recipient_ids)] : undefined;
    const wanted = sql`group_id = ${group.id} and status in ('pending', 'failed')
      and ${ids ? sql`${JSON.stringify(ids)}::jsonb @> to_jsonb(id)` : sql`true`}`;
    // Entered by whoever sends, or by one who counts as that person.
    const mine = doneBySame(inner, sql`line.created_by`);
    const round = await one(
      sql<Round>`
        select count(*)::integer as lines, coalesce(sum(amount), 0)::bigint as amount,
          count(*) filter (where ${mine})::integer as mine,
          count(*) filter (where ${mine} and not exists (
            select 1 from bank_transfer paid where paid.status = 'success' and paid.bank_code = line.bank_code
              and paid.account_no = line.account_no and paid.account_name = line.account_name))::integer as unseen
        from bulk_recipient line where ${wanted}`,
      tx,
    );
    if (ids && round.lines !== ids.length)
      throw conflicted(undefined, 'บางรายการโอนแล้ว กำลังโอน หรือยังไม่ทราบผล กรุณาโหลดใหม่');
    if (round.lines === 0) throw conflicted(undefined, 'ไม่มีรายการที่ต้องโอน');
    await checkRound(inner, group, round);
    await many(
      sql`
        update bulk_recipient set queued = true, status = 'pending', message = null, version = version + 1,
          updated_at = clock_timestamp(), updated_by = ${principal.userId}
        where ${wanted}`,
      tx,
    );
    await many(
      sql`
        update bulk_group set status = 'processing', started_by = ${principal.userId}, started_at = clock_timestamp(),
          stopped_at = null, version = version + 1, updated_at = clock_timestamp(), updated_by = ${principal.userId}
        where id = ${group.id}`,
      tx,
    );
    await followGroup(tx, group.id);
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      before: { status: group.status },
      after: { status: 'processing', lines: round.lines, amount: round.amount },
    });
    inner.afterCommit(ring);
    return { group_id: group.id, queued: round.lines, amount: formatMoney(round.amount), status: 'processing' };
  });

/** Two people, the limits of the one who sends, and the money that is there. Throws 403 or 422. */
async function checkRound(ctx: TransactionContext, group: Group, round: Round): Promise<void> {
  const { principal, tx } = ctx;
  if (round.unseen > 0) throw forbidden(`มีบัญชีปลายทางใหม่ ${round.unseen} รายการที่คุณเป็นผู้เพิ่ม ต้องให้อีกคนสั่งโอน`);
  const alone = 'และคุณเป็นผู้เพิ่มผู้รับ ต้องให้อีกคนสั่งโอน';
  await checkApprover(ctx, { amount: round.amount, verifiedBy: round.mine > 0 ? principal.userId : null, alone });
  const source = await lockAccount(tx, group.bankId);
  if (!source) throw invalid({ group_id: 'ไม่พบบัญชีต้นทาง' });
  const refusal = sourceRefusal(source) ?? amountRefusal(source, round.amount);
  if (refusal) throw new FailureError(422, { message: refusal.message });
}

/** Stops what was not sent yet. Lines under way end as they end. */
export const stop: Services<Context>['mbanking.bulk.stop'] = ({ body }, ctx) =>
  ctx.transaction(async (inner) => {
    const { tx, principal } = inner;
    const group = await lockGroup(inner, body.group_id);
    if (group.status !== 'processing') throw conflicted(undefined, 'กลุ่มนี้ไม่ได้กำลังโอน');
    await many(
      sql`
        update bulk_group set stopped_at = coalesce(stopped_at, clock_timestamp()), version = version + 1,
          updated_at = clock_timestamp(), updated_by = ${principal.userId}
        where id = ${group.id}`,
      tx,
    );
    await followGroup(tx, group.id);
    await inner.audit({
      action: ctx.endpoint.id,
      entityType: 'BulkGroup',
      entityId: group.id,
      after: { stopped: true },
    });
    inner.afterCommit(ring);
    return { group_id: group.id, group_ref: group.ref, status: group.status };
  });
