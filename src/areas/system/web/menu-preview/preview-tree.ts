import type { MenuItemsReply } from '#generated/api/system.ts';
import type { Values } from '#web/form/form-values.ts';

/** Data of an entry for the drawer. */
export interface Entry {
  readonly key: string;
  readonly label: string;
  readonly icon: string | null;
  readonly link: string | null;
  readonly badge: boolean;
  readonly isHidden: boolean;
  /** The entry being edited. */
  readonly isOwn: boolean;
}

export interface Preview {
  readonly top: Entry;
  readonly entries: readonly Entry[];
  readonly isCollapsed: boolean;
}

type Menu = MenuItemsReply;

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null;

function entryOf(menu: Menu, language: 'th' | 'en'): Entry {
  return {
    key: String(menu.id),
    label: (language === 'en' ? textOf(menu.label_en) : null) ?? menu.label,
    icon: menu.icon,
    link: menu.link,
    badge: menu.badge_key !== 'none',
    isHidden: menu.status !== 'active',
    isOwn: false,
  };
}

/** The part of the drawer around an entry, with the values typed so far. */
export function previewOf(
  values: Values,
  id: number | undefined,
  menus: readonly Menu[],
  language: 'th' | 'en',
): Preview {
  const editedEntry: Entry = {
    key: 'own',
    label: (language === 'en' ? textOf(values.label_en) : null) ?? textOf(values.label) ?? '…',
    icon: textOf(values.icon),
    link: textOf(values.link),
    badge: typeof values.badge_key === 'string' && values.badge_key !== 'none',
    isHidden: values.status !== 'active',
    isOwn: true,
  };
  const parent = menus.find((menu) => menu.id === values.parent_id);
  if (!parent) {
    const below = id === undefined ? [] : menus.filter((menu) => menu.parent_id === id && menu.status === 'active');
    return {
      top: editedEntry,
      entries: below.map((menu) => entryOf(menu, language)),
      isCollapsed: values.is_collapsed === true,
    };
  }
  const position =
    typeof values.sort_order === 'number' && values.sort_order > 0 ? values.sort_order : Number.MAX_VALUE;
  const siblings = menus.filter((menu) => menu.parent_id === parent.id && menu.id !== id && menu.status === 'active');
  const before = siblings.filter((menu) => menu.sort_order <= position);
  const after = siblings.filter((menu) => menu.sort_order > position);
  return {
    top: entryOf(parent, language),
    entries: [
      ...before.map((menu) => entryOf(menu, language)),
      editedEntry,
      ...after.map((menu) => entryOf(menu, language)),
    ],
    isCollapsed: false,
  };
}
