import { complaints, type Rule } from './rule.ts';

const places = new Set(['gateway', 'Gateway', 'GATEWAY_CODE', 'credentials', 'secrets']);

/** A misspelt place of the template, such as {gatway}, would stay in names and paths as it is. */
export const templatePlaces: Rule = function* (world) {
  const complain = complaints('template-place', world);
  const { endpoints, screens } = world.draft;
  for (const { raw, gateway } of endpoints.values()) {
    if (gateway === undefined) continue;
    const found = /\{([A-Za-z_]+)\}/.exec(raw.call)?.[1];
    if (found !== undefined && !places.has(found))
      yield complain({
        holder: raw,
        key: 'call',
        received: found,
        message: `{${found}} is no place of the gateway template`,
        suggestion: '{gateway}',
      });
  }
  for (const { name, holder, gateway } of screens.values()) {
    if (gateway !== undefined && !name.startsWith(`/${gateway}/`)) {
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: name,
        message: `the routes of a gateway begin with its key: /{gateway}${name}`,
      });
    }
  }
};
