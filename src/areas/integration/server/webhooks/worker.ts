import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { bilingual } from '#server/base/bilingual.ts';
import type { Cipher } from '#server/base/cipher.ts';
import type { Context } from '#server/context/context.ts';
import type { Logger } from '#server/context/platform.ts';
import { maybe } from '#server/db/sql.ts';
import { startLoop, type Worker } from '#server/jobs/loop.ts';
import { move } from '#server/lifecycle/move.ts';
import { claimDue, concludeDue, type Due, type Next } from './queue.ts';
import { waitAfter } from './schedule.ts';
import { type Answer, patience, type Send } from './send.ts';
import { webhookTexts } from './texts.ts';

export interface Deliveries {
  /** The system's own. */
  readonly context: Pick<Context, 'db' | 'transaction'>;
  readonly cipher: Cipher;
  readonly send: Send;
  /** Days in which an endpoint has taken nothing before it is stopped. */
  readonly stopDays: number;
  /** From 0 to 1. */
  readonly random?: () => number;
  /** Milliseconds that a claim is held. */
  readonly lease?: number;
}

/** Attempts at once in this process, and at one endpoint by all of them. */
const [atOnce, perEndpoint] = [24, 8];

/** Failures in a row without which no endpoint is stopped, however long nothing has happened. */
const leastFailures = 10;

/** Sends one message and stores what became of it. An endpoint that is gone, or has long taken nothing, is stopped. */
export async function deliver(deliveries: Deliveries, due: Due): Promise<void> {
  const { context, cipher, send, random = Math.random } = deliveries;
  const secrets = [due.secret, due.old_secret].flatMap((secret) => (secret === null ? [] : [cipher.decrypt(secret)]));
  const answer = await send({ url: due.url, id: due.event_id, body: JSON.stringify(due.payload), secrets });
  const stored = await concludeDue(context.db, due, answer, nextOf(answer, due.tries, random()));
  if (!stored || answer.ok) return;
  if (answer.gone) await stopEndpoint(context, due.endpoint_id, webhookTexts.gone, sql`true`);
  else {
    const { stopDays } = deliveries;
    const unanswered = webhookTexts.unanswered({ days: stopDays });
    const isDead = sql`failures >= ${leastFailures} and failing_since < clock_timestamp() - make_interval(days => ${stopDays})`;
    await stopEndpoint(context, due.endpoint_id, unanswered, isDead);
  }
}

function nextOf({ ok, gone }: Answer, tries: number, random: number): Next {
  if (ok) return { done: true };
  const again = gone ? undefined : waitAfter(tries, random);
  return again === undefined ? { over: true } : { again };
}

/** Stops an endpoint for which this holds, once; whoever may change it is told. */
async function stopEndpoint(
  context: Deliveries['context'],
  id: number,
  reason: Text,
  condition: ReturnType<typeof sql>,
): Promise<void> {
  const isDead = sql<{ id: number }>`
    select id from webhook_endpoint where id = ${id} and status in ('active', 'paused') and ${condition}`;
  if (!(await maybe(isDead, context.db))) return;
  await context.transaction(async (ctx) => {
    const row = await maybe(
      sql<{ id: number; version: number; status: 'active' | 'paused' }>`
        select id::integer as id, version, status from webhook_endpoint
        where id = ${id} and status in ('active', 'paused') and ${condition} for update`,
      ctx.tx,
    );
    if (!row) return;
    const kept = bilingual(reason, 255);
    const moving = { entity: 'WebhookEndpoint', row, move: 'stop', set: { last_error: kept }, message: kept } as const;
    await move(ctx, { ...moving, action: 'webhook.stop' });
  });
}

/** Starts delivering in this process. Any number of processes may, on the same database. */
export function startDeliveries(deliveries: Deliveries, logger: Logger): Worker {
  const { db } = deliveries.context;
  const { lease = 2 * patience } = deliveries;
  const failed = (error: unknown) =>
    logger.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'an event could not be sent');
  return startLoop<Due>({
    concurrency: atOnce,
    claim: (limit) => claimDue(db, { limit, lease, perEndpoint }),
    // What fails here itself is due again when its claim runs out.
    perform: (due) => deliver(deliveries, due).catch(failed),
    onError: failed,
  });
}

/** Delivers whatever is due, until nothing is, for tests. Returns how many attempts there were. */
export async function deliverAll(deliveries: Deliveries): Promise<number> {
  for (let total = 0; ; ) {
    const due = await claimDue(deliveries.context.db, { limit: atOnce, lease: 2 * patience, perEndpoint });
    if (due.length === 0) return total;
    await Promise.all(due.map((one) => deliver(deliveries, one)));
    total += due.length;
  }
}
