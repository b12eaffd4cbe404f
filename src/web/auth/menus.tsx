import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { Access } from '#contract/call.ts';
import type { LoadIcons, Route, Titles } from '#contract/route.ts';
import { useLanguage } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { menusIn, usableMenus } from './menu-tree.ts';
import { type PinnedView, personStore } from './person-store.ts';
import type { MenuEntry } from './profile.ts';
import { useCan, useProfile } from './session-context.tsx';

/** Menus, and how to draw them. */
interface Menus {
  readonly entries: readonly MenuEntry[];
  /** SVG path of an icon by the name that a menu gives it; undefined when the deployment has none. */
  iconOf(name: string): string | undefined;
  /** What a path of this deployment asks for; undefined = there is no such page, or the server has nothing for it. */
  permissionOf(path: string): Access | undefined;
  /** Every screen of this deployment. */
  readonly screens: readonly MenuScreen[];
  /** What every screen is called. */
  loadTitles(): Promise<Titles>;
  /** Every icon that a menu may have, by name without `mdi-`; undefined until first requested. */
  readonly allIcons: Icons | undefined;
  /** Asks for all icons. */
  wantIcons(): void;
}

type Icons = Readonly<Record<string, string>>;
/** A screen that a menu may lead to. */
export type MenuScreen = Pick<Route, 'path' | 'layout' | 'permission' | 'load'>;
const noScreens: readonly MenuScreen[] = [];
const noTitles: Titles = {};
const loadNone = async () => noTitles;

const MenusContext = createContext<Menus>({
  entries: [],
  iconOf: () => undefined,
  permissionOf: () => undefined,
  screens: noScreens,
  loadTitles: loadNone,
  allIcons: undefined,
  wantIcons: () => undefined,
});
const none: readonly MenuEntry[] = [];

/** Views that the person has put into the menu, above everything else. */
const pinnedEntry = (pins: readonly PinnedView[]): readonly MenuEntry[] =>
  pins.length === 0
    ? none
    : [
        {
          ...{ id: 'views', label: 'มุมมองของฉัน', labelEn: 'My views', icon: 'mdi-star', isCollapsed: false },
          items: pins.map(({ id, name, link }) => ({ id: `view-${id}`, label: name, link })),
        },
      ];

interface Props {
  /** What a path of this deployment asks for; undefined = there is no such page. */
  readonly permissionOf: (path: string) => Access | undefined;
  /** SVG paths of the deployment's menu icons by name, with or without `mdi-`. */
  readonly icons: Icons;
  /** All icons that a menu may have. */
  readonly loadIcons?: LoadIcons | undefined;
  readonly screens?: readonly MenuScreen[];
  readonly loadTitles?: () => Promise<Titles>;
  readonly children: ReactNode;
}

/** The person's menus, worked out once for drawer, palette and home page. */
export function MenusProvider(props: Props) {
  const { permissionOf, icons, loadIcons, screens = noScreens, loadTitles = loadNone, children } = props;
  const profile = useProfile();
  const can = useCan();
  const language = useLanguage();
  const { pins } = useStore(personStore(profile?.user.id ?? ''));
  const [allIcons, setAllIcons] = useState<Icons>();
  // An icon that cannot be fetched is drawn as a folder; the next page asks again.
  const wantIcons = useCallback(
    () =>
      void loadIcons?.().then(
        ({ menuIcons }) => setAllIcons(menuIcons),
        () => undefined,
      ),
    [loadIcons],
  );
  const menus = useMemo<Menus>(
    () => ({
      entries: menusIn(language, usableMenus([...pinnedEntry(pins), ...(profile?.menus ?? none)], permissionOf, can)),
      permissionOf,
      iconOf(name) {
        const bare = name.replace(/^mdi-/, '');
        return icons[name] ?? icons[bare] ?? icons[`mdi-${bare}`] ?? allIcons?.[bare];
      },
      screens,
      loadTitles,
      allIcons,
      wantIcons,
    }),
    [language, profile, pins, permissionOf, can, icons, screens, loadTitles, allIcons, wantIcons],
  );
  const isMissing = menus.entries.some((entry) => entry.icon !== '' && menus.iconOf(entry.icon) === undefined);
  useEffect(() => {
    if (isMissing && !allIcons) wantIcons();
  }, [isMissing, allIcons, wantIcons]);
  return <MenusContext value={menus}>{children}</MenusContext>;
}

export function useMenus(): Menus {
  return useContext(MenusContext);
}

/** What every screen is called, by its path; nothing until it has been fetched. */
export function useTitles(): Titles {
  const { loadTitles } = useMenus();
  const [titles, setTitles] = useState(noTitles);
  useEffect(() => {
    let isCurrent = true;
    void loadTitles().then((all) => isCurrent && setTitles(all));
    return () => {
      isCurrent = false;
    };
  }, [loadTitles]);
  return titles;
}
