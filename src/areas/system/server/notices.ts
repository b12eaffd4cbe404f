import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';

/** Notices of one page. */
const pageSize = 20;

/** `GET /api/account/notice/list`: what concerns the caller, the latest first, and how much of it is unread. */
const listNotices: Services<Context>['notice.list'] = async ({ query }, { db, principal }) => {
  const own = db.selectFrom('notice').where('user_id', '=', principal.userId);
  const asked = query.unread ? own.where('read_at', 'is', null) : own;
  const [items, { total }, { unread }] = await Promise.all([
    asked
      .select(['id', 'at', 'tone', 'text', 'link', 'read_at'])
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(pageSize)
      .offset(((query.page ?? 1) - 1) * pageSize)
      .execute(),
    asked.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
    own
      .where('read_at', 'is', null)
      .select((eb) => eb.fn.countAll().as('unread'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    items: items.map(({ at, read_at, ...item }) => ({ ...item, at: at.toISOString(), is_read: read_at !== null })),
    total: Number(total),
    unread: Number(unread),
  };
};

/** `POST /api/account/notice/read`: one of the caller's own; that of anybody else does not exist. */
const readNotice: Services<Context>['notice.read'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  await ctx.transaction(async ({ tx, clock }) => {
    const own = await tx
      .selectFrom('notice')
      .select('read_at')
      .where('id', '=', body.id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!own) throw missing();
    if (own.read_at === null)
      await tx.updateTable('notice').set({ read_at: clock.now() }).where('id', '=', body.id).execute();
  });
  return {};
};

/** `POST /api/account/notice/read_all`: up to the last that the caller has seen. */
const readAllNotices: Services<Context>['notice.read_all'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  await ctx.transaction(({ tx, clock }) =>
    tx
      .updateTable('notice')
      .set({ read_at: clock.now() })
      .where('user_id', '=', userId)
      .where('id', '<=', body.up_to)
      .where('read_at', 'is', null)
      .execute(),
  );
  return {};
};

/** What concerns a person. How they read it concerns nobody else: the audit log leaves it out. */
export const noticeServices = {
  'notice.list': listNotices,
  'notice.read': readNotice,
  'notice.read_all': readAllNotices,
} satisfies Partial<Services<Context>>;
