import type { AreaJob } from '#server/areas/define-area.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { FailureError } from '#server/base/failure.ts';
import type { Context, Principal, RowOf } from '#server/context/context.ts';
import { actingFor, activePeople } from '#server/identity/people.ts';
import { sendLetter } from '#server/identity/send-letter.ts';
import { enqueue } from '#server/jobs/outbox.ts';
import { wakeTopic } from '#server/jobs/wake.ts';
import type { TaskHandler } from '#server/jobs/worker.ts';
import { change } from '#server/lifecycle/change.ts';
import { systemTexts } from '../texts.ts';
import { dueAfter } from './due.ts';
import { letterOf } from './letter.ts';
import { type Asking, isReached, type MadeFile, makeFile } from './make-file.ts';
import { sendKey, sendTopic } from './send-now.ts';

type Subscription = RowOf<'subscription'>;

/** Topic of the task that never ends, and of those that send letters. */
export const dueTopic = 'subscription.due';
const mailTopic = 'subscription.mail';

/** Milliseconds between two looks for what is due; how many are begun in one; how often one is tried. */
const pause = 15_000;
const most = 50;
const tries = 5;

/** Begins what is due, once for each moment. What was missed while the server was off comes once. */
const lookForDue =
  ({ transaction }: Pick<Context, 'transaction'>): TaskHandler =>
  async () => {
    await transaction(async ({ tx, clock, afterCommit }) => {
      const now = clock.now();
      const due = await tx
        .selectFrom('subscription')
        .selectAll()
        .where('is_on', '=', true)
        .where('next_at', '<=', now)
        .orderBy('next_at')
        .limit(most)
        .forUpdate()
        .skipLocked()
        .execute();
      for (const { id, next_at, ...rhythm } of due) {
        const moment = (next_at ?? now).toISOString();
        await enqueue(tx, { topic: sendTopic, key: sendKey(id, moment), payload: { id, due: moment } });
        await tx
          .updateTable('subscription')
          .set({ next_at: dueAfter(rhythm, now) })
          .where('id', '=', id)
          .execute();
      }
      if (due.length > 0) afterCommit(wakeTopic);
    });
    return { again: pause };
  };

/** The person of a subscription with what they may do today; undefined if they may not sign in. */
async function personOf({ db }: AreaJob['platform'], { user_id }: Subscription): Promise<Principal | undefined> {
  const person = await activePeople(db).where('person.id', '=', user_id).executeTakeFirst();
  return person && actingFor(db, person);
}

/** Keeps a file and has its person told, once for each moment: a try that was cut off afterwards does neither again. */
async function keep({ context }: AreaJob, subscription: Subscription, due: Date, file: MadeFile): Promise<void> {
  const { id, user_id, name, format, by_mail, rhythm } = subscription;
  await context.transaction(async ({ tx, clock, audit, afterCommit }) => {
    const kept = await tx
      .insertInto('subscription_file')
      .values({
        ...{ user_id, subscription_no: id, due_at: due, name, format },
        file_name: file.name.slice(0, 200),
        row_count: file.count,
        row_total: file.total,
        content: file.content.toString('base64'),
      })
      .onConflict((on) => on.columns(['subscription_no', 'due_at']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!kept) return;
    await tx
      .updateTable('subscription')
      .set({ sent_at: clock.now(), failure: null, holds: rhythm === 'reached' })
      .where('id', '=', id)
      .execute();
    const after = { subscription_no: id, name, file_name: file.name, row_count: file.count };
    await audit({ action: 'subscription.sent', entityType: 'SubscriptionFile', entityId: kept.id, after });
    if (!by_mail) return;
    await enqueue(tx, { topic: mailTopic, key: `${mailTopic}:${kept.id}`, payload: { file: kept.id } });
    afterCommit(wakeTopic);
  });
}

/** Notes why nothing was sent. The person is told when it is another reason than the last time. */
async function note({ context }: AreaJob, { id }: Subscription, error: unknown): Promise<void> {
  const text = error instanceof FailureError ? error.text : systemTexts.sendingFailed;
  const failure = bilingual(text, 500);
  await context.transaction(async (ctx) => {
    const before = await ctx.tx
      .selectFrom('subscription')
      .select('failure')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!before || before.failure === failure) return;
    await change(ctx, 'subscription', id, { failure });
    await ctx.audit({ action: 'subscription.failed', entityType: 'Subscription', entityId: id, after: { failure } });
  });
}

/** Whether it is to be sent now; of a condition, which holds until it no longer does, only the beginning. */
async function isToBeSent({ context }: AreaJob, asking: Asking, subscription: Subscription): Promise<boolean> {
  if (subscription.rhythm !== 'reached') return true;
  const holds = await isReached(asking, subscription);
  if (!holds && subscription.holds)
    await context.transaction(({ tx }) =>
      tx.updateTable('subscription').set({ holds: false }).where('id', '=', subscription.id).execute(),
    );
  return holds && !subscription.holds;
}

const send =
  (job: AreaJob): TaskHandler =>
  async ({ id: task, payload, run }) => {
    const { platform } = job;
    const { db } = platform;
    const { id, due: moment, asked } = payload;
    const subscription = await db
      .selectFrom('subscription')
      .selectAll()
      .where('id', '=', Number(id))
      .executeTakeFirst();
    if (!subscription?.is_on) return { done: true };
    const due = new Date(String(moment));
    try {
      const person = await personOf(platform, subscription);
      if (!person) throw new FailureError(403);
      const setting = await db
        .selectFrom('person_setting')
        .select('language')
        .where('user_id', '=', person.userId)
        .executeTakeFirst();
      const request = {
        ...{ id: `${sendTopic}:${task}`, ip: '-', userAgent: sendTopic },
        language: setting?.language ?? 'th',
      } as const;
      const asking = { platform, person, request, due };
      if (asked === true || (await isToBeSent(job, asking, subscription)))
        await keep(job, subscription, due, await makeFile(asking, subscription));
    } catch (error) {
      // What the server refuses it will refuse again; anything else may pass.
      if (!(error instanceof FailureError) && run < tries) throw error;
      await note(job, subscription, error);
    }
    return { done: true };
  };

const mail =
  ({ platform, address }: AreaJob): TaskHandler =>
  async (task) => {
    const letter = await letterOf(platform, address, Number(task.payload.file));
    return letter ? sendLetter(platform, task, letter) : { done: true };
  };

/** What sends reports when they are due, by topic of the outbox. */
export const subscriptionTasks = (job: AreaJob): Readonly<Record<string, TaskHandler>> => ({
  [dueTopic]: lookForDue(job.context),
  [sendTopic]: send(job),
  [mailTopic]: mail(job),
});
