import { complaints, type Rule, unknownName } from './rule.ts';

/** The target of a contribution exists and belongs to another area: its own things an area writes where they are. */
export const contributions: Rule = function* (world) {
  const complain = complaints('contributes', world);
  const { entities, enums, screens, menus } = world.draft;
  for (const { area, contributes } of world.draft.contributions) {
    const targets = [
      { what: 'enum', parts: contributes?.enums, all: enums },
      { what: 'entity', parts: contributes?.fields, all: entities },
      { what: 'screen', parts: contributes?.screens, all: screens },
      { what: 'menu group', parts: contributes?.menu, all: new Map(menus.map((menu) => [menu.raw.id, menu])) },
    ];
    for (const { what, parts, all } of targets) {
      for (const name of Object.keys(parts ?? {})) {
        const at = { holder: parts ?? {}, key: name, part: 'key' } as const;
        const target = all.get(name);
        if (!target) yield* unknownName('contributes', world, at, name, all.keys(), `there is no ${what} “${name}”`);
        else if (target.area === area)
          yield complain({ ...at, received: name, message: `the ${what} “${name}” is of this area: write it there` });
      }
    }
    for (const [route, parts] of Object.entries(contributes?.screens ?? {})) {
      const screen = screens.get(route)?.raw;
      if (!screen || parts.related === undefined || !('list' in screen)) continue;
      const message = `${route} is a list: it has no related lists`;
      yield complain({ holder: parts, key: 'related', received: route, message });
    }
  }
};
