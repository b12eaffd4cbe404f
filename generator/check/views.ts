import type { RawScreen } from '../language/screen.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';

type RawTable = Extract<RawScreen, { list: string } | { report: string }>;

/** Parameter of the address that says which tab is open. */
const tab = 'tab';

/** Tabs of a screen with several lists have names of their own, and the address has room for them. */
export const views: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values())
    if ('view' in raw || 'views' in raw) yield* tabProblems(world, raw);
};

function* tabProblems(world: World, raw: RawTable): Iterable<Problem> {
  const complain = complaints('views', world);
  const { view, views: further } = raw;
  if (!further) {
    yield complain({
      holder: raw,
      key: 'view',
      part: 'key',
      received: 'view',
      message: 'a list alone needs no tab: “view” is for a screen with further lists (views)',
    });
    return;
  }
  if (!view) {
    yield complain({
      holder: raw,
      key: 'views',
      part: 'key',
      received: 'views',
      message: 'say what the tab of the screen’s own list is called: view: { name, title }',
    });
  }
  const names = new Set(view ? [view.name] : []);
  for (const one of further) {
    if (names.has(one.name))
      yield complain({
        holder: one,
        key: 'name',
        received: one.name,
        message: `this screen has a tab “${one.name}” already`,
      });
    names.add(one.name);
  }
  const lists = [
    { id: 'list' in raw ? raw.list : raw.report, holder: raw, key: 'list' in raw ? 'list' : 'report' },
    ...further.map((one) => ({ id: one.list, holder: one, key: 'list' })),
  ];
  for (const { id, holder, key } of lists) {
    if (!world.endpoints.get(id)?.filters?.some((filter) => filter.params.includes(tab))) continue;
    yield complain({
      holder,
      key,
      received: id,
      message: `${id} has a filter “${tab}”: in the address that is the open tab of this screen`,
    });
  }
}
