import { complaints, type Rule } from './rule.ts';

const place = /\{(?:gateway|Gateway|GATEWAY_CODE|credentials|secrets)\}/;

/** Places of the gateway template in a file that is no template. */
export const unexpectedPlaces: Rule = function* (world) {
  const complain = complaints('stray-place', world);
  const { enums, entities, resources, endpoints, screens } = world.draft;
  for (const things of [enums, entities, resources, endpoints, screens]) {
    for (const { name, holder } of things.values()) {
      const found = place.exec(name)?.[0];
      if (found)
        yield complain({
          holder,
          key: name,
          part: 'key',
          received: found,
          message: `${found} is filled in only under “each” and “capabilities” of the gateway template`,
        });
    }
  }
};
