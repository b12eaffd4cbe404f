import { complaints, type Rule } from './rule.ts';

/** Names that code, SQL or an object's prototype already own. */
const taken = new Set(
  (
    'constructor prototype __proto__ hasOwnProperty toString valueOf ' + 'page limit sort export ids expected_status'
  ).split(' '),
);

const takenEntities = new Set(
  'Array Blob Boolean Date Error Field Map Number Object Promise Readonly Record Set String Symbol Tables Text'.split(
    ' ',
  ),
);

/** Names that would collide with something outside the manifest. */
export const reservedNames: Rule = function* (world) {
  const complain = complaints('reserved-name', world);
  for (const { name, raw, holder } of world.draft.entities.values()) {
    if (takenEntities.has(name))
      yield complain({
        holder,
        key: name,
        part: 'key',
        received: name,
        message: `“${name}” is a word of TypeScript or of the generated code; give the entity another name`,
      });
    for (const field of Object.keys(raw.fields ?? {})) {
      if (raw.fields && taken.has(field)) {
        yield complain({
          holder: raw.fields,
          key: field,
          part: 'key',
          received: field,
          message: `“${field}” is a reserved word; give the field another name`,
        });
      }
    }
  }
};

const place = /\{(?:gateway|Gateway|GATEWAY_CODE|credentials)\}/;

/** Places of the gateway template in a file that is no template. */
export const strayPlaces: Rule = function* (world) {
  const complain = complaints('stray-place', world);
  const { enums, entities, endpoints, screens } = world.draft;
  for (const things of [enums, entities, endpoints, screens]) {
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

/** A title with a space or a Thai letter gives no name for code where the template writes {Gateway}Account. */
export const gatewayTitles: Rule = function* (world) {
  const complain = complaints('gateway-title', world);
  for (const { raw, title } of world.draft.gateways) {
    if (!/^[A-Z][A-Za-z0-9]*$/.test(title.en)) {
      yield complain({
        holder: raw,
        key: 'title',
        received: title.en,
        message: 'the title of a gateway becomes part of names: letters and digits only, a capital first',
      });
    }
  }
};
