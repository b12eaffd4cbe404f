import { type EndpointKind, endpointKinds } from '#contract/call.ts';
import { companionOf } from '#contract/field.ts';
import type { RawActions, RawEditor, RawScreen } from '../language/screen.ts';
import { actionOf } from '../model/actions.ts';
import { subjectOf } from '../model/endpoints.ts';
import { writtenFilters } from '../model/filters.ts';
import { fact, factOf } from '../model/memory.ts';
import type { EndpointModel } from '../model/types.ts';
import type { World } from '../model/world.ts';

/** What rules look up often. */

/** Fields of an entity, with the texts that rows have for references. */
export function withCompanions(world: World, entity: string, names: readonly string[]): readonly string[] {
  return names.flatMap((name) =>
    world.entities.field(entity, name)?.kind === 'ref' ? [name, companionOf(name)] : [name],
  );
}

/** Names that a row of a reply holds; undefined where nobody knows. */
export const rowNames = fact('world', (world: World, endpoint: EndpointModel): readonly string[] | undefined => {
  const names = world.replyNames(endpoint);
  return names && endpoint.entity !== undefined ? withCompanions(world, endpoint.entity, names) : names;
});

/** Names that are there twice: nobody knows which of the two the others mean. */
const twice = factOf(
  'world',
  (world: World): ReadonlySet<string> => new Set(world.draft.twins.map(({ what, name }) => `${what} ${name}`)),
);

/** May be trusted: it is there once, and everything that it extends exists. */
export const entityIsSound = fact('world', (world: World, name: string): boolean => {
  const seen = new Set<string>();
  for (let at: string | undefined = name; at !== undefined; at = world.entities.raw(at)?.extends) {
    if (!world.draft.entities.has(at) || seen.has(at) || twice(world).has(`entity ${at}`)) return false;
    seen.add(at);
  }
  return true;
});

/** Keys of an endpoint that decide what it takes and answers. */
const decisive: readonly string[] = [...endpointKinds, 'fields', 'filters', 'input', 'query', 'reply'];

/** May be trusted: nothing of it was dropped when it was read, and what it is about exists. */
export const isSound = fact('world', (world: World, endpoint: EndpointModel): boolean => {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  if (raw === undefined || world.draft.places.isDamaged(raw, ...decisive)) return false;
  if (twice(world).has(`endpoint ${endpoint.id}`)) return false;
  const { entity } = subjectOf(raw);
  return entity === undefined || (endpoint.entity !== undefined && entityIsSound(world, endpoint.entity));
});

/** Is every filter of an endpoint about something? One of an unknown field is reported where it is written. */
export function filtersAreSound(world: World, { id, entity }: EndpointModel): boolean {
  return writtenFilters(world.draft.endpoints.get(id)?.raw.filters).every(({ name, raw }) => {
    if (raw.type !== undefined || raw.where !== undefined || name === 'q' || entity === undefined) return true;
    return world.entities.names(entity).includes(raw.field ?? name);
  });
}

export function fieldIsSound(world: World, entity: string, name: string): boolean {
  const written = world.entities.written(entity).get(name);
  return written !== undefined && !world.draft.places.isDamaged(written.raw) && entityIsSound(world, entity);
}

export interface ActionPlace {
  readonly raw: ReturnType<typeof actionOf>;
  /** The list that holds it, and its index, or the key of whatever has but one. */
  readonly holder: object;
  readonly key: number | string;
  /** The action as an object of its own, or the list where it is only a name. */
  readonly node: object | undefined;
  readonly where: 'actions' | 'bulk' | 'header';
}

/** Every action of a screen with its place. */
export function actionsOf(raw: RawScreen): readonly ActionPlace[] {
  if ('wizard' in raw) return raw.steps.flatMap(stepActions);
  const lists: readonly (readonly ['actions' | 'bulk' | 'header', RawActions | undefined])[] =
    'list' in raw || 'report' in raw || 'matrix' in raw
      ? [
          ['actions', raw.actions],
          ['bulk', raw.bulk],
          ['header', raw.header],
        ]
      : 'detail' in raw || 'form' in raw
        ? [['actions', raw.actions]]
        : [];
  return lists.flatMap(placesOf);
}

/** What begins a batch is done to no row. */
function stepActions(step: Extract<RawScreen, { wizard: string }>['steps'][number]): readonly ActionPlace[] {
  const { start } = step;
  const node = typeof start === 'string' ? undefined : start;
  return [
    ...(start === undefined
      ? []
      : [{ raw: actionOf(start), holder: step, key: 'start', node, where: 'header' as const }]),
    ...placesOf(['actions', step.actions]),
  ];
}

const placesOf = ([where, list]: readonly [ActionPlace['where'], RawActions | undefined]): readonly ActionPlace[] =>
  (list ?? []).map((one, key) => ({
    raw: actionOf(one),
    holder: list ?? [],
    key,
    node: typeof one === 'string' ? undefined : one,
    where,
  }));

/** Tables of rows that are edited on a screen. */
export const editorsIn = (raw: RawScreen): readonly RawEditor[] => ('editors' in raw ? (raw.editors ?? []) : []);

/** What can be done to the rows of an editor. */
export function rowActionsOf(raw: RawEditor): readonly ActionPlace[] {
  const { remove } = raw;
  const own: readonly ActionPlace[] =
    remove === undefined
      ? []
      : [
          {
            raw: actionOf(remove),
            holder: raw,
            key: 'remove',
            node: typeof remove === 'string' ? undefined : remove,
            where: 'actions',
          },
        ];
  return [...own, ...placesOf(['actions', raw.actions])];
}

/** What can be done to the record above its rows. */
export const headActionsOf = (raw: RawEditor): readonly ActionPlace[] => placesOf(['actions', raw.header]);

/** A screen and the further lists behind its tabs, each as a screen of its own. */
export function partsOf(raw: RawScreen): readonly RawScreen[] {
  return 'views' in raw ? [raw, ...(raw.views ?? [])] : [raw];
}

/** Every screen, and every further list of one. */
export const screenParts = factOf('world', (world: World): readonly RawScreen[] =>
  [...world.draft.screens.values()].flatMap(({ raw }) => partsOf(raw)),
);

const rowKinds: ReadonlySet<EndpointKind> = new Set(['page', 'items', 'report']);
const recordKinds: ReadonlySet<EndpointKind> = new Set(['record', 'service']);

function calledFor(raw: RawScreen): string | undefined {
  if ('list' in raw) return raw.list;
  if ('report' in raw) return raw.report;
  if ('matrix' in raw) return raw.matrix;
  if ('detail' in raw) return raw.detail;
  if ('wizard' in raw) return raw.wizard;
  return 'form' in raw ? raw.form.record : undefined;
}

/** Call whose rows or record a screen shows; undefined when it is of a kind that shows nothing of the sort. */
export function shownBy(world: World, raw: RawScreen): EndpointModel | undefined {
  const id = calledFor(raw);
  const endpoint = id === undefined ? undefined : world.endpoints.get(id);
  const kinds = 'list' in raw || 'report' in raw || 'matrix' in raw ? rowKinds : recordKinds;
  return endpoint && kinds.has(endpoint.kind) ? endpoint : undefined;
}
