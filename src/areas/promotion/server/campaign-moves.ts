import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { effect } from '#server/context/effect.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { sameHand } from '#server/decisions/four-eyes.ts';
import { type DecideContext, refusal, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { promotionTexts } from './texts.ts';

/** Outbox topic: a campaign is sent. */
export const smsTopic = 'sms_campaign';

/** Enqueues the campaign for the worker. */
export function enqueueCampaign(tx: Tx, id: number): Promise<void> {
  return enqueue(tx, { topic: smsTopic, key: `${smsTopic}:${id}`, payload: { campaign_id: id } });
}

/** Four eyes: a campaign is approved by a user other than its author. The amount is the estimated cost. */
export const decideCampaign: Decisions<DecideContext>['sms.approve'] = async ({ record }, ctx) => {
  const amount = formatMoney(record.cost_estimate);
  const sameUser = await sameHand(ctx, record.created_by);
  if (!sameUser) return verdict({ amount });
  const text = promotionTexts.notByOrderer({ hand: sameUser });
  const approvers = await whoMay(ctx, {
    text: promotionTexts.somebodyElseWhoMayApprove,
    permission: 'promotion.sms.approve',
  });
  return verdict({ amount, refusals: [refusal('own_request', 403, text, approvers)] });
};

/** `POST promotion/sms/approve`: approves a campaign for sending. */
export const approveCampaign = effect('sms.approve', async ({ row }, ctx) => {
  await enqueueCampaign(ctx.tx, row.id);
  return { approved_by: ctx.principal.userId, approved_at: ctx.clock.now() };
});

/**
 * `POST promotion/sms/cancel`: queued texts are never sent; those already on their way finish normally. The campaign's
 * row is locked here and by the worker that takes the next texts, so that none is taken after this.
 */
export const stopCampaign = effect('sms.cancel', async ({ row }, { tx }) => {
  await many(sql`update sms_message set state = 'stopped' where campaign_id = ${row.id} and state = 'queued'`, tx);
  const { count } = await one(
    sql<{ count: number }>`
      select count(*)::integer as count from sms_message where campaign_id = ${row.id} and state = 'stopped'`,
    tx,
  );
  return { stopped_count: count };
});
