import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { formatMoney } from '#contract/money.ts';
import type { Text } from '#contract/text.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { type Executor, many, maybe, type Tx } from '#server/db/sql.ts';
import { nextNumber } from '#server/ledger/day-counter.ts';
import { maskText } from '#server/records/codecs.ts';
import type { Settings } from '#server/settings/settings.ts';
import { usedFilters } from '#server/sheets/list-sheet.ts';
import {
  type Addressee,
  type Audience,
  addressees,
  countAudience,
  type Line,
  queueLines,
  type Reach,
  readAudience,
} from './audience.ts';
import { enqueueCampaign } from './campaign-moves.ts';
import { type PromotionInfo, placeholderProblem, placeholdersOf, sampleRecipient, textFor } from './filled-message.ts';
import type { SenderContext } from './report-audience.ts';
import { isSendingHour } from './sending-hours.ts';
import { promotionTexts } from './texts.ts';

type Body = Parameters<Services<Context>['promotion.send_sms']>[0]['body'];

/** Cost that one user may spend on a campaign without approval. */
export type SmsLimits = Pick<Settings, 'smsAloneUpTo'>;

/** How far ahead a campaign may be scheduled, in milliseconds. */
const maxAhead = 60 * 86_400_000;

interface Request {
  readonly audience: Audience;
  readonly message: string;
  readonly scheduleAt: Date | null;
  /** The promotion of the text. */
  readonly about: PromotionInfo | undefined;
}

/** The validated request, refused before it is asked about as it would be when it is sent. A test may be sent at any hour. */
async function readRequest(
  body: Body,
  ctx: Pick<TransactionContext, 'mayServe'> & SenderContext,
  db: Executor,
): Promise<Request> {
  const audience = readAudience(body.audience, ctx);
  const about = await promotionOf(ctx, db, body.promotion_id);
  const message = body.message.trim().replaceAll('\r\n', '\n');
  const now = ctx.clock.now();
  const scheduleAt = body.schedule_at ? new Date(body.schedule_at) : null;
  const errors: Record<string, Text> = {};
  const problem = placeholderProblem(message, about !== undefined);
  if (message === '') errors.message = promotionTexts.fillInTheMessage;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  else if (/[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e]/.test(message)) {
    errors.message = promotionTexts.unsendable;
  } else if (problem) errors.message = problem;
  if (body.test_mobile == null) {
    if (scheduleAt && scheduleAt <= now) errors.schedule_at = promotionTexts.mustBeInTheFuture;
    else if (scheduleAt && scheduleAt.getTime() > now.getTime() + maxAhead)
      errors.schedule_at = promotionTexts.mayBeAtMost60Days;
    else if (!isSendingHour(scheduleAt ?? now)) {
      errors.schedule_at = promotionTexts.smsAreSentBetween0800;
    }
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { audience, message, scheduleAt, about };
}

/** The promotion of a text; it must be visible to the caller. */
async function promotionOf({ principal }: SenderContext, db: Executor, id: number | undefined | null) {
  if (id == null) return undefined;
  const row = await maybe(
    sql<PromotionInfo & { agent_ids: readonly number[] }>`select agent_ids, name, code from promotion where id = ${id}`,
    db,
  );
  if (!row || !concerns(principal, row.agent_ids))
    throw invalid({ promotion_id: promotionTexts.thePromotionWasNotFound });
  return { name: row.name, code: row.code };
}

/** The texts of a campaign, and their size. */
interface Texts {
  readonly lines: readonly Line[];
  /** Parts of the longest text. */
  readonly parts: number;
  readonly partsTotal: number;
  /** The longest text, filled in for its recipient. */
  readonly sample: { readonly text: string; readonly name: string };
}

/** Texts to fill in before yielding to other requests. */
const textsPerTurn = 2000;

/** The filled-in text of each recipient. Throws 422 if a placeholder has no value. */
async function textsFor({ message, about }: Request, to: readonly Addressee[]): Promise<Texts> {
  const isSame = placeholdersOf(message).length === 0;
  const same = textFor(message, sampleRecipient, about);
  const withoutSite = placeholdersOf(message).includes('site') ? to.find(({ site }) => !site) : undefined;
  if (withoutSite) throw invalid({ message: promotionTexts.noDomain({ agent: withoutSite.agent, place: '{site}' }) });
  const lines: Line[] = [];
  let longest = { parts: 0, text: '', name: '' };
  for (const [index, addressee] of to.entries()) {
    if (index % textsPerTurn === textsPerTurn - 1) await setImmediate();
    const { text, parts } = isSame ? same : textFor(message, addressee, about);
    if (parts > longest.parts || text.length > longest.text.length) longest = { parts, text, name: addressee.name };
    lines.push({
      member_id: addressee.id,
      agent_id: addressee.agent_id,
      mobile: addressee.mobile,
      text: isSame ? null : text,
      parts,
    });
  }
  return {
    lines,
    parts: lines.reduce((most, line) => Math.max(most, line.parts), 0),
    partsTotal: lines.reduce((sum, line) => sum + line.parts, 0),
    sample: { text: longest.text || same.text, name: longest.name },
  };
}

/** The reply to a request, as JSON. */
function replyOf(ctx: SenderContext & SmsLimits, request: Request, reach: Reach, texts: Texts, cost: bigint) {
  const mayName = ctx.can('member.pii.view');
  const { sample } = texts;
  return {
    ...reach,
    places: [...placeholdersOf(request.message)],
    // Callers who may not see names get the sample with the name masked.
    sample: mayName || sample.name === '' ? sample.text : sample.text.replaceAll(sample.name, maskText(sample.name)),
    parts: texts.parts,
    parts_total: texts.partsTotal,
    cost_estimate: formatMoney(cost),
    alone_up_to: formatMoney(ctx.smsAloneUpTo),
    needs_approval: cost > ctx.smsAloneUpTo,
  };
}

/** `POST promotion/sms/preview`: recipients, parts and cost of a campaign, refused as sending it would be. Stores nothing. */
export const smsPreview =
  (limits: SmsLimits): Services<Context>['promotion.sms_preview'] =>
  async ({ body }, ctx) => {
    const request = await readRequest(body, ctx, ctx.db);
    const reach = await countAudience(ctx.db, request.audience, ctx);
    const isSame = placeholdersOf(request.message).length === 0;
    // A text without placeholders need not be filled in for each recipient.
    const texts = isSame
      ? sameFor(request, reach.queued)
      : await textsFor(request, await addressees(ctx.db, request.audience, ctx));
    const cost = BigInt(texts.partsTotal) * ctx.providers.sms.partPrice;
    return { id: 0, ...replyOf({ ...ctx, ...limits }, request, reach, texts, cost) };
  };

const oneNumber: Reach = {
  queued: 1,
  skipped: 0,
  skipped_inactive: 0,
  skipped_duplicate: 0,
  skipped_unknown: 0,
};

/**
 * `POST promotion/send_sms`: stores who gets which text, once each, and enqueues it for the worker. A cost above what
 * one user may spend needs a second person's approval. With a test number only that number gets the text, at any hour.
 * Throws 422 (no recipients, outside sending hours, agents out of scope, a placeholder without a value).
 */
export const sendSms =
  (limits: SmsLimits): Services<Context>['promotion.send_sms'] =>
  ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { tx, principal } = ctx;
      const request = await readRequest(body, ctx, tx);
      const { audience, message } = request;
      const testMobile = body.test_mobile ?? null;
      const reach = testMobile === null ? await countAudience(tx, audience, ctx) : oneNumber;
      // A test has no recipient: it is filled in with sample values.
      const texts =
        testMobile === null ? await textsFor(request, await addressees(tx, audience, ctx)) : sameFor(request, 1);
      const queued = testMobile === null ? texts.lines.length : 1;
      if (queued === 0) throw invalid({ segment: promotionTexts.nobodyToSendTo });
      const price = ctx.providers.sms.partPrice;
      const cost = BigInt(texts.partsTotal) * price;
      const reply = replyOf({ ...ctx, ...limits }, request, { ...reach, queued }, texts, cost);
      const { queued: _queued, skipped, ...skippedBy } = reach;
      const { id } = await tx
        .insertInto('sms_campaign')
        .values({
          campaign_ref: await nextNumber(tx, 'SM', 4),
          promotion_id: body.promotion_id ?? null,
          agent_ids: sql`${JSON.stringify(audience.agent_ids)}::jsonb`,
          segment: audience.segment,
          audience: sql`${JSON.stringify(audience)}::jsonb`,
          is_test: testMobile !== null,
          message,
          parts: texts.parts,
          parts_total: texts.partsTotal,
          part_price: price,
          total_count: queued,
          skipped_count: skipped,
          ...skippedBy,
          cost_estimate: cost,
          schedule_at: testMobile === null ? request.scheduleAt : null,
          status: reply.needs_approval ? 'pending' : 'scheduled',
          created_by: principal.userId,
          updated_by: principal.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (testMobile === null) await queueLines(tx, id, texts.lines);
      else await queueTest(tx, id, testMobile, texts);
      if (!reply.needs_approval) await enqueueCampaign(tx, id);
      await ctx.audit({
        action: 'promotion.send_sms',
        entityType: 'SmsCampaign',
        entityId: id,
        after: auditOf(request, {
          parts_total: texts.partsTotal,
          queued,
          is_test: testMobile !== null,
          cost_estimate: reply.cost_estimate,
          needs_approval: reply.needs_approval,
        }),
      });
      return { id, ...reply };
    });

/** The audited part of a request: how many members were named, but not which. */
function auditOf({ audience, message }: Request, more: object): Readonly<Record<string, unknown>> {
  const { usernames, filters, ...kept } = audience;
  const used = filters ? { filters: usedFilters(filters) } : {};
  return { ...kept, ...used, named: usernames?.length ?? 0, message, ...more };
}

/** A text without placeholders, the same for `count` recipients. */
function sameFor({ message, about }: Request, count: number): Texts {
  const { text, parts } = textFor(message, sampleRecipient, about);
  return { lines: [], parts, partsTotal: parts * count, sample: { text, name: '' } };
}

async function queueTest(tx: Tx, id: number, mobile: string, { sample, parts }: Texts): Promise<void> {
  await many(
    sql`insert into sms_message (campaign_id, mobile, text, parts) values (${id}, ${mobile}, ${sample.text}, ${parts})`,
    tx,
  );
}
