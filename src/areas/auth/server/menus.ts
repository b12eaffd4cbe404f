import type { Kysely, Selectable } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { allows } from '#contract/permission.ts';
import type { ServedMenu } from '#generated/api/auth.ts';
import { screens } from '#generated/api/screens.ts';
import type { Database } from '#server/db/database.ts';

type MenuRow = Selectable<Database['menu']>;

/**
 * The menus that a role may see: active, assigned to the role (none assigned = all), and leading to a screen that
 * exists in this deployment and that the role may open. A group without visible entries is left out.
 */
export async function menusOf(
  db: Kysely<Database>,
  deployment: DeploymentInfo,
  grants: ReadonlySet<string>,
  menuIds: readonly number[] | null,
): Promise<readonly ServedMenu[]> {
  const rows = await db
    .selectFrom('menu')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('sort_order')
    .orderBy('id')
    .execute();
  const routes = new Set(deployment.routes);
  const assigned = menuIds && menuIds.length > 0 ? new Set(menuIds) : undefined;
  const mayOpen = (row: MenuRow): boolean => {
    if (row.link === null) return false;
    // A menu may also link out of the product; whoever may edit menus decided that.
    if (/^https:\/\//.test(row.link)) return true;
    const path = row.link.replace(/[?#].*$/, '');
    const permission = routes.has(path) ? screens[path] : undefined;
    return (
      permission !== undefined && (permission === 'signed-in' || permission === 'public' || allows(grants, permission))
    );
  };
  // Assigning a group does not assign its entries.
  const isAssigned = (row: MenuRow): boolean => !assigned || assigned.has(row.id);
  const leaf = ({ id, label, label_en, icon, link, badge_key }: MenuRow) => ({
    id,
    label,
    label_en,
    icon,
    link,
    badge_key,
  });
  return rows
    .filter((row) => row.parent_id === null)
    .flatMap((row) => {
      const children = rows.filter((child) => child.parent_id === row.id && isAssigned(child) && mayOpen(child));
      const isLeaf = children.length === 0 && isAssigned(row) && mayOpen(row);
      if (children.length === 0 && !isLeaf) return [];
      return [{ ...leaf(row), isMenuCollapsed: row.is_collapsed, subItems: children.map(leaf) }];
    });
}
