import type { Services } from '#generated/api/handlers.ts';
import { conflicted, missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';

/** Outbox topic of one file that is due. */
export const sendTopic = 'subscription.send';
/** One task for each subscription and moment (UTC, ISO 8601). */
export const sendKey = (id: number, moment: string): string => `${sendTopic}:${id}:${moment}`;

/** `POST /api/account/subscription/send`: the caller's own, now, whatever it waits for. */
export const sendNow: Services<Context>['subscription.send'] = async ({ body }, ctx) => {
  await ctx.transaction(async ({ tx, principal, clock, afterCommit }) => {
    const own = await tx
      .selectFrom('subscription')
      .select(['id', 'is_on'])
      .where('id', '=', body.id)
      .where('user_id', '=', principal.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!own) throw missing();
    if (!own.is_on) throw conflicted();
    const due = clock.now().toISOString();
    await enqueue(tx, { topic: sendTopic, key: sendKey(own.id, due), payload: { id: own.id, due, asked: true } });
    afterCommit(wakeTopic);
  });
  return {};
};
