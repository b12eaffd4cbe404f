import { resolveDeployments } from '../model/deployments.ts';
import { turnedOffAt } from './deployments.ts';
import { linksOf } from './links.ts';
import { complaints, type Rule } from './rule.ts';

/**
 * In every deployment, what a screen leads to is on as well: a button never leads nowhere. Menu entries of screens that
 * are off are left out by themselves.
 */
export const offTargets: Rule = function* (world) {
  const complain = complaints('overlay', world);
  const { screens } = world.draft;
  const targets = new Map(
    [...screens].map(([route, { raw }]) => [
      route,
      linksOf(world, raw)
        .map(({ text }) => text.split('?', 1)[0] ?? '')
        .filter((target) => screens.has(target)),
    ]),
  );
  for (const [raw, { routes }] of resolveDeployments(world.draft)) {
    const on = new Set(routes);
    const off = raw.off ?? [];
    for (const route of on) {
      for (const target of targets.get(route) ?? []) {
        if (on.has(target)) continue;
        const index = off.indexOf(target);
        const at = index >= 0 ? { holder: off, key: index } : turnedOffAt(world, raw, target);
        yield complain({
          ...at,
          received: target,
          message: `${route} is on in ${raw.deployment} and leads to ${target}, which is off`,
        });
      }
    }
  }
};
