import type { Access } from '#contract/call.ts';
import type { Language } from '#contract/text.ts';
import type { MenuEntry, MenuLink } from './profile.ts';

/**
 * The server's menus as this user in this deployment can use them: without links to pages that do not exist here or
 * that the user may not see, and without empty groups.
 * `permissionOf` returns the permission of a path of this deployment; undefined = there is no such page.
 */
export function usableMenus(
  menus: readonly MenuEntry[],
  permissionOf: (path: string) => Access | undefined,
  can: (permission: Access) => boolean,
): readonly MenuEntry[] {
  const usable = (link: string) => {
    if (!link.startsWith('/')) return true;
    const permission = permissionOf(pathOf(link));
    return permission !== undefined && can(permission);
  };
  return menus.flatMap((entry): readonly MenuEntry[] => {
    if (entry.items.length === 0) return entry.link && usable(entry.link) ? [entry] : [];
    const items = entry.items.filter((item) => usable(item.link));
    return items.length > 0 ? [{ ...entry, items }] : [];
  });
}

/** The menus with what they are called in a language: the Thai label where an entry has no other. */
export function menusIn(language: Language, menus: readonly MenuEntry[]): readonly MenuEntry[] {
  if (language === 'th') return menus;
  const named = <T extends MenuLink | MenuEntry>(entry: T): T => ({ ...entry, label: entry.labelEn ?? entry.label });
  return menus.map((entry) => ({ ...named(entry), items: entry.items.map(named) }));
}

/** Path of a link, without query and fragment. */
export function pathOf(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** Whether an entry is the one that is open. A way to a view of a list is none: the list itself is. */
export const isCurrent = (link: string, active: string | undefined): boolean =>
  active !== undefined && !/[?&]view=/.test(link) && pathOf(link) === active;

/** Every link of the menus, in order, with the group it is in. */
export function menuLinks(menus: readonly MenuEntry[]): readonly (MenuLink & { readonly group: MenuEntry })[] {
  return menus.flatMap((group) =>
    group.items.length > 0
      ? group.items.map((item) => ({ ...item, group }))
      : [{ id: group.id, label: group.label, link: group.link ?? '/', group }],
  );
}

/**
 * The menu entry of a path: itself, else the one above it (`/a/b/detail` → `/a/b`), else, for the
 * pages of one record, the list next to them (`/a/detail` → `/a/manage`), else the only one of its first segment.
 */
export function activeLink(path: string, links: readonly string[]): string | undefined {
  const own = links.filter((link) => link.startsWith('/')).map(pathOf);
  if (own.includes(path)) return path;
  const above = own
    .filter((link) => link !== '/' && path.startsWith(`${link}/`))
    .sort((a, b) => b.length - a.length)[0];
  if (above) return above;
  const folder = path.match(/^(.+\/)(detail|add)$/)?.[1];
  const siblings = own.filter(
    (link) => folder !== undefined && link.startsWith(folder) && !link.slice(folder.length).includes('/'),
  );
  return siblings.find((link) => link === `${folder}manage`) ?? siblings[0] ?? onlyOf(path, own);
}

/** The entry of everything below one first segment, where the menu has just one of it: `/a/x` → `/a/b`. */
function onlyOf(path: string, links: readonly string[]): string | undefined {
  const first = /^\/[^/]+\//.exec(path)?.[0];
  const below = first === undefined ? [] : links.filter((link) => link.startsWith(first));
  return below.length === 1 ? below[0] : undefined;
}
