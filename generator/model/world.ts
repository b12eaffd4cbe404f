import type { StoredField } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import { nearest } from '#contract/nearest.ts';
import type { Rank } from '../language/field.ts';
import type { RawEditor, RawScreen } from '../language/screen.ts';
import { verdictOf } from './decisions.ts';
import type { Draft } from './draft.ts';
import { inputOf } from './endpoint-input.ts';
import { resolveEndpoint, subjectOf } from './endpoints.ts';
import { Entities } from './entities.ts';
import { enumNamed } from './enums.ts';
import { invalidated } from './invalidation.ts';
import { fact, factOf, memoryOf } from './memory.ts';
import { Ranks } from './ranks.ts';
import type { EndpointModel, EnumModel } from './types.ts';

/** The draft with everything found and defaulted up to the endpoints: what screens, rules and `explain` look things up in. */
export interface World {
  readonly draft: Draft;
  readonly enums: ReadonlyMap<string, EnumModel>;
  readonly entities: Entities;
  readonly endpoints: ReadonlyMap<string, EndpointModel>;
  /** A field of an endpoint's reply, or the one probably meant. */
  replyField(endpoint: EndpointModel, name: string): StoredField | undefined;
  /** The rank of a field of a call's rows; those of a report follow from what they represent. */
  rankIn(endpoint: EndpointModel, name: string): Rank;
  /** Names of the reply's fields; undefined where nobody knows (a service without a described reply). */
  replyNames(endpoint: EndpointModel): readonly string[] | undefined;
  /** What a form over this call asks for. */
  asked(endpoint: EndpointModel): readonly Field[];
  /** View permission of a screen. */
  screenPermission(raw: RawScreen): string;
}

/** Main call of a screen. */
export function mainCall(raw: RawScreen): string | undefined {
  if ('list' in raw) return raw.list;
  if ('report' in raw) return raw.report;
  if ('matrix' in raw) return raw.matrix;
  if ('detail' in raw) return raw.detail;
  if ('wizard' in raw) return raw.wizard;
  if ('form' in raw) return raw.form.record ?? raw.form.save;
  return undefined;
}

/** Calls that a form saves with. */
export function savesOf({ save, add }: { readonly save: string; readonly add?: string }): readonly string[] {
  return add === undefined ? [save] : [save, add];
}

/** Calls that an editor adds and saves rows with. */
export const editorSaves = ({ add, save }: RawEditor): readonly string[] =>
  [add, save].filter((id) => id !== undefined);

/** Calls that screens save with. */
const saves = factOf(
  'draft',
  (draft: Draft): ReadonlySet<string> =>
    new Set(
      [...draft.screens.values()].flatMap(({ raw }) => [
        ...('form' in raw ? savesOf(raw.form) : []),
        ...('editors' in raw ? (raw.editors ?? []).flatMap(editorSaves) : []),
      ]),
    ),
);

const isSaved = fact('draft', (draft: Draft, id: string) => saves(draft).has(id));

/** A call of the manifest, and with a decision the one that answers its verdict. */
const callsNamed = fact('entities', (entities: Entities, id: string): readonly EndpointModel[] => {
  const { draft } = entities;
  const thing = draft.endpoints.get(id);
  if (!thing) return [];
  const endpoint = resolveEndpoint(thing, {
    draft,
    entities,
    isSaved: (one) => isSaved(draft, one),
    invalidated: (subject, raw) => invalidated(entities, subject, raw),
  });
  if (!endpoint.decision) return [endpoint];
  const entity = endpoint.entity === undefined ? undefined : entities.model(endpoint.entity);
  return [endpoint, verdictOf(endpoint, entity)];
});

/** What a form over a call asks for. */
const askedBy = fact('world', ({ draft, entities }: World, endpoint: EndpointModel): readonly Field[] => {
  const raw = draft.endpoints.get(endpoint.id)?.raw;
  const entity = endpoint.entity === undefined ? undefined : entities.model(endpoint.entity);
  return raw ? inputOf(raw, subjectOf(raw).kind, entity, entities, true) : [];
});

/** `draft` may be one of which a process remembers what was read (`remembered`): then facts of the world are remembered, too. */
export function buildWorld(draft: Draft, remembered: (world: World) => World = (world) => world): World {
  const entities = new Entities(draft);
  memoryOf(draft)?.settle('draft', 'entities', 'senses', 'shapes');
  const enums = new Map(
    [...draft.enums.keys()].flatMap((name) => {
      const found = enumNamed(draft, name);
      return found ? [[name, found] as const] : [];
    }),
  );
  const endpoints = new Map(
    [...draft.endpoints.keys()].flatMap((id) => callsNamed(entities, id).map((one) => [one.id, one] as const)),
  );
  const ranks = new Ranks(entities);
  const world: World = remembered(worldOf(draft, enums, entities, endpoints, ranks, () => world));
  return world;
}

function worldOf(
  draft: Draft,
  enums: World['enums'],
  entities: Entities,
  endpoints: World['endpoints'],
  ranks: Ranks,
  world: () => World,
): World {
  const replyNames = (endpoint: EndpointModel): readonly string[] | undefined => {
    const { kind, entity, replyFields } = endpoint;
    if (kind === 'service' || kind === 'claim' || kind === 'release' || entity === undefined)
      return replyFields.length === 0 ? undefined : replyFields.map((field) => field.name);
    return endpoint.fields ?? entities.names(entity);
  };
  return {
    draft,
    enums,
    entities,
    endpoints,
    replyNames,
    rankIn: ({ kind, entity, replyFields }, name) =>
      kind === 'report' || entity === undefined || replyFields.some((field) => field.name === name)
        ? 'fact'
        : ranks.of(entity, name),
    replyField(endpoint, name) {
      const own = endpoint.replyFields.find((field) => field.name === name);
      if (own) return own;
      const names = replyNames(endpoint) ?? [];
      const nearestName = names.includes(name) ? name : nearest(name, names);
      if (nearestName === undefined || endpoint.entity === undefined) return undefined;
      return entities.field(endpoint.entity, nearestName);
    },
    asked: (endpoint) => askedBy(world(), endpoint),
    screenPermission(raw) {
      const call = mainCall(raw);
      return raw.allow ?? (call === undefined ? undefined : world().endpoints.get(call)?.permission) ?? 'signed-in';
    },
  };
}
