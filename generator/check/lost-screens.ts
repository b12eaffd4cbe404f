import { linksOf } from './links.ts';
import { partsOf } from './look.ts';
import { type Rule, warnings } from './rule.ts';

/**
 * A screen that no menu, no link, no action and no queue leads to. What is written by hand may be opened by what is written
 * by hand, and the frame of the sign-in leads to its own.
 */
export const lostScreens: Rule = function* (world, { source }) {
  if (!source) return;
  const { screens, menus, notices, queues } = world.draft;
  const warn = warnings('lost-screen', world);
  const links = [
    ...menus.flatMap(({ raw }) => [
      raw.link,
      ...(raw.items ?? []).flatMap(({ link, tabs = [] }) => [link, ...tabs.map((tab) => tab.link)]),
    ]),
    ...[...queues.values()].map(({ raw }) => raw.screen),
    ...[...notices.values()].map(({ raw }) => raw.open),
    ...[...screens.values()].flatMap(({ raw }) =>
      partsOf(raw).flatMap((part) => linksOf(world, part).map(({ text }) => text)),
    ),
  ];
  const reached = new Set(links.flatMap((link) => link?.split('?')[0] ?? []));
  for (const { name, raw, holder } of screens.values()) {
    if ('custom' in raw || raw.layout === 'auth' || reached.has(name) || source.webHas(name)) continue;
    const message = `no menu, no link and no action leads to ${name}: name it in menu, or in open, link or to of another screen`;
    yield warn({ holder, key: name, part: 'key', received: name, message });
  }
};
