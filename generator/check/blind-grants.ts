import { resolveAccess, resourceRows } from '../model/access.ts';
import { own } from '../model/draft.ts';
import { type Rule, warnings } from './rule.ts';

/** A role that may do something with records that it may not see. */
export const blindGrants: Rule = function* (world) {
  const { access } = world.draft;
  if (!access) return;
  const warn = warnings('blind-grant', world);
  for (const { code, permissions } of resolveAccess(world.draft).roles) {
    const granted = new Set(permissions);
    for (const { key, raw, verbs } of resourceRows(world.draft)) {
      if (!verbs.includes('view') || granted.has(`${key}.view`)) continue;
      const blind = verbs.filter((verb) => granted.has(`${key}.${verb}`));
      if (blind.length === 0) continue;
      const message = `${code} may ${blind.join(', ')} ${key}, and not view it: grant view (V) as well`;
      const place = own(raw.grants, code) === undefined ? { holder: access.roles } : { holder: raw.grants };
      yield warn({ ...place, key: code, received: blind.join(' '), message });
    }
  }
};
