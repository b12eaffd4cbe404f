import { kinds } from '#contract/kinds/index.ts';
import type { EntityModel } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { folderOfPage } from './hand-written.ts';
import { isSound, rowNames } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** Fields of an entity that begin an index of its table, or of the table that it shares. */
function indexed(entity: EntityModel, world: World): ReadonlySet<string> {
  const owner = entity.extends === undefined ? undefined : world.entities.model(entity.extends);
  const unique = Object.values(entity.fields).flatMap((field) => (field.unique ? [field.name] : []));
  const first = entity.indexes.flatMap(({ columns: [column] }) => (column === undefined ? [] : [column]));
  return new Set([...unique, ...first, ...(owner ? indexed(owner, world) : [])]);
}

const isText = ({ type, number, calendar }: (typeof kinds)[keyof typeof kinds]): boolean =>
  (type ?? 'string') === 'string' && !number && !calendar;

/** What is found from anywhere is found by an index, says what it is, and leads to the record. */
export const finders: Rule = function* (world, { code }) {
  const complain = complaints('find', world);
  const routes = [...world.draft.screens.keys()];
  for (const { name, raw, gateway } of world.draft.screens.values()) {
    if (!('list' in raw) || !raw.find) continue;
    const endpoint = world.endpoints.get(raw.list);
    const entity = endpoint?.entity === undefined ? undefined : world.entities.model(endpoint.entity);
    if (!endpoint || !entity || !isSound(world, endpoint)) continue;
    const at = { holder: raw, key: 'find', part: 'key', received: raw.list } as const;
    if (endpoint.kind !== 'page')
      yield complain({ ...at, message: `${endpoint.id} is no page: only its rows are asked for by their keys` });
    if (raw.open === undefined && !raw.panel && code && !gateway && folderOfPage(name, routes, code) === undefined)
      yield complain({ ...at, message: `${name} opens no row: say where one leads (open), or what it shows (panel)` });
    const texts = Object.values(entity.fields).filter(
      ({ column, kind, options }) => column !== undefined && !options && isText(kinds[kind]),
    );
    const names = texts.map((one) => one.name);
    // What the platform keeps has indexes of its own.
    const found = entity.kept ? new Set(names) : indexed(entity, world);
    for (const [index, field] of raw.find.by.entries()) {
      const place = { holder: raw.find.by, key: index };
      if (!names.includes(field))
        yield* unknownName('find', world, place, field, names, `${entity.name} keeps no text “${field}”`);
      else if (!found.has(field))
        yield complain({
          ...place,
          received: field,
          message: `nothing finds “${field}” among millions: say indexes: [[${field}]] at ${entity.name}`,
        });
    }
    const shown = rowNames(world, endpoint) ?? [];
    for (const [index, field] of raw.find.show.entries())
      if (!shown.includes(field))
        yield* unknownName(
          'find',
          world,
          { holder: raw.find.show, key: index },
          field,
          shown,
          `rows of ${endpoint.id} have no “${field}”`,
        );
  }
};
