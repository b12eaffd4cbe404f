import type { Updateable } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { invalid, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import { systemTexts } from '../texts.ts';
import { asJson } from './as-json.ts';
import { roleOf, sharing } from './sharing.ts';

/** Lists of which one person keeps something, at most: more than there are screens. */
const mostLists = 400;

/** What a person keeps of one list. */
type Kept = Pick<Updateable<Database['person_list']>, 'layout' | 'opening' | 'first_view_id'>;

/** Writes what a person keeps of one list. How they have things shown concerns nobody else: the audit log leaves it out. */
async function keepList({ tx, principal }: TransactionContext, screen: string, kept: Kept): Promise<void> {
  const { userId } = principal;
  const values = { ...kept, ...(kept.layout ? { layout: asJson(kept.layout) } : {}) };
  const written = await tx
    .updateTable('person_list')
    .set(values)
    .where('user_id', '=', userId)
    .where('screen', '=', screen)
    .executeTakeFirst();
  if (written.numUpdatedRows > 0n) return;
  const { count } = await tx
    .selectFrom('person_list')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= mostLists) throw invalid({ screen: systemTexts.tooManyLists({ most: mostLists }) });
  await tx
    .insertInto('person_list')
    .values({ user_id: userId, screen, ...values })
    .onConflict((on) => on.columns(['user_id', 'screen']).doUpdateSet(values))
    .execute();
}

/** `POST /api/account/list`: the columns of a list; without a layout they are as the manifest says. */
export const keepColumns: Services<Context>['preferences.list'] = async ({ body }, ctx) => {
  await ctx.transaction((inner) => keepList(inner, body.screen, { layout: body.layout ?? null }));
  return {};
};

/** `POST /api/account/view/first`: what a list opens with for the caller, whatever their role opens with. */
export const chooseFirst: Services<Context>['view.first'] = async ({ body }, ctx) => {
  const id = body.view_id ?? undefined;
  await ctx.transaction(async (inner) => {
    if (id !== undefined && !(await mayOpen(inner, id, body.screen))) throw missing();
    await keepList(inner, body.screen, { opening: id === undefined ? 'plain' : 'view', first_view_id: id ?? null });
  });
  return {};
};

/** Whether the caller may open a view of this list. It is held: nobody deletes it meanwhile. */
async function mayOpen({ tx, principal, can }: TransactionContext, id: number, screen: string): Promise<boolean> {
  const view = await tx
    .selectFrom('saved_view as view')
    .select('view.id')
    .where('view.id', '=', id)
    .where('view.screen', '=', screen)
    .where((eb) =>
      eb.or([
        eb('view.user_id', '=', principal.userId),
        eb.exists(
          eb
            .selectFrom('saved_view_role as share')
            .select('share.id')
            .whereRef('share.view_id', '=', 'view.id')
            .$if(!can(sharing), (all) => all.where('share.role_id', '=', roleOf(principal))),
        ),
      ]),
    )
    .forKeyShare()
    .executeTakeFirst();
  return view !== undefined;
}

/** `POST /api/account/settings`: language, colours, density and era, the views in the menu, and how to hear of notices; what is left out stays. */
export const keepSettings: Services<Context>['preferences.settings'] = async ({ body }, ctx) => {
  const { userId } = ctx.principal;
  const kept = {
    ...(body.settings ?? {}),
    ...(body.notices ? { notice_browser: body.notices.browser, notice_sound: body.notices.sound } : {}),
    ...(body.pinned ? { pinned: asJson([...new Set(body.pinned)]) } : {}),
  };
  if (Object.keys(kept).length === 0) return {};
  await ctx.transaction(({ tx }) =>
    tx
      .insertInto('person_setting')
      .values({ user_id: userId, ...kept })
      .onConflict((on) => on.column('user_id').doUpdateSet(kept))
      .execute(),
  );
  return {};
};
