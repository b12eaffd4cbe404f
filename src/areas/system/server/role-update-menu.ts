import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { sameValue } from '#server/records/write.ts';
import { actorOf, lockUserChanges } from './people.ts';
import { checkRoleReach } from './role-rules.ts';
import { systemTexts } from './texts.ts';

/** Sets all menus of a role at once. An entry includes its group. */
export const roleUpdateMenu = effect('role.update_menu', async ({ before, row, body }, ctx) => {
  if (!before || body.menu_ids === undefined) return undefined;
  await lockUserChanges(ctx.tx);
  checkRoleReach(await actorOf(ctx), before);
  const rows = await ctx.tx.selectFrom('menu').select(['id', 'parent_id']).execute();
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const requestedIds = new Set(body.menu_ids);
  const unknown = [...requestedIds].filter((id) => !parents.has(id));
  if (unknown.length > 0) throw invalid({ menu_ids: systemTexts.noMenu({ ids: unknown.slice(0, 3).join(', ') }) });
  for (const id of body.menu_ids) {
    const parent = parents.get(id);
    if (typeof parent === 'number') requestedIds.add(parent);
  }
  const menu_ids = [...requestedIds].sort((a, b) => a - b);
  return sameValue(menu_ids, row.menu_ids) ? undefined : { menu_ids };
});
