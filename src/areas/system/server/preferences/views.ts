import type { Insertable } from 'kysely';
import type { Tables } from '#generated/api/database.ts';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { change } from '#server/lifecycle/change.ts';
import { systemTexts } from '../texts.ts';
import { asJson } from './as-json.ts';
import { sharing } from './sharing.ts';

/** Views of one person, at most. */
const mostViews = 200;

/** Whether another view of this person and list has the name. */
async function isTaken({ tx, principal }: TransactionContext, screen: string, name: string, id: number | undefined) {
  const other = await tx
    .selectFrom('saved_view')
    .select('id')
    .where('user_id', '=', principal.userId)
    .where('screen', '=', screen)
    .where('name', '=', name)
    .where('id', '<>', id ?? 0)
    .executeTakeFirst();
  return other !== undefined;
}

/** `POST /api/account/view/save`: another view, or the caller's own as it is now. */
export const saveView: Services<Context>['view.save'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  const { screen } = body;
  const id = body.view_id ?? undefined;
  const name = body.name.trim();
  if (name === '') throw invalid({ name: systemTexts.viewNeedsName });
  const after = { name, query: body.query ?? '', layout: body.layout };
  return ctx.transaction(async (inner) => {
    const { tx } = inner;
    // One at a time for each person: names and numbers hold for what is written next.
    await tx.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    if (await isTaken(inner, screen, name, id)) throw invalid({ name: systemTexts.viewNameTaken });
    if (id !== undefined) {
      const before = await tx
        .selectFrom('saved_view')
        .select(['name', 'query', 'layout'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('screen', '=', screen)
        .forUpdate()
        .executeTakeFirst();
      if (!before) throw missing();
      await change(inner, 'saved_view', id, after);
      await inner.audit({ action: 'view.save', entityType: 'SavedView', entityId: id, before, after });
      return { id };
    }
    const { count } = await tx
      .selectFrom('saved_view')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostViews) throw invalid({ name: systemTexts.tooManyViews({ most: mostViews }) });
    const made = await tx
      .insertInto('saved_view')
      .values({ ...after, user_id: userId, screen, layout: asJson(body.layout), created_by: userId })
      .returning('id')
      .executeTakeFirstOrThrow();
    await inner.audit({ action: 'view.save', entityType: 'SavedView', entityId: made.id, after: { screen, ...after } });
    return { id: made.id };
  });
};

/** Locks a view that the caller may put in order: their own, or a shared one for whoever shares views. */
async function ownOrShared({ tx, principal, can }: TransactionContext, id: number) {
  const view = await tx
    .selectFrom('saved_view')
    .select(['id', 'user_id', 'screen', 'name'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  const shares = await tx
    .selectFrom('saved_view_role')
    .select(['role_id', 'is_first'])
    .where('view_id', '=', id)
    .orderBy('role_id')
    .execute();
  if (!view || (view.user_id !== principal.userId && !(shares.length > 0 && can(sharing)))) throw missing();
  return { view, shares };
}

/** `POST /api/account/view/share`: before exactly these roles; for one role, one view of a list opens first. */
export const shareView: Services<Context>['view.share'] = async ({ body }, ctx) => {
  const roles = [...new Set(body.role_ids ?? [])].sort((a, b) => a - b);
  const first = new Set(body.first_role_ids ?? []);
  if ([...first].some((id) => !roles.includes(id))) throw invalid({ first_role_ids: systemTexts.firstNeedsShare });
  await ctx.transaction(async (inner) => {
    const { tx } = inner;
    const above = new Set<number>();
    // Two people who choose what one role opens with come one after the other.
    if (roles.length > 0) {
      const there = await tx
        .selectFrom('role')
        .select(['id', 'rank'])
        .where('id', 'in', roles)
        .orderBy('id')
        .forNoKeyUpdate()
        .execute();
      if (there.length < roles.length) throw invalid({ role_ids: systemTexts.noSuchRole });
      for (const { id, rank } of there) if (rank < inner.principal.rank) above.add(id);
    }
    const { view, shares } = await ownOrShared(inner, body.view_id);
    const before = new Set(shares.filter(({ is_first }) => is_first).map(({ role_id }) => role_id));
    // What people above see first is theirs to say: a filter may hide from them what they look for.
    if ([...first].some((id) => above.has(id) && !before.has(id)))
      throw invalid({ first_role_ids: systemTexts.firstAboveYours });
    if (first.size > 0)
      await tx
        .updateTable('saved_view_role')
        .set({ is_first: false })
        .where('screen', '=', view.screen)
        .where('role_id', 'in', [...first])
        .execute();
    await tx.deleteFrom('saved_view_role').where('view_id', '=', view.id).execute();
    if (roles.length > 0)
      await tx
        .insertInto('saved_view_role')
        .values(
          roles.map(
            (role_id) =>
              ({
                view_id: view.id,
                role_id,
                screen: view.screen,
                is_first: first.has(role_id),
              }) satisfies Insertable<Tables['saved_view_role']>,
          ),
        )
        .execute();
    await inner.audit({
      action: 'view.share',
      entityType: 'SavedView',
      entityId: view.id,
      before: {
        role_ids: shares.map(({ role_id }) => role_id),
        first_role_ids: [...before],
      },
      after: { role_ids: roles, first_role_ids: [...first].sort((a, b) => a - b) },
    });
  });
  return {};
};

/** `POST /api/account/view/delete`: for everybody who has it. Lists that opened with it open as their role says again. */
export const deleteView: Services<Context>['view.delete'] = async ({ body }, ctx) => {
  await ctx.transaction(async (inner) => {
    const { tx } = inner;
    const { view, shares } = await ownOrShared(inner, body.view_id);
    await tx
      .updateTable('person_list')
      .set({ opening: null, first_view_id: null })
      .where('first_view_id', '=', view.id)
      .execute();
    await tx.deleteFrom('saved_view_role').where('view_id', '=', view.id).execute();
    await tx.deleteFrom('saved_view').where('id', '=', view.id).execute();
    await inner.audit({
      action: 'view.delete',
      entityType: 'SavedView',
      entityId: view.id,
      before: { screen: view.screen, name: view.name, role_ids: shares.map(({ role_id }) => role_id) },
    });
  });
  return {};
};
