import { eventEnum } from '../model/events.ts';
import { mentionedIn } from './mentioned.ts';
import { type Rule, warnings } from './rule.ts';

/** Values that no field has. */
export const unusedEnums: Rule = function* (world, { source }) {
  if (!source) return;
  const { enums, entities, endpoints, shapes } = world.draft;
  const warn = warnings('unused-enum', world);
  const used = mentionedIn([...entities.values(), ...endpoints.values(), ...shapes.values()].map(({ raw }) => raw));
  for (const { name, holder } of enums.values()) {
    // Made of the events, whoever uses it.
    if (name === eventEnum || used.has(name) || source.names(name)) continue;
    const message = `no field, no filter and no code has the values of ${name}: name it with of: ${name}, or take it away`;
    yield warn({ holder, key: name, part: 'key', received: name, message });
  }
};
