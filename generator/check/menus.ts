import { routeProblems } from './link-problems.ts';
import { complaints, type Rule } from './rule.ts';

/** Menu entries lead to screens that exist; a group is a link or has entries. */
export const menus: Rule = function* (world) {
  const complain = complaints('menu', world);
  for (const { raw } of world.draft.menus) {
    const hasItems = raw.items !== undefined && raw.items.length > 0;
    if (raw.link === undefined && !hasItems && !world.draft.places.isDamaged(raw, 'link', 'items')) {
      yield complain({
        holder: raw,
        key: 'id',
        received: raw.id,
        message: `the menu group “${raw.id}” leads nowhere: give it a link, or items`,
      });
    }
    if (raw.link !== undefined && hasItems) {
      yield complain({
        holder: raw,
        key: 'link',
        received: raw.link,
        message: `the menu group “${raw.id}” is a link or has items, not both`,
      });
    }
    if (raw.link !== undefined) yield* routeProblems(world, { text: raw.link, holder: raw, key: 'link' });
    for (const item of raw.items ?? []) yield* routeProblems(world, { text: item.link, holder: item, key: 'link' });
  }
};
