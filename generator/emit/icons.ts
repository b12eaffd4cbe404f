import type { Model } from '../model/types.ts';
import { type Code, code } from '../print/literal.ts';
import { pascal } from '../print/names.ts';
import { type SourceSpec, valueImport } from '../print/source.ts';
import { byText } from './look-up.ts';
import { partsOf, screenActions } from './screen-actions.ts';

/** Does @mdi/js have an export of this name? */
export type IconExists = (exportName: string) => boolean;

/** `mdi-cash-multiple` or `cash-multiple` → `cash-multiple`. */
export function iconKey(icon: string): string {
  return icon.replace(/^mdi-/, '');
}

/** `cash-multiple` → `mdiCashMultiple`, the way @mdi/js names it. */
export function iconExport(icon: string): string {
  return `mdi${pascal(iconKey(icon))}`;
}

function iconsOf(model: Model): readonly string[] {
  const actions = model.screens.flatMap(partsOf).flatMap(screenActions);
  const names = [...model.menus.map((group) => group.icon), ...actions.flatMap((action) => action.icon ?? [])];
  return [...new Set(names.map(iconKey))].sort(byText);
}

/** Throws with the whole list of icons that @mdi/js does not have. */
export function checkIcons(names: readonly string[], exists: IconExists): void {
  const missing = names.filter((icon) => !exists(iconExport(icon)));
  if (missing.length > 0) throw new Error(`@mdi/js has no icon ${missing.map((icon) => `"mdi-${icon}"`).join(', ')}`);
}

/** An object of icons by key, for a `const`. */
export function iconTable(names: readonly string[]): Readonly<Record<string, Code>> {
  return Object.fromEntries(names.map((icon) => [icon, code(iconExport(icon))]));
}

/** generated/web/icons.ts: only the icons that menus and actions name. */
export function icons(model: Model, exists: IconExists): readonly SourceSpec[] {
  const names = iconsOf(model);
  checkIcons(names, exists);
  return [
    {
      path: 'generated/web/icons.ts',
      data: true,
      imports: [valueImport('@mdi/js', names.map(iconExport))],
      statements: [
        {
          kind: 'const',
          name: 'icons',
          type: 'Readonly<Record<string, string>>',
          value: iconTable(names),
          doc: 'Paths of icons by their name without the prefix: `cash-multiple`.',
        },
      ],
    },
  ];
}

/** Icons that a menu may have: those of the manifest's menus and those that staff may choose. */
export function menuIconNames(model: Model): readonly string[] {
  const names = [...model.menus.map((group) => group.icon), ...model.app.icons];
  return [...new Set(names.map(iconKey))].sort(byText);
}

/** generated/web/menu-icons.ts: loaded only where a menu has an icon of its own, or somebody chooses one. */
export function menuIcons(model: Model, exists: IconExists): readonly SourceSpec[] {
  const names = menuIconNames(model);
  checkIcons(names, exists);
  return [
    {
      path: 'generated/web/menu-icons.ts',
      data: true,
      imports: [valueImport('@mdi/js', names.map(iconExport))],
      statements: [
        {
          kind: 'const',
          name: 'menuIcons',
          type: 'Readonly<Record<string, string>>',
          value: iconTable(names),
          doc: 'Paths of every icon that a menu may have, by its name without the prefix.',
        },
      ],
    },
  ];
}
