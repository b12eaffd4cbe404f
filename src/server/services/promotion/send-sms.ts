import { formatMoney } from '#contract/money.ts';
import { textParts } from '#contract/text-message.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context, TransactionContext } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { enqueue } from '../../jobs/outbox.ts';
import { nextNumber } from '../../ledger/day-counter.ts';
import { concerns } from '../../scope.ts';
import { usedFilters } from '../../sheets/list-sheet.ts';
import { type Audience, countAudience, queueAudience, readAudience } from './audience.ts';
import type { Asking } from './report-audience.ts';
import { isSendingHour } from './sending-hours.ts';

type Body = Parameters<Services<Context>['promotion.send_sms']>[0]['body'];

/** Topic of the outbox: a campaign that is sent. */
export const smsTopic = 'sms_campaign';

/** How far ahead a campaign may be planned, in milliseconds. */
const furthest = 60 * 86_400_000;

interface Request {
  readonly audience: Audience;
  readonly message: string;
  readonly parts: number;
  readonly scheduleAt: Date | null;
}

/** What was asked for, checked. `now` only matters where something is sent. */
function readRequest(body: Body, ctx: Pick<TransactionContext, 'mayServe'> & Asking, sends: boolean): Request {
  const audience = readAudience(body.audience, ctx);
  const message = body.message.trim().replaceAll('\r\n', '\n');
  const now = ctx.clock.now();
  const scheduleAt = body.schedule_at ? new Date(body.schedule_at) : null;
  const wrong: Record<string, string> = {};
  if (message === '') wrong.message = 'กรุณากรอกข้อความ';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  else if (/[\u0000-\u0009\u000b-\u001f\u007f\u200b-\u200f\u202a-\u202e]/.test(message)) {
    wrong.message = 'ข้อความมีอักขระที่ส่งไม่ได้';
  }
  if (sends && body.test_mobile == null) {
    if (scheduleAt && scheduleAt <= now) wrong.schedule_at = 'ต้องเป็นเวลาในอนาคต';
    else if (scheduleAt && scheduleAt.getTime() > now.getTime() + furthest) wrong.schedule_at = 'ตั้งเวลาได้ไม่เกิน 60 วัน';
    else if (!isSendingHour(scheduleAt ?? now)) {
      wrong.schedule_at = 'ส่ง SMS ได้ 08:00–21:00 น. กรุณาตั้งเวลาส่งในช่วงนี้';
    }
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return { audience, message, parts: textParts(message).parts, scheduleAt };
}

/** The promotion that a text is about must be one that the person sees. */
async function checkPromotion(ctx: Pick<TransactionContext, 'tx' | 'principal'>, id: number | undefined | null) {
  if (id == null) return;
  const row = await ctx.tx.selectFrom('promotion').select('agent_ids').where('id', '=', id).executeTakeFirst();
  if (!row || !concerns(ctx.principal, row.agent_ids)) throw invalid({ promotion_id: 'ไม่พบโปรโมชั่น' });
}

/** `POST promotion/sms/preview`: who would get it, in how many parts, and what it would cost. Nothing is kept. */
export const smsPreview: Services<Context>['promotion.sms_preview'] = async ({ body }, ctx) => {
  const { audience, parts } = readRequest(body, ctx, false);
  const { queued, skipped } = await countAudience(ctx.db, audience, ctx);
  const cost = BigInt(queued * parts) * ctx.providers.sms.partPrice;
  return { id: 0, queued, skipped, parts, cost_estimate: formatMoney(cost) };
};

/**
 * `POST promotion/send_sms`: writes down who gets the text, once each, and leaves the sending to the worker. With a test
 * number only that number gets it, at any hour. Throws 422 (nobody to send to, the wrong hour, not one's agents).
 */
export const sendSms: Services<Context>['promotion.send_sms'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const { audience, message, parts, scheduleAt } = readRequest(body, ctx, true);
    await checkPromotion(ctx, body.promotion_id);
    const { tx, principal } = ctx;
    const test = body.test_mobile ?? null;
    const price = ctx.providers.sms.partPrice;
    const { id } = await tx
      .insertInto('sms_campaign')
      .values({
        campaign_ref: await nextNumber(tx, 'SM', 4),
        promotion_id: body.promotion_id ?? null,
        agent_ids: JSON.stringify(audience.agent_ids) as unknown as number[],
        segment: audience.segment,
        audience: JSON.stringify(audience) as unknown as Record<string, unknown>,
        is_test: test !== null,
        message,
        parts,
        part_price: price,
        total_count: 0,
        cost_estimate: 0n,
        schedule_at: test === null ? scheduleAt : null,
        status: 'scheduled',
        created_by: principal.userId,
        updated_by: principal.userId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { queued, skipped } =
      test === null ? await queueAudience(tx, id, audience, ctx) : await queueTest(ctx, id, test);
    if (queued === 0) throw invalid({ segment: 'ไม่มีสมาชิกที่ส่งได้ในกลุ่มนี้' });
    const cost = BigInt(queued * parts) * price;
    await tx
      .updateTable('sms_campaign')
      .set({ total_count: queued, skipped_count: skipped, cost_estimate: cost })
      .where('id', '=', id)
      .execute();
    await enqueue(tx, { topic: smsTopic, key: `${smsTopic}:${id}`, payload: { campaign_id: id } });
    const { usernames, filters, ...told } = audience;
    await ctx.audit({
      action: 'promotion.send_sms',
      entityType: 'SmsCampaign',
      entityId: id,
      after: {
        ...told,
        ...(filters ? { filters: usedFilters(filters) } : {}),
        named: usernames?.length ?? 0,
        message,
        parts,
        queued,
        is_test: test !== null,
        cost_estimate: formatMoney(cost),
      },
    });
    return { id, queued, skipped, parts, cost_estimate: formatMoney(cost) };
  });

async function queueTest({ tx }: Pick<TransactionContext, 'tx'>, id: number, mobile: string) {
  await tx
    .insertInto('sms_message')
    .values({ campaign_id: id, member_id: null, agent_id: null, mobile, state: 'queued' })
    .execute();
  return { queued: 1, skipped: 0 };
}
