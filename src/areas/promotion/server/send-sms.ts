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
import { type About, nobody, placeProblem, placesOf, textFor } from './filled-message.ts';
import type { Asking } from './report-audience.ts';
import { isSendingHour } from './sending-hours.ts';
import { promotionTexts } from './texts.ts';

type Body = Parameters<Services<Context>['promotion.send_sms']>[0]['body'];

/** What one person may spend on a campaign. */
export type SmsLimits = Pick<Settings, 'smsAloneUpTo'>;

/** How far ahead a campaign may be planned, in milliseconds. */
const furthest = 60 * 86_400_000;

interface Request {
  readonly audience: Audience;
  readonly message: string;
  readonly scheduleAt: Date | null;
  /** The promotion that the text is about. */
  readonly about: About | undefined;
}

/** What was asked for, checked. Whether it may leave at that time only matters where something is sent. */
async function readRequest(
  body: Body,
  ctx: Pick<TransactionContext, 'mayServe'> & Asking,
  db: Executor,
  sends: boolean,
): Promise<Request> {
  const audience = readAudience(body.audience, ctx);
  const about = await promotionOf(ctx, db, body.promotion_id);
  const message = body.message.trim().replaceAll('\r\n', '\n');
  const now = ctx.clock.now();
  const scheduleAt = body.schedule_at ? new Date(body.schedule_at) : null;
  const wrong: Record<string, Text> = {};
  const problem = placeProblem(message, about !== undefined);
  if (message === '') wrong.message = promotionTexts.fillInTheMessage;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  else if (/[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e]/.test(message)) {
    wrong.message = promotionTexts.unsendable;
  } else if (problem) wrong.message = problem;
  if (sends && body.test_mobile == null) {
    if (scheduleAt && scheduleAt <= now) wrong.schedule_at = promotionTexts.mustBeInTheFuture;
    else if (scheduleAt && scheduleAt.getTime() > now.getTime() + furthest)
      wrong.schedule_at = promotionTexts.mayBeAtMost60Days;
    else if (!isSendingHour(scheduleAt ?? now)) {
      wrong.schedule_at = promotionTexts.smsAreSentBetween0800;
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { audience, message, scheduleAt, about };
}

/** The promotion that a text is about must be one that the person sees. */
async function promotionOf({ principal }: Asking, db: Executor, id: number | undefined | null) {
  if (id == null) return undefined;
  const row = await maybe(
    sql<About & { agent_ids: readonly number[] }>`select agent_ids, name, code from promotion where id = ${id}`,
    db,
  );
  if (!row || !concerns(principal, row.agent_ids))
    throw invalid({ promotion_id: promotionTexts.thePromotionWasNotFound });
  return { name: row.name, code: row.code };
}

/** What the texts of a campaign are, all told. */
interface Texts {
  readonly lines: readonly Line[];
  /** Of the longest. */
  readonly parts: number;
  readonly partsTotal: number;
  /** The longest, filled in for whoever gets it. */
  readonly sample: { readonly text: string; readonly name: string };
}

/** Addressees whose texts are made in one go: others are served in between. */
const inOneGo = 2000;

/** The text of each, filled in. Throws 422 where something that is to be filled in is missing. */
async function textsFor({ message, about }: Request, to: readonly Addressee[]): Promise<Texts> {
  const isSame = placesOf(message).length === 0;
  const same = textFor(message, nobody, about);
  const homeless = placesOf(message).includes('site') ? to.find(({ site }) => !site) : undefined;
  if (homeless) throw invalid({ message: promotionTexts.noDomain({ agent: homeless.agent, place: '{site}' }) });
  const lines: Line[] = [];
  let longest = { parts: 0, text: '', name: '' };
  for (const [at, one] of to.entries()) {
    if (at % inOneGo === inOneGo - 1) await setImmediate();
    const { text, parts } = isSame ? same : textFor(message, one, about);
    if (parts > longest.parts || text.length > longest.text.length) longest = { parts, text, name: one.name };
    lines.push({ member_id: one.id, agent_id: one.agent_id, mobile: one.mobile, text: isSame ? null : text, parts });
  }
  return {
    lines,
    parts: lines.reduce((most, line) => Math.max(most, line.parts), 0),
    partsTotal: lines.reduce((sum, line) => sum + line.parts, 0),
    sample: { text: longest.text || same.text, name: longest.name },
  };
}

/** What a request comes to, in wire form. */
function replyOf(ctx: Asking & SmsLimits, request: Request, reach: Reach, texts: Texts, cost: bigint) {
  const mayName = ctx.can('member.pii.view');
  const { sample } = texts;
  return {
    ...reach,
    places: [...placesOf(request.message)],
    // Whoever may not see names is shown a text with another one.
    sample: mayName || sample.name === '' ? sample.text : sample.text.replaceAll(sample.name, maskText(sample.name)),
    parts: texts.parts,
    parts_total: texts.partsTotal,
    cost_estimate: formatMoney(cost),
    alone_up_to: formatMoney(ctx.smsAloneUpTo),
    needs_approval: cost > ctx.smsAloneUpTo,
  };
}

/** `POST promotion/sms/preview`: who would get it, in how many parts, and what it would cost. Nothing is kept. */
export const smsPreview =
  (limits: SmsLimits): Services<Context>['promotion.sms_preview'] =>
  async ({ body }, ctx) => {
    const request = await readRequest(body, ctx, ctx.db, false);
    const reach = await countAudience(ctx.db, request.audience, ctx);
    const isSame = placesOf(request.message).length === 0;
    // One text for all is not made for each.
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
 * `POST promotion/send_sms`: writes down who gets which text, once each, and leaves the sending to the worker. What costs more
 * than one person may spend alone waits for another to approve it. With a test number only that number gets it, at any
 * hour. Throws 422 (nobody to send to, the wrong hour, not one's agents, a place that nothing is known for).
 */
export const sendSms =
  (limits: SmsLimits): Services<Context>['promotion.send_sms'] =>
  ({ body }, context) =>
    context.transaction(async (ctx) => {
      const { tx, principal } = ctx;
      const request = await readRequest(body, ctx, tx, true);
      const { audience, message } = request;
      const test = body.test_mobile ?? null;
      const reach = test === null ? await countAudience(tx, audience, ctx) : oneNumber;
      // A test is nobody's: it is filled in with what a member might be called.
      const texts = test === null ? await textsFor(request, await addressees(tx, audience, ctx)) : sameFor(request, 1);
      const queued = test === null ? texts.lines.length : 1;
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
          is_test: test !== null,
          message,
          parts: texts.parts,
          parts_total: texts.partsTotal,
          part_price: price,
          total_count: queued,
          skipped_count: skipped,
          ...skippedBy,
          cost_estimate: cost,
          schedule_at: test === null ? request.scheduleAt : null,
          status: reply.needs_approval ? 'pending' : 'scheduled',
          created_by: principal.userId,
          updated_by: principal.userId,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      if (test === null) await queueLines(tx, id, texts.lines);
      else await queueTest(tx, id, test, texts);
      if (!reply.needs_approval) await enqueueCampaign(tx, id);
      await ctx.audit({
        action: 'promotion.send_sms',
        entityType: 'SmsCampaign',
        entityId: id,
        after: auditOf(request, {
          parts_total: texts.partsTotal,
          queued,
          is_test: test !== null,
          cost_estimate: reply.cost_estimate,
          needs_approval: reply.needs_approval,
        }),
      });
      return { id, ...reply };
    });

/** What the audit log keeps of a request: how many are named, and not who. */
function auditOf({ audience, message }: Request, more: object): Readonly<Record<string, unknown>> {
  const { usernames, filters, ...kept } = audience;
  const used = filters ? { filters: usedFilters(filters) } : {};
  return { ...kept, ...used, named: usernames?.length ?? 0, message, ...more };
}

/** A text without places: the same for so many. */
function sameFor({ message, about }: Request, count: number): Texts {
  const { text, parts } = textFor(message, nobody, about);
  return { lines: [], parts, partsTotal: parts * count, sample: { text, name: '' } };
}

async function queueTest(tx: Tx, id: number, mobile: string, { sample, parts }: Texts): Promise<void> {
  await many(
    sql`insert into sms_message (campaign_id, mobile, text, parts) values (${id}, ${mobile}, ${sample.text}, ${parts})`,
    tx,
  );
}
