import { sql } from 'kysely';
import { notifyAgentGroups } from '#server/agents/agent-groups.ts';
import type { Message } from '#server/base/text-catalogue.ts';
import { maybe } from '#server/db/sql.ts';
import { notifyGroup } from '#server/jobs/notice-task.ts';
import { change } from '#server/lifecycle/change.ts';
import type { TransferListener } from '#server/transfers/settle-transfer.ts';
import { readSweepSettings } from './settings.ts';
import { sweepTexts } from './texts.ts';

function resultOf({
  status,
  transfer_ref: ref,
  message: reason,
}: Parameters<TransferListener>[1]): Message | undefined {
  if (status === 'success' || status === 'unknown') return sweepTexts[status]({ ref });
  if (status !== 'failed') return undefined;
  return reason ? sweepTexts.failedBecause({ ref, reason }) : sweepTexts.failed({ ref });
}

/**
 * A sweep's transfer has an answer. A success forgets earlier errors; too many failures in a row stop the rule, until a
 * person switches it on again. Unknown is no failure: the rule waits for it by its lane.
 */
export const followSweep: TransferListener = async (ctx, transfer) => {
  const { status, transfer_ref, origin_id } = transfer;
  const result = resultOf(transfer);
  if (result === undefined || origin_id === null) return;
  const { stop_on_error_count, notify_channel } = await readSweepSettings(ctx.tx);
  const rule = await maybe(
    sql<{ id: number; error_count: number; status: string }>`
      update sweep_rule set last_result = ${result.kept(255)},
        error_count = case ${status} when 'success' then 0 when 'failed' then error_count + 1 else error_count end
      where id = ${origin_id} returning id, error_count, status`,
    ctx.tx,
  );
  if (!rule || status !== 'failed' || rule.status !== 'active' || rule.error_count < stop_on_error_count) return;
  await change(ctx, 'sweep_rule', rule.id, { status: 'error' });
  await ctx.audit({
    action: 'migration.stop',
    entityType: 'SweepRule',
    entityId: rule.id,
    before: { status: rule.status },
    after: { status: 'error', error_count: rule.error_count },
    reason: result.kept(),
  });
  const notice = sweepTexts.stopped({ id: String(rule.id), count: rule.error_count, last: result });
  const reference = `sweep-${rule.id}-${transfer_ref}`;
  await notifyGroup(ctx.tx, reference, notify_channel, notice);
  await notifyAgentGroups(ctx.tx, reference, transfer.agent_ids, notice, notify_channel);
};
