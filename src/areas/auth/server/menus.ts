import type { Kysely, Selectable } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { allows } from '#contract/permission.ts';
import type { ServedMenu } from '#generated/api/auth.ts';
import { screens } from '#generated/api/screens.ts';
import type { Database } from '#server/db/database.ts';

type MenuRow = Selectable<Database['menu']>;

/**
 * The menus that a role may see: shown, given to the role (none given = all), leading to a screen that this deployment
 * has and the role may open. A group without anything left is left out.
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
  const given = menuIds && menuIds.length > 0 ? new Set(menuIds) : undefined;
  const mayOpen = (row: MenuRow): boolean => {
    if (row.link === null) return false;
    // A menu may also lead out of the product; whoever may edit menus decided that.
    if (/^https:\/\//.test(row.link)) return true;
    const path = row.link.replace(/[?#].*$/, '');
    const permission = routes.has(path) ? screens[path] : undefined;
    return (
      permission !== undefined && (permission === 'signed-in' || permission === 'public' || allows(grants, permission))
    );
  };
  // A group is there for its entries: that it was given says nothing about them.
  const isGiven = (row: MenuRow): boolean => !given || given.has(row.id);
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
      const children = rows.filter((child) => child.parent_id === row.id && isGiven(child) && mayOpen(child));
      const alone = children.length === 0 && isGiven(row) && mayOpen(row);
      if (children.length === 0 && !alone) return [];
      return [{ ...leaf(row), isMenuCollapsed: row.is_collapsed, subItems: children.map(leaf) }];
    });
}
