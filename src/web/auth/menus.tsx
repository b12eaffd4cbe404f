import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Access } from '#contract/call.ts';
import { usableMenus } from './menu-tree.ts';
import type { MenuEntry } from './profile.ts';
import { useCan, useProfile } from './session-context.tsx';

/** Menus, and how to draw them. */
interface Menus {
  readonly entries: readonly MenuEntry[];
  /** SVG path of an icon by the name that a menu gives it; undefined when the deployment has none. */
  iconOf(name: string): string | undefined;
}

const MenusContext = createContext<Menus>({ entries: [], iconOf: () => undefined });
const none: readonly MenuEntry[] = [];

interface Props {
  /** What a path of this deployment asks for; undefined = there is no such page. */
  readonly permissionOf: (path: string) => Access | undefined;
  /** SVG paths of the deployment's menu icons by name, with or without `mdi-`. */
  readonly icons: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** The person's menus, worked out once for drawer, palette and home page. */
export function MenusProvider({ permissionOf, icons, children }: Props) {
  const profile = useProfile();
  const can = useCan();
  const menus = useMemo<Menus>(
    () => ({
      entries: usableMenus(profile?.menus ?? none, permissionOf, can),
      iconOf(name) {
        const bare = name.replace(/^mdi-/, '');
        return icons[name] ?? icons[bare] ?? icons[`mdi-${bare}`];
      },
    }),
    [profile, permissionOf, can, icons],
  );
  return <MenusContext value={menus}>{children}</MenusContext>;
}

export function useMenus(): Menus {
  return useContext(MenusContext);
}
