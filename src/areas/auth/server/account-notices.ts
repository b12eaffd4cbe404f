import { type RawBuilder, sql } from 'kysely';
import type { AccountNotice } from '#contract/account-notice.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import { type Executor, many, maybe, one } from '#server/db/sql.ts';

/** Rank of those who hear what was done to anybody. */
const ownerRank = 1;
/** Notices that are shown at once, and days for which they are shown at all. */
const most = 20;
const days = 90;

/** Events that a person has not yet said to have seen; what they did themselves they know. */
const unseen = (userId: number): RawBuilder<unknown> => sql`
  account_event event
  join app_user person on person.id = event.user_id
  left join app_user actor on actor.id = event.actor_id
  where event.at > clock_timestamp() - ${days}::integer * interval '1 day'
    and event.id > coalesce((select event_id from account_notice_seen where user_id = ${userId}), 0)
    and event.actor_id is distinct from ${userId}::integer
    and (event.user_id = ${userId} and event.kind <> 'created'
      or event.user_id <> ${userId} and event.kind <> 'guesses' and exists (
        select from app_user me join role on role.id = me.role_id where me.id = ${userId} and role.rank <= ${ownerRank}))`;

/** How many notices wait for a person. */
export async function noticeCount(db: Executor, userId: number): Promise<number> {
  return (await one(sql<{ count: number }>`select count(*)::integer as count from ${unseen(userId)}`, db)).count;
}

/** Until when a person's account moves no money, if it does not. */
async function moneyClosedUntil(db: Executor, userId: number): Promise<Date | null> {
  const row = await maybe(
    sql<{ until: Date | null }>`
      select max(money_until) as until from account_event where user_id = ${userId} and money_until > clock_timestamp()`,
    db,
  );
  return row?.until ?? null;
}

/** `GET /api/account/notices`: what was done to the own account, to an owner what was done to anybody's. */
export const accountNotices: Services<Context>['account.notices'] = async (_input, { db, principal }) => {
  const { userId } = principal;
  const rows = await many(
    sql<Omit<AccountNotice, 'at' | 'id'> & { readonly at: Date; readonly id: bigint }>`
      select event.id, event.kind, event.at, event.detail, person.username, event.user_id = ${userId} as own, actor.name as by
      from ${unseen(userId)} order by event.id desc limit ${most}`,
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

/** `POST /api/account/notices/seen`: everything up to this one has been read. */
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
