import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { routeProblems } from './link-problems.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

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
    for (const item of raw.items ?? []) {
      yield* routeProblems(world, { text: item.link, holder: item, key: 'link' });
      for (const tab of item.tabs ?? []) yield* routeProblems(world, { text: tab.link, holder: tab, key: 'link' });
      const [first] = item.tabs ?? [];
      if (first && first.link !== item.link) {
        const message = `the first tab of an entry is the entry itself: it leads to ${item.link}`;
        yield complain({ holder: first, key: 'link', received: first.link, message });
      }
      if (item.badge !== undefined) yield* badgeProblems(world, item, item.badge);
    }
  }
};

/** The count of a menu entry is that of a queue on the entry's page. */
function* badgeProblems(world: World, item: { readonly link: string }, badge: string): Iterable<Problem> {
  const { queues, screens } = world.draft;
  const queue = queues.get(badge)?.raw;
  const at = { holder: item, key: 'badge' };
  if (!queue) yield* unknownName('menu', world, at, badge, queues.keys(), `there is no queue “${badge}” (queues)`);
  else if (screens.has(queue.screen) && queue.screen !== item.link) {
    const message = `the queue “${badge}” is worked on at ${queue.screen}, this entry opens ${item.link}`;
    yield complaints('menu', world)({ ...at, received: badge, message });
  }
}
