import { type PinnedView, personStore } from '#web/auth/person-store.ts';
import type { Preferences } from '#web/core/preferences.ts';
import { isLocal, keepViews, keptViews } from '#web/core/saved-views.ts';
import { keptLists, listStore } from './list-store.ts';

/** Where a view opens. A list is called by its path, or, behind a tab, by path and tab. */
function linkOf(screen: string, id: string, isPath: (path: string) => boolean): string {
  const at = screen.lastIndexOf('/');
  return isPath(screen)
    ? `${screen}?view=${id}`
    : `${screen.slice(0, at)}?tab=${encodeURIComponent(screen.slice(at + 1))}&view=${id}`;
}

/**
 * Puts what the server keeps in the place of what this browser has. Columns that were changed here since, and views that only
 * this browser has, stay, to be told; so does everything where the server has never heard of the person.
 */
export function takeOver(user: string, sent: Preferences, isPath: (path: string) => boolean): void {
  const person = personStore(user);
  const { unsent } = person.get();
  const isNew = sent.display === undefined;
  const untold = new Set(unsent);
  for (const name of new Set([...keptLists(user), ...sent.layouts.keys(), ...sent.views.keys()])) {
    const store = listStore(user, name);
    const before = store.get();
    if (isNew && before.layout !== undefined) untold.add(name);
    const layout = untold.has(name) ? before.layout : sent.layouts.get(name);
    const views = [...(sent.views.get(name) ?? []), ...keptViews(before.views).filter(isLocal)];
    const next = {
      ...(layout === undefined ? {} : { layout }),
      ...(views.length === 0 ? {} : { views: keepViews(views) }),
    };
    if (JSON.stringify(next) !== JSON.stringify(before)) store.set(next);
  }
  const all = new Map([...sent.views].flatMap(([screen, views]) => views.map((view) => [view.id, { screen, view }])));
  const pins = sent.pinned.flatMap((id): readonly PinnedView[] => {
    const pinned = all.get(id);
    return pinned ? [{ id, name: pinned.view.name, link: linkOf(pinned.screen, id, isPath) }] : [];
  });
  const now = { known: true, unsent: [...untold], pins };
  if (JSON.stringify(now) !== JSON.stringify(person.get())) person.set(now);
}
