import { companionOf } from '#contract/field.ts';
import { anySegment } from '#contract/permission.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawParts } from '../language/files.ts';
import type { ProjectNames } from '../language/project-words.ts';
import type { RawScreen } from '../language/screen.ts';
import { resolveAccess, verbsOf } from './access.ts';
import type { Draft, Named } from './draft.ts';
import { subjectOf } from './endpoints.ts';
import { credentialNames } from './expand.ts';
import { writtenFilters } from './filters.ts';
import { fact, factOf } from './memory.ts';
import { writtenParts } from './parts.ts';
import { mainCall, savesOf, type World } from './world.ts';

const sorted = (names: Iterable<string>): readonly string[] => [...new Set(names)].sort();

/** Names in queries and rows other than fields: the search, the key of any record, the end of a month in a link. */
const common: readonly string[] = ['id', 'q', 'version', 'month', 'year', 'month_end', 'n'];

/** Names in the template and in the files of gateways as they are written there: {gateway}.list. */
function written(world: World, pick: (parts: RawParts) => object | undefined): readonly string[] {
  const { template, gateways } = world.draft;
  const parts = [
    template,
    template?.each,
    ...Object.values(template?.capabilities ?? {}),
    ...gateways.map(({ raw }) => raw),
  ];
  return parts.flatMap((part) => Object.keys((part && pick(part)) ?? {}));
}

/** Permissions that the rows of a part give by name. */
const permissionsIn = ({ matrix = {} }: RawParts): object =>
  Object.fromEntries(
    Object.entries(matrix).flatMap(([row, { grants }]) =>
      Object.values(grants)
        .flatMap(verbsOf)
        .map((verb) => [`${row}.${verb}`, true]),
    ),
  );

/** Inputs and outputs of a call other than the fields of its entity. */
function namesOfCall(raw: RawEndpoint): readonly string[] {
  const filters = writtenFilters(raw.filters).flatMap(({ name, raw: filter }) => [name, ...(filter.params ?? [])]);
  const parts = [raw.input, raw.query, raw.reply].flatMap((part) => writtenParts(part).map(({ name }) => name));
  return [...filters, ...parts, ...(raw.key === undefined ? [] : [raw.key])];
}

/** Fields of an entity, and the texts that rows have for references. */
const withCompanions = (world: World, entity: string): readonly string[] =>
  [...world.entities.written(entity).keys()].flatMap((name) =>
    world.entities.field(entity, name)?.kind === 'ref' ? [name, companionOf(name)] : [name],
  );

/** `{sum}`, which in a list represents all parts of a sum. */
const sumsOf = (world: World, entity: string): readonly string[] =>
  [...world.entities.written(entity)].flatMap(([name, { raw }]) => [
    ...(raw.measure?.into ?? []).filter((into) => !into.startsWith('-')).map((into) => `{${into}}`),
    ...(raw.measure?.sum?.length === 0 ? [`{${name}}`] : []),
  ]);

/** Names in the calls of each entity. */
const namesInCalls = factOf('world', (world: World): ReadonlyMap<string, readonly string[]> => {
  const calls = new Map<string, string[]>();
  for (const { raw } of world.draft.endpoints.values()) {
    const { entity } = subjectOf(raw);
    if (entity === undefined) continue;
    const found = calls.get(entity);
    if (found) found.push(...namesOfCall(raw));
    else calls.set(entity, namesOfCall(raw).slice());
  }
  return calls;
});

const fieldsOfOne = fact('world', (world: World, name: string): readonly string[] =>
  sorted([...withCompanions(world, name), ...sumsOf(world, name), ...(namesInCalls(world).get(name) ?? []), ...common]),
);

const fieldsOf = factOf(
  'world',
  (world: World): ReadonlyMap<string, readonly string[]> =>
    new Map([...world.draft.entities.keys()].map((name) => [name, fieldsOfOne(world, name)])),
);

/** Every field of entities, calls and shapes. */
const allFields = factOf('world', (world: World): readonly string[] =>
  sorted([
    ...[...fieldsOf(world).values()].flat(),
    ...[...namesInCalls(world).values()].flat(),
    ...[...world.draft.endpoints.values()].flatMap(({ raw }) =>
      subjectOf(raw).entity === undefined ? namesOfCall(raw) : [],
    ),
    ...[...world.draft.shapes.values()].flatMap(({ raw }) => Object.keys(raw)),
    '{credentials}',
    '{secrets}',
  ]),
);

/** The entity that a screen is about, where all of its own calls are about one. */
function subjectOfScreen(world: World, raw: RawScreen): string | undefined {
  const calls = 'form' in raw ? [raw.form.record, ...savesOf(raw.form)] : [mainCall(raw)];
  const found = new Set(calls.flatMap((id) => (id === undefined ? [] : [world.endpoints.get(id)?.entity])));
  const [entity] = found;
  return found.size === 1 ? entity : undefined;
}

/** Moves of every life-cycle. */
const movesIn = factOf('draft', ({ entities }: Draft): readonly string[] =>
  sorted(
    [...entities.values()].flatMap(({ name, raw }) =>
      Object.keys(raw.lifecycle?.moves ?? {}).map((move) => `${name}.${move}`),
    ),
  ),
);

function about<R>(things: ReadonlyMap<string, Named<R>>, of: (raw: R, name: string) => string | undefined) {
  return new Map(
    [...things.values()].flatMap(({ name, raw }) => {
      const entity = of(raw, name);
      return entity === undefined ? [] : [[name, entity] as const];
    }),
  );
}

/** The entity of each call, and of each screen. */
const endpointsAbout = factOf('draft', ({ endpoints }: Draft) => about(endpoints, (raw) => subjectOf(raw).entity));
const screensAbout = factOf('world', (world: World) =>
  about(world.draft.screens, (raw) => subjectOfScreen(world, raw)),
);

/** Every name of a project, for its schema. `icons` = those of the icon set. */
export function projectNames(world: World, icons: Iterable<string>): ProjectNames {
  const { draft } = world;
  const { app, access, template, areas, gateways, endpoints, entities, enums, screens, queues, shapes } = draft;
  const fields = fieldsOf(world);
  return {
    names: {
      area: sorted(areas.map(({ name }) => name)),
      capability: sorted([
        ...Object.keys(template?.capabilities ?? {}),
        ...gateways.flatMap((one) => [...(one.raw.has ?? []), ...credentialNames(one)]),
      ]),
      endpoint: sorted([...endpoints.keys(), ...written(world, (parts) => parts.endpoints)]),
      entity: sorted([...entities.keys(), ...written(world, (parts) => parts.entities)]),
      enum: sorted([...enums.keys(), ...written(world, (parts) => parts.enums)]),
      field: allFields(world),
      gateway: sorted(gateways.map(({ name }) => name)),
      icon: [...icons],
      move: movesIn(draft),
      permission: sorted([
        'signed-in',
        'public',
        ...resolveAccess(draft).permissions.flatMap(({ key, gateway }) =>
          gateway === undefined ? [key] : [key, key.replace(`.${gateway}.`, `.${anySegment}.`)],
        ),
        ...written(world, permissionsIn),
      ]),
      queue: sorted(queues.keys()),
      role: sorted(Object.keys(access?.roles ?? {})),
      route: sorted([...screens.keys(), ...written(world, (parts) => parts.screens)]),
      shape: sorted([...shapes.keys(), ...written(world, (parts) => parts.shapes)]),
      server: sorted((app?.servers ?? []).map(({ key }) => key)),
    },
    fields,
    about: {
      entity: new Map([...entities.keys()].map((name) => [name, name])),
      endpoint: endpointsAbout(draft),
      screen: screensAbout(world),
    },
  };
}
