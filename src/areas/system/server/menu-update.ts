import type { DeploymentInfo } from '#contract/catalog.ts';
import { effect } from '#server/context/effect.ts';
import { checkMenu, trimmedOrNull } from './menu-rules.ts';

/** A changed or moved menu entry follows the same rules as a new one. */
export const menuUpdate = ({ routes }: DeploymentInfo) => {
  const knownRoutes = new Set(routes);
  return effect('menu.update', async ({ before, row: written }, ctx) => {
    const row = { ...written, icon: trimmedOrNull(written.icon), link: trimmedOrNull(written.link) };
    const shape = ['parent_id', 'icon', 'link'] as const;
    // A new order, or showing and hiding, cannot break any rule.
    if (before && shape.every((name) => before[name] === row[name])) return undefined;
    await checkMenu(ctx.tx, { before, row }, knownRoutes);
    return row.icon === written.icon && row.link === written.link ? undefined : { icon: row.icon, link: row.link };
  });
};
