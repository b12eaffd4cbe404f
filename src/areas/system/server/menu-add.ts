import { sql } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import type { RowOf, TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { raise } from '#server/lifecycle/raise.ts';
import { checkMenu, lastPlace, trimmedOrNull } from './menu-rules.ts';
import { lockUserChanges } from './people.ts';

/** A new menu entry is placed last unless a position is given, and is assigned to the roles that have its group. */
export const menuAdd = ({ routes }: DeploymentInfo) => {
  const knownRoutes = new Set(routes);
  return effect('menu.add', async ({ row: inserted, body }, ctx) => {
    const row = { ...inserted, icon: trimmedOrNull(inserted.icon), link: trimmedOrNull(inserted.link) };
    await checkMenu(ctx.tx, { before: null, row }, knownRoutes);
    await giveToRoles(row, ctx);
    const sort_order = body.sort_order ? row.sort_order : await lastPlace(ctx.tx, row);
    return { icon: row.icon, link: row.link, sort_order };
  });
};

/**
 * Roles with a list of menus get the new entry if they have its group, and a new group if they have every other entry.
 * Roles without a list see all menus anyway.
 */
async function giveToRoles({ id, parent_id }: RowOf<'menu'>, ctx: TransactionContext): Promise<void> {
  await lockUserChanges(ctx.tx);
  const hasGroup =
    parent_id === null
      ? sql`menu_ids @> coalesce((select jsonb_agg(menu.id) from menu where menu.id <> ${id}), '[]')`
      : sql`menu_ids @> to_jsonb(${parent_id}::integer)`;
  const { rows } = await sql<{ id: number; code: string }>`
    update role set menu_ids = menu_ids || to_jsonb(${id}::integer), ${raise(ctx.principal)}
    where jsonb_array_length(menu_ids) > 0 and ${hasGroup}
    returning id, code`.execute(ctx.tx);
  if (rows.length === 0) return;
  await ctx.audit({
    action: 'menu.add',
    entityType: 'Role',
    entityIds: rows.map((role) => role.id),
    after: { menu_ids: { added: id }, roles: rows.map((role) => role.code) },
  });
}
