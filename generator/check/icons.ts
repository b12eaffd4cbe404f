import { nearest } from '#contract/nearest.ts';
import { actionsOf, screenParts } from './look.ts';
import { complaints, type Rule } from './rule.ts';

/** Icons that the icon set has: a misspelt one would be an empty square. */
export const icons: Rule = function* (world, { icons: set }) {
  if (!set) return;
  const complain = complaints('icon', world);
  const chosen = world.draft.app?.icons ?? [];
  const mentions = [
    ...chosen.map((icon, key) => ({ icon, holder: chosen, key })),
    ...world.draft.menus.map(({ raw }) => ({ icon: raw.icon, holder: raw, key: 'icon' })),
    ...[...world.draft.endpoints.values()].map(({ raw }) => ({ icon: raw.icon, holder: raw, key: 'icon' })),
    ...screenParts(world).flatMap((raw) =>
      actionsOf(raw).map((action) => ({ icon: action.raw.icon, holder: action.node ?? raw, key: 'icon' })),
    ),
  ];
  for (const { icon, holder, key } of mentions) {
    if (icon === undefined || icon === '') continue;
    const name = icon.replace(/^mdi-/, '');
    if (set.has(name)) continue;
    const guess = nearest(name, set.names());
    const suggestion = guess === undefined ? undefined : icon.startsWith('mdi-') ? `mdi-${guess}` : guess;
    yield complain({
      holder,
      key,
      received: icon,
      message: `there is no Material Design icon “${name}”`,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  }
};
