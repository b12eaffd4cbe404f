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
