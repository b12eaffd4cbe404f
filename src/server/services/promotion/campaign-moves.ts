import { sql } from 'kysely';
import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context.ts';
import { forbidden } from '../../failure.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { many, one, type Tx } from '../../ledger/sql.ts';

/** Topic of the outbox: a campaign that is sent. */
export const smsTopic = 'sms_campaign';

/** Leaves the sending to the worker. */
export function enqueueCampaign(tx: Tx, id: number): Promise<void> {
  return enqueue(tx, { topic: smsTopic, key: `${smsTopic}:${id}`, payload: { campaign_id: id } });
}

/** `POST promotion/sms/approve`: another person than who ordered it lets it go. Throws 403. */
export const approveCampaign: Effects<TransactionContext>['sms.approve'] = async ({ row }, ctx) => {
  if (row.created_by === ctx.principal.userId) throw forbidden('ผู้สั่งส่งอนุมัติเองไม่ได้ ต้องให้อีกคนอนุมัติ');
  await enqueueCampaign(ctx.tx, row.id);
  return { approved_by: ctx.principal.userId, approved_at: ctx.clock.now() };
};

/**
 * `POST promotion/sms/cancel`: what waits for its turn never leaves. What is on its way when somebody presses the button ends
 * as it ends: the campaign's row is locked here and by whoever takes the next texts, so that none is taken after this.
 */
export const stopCampaign: Effects<TransactionContext>['sms.cancel'] = async ({ row }, { tx }) => {
  await many(sql`update sms_message set state = 'stopped' where campaign_id = ${row.id} and state = 'queued'`, tx);
  const { count } = await one(
    sql<{ count: number }>`
      select count(*)::integer as count from sms_message where campaign_id = ${row.id} and state = 'stopped'`,
    tx,
  );
  return { stopped_count: count };
};
