import { sql } from 'kysely';
import type { AccountEvent, EventDetail } from '#contract/account-notice.ts';
import type { TransactionContext } from '../context/context.ts';
import { many, one } from '../db/sql.ts';
import { wakeTopic } from '../jobs/wake.ts';
import type { Settings } from '../settings/settings.ts';

export interface NewEvent {
  readonly userId: number;
  readonly kind: AccountEvent;
  readonly detail?: EventDetail;
}

/** Having had control of the account, the user counts as its owner where two people are required. */
const opensDoor: ReadonlySet<AccountEvent> = new Set(['created', 'reset', 'email', 'networks', 'reactivated']);
/** An account that was somebody's already moves no money for a while. */
const closesMoney: ReadonlySet<AccountEvent> = new Set(['reset', 'email', 'reactivated']);

/** Topic of the outbox: letters about what was done to an account. */
export const noticeLetterTopic = 'identity.notice';

/**
 * Writes down what this person did to somebody's account, and leaves letters for the account's address, for the one that
 * it had before, and for the owners of the house.
 */
export async function noteEvent(
  ctx: TransactionContext,
  { moneyClosedHours, sameDays }: Pick<Settings, 'moneyClosedHours' | 'sameDays'>,
  { userId, kind, detail = {} }: NewEvent,
): Promise<void> {
  const { tx, principal } = ctx;
  // What people do to themselves binds them to nobody.
  const actor = principal.userId === 0 || principal.userId === userId ? null : principal.userId;
  const until = (applies: boolean, amount: number, unit: 'hours' | 'days') =>
    applies && actor !== null ? sql`clock_timestamp() + ${amount} * ${sql.lit(`1 ${unit}`)}::interval` : sql`null`;
  const { id } = await one(
    sql<{ id: bigint }>`
      insert into account_event (user_id, actor_id, kind, detail, same_until, money_until)
      values (${userId}, ${actor}::integer, ${kind}, ${JSON.stringify(detail)}::jsonb,
        ${until(opensDoor.has(kind), sameDays, 'days')}, ${until(closesMoney.has(kind), moneyClosedHours, 'hours')})
      returning id`,
    tx,
  );
  await leaveLetters(ctx, id, kind === 'email' ? detail.from : undefined);
}

/** One task a letter: what does not go out to one is tried again for that one. */
async function leaveLetters({ tx, principal, afterCommit }: TransactionContext, id: bigint, before?: string) {
  await many(
    sql`
      insert into outbox (topic, key, payload)
      select ${noticeLetterTopic}, ${`${noticeLetterTopic}:${id}:`} || reader.email,
        jsonb_build_object('event', ${String(id)}::text, 'to', reader.email)
      from (
        select person.email from account_event event join app_user person on person.id = event.user_id where event.id = ${id}
        union select ${before ?? null}::text
        union select owner.email from app_user owner join role on role.id = owner.role_id
          where role.rank <= 1 and owner.status = 'active' and owner.id <> ${principal.userId}
      ) reader where reader.email is not null`,
    tx,
  );
  afterCommit(wakeTopic);
}

/**
 * Records that somebody guesses at an account, once an hour, and queues a letter for its owner. The same statement for
 * unknown names, or the response time would reveal which they are.
 */
export async function noteGuesses(ctx: TransactionContext, userId: number | undefined): Promise<void> {
  await many(
    sql`
      with fresh as (
        insert into account_event (user_id, kind, detail)
        select id, 'guesses', jsonb_build_object('ip', ${ctx.request.ip.slice(0, 64)}::text) from app_user person
        where id = ${userId ?? 0} and not exists (
          select from account_event event where event.user_id = person.id and event.kind = 'guesses'
            and event.at > clock_timestamp() - interval '1 hour')
        returning id, user_id)
      insert into outbox (topic, key, payload)
      select ${noticeLetterTopic}, ${`${noticeLetterTopic}:`} || fresh.id, jsonb_build_object('event', fresh.id::text, 'to', person.email)
      from fresh join app_user person on person.id = fresh.user_id`,
    ctx.tx,
  );
  ctx.afterCommit(wakeTopic);
}
