import type { Services } from '#generated/api/handlers.ts';
import type { NamedView } from '#generated/api/system.ts';
import type { Context } from '#server/context/context.ts';
import { roleOf, sharing } from './sharing.ts';

/** Shares of views: all of the caller's own, of others those with the role of the caller, or all for whoever shares views. */
function sharesFor({ db, principal, can }: Context) {
  return db
    .selectFrom('saved_view_role as share')
    .innerJoin('saved_view as view', 'view.id', 'share.view_id')
    .select(['share.view_id', 'share.role_id', 'share.is_first'])
    .select((eb) => eb('share.role_id', '=', roleOf(principal)).as('is_mine'))
    .$if(!can(sharing), (all) =>
      all.where((eb) =>
        eb.or([eb('view.user_id', '=', principal.userId), eb('share.role_id', '=', roleOf(principal))]),
      ),
    )
    .orderBy('share.role_id')
    .execute();
}

/** Views that the caller may open: their own, and those shared with their role. */
async function viewsFor(ctx: Context): Promise<readonly NamedView[]> {
  const { userId } = ctx.principal;
  const shares = await sharesFor(ctx);
  const shared = [...new Set(shares.map(({ view_id }) => view_id))];
  const [views, lists] = await Promise.all([
    ctx.db
      .selectFrom('saved_view as view')
      .innerJoin('app_user as person', 'person.id', 'view.user_id')
      .select(['view.id', 'view.screen', 'view.name', 'view.query', 'view.layout', 'view.user_id', 'person.name as by'])
      .where((eb) =>
        eb.or([eb('view.user_id', '=', userId), ...(shared.length > 0 ? [eb('view.id', 'in', shared)] : [])]),
      )
      .orderBy('view.screen')
      .orderBy('view.name')
      .orderBy('view.id')
      .execute(),
    ctx.db
      .selectFrom('person_list')
      .select(['screen', 'opening', 'first_view_id'])
      .where('user_id', '=', userId)
      .where('opening', 'is not', null)
      .execute(),
  ]);
  const there = new Set(views.map(({ id }) => id));
  // Of what is no longer shared with them nobody's choice is left: their role's holds again.
  const held = lists.filter(({ opening, first_view_id: id }) => opening === 'plain' || (id !== null && there.has(id)));
  const chosen = new Map(held.map((list) => [list.screen, list]));
  return views.map(({ user_id, ...view }) => {
    const own = shares.filter(({ view_id }) => view_id === view.id);
    const choice = chosen.get(view.screen);
    return {
      ...view,
      is_own: user_id === userId,
      role_ids: own.map(({ role_id }) => role_id),
      first_role_ids: own.filter(({ is_first }) => is_first).map(({ role_id }) => role_id),
      is_first: choice
        ? choice.opening === 'view' && choice.first_view_id === view.id
        : own.some(({ is_first, is_mine }) => is_first && is_mine === true),
    };
  });
}

/** `GET /api/account/preferences`: how the caller wants things shown, and the views that they may open. */
export const readPreferences: Services<Context>['preferences.read'] = async (_input, ctx) => {
  const { userId } = ctx.principal;
  const [own, lists, views] = await Promise.all([
    ctx.db
      .selectFrom('person_setting')
      .select(['language', 'scheme', 'density', 'buddhist', 'pinned', 'notice_browser', 'notice_sound'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    ctx.db
      .selectFrom('person_list')
      .select(['screen', 'layout'])
      .where('user_id', '=', userId)
      .orderBy('screen')
      .execute(),
    viewsFor(ctx),
  ]);
  const { pinned = [], notice_browser: browser = false, notice_sound: sound = false, ...settings } = own ?? {};
  const there = new Set(views.map(({ id }) => id));
  return {
    settings: 'language' in settings ? settings : null,
    lists: lists.flatMap(({ screen, layout }) => (layout === null ? [] : [{ screen, layout }])),
    pinned: pinned.filter((id) => there.has(id)),
    notices: { browser, sound },
    views,
  };
};
