import { sql } from 'kysely';
import type { Context, RowOf, TransactionContext } from '#server/context/context.ts';
import { many, maybe } from '#server/db/sql.ts';
import type { Outcome } from '#server/jobs/outbox.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { move } from '#server/lifecycle/move.ts';
import type { TextMessage, TextResult } from '#server/providers/sms.ts';
import { untilSendingHour } from './sending-hours.ts';

type Campaign = RowOf<'sms_campaign'>;

/** Points at which a process may crash; tests stop there. */
export type SmsCheckpoint = 'marked' | 'answered';

export interface SmsTaskSettings {
  /** The context of the system. */
  readonly context: Pick<Context, 'db' | 'transaction' | 'providers' | 'clock'>;
  readonly checkpoint?: (at: SmsCheckpoint) => Promise<void>;
}

/** Batches per run, so that a run stays well within its claim even if the provider is slow. */
const batchesOfRun = 3;

/** Longest delay between two checks, in milliseconds, so that a corrected system clock takes effect within the hour. */
const longestRest = 3_600_000;

/**
 * Sends one campaign, a batch at a time. A text is marked as "sending" before it is sent; if a worker finds it marked
 * (after a crash), it only inquires about it. A text whose result cannot be determined stays unknown and is never sent
 * again.
 */
export function smsTask({ context, checkpoint = async () => {} }: SmsTaskSettings): TaskHandler {
  const port = context.providers.sms;
  return async ({ payload }): Promise<Outcome> => {
    const id = Number(payload.campaign_id);
    const start = await begin(context, id);
    if ('wait' in start) return start.wait === null ? { done: true } : { again: start.wait };
    const left = await unresolvedReferences(context, id);
    if (left.length > 0) await write(context, id, await port.inquire(left));
    for (let batch = 0; batch < batchesOfRun; batch += 1) {
      const messages = await mark(context, start.campaign, port.batch);
      if (messages.length === 0) return finish(context, id);
      await checkpoint('marked');
      const results = await port.send(messages);
      await checkpoint('answered');
      await write(context, id, results);
      if (untilSendingHour(context.clock.now()) > 0 && !start.campaign.is_test) break;
    }
    return { again: 0 };
  };
}

/** Statuses in which no text is on its way or will be. */
const ended: ReadonlySet<Campaign['status']> = new Set(['pending', 'done', 'cancelled']);

type Turn = { readonly campaign: Campaign } | { readonly wait: number | null };

/** Whether the campaign can be sent now. `wait` = milliseconds until it can; null = nothing is left to do. */
function begin({ transaction }: SmsTaskSettings['context'], id: number): Promise<Turn> {
  return transaction(async (ctx): Promise<Turn> => {
    const campaign = await lock(ctx, id);
    // A stopped campaign may have texts on their way whose result is not stored yet.
    if (!campaign || ended.has(campaign.status)) return { wait: null };
    if (campaign.status === 'stopped') return campaign.finished_at === null ? { campaign } : { wait: null };
    const now = ctx.clock.now();
    const until = campaign.schedule_at ? campaign.schedule_at.getTime() - now.getTime() : 0;
    const wait = Math.max(until, campaign.is_test ? 0 : untilSendingHour(now));
    if (wait > 0) return { wait: Math.min(longestRest, wait) };
    if (campaign.status === 'scheduled') {
      await move(ctx, {
        entity: 'SmsCampaign',
        row: campaign,
        move: 'begin',
        set: { started_at: now },
        action: 'sms.begin',
        onBehalfOf: campaign.created_by,
      });
    }
    return { campaign };
  });
}

async function lock({ tx }: Pick<TransactionContext, 'tx'>, id: number): Promise<Campaign | undefined> {
  return tx.selectFrom('sms_campaign').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Our reference of a text, the same in every attempt. */
const referenceOf = (campaignId: number, messageId: number) => `S${campaignId}-${messageId}`;

/** References of texts marked as "sending" by an earlier run. */
async function unresolvedReferences({ db }: SmsTaskSettings['context'], id: number): Promise<readonly string[]> {
  const rows = await many(
    sql<{ id: number }>`
      select id::integer as id from sms_message where campaign_id = ${id} and state = 'sending' order by id limit 500`,
    db,
  );
  return rows.map((row) => referenceOf(id, row.id));
}

/** Marks the next texts as "sending"; each is taken by one worker. */
function mark(
  { transaction }: SmsTaskSettings['context'],
  campaign: Campaign,
  size: number,
): Promise<readonly TextMessage[]> {
  return transaction(async ({ tx }) => {
    // Stopping a campaign locks its row until the queued texts are stopped, so no text can be taken in between.
    const locked = await maybe(
      sql`select 1 from sms_campaign where id = ${campaign.id} and status = 'sending' for no key update`,
      tx,
    );
    if (!locked) return [];
    const rows = await many(
      sql<{ id: number; mobile: string; text: string | null }>`
        update sms_message set state = 'sending', batch = ${campaign.campaign_ref} || '-' || (
          select batch_count + 1 from sms_campaign where id = ${campaign.id})
        where id in (
          select id from sms_message where campaign_id = ${campaign.id} and state = 'queued'
          order by id limit ${size} for update skip locked)
        returning id::integer as id, mobile, text`,
      tx,
    );
    if (rows.length > 0)
      await many(sql`update sms_campaign set batch_count = batch_count + 1 where id = ${campaign.id}`, tx);
    return rows.map(({ id, mobile, text }) => ({
      reference: referenceOf(campaign.id, id),
      mobile,
      text: text ?? campaign.message,
    }));
  });
}

/** Stores the results of texts and the campaign's progress. A text with a final state keeps it. */
function write(
  { transaction }: SmsTaskSettings['context'],
  id: number,
  results: ReadonlyMap<string, TextResult>,
): Promise<void> {
  const rows = [...results].map(([reference, result]) => ({
    id: Number(reference.split('-')[1]),
    state: result.state,
    upstream: result.upstreamRef,
    error: result.state === 'sent' ? null : result.message,
  }));
  return transaction(async ({ tx }) => {
    await many(
      sql`
        update sms_message set state = told.state, upstream_ref = coalesce(told.upstream, upstream_ref), error = told.error,
          sent_at = case when told.state = 'sent' then clock_timestamp() end
        from json_to_recordset(${JSON.stringify(rows)}::json) as told (id integer, state text, upstream text, error text)
        where sms_message.id = told.id and campaign_id = ${id}
          and (sms_message.state = 'sending' or (sms_message.state = 'unknown' and told.state <> 'unknown'))`,
      tx,
    );
    await many(
      sql`
        update sms_campaign set sent_count = told.sent, failed_count = told.failed, unknown_count = told.lost,
          cost_actual = told.parts * part_price
        from (
          select count(*) filter (where state = 'sent')::integer as sent, count(*) filter (where state = 'failed')::integer as failed,
            count(*) filter (where state = 'unknown')::integer as lost,
            coalesce(sum(parts) filter (where state = 'sent'), 0)::bigint as parts
          from sms_message where campaign_id = ${id}) as told
        where sms_campaign.id = ${id}`,
      tx,
    );
  });
}

/** All texts were tried: inquires about unknown ones a last time, and ends the campaign. */
async function finish(context: SmsTaskSettings['context'], id: number): Promise<Outcome> {
  const unknownTexts = await many(
    sql<{ id: number }>`
      select id::integer as id from sms_message where campaign_id = ${id} and state = 'unknown' order by id limit 500`,
    context.db,
  );
  if (unknownTexts.length > 0) {
    await write(context, id, await context.providers.sms.inquire(unknownTexts.map((row) => referenceOf(id, row.id))));
  }
  return context.transaction(async (ctx): Promise<Outcome> => {
    const campaign = await lock(ctx, id);
    const open = await many(
      sql`select 1 from sms_message where campaign_id = ${id} and state in ('queued', 'sending') limit 1`,
      ctx.tx,
    );
    // Another worker is still sending some.
    if (open.length > 0) return { again: 5_000 };
    if (campaign?.status === 'sending') {
      await move(ctx, {
        entity: 'SmsCampaign',
        row: campaign,
        move: 'finish',
        set: { finished_at: ctx.clock.now() },
        action: 'sms.finish',
        onBehalfOf: campaign.created_by,
      });
    } else if (campaign?.status === 'stopped') {
      await many(sql`update sms_campaign set finished_at = ${ctx.clock.now()}::timestamptz where id = ${id}`, ctx.tx);
    }
    return { done: true };
  });
}
