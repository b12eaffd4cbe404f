import { type RawBuilder, sql } from 'kysely';
import type { AccountNotice } from '#contract/account-notice.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe, one } from '#server/db/sql.ts';

/** Rank of the owner, who sees the events of every account. */
const ownerRank = 1;
/** Maximum number of notices in one reply, and the days they are kept in view. */
const maxNotices = 20;
const shownDays = 90;

/** Account events that a user has not acknowledged yet; their own actions are left out. */
const unseen = (userId: number): RawBuilder<unknown> => sql`
  account_event event
  join app_user person on person.id = event.user_id
  left join app_user actor on actor.id = event.actor_id
  where event.at > clock_timestamp() - ${shownDays}::integer * interval '1 day'
    and event.id > coalesce((select event_id from account_notice_seen where user_id = ${userId}), 0)
    and event.actor_id is distinct from ${userId}::integer
    and (event.user_id = ${userId} and event.kind <> 'created'
      or event.user_id <> ${userId} and event.kind <> 'guesses' and exists (
        select from app_user me join role on role.id = me.role_id where me.id = ${userId} and role.rank <= ${ownerRank}))`;

/** Number of unread notices of a user. */
export async function noticeCount(db: Executor, userId: number): Promise<number> {
  return (await one(sql<{ count: number }>`select count(*)::integer as count from ${unseen(userId)}`, db)).count;
}

/** Until when the user's account may not move money; null if it may. */
async function moneyClosedUntil(db: Executor, userId: number): Promise<Date | null> {
  const row = await maybe(
    sql<{ until: Date | null }>`
      select max(money_until) as until from account_event where user_id = ${userId} and money_until > clock_timestamp()`,
    db,
  );
  return row?.until ?? null;
}

/** `GET /api/account/notices`: events of the caller's own account; an owner gets those of every account. */
export const accountNotices: Services<Context>['account.notices'] = async (_input, { db, principal }) => {
  const { userId } = principal;
  const rows = await many(
    sql<Omit<AccountNotice, 'at' | 'id'> & { readonly at: Date; readonly id: bigint }>`
      select event.id, event.kind, event.at, event.detail, person.username, event.user_id = ${userId} as own, actor.name as by
      from ${unseen(userId)} order by event.id desc limit ${maxNotices}`,
    db,
  );
  return {
    items: rows.map(({ id, at, detail: { from = null, to = null, ip = null }, ...row }) => ({
      ...row,
      id: Number(id),
      at: at.toISOString(),
      detail: { from, to, ip },
    })),
    money_closed_until: (await moneyClosedUntil(db, userId))?.toISOString() ?? null,
  };
};

/** `POST /api/account/notices/seen`: marks everything up to this id as read. */
export const accountNoticesSeen: Services<Context>['account.notices_seen'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  await ctx.transaction(async (inner) => {
    await many(
      sql`
        insert into account_notice_seen (user_id, event_id)
        select ${userId}, coalesce(max(id), 0) from account_event where id <= ${body.id}
        on conflict (user_id) do update set event_id = greatest(account_notice_seen.event_id, excluded.event_id)`,
      inner.tx,
    );
    await inner.audit({
      action: 'account.notices_seen',
      entityType: 'User',
      entityId: userId,
      after: { up_to: body.id },
    });
  });
  return {};
};
