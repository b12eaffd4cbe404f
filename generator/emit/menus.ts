import type { Menu, MenuItem } from '#contract/catalog.ts';
import type { MenuGroup } from '../model/menu.ts';
import type { Model } from '../model/types.ts';
import { type SourceSpec, typeImport } from '../print/source.ts';
import { menuIconNames } from './icons.ts';
import { type LookUp, lookUp } from './look-up.ts';

/** A link to a screen takes the screen's permission; a link elsewhere is for all signed-in users. */
function permissionOf(link: string, names: LookUp): string {
  return names.screen(link)?.permission ?? 'signed-in';
}

function itemOf(item: MenuGroup['items'][number], names: LookUp): MenuItem {
  const gateway = names.screen(item.link)?.gateway;
  return {
    label: item.label,
    link: item.link,
    permission: permissionOf(item.link, names),
    ...(item.badge === undefined ? {} : { badge: item.badge }),
    ...(gateway === undefined ? {} : { gateway }),
  };
}

/** A menu group with the permission of each link. */
function menuOf(group: MenuGroup, names: LookUp): Menu {
  const link = group.link === undefined ? {} : { link: group.link, permission: permissionOf(group.link, names) };
  return {
    id: group.id,
    label: group.label,
    icon: group.icon,
    ...link,
    ...(group.gateway === undefined ? {} : { gateway: group.gateway }),
    order: group.order,
    items: group.items.map((item) => itemOf(item, names)),
  };
}

/** generated/api/menus.ts: every group of the drawer, whatever the deployment. */
export function menus(model: Model): readonly SourceSpec[] {
  const names = lookUp(model);
  return [
    {
      path: 'generated/api/menus.ts',
      data: true,
      imports: [typeImport('#contract/catalog.ts', ['Menu'])],
      statements: [
        {
          kind: 'const',
          name: 'menus',
          type: 'readonly Menu[]',
          value: model.menus.map((group) => menuOf(group, names)),
        },
        {
          kind: 'const',
          name: 'menuIcons',
          type: 'readonly string[]',
          value: menuIconNames(model).map((icon) => `mdi-${icon}`),
          doc: 'Icons that a menu may have: the browser can draw these.',
        },
      ],
    },
  ];
}
