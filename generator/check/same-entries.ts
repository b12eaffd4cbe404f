import type { DraftMenu } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type Rule, warnings } from './rule.ts';

/** Entries of one group of the drawer that are called the same, or lead to the same place. */
export const sameEntries: Rule = function* (world) {
  for (const { raw } of world.draft.menus) yield* groupProblems(world, raw);
};

function* groupProblems(world: World, group: DraftMenu['raw']): Iterable<Problem> {
  const warn = warnings('same-entry', world);
  const labels = new Set<string>();
  const links = new Set<string>();
  for (const item of group.items ?? []) {
    const { label, link } = item;
    if (links.has(link)) {
      const message = `the menu group “${group.id}” leads to ${link} twice: one entry is enough`;
      yield warn({ holder: item, key: 'link', received: link, message });
    } else if (labels.has(label.th)) {
      const message = `two entries of the menu group “${group.id}” are called “${label.th}”: give one of them another label`;
      yield warn({ holder: item, key: 'label', received: label.th, message });
    }
    labels.add(label.th);
    links.add(link);
  }
}
