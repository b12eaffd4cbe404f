import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { actorOf, lockUserChanges, permissionNamesByKey } from './people.ts';
import { sharedBy, withViews } from './permission-sets.ts';
import { checkScope } from './role-rules.ts';
import { systemTexts } from './texts.ts';

/** A new role ranks below its creator. It starts empty, or as a copy limited to permissions the creator has. */
export const roleAdd = effect('role.add', async ({ row, body }, ctx) => {
  await lockUserChanges(ctx.tx);
  const actor = await actorOf(ctx);
  if (row.rank <= actor.rank) throw invalid({ rank: systemTexts.belowYourRank({ rank: actor.rank }) });
  checkScope(actor, row.scope);
  if (body.copy_from_role_id === undefined || body.copy_from_role_id === null) return undefined;
  const source = await ctx.tx
    .selectFrom('role')
    .select(['permissions', 'menu_ids', 'finance_team_id'])
    .where('id', '=', body.copy_from_role_id)
    .executeTakeFirst();
  if (!source) throw invalid({ copy_from_role_id: systemTexts.noRoleToCopy });
  const permissionNames = await permissionNamesByKey(ctx.tx);
  const shared = sharedBy(permissionNames.keys(), new Set(source.permissions), actor.grants);
  const { menu_ids, finance_team_id } = source;
  return { permissions: withViews(shared, (key) => shared.includes(key)), menu_ids, finance_team_id };
});
