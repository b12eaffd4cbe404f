import { managedAfter } from '../model/defaults.ts';
import { mentionedIn } from './mentioned.ts';
import { type Rule, warnings } from './rule.ts';

/**
 * An entity whose rows nothing reads or writes: no call, no other entity, no hand-written code. Sums that the database keeps
 * serve the reports of what they are sums of.
 */
export const unusedEntities: Rule = function* (world, { source }) {
  if (!source) return;
  const { entities, endpoints } = world.draft;
  const warn = warnings('unused-entity', world);
  const isAnyManaged = [...entities.values()].some(({ raw }) => raw.managed);
  const used = mentionedIn([...[...endpoints.values()].map(({ raw }) => raw), ...(isAnyManaged ? [managedAfter] : [])]);
  for (const { name, raw, holder } of entities.values()) {
    if (used.has(name) || raw.rollup) continue;
    const others = [...entities.values()].filter((other) => other.name !== name).map((other) => other.raw);
    const table = world.entities.model(name)?.table ?? name;
    if (mentionedIn(others).has(name) || source.names(name) || source.names(table)) continue;
    const message = `nothing reads or writes ${name}, no call and no code: give it a call, or take it away`;
    yield warn({ holder, key: name, part: 'key', received: name, message });
  }
};
