import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import type { AreaTools } from '#server/areas/define-area.ts';
import { conflicted, missing } from '#server/base/failure.ts';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import { lockRow } from '#server/records/write.ts';
import { requireAllAgents } from './effects.ts';
import { webhookTexts } from './texts.ts';

type Tools = Pick<AreaTools, 'cipher' | 'entities' | 'settings'>;
type WebhookServices = Pick<Services<Context>, 'webhook.secret' | 'delivery.replay' | 'delivery.replay_failed'>;

/** Calls about endpoints and deliveries that are no plain write. */
export function webhookServices(tools: Tools): WebhookServices {
  /** An endpoint, locked, that the caller may change. */
  const endpointOf = async (ctx: TransactionContext, id: number) => {
    const { WebhookEndpoint: entity } = tools.entities;
    if (!entity) throw missing();
    const row = (await lockRow(tools, entity, id, ctx)) as RowOf<'webhook_endpoint'>;
    requireAllAgents(row, ctx);
    return row;
  };

  return {
    /** `POST webhook/secret`: the secret, once. Whoever loses it rotates. */
    'webhook.secret': ({ body }, outer) =>
      outer.transaction(async (ctx) => {
        const row = await endpointOf(ctx, body.id);
        if (row.secret === null || row.secret_shown_at !== null) throw conflicted(undefined, webhookTexts.shownAlready);
        await many(sql`update webhook_endpoint set secret_shown_at = clock_timestamp() where id = ${row.id}`, ctx.tx);
        await ctx.audit({ action: 'webhook.secret', entityType: 'WebhookEndpoint', entityId: row.id });
        return { secret: tools.cipher.decrypt(row.secret) };
      }),

    /** `POST webhook/delivery/replay`: puts one in line again, under its own event id. */
    'delivery.replay': ({ body }, outer) =>
      outer.transaction(async (ctx) => {
        const { WebhookDelivery: entity } = tools.entities;
        if (!entity) throw missing();
        const row = (await lockRow(tools, entity, body.id, ctx)) as RowOf<'webhook_delivery'>;
        await endpointOf(ctx, row.endpoint_id);
        if (row.state === 'waiting') throw conflicted(undefined, webhookTexts.stillWaiting);
        await inLineAgain(ctx, sql`id = ${row.id}`);
        const after = { state: 'waiting', event_id: row.event_id };
        const before = { state: row.state };
        await ctx.audit({ action: 'delivery.replay', entityType: 'WebhookDelivery', entityId: row.id, before, after });
        ctx.afterCommit(wakeTopic);
        return { id: row.id, state: 'waiting' as const };
      }),

    /** `POST webhook/delivery/replay-failed`: puts all failures of an endpoint since a moment in line again. */
    'delivery.replay_failed': ({ body }, outer) =>
      outer.transaction(async (ctx) => {
        const endpoint = await endpointOf(ctx, body.id);
        const since = new Date(body.since);
        const failed = sql`endpoint_id = ${endpoint.id} and state = 'failed' and happened_at >= ${since}::timestamptz`;
        const count = await inLineAgain(ctx, failed);
        const after = { since: body.since, count };
        await ctx.audit({
          ...{ action: 'delivery.replay_failed', entityType: 'WebhookEndpoint', entityId: endpoint.id },
          after,
        });
        ctx.afterCommit(wakeTopic);
        return { count };
      }),
  };
}

/** Puts deliveries in line as if they were new; what they were answered stays. Returns how many. */
async function inLineAgain({ tx }: TransactionContext, which: ReturnType<typeof sql>): Promise<number> {
  const { count } = await one(
    sql<{ count: number }>`
      with again as (
        update webhook_delivery set state = 'waiting', tries = 0, next_at = clock_timestamp(), claimed_until = null
        where ${which} and state <> 'waiting' returning id)
      select count(*)::integer as count from again`,
    tx,
  );
  return count;
}
