import type { RawColumns, RawScreen } from '../language/screen.ts';
import { columnOf } from '../model/columns.ts';
import { savesOf, type World } from '../model/world.ts';
import { type Link, placeProblems, routeProblems } from './link-problems.ts';
import { actionsOf, isSound, rowNames, screenParts, shownBy } from './look.ts';
import type { Rule } from './rule.ts';

function* columnLinks(columns: RawColumns | undefined, names: Link['names']): Iterable<Link> {
  for (const one of columns ?? []) {
    const { link } = columnOf(one);
    if (link !== undefined && typeof one !== 'string') yield { text: link, holder: one, key: 'link', names };
  }
}

/** Every link of a screen. */
export function* linksOf(world: World, raw: RawScreen): Iterable<Link> {
  const shown = shownBy(world, raw);
  const names = shown && isSound(world, shown) ? rowNames(world, shown) : undefined;
  if ('list' in raw || 'report' in raw) {
    yield* columnLinks(raw.columns, names);
    if (raw.open !== undefined) yield { text: raw.open, holder: raw, key: 'open', names };
  }
  if ('form' in raw && raw.done !== undefined) {
    const saved = savesOf(raw.form).map((id) => {
      const entity = world.endpoints.get(id)?.entity;
      return entity === undefined ? undefined : world.entities.names(entity);
    });
    // Both sides of a form lead there: what one of them may not have fills nothing.
    const all = saved.some((one) => one === undefined) ? undefined : [...new Set(saved.flatMap((one) => one ?? []))];
    yield { text: raw.done, holder: raw, key: 'done', names: all && [...all, ...(names ?? [])] };
  }
  for (const action of actionsOf(raw)) {
    if (action.raw.to !== undefined && action.node) {
      yield { text: action.raw.to, holder: action.node, key: 'to', names: action.where === 'header' ? [] : names };
    }
  }
  if (!('related' in raw)) return;
  for (const related of raw.related ?? []) {
    const list = world.endpoints.get(related.list);
    yield* columnLinks(related.columns, list && isSound(world, list) ? rowNames(world, list) : undefined);
  }
}

/** Links lead to screens that exist, carry what identifies the record, and fill their places from the row. */
export const links: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    for (const link of linksOf(world, raw)) {
      yield* routeProblems(world, link);
      yield* placeProblems(world, link);
    }
  }
};
