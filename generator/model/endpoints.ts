import { type Call, type EndpointKind, endpointKinds } from '#contract/call.ts';
import { holderName, takenName } from '#contract/claim.ts';
import { type Guard, isRead, isShownAlone } from '#contract/endpoint.ts';
import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import { groupParam } from '#contract/list-query.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import { methodOf, pathOf, variantOf } from './call-text.ts';
import { claimReply, isClaimed } from './claims.ts';
import { conditionOf } from './conditions.ts';
import { reasonField, resolveDecision } from './decisions.ts';
import { hintName, itemsSize, pageSize } from './defaults.ts';
import { type Draft, type Named, sourceOf } from './draft.ts';
import { inputOf } from './endpoint-input.ts';
import type { Entities } from './entities.ts';
import { resolveFilter, writtenFilters } from './filters.ts';
import { humanise } from './naming.ts';
import { resolvePart, writtenParts } from './parts.ts';
import { pivotFilters } from './reports.ts';
import { noteOf, textOf } from './texts.ts';
import type { EndpointModel, EntityModel } from './types.ts';

/** Which kind, what it is about and, for a move, which moves of the life-cycle. */
export interface Subject {
  readonly kind: EndpointKind;
  readonly entity?: string;
  readonly moves?: readonly string[];
}

export function subjectOf(raw: RawEndpoint): Subject {
  const kind = endpointKinds.find((name) => raw[name] !== undefined) ?? 'service';
  const value = raw[kind];
  if (kind === 'move' && value !== undefined && value !== true) {
    const moves = (typeof value === 'string' ? [value] : value).map((move) => move.split('.'));
    const entity = moves[0]?.[0];
    return { kind, ...(entity === undefined ? {} : { entity }), moves: moves.map(([, name]) => name ?? '') };
  }
  // What it takes is a shape: which records come of it, its own code knows.
  if (kind === 'ingest') return { kind };
  return { kind, ...(typeof value === 'string' ? { entity: value } : {}) };
}

const reads: ReadonlySet<EndpointKind> = new Set(['page', 'record', 'items', 'report']);
const writes: ReadonlySet<EndpointKind> = new Set(['create', 'update', 'remove', 'move']);

/** The field that holds the English of another, if it has one. */
function englishOf(name: string, { fields }: EntityModel): readonly string[] {
  const english = fields[name]?.english;
  return english === undefined || !Object.hasOwn(fields, english) ? [] : [english];
}

/** Fields of the reply in order. Key and version come along unasked: actions need them; so does the English of a text. */
function replyNames(raw: RawEndpoint, kind: EndpointKind, entity: EntityModel, entities: Entities): readonly string[] {
  const always =
    kind === 'items'
      ? [entity.key, entity.display, ...englishOf(entity.display, entity)]
      : kind === 'report'
        ? []
        : [entity.key, ...(entity.managed ? ['version'] : [])];
  if (raw.fields) {
    const named = raw.fields.flatMap((name) => {
      const meant = entities.meant(entity.name, name)?.name;
      if (meant === undefined) return [];
      // In whose hands a record is means nothing without since when.
      const since = meant === holderName && isClaimed(entities, entity.name) ? [takenName] : [];
      return [meant, ...since, ...englishOf(meant, entity)];
    });
    const missing = always.filter((name) => !named.includes(name) && Object.hasOwn(entity.fields, name));
    return [...new Set([...missing, ...named])];
  }
  if (kind === 'items') return [...new Set([...always, hintName])].filter((name) => Object.hasOwn(entity.fields, name));
  const all = Object.values(entity.fields);
  // What hand-written code computes is in no generic reply.
  const read = kind === 'report' ? all : all.filter((field) => isRead(field) || entity.virtual);
  const shown = kind === 'page' ? read.filter((field) => !kinds[field.kind].secret) : read;
  return shown.map((field) => field.name);
}

const handlerOf = (raw: RawEndpoint, id: string, kind: EndpointKind): string | undefined => {
  if (raw.handler === true) return id;
  if (raw.figures) return undefined;
  return raw.handler ?? (kind === 'service' || kind === 'report' ? id : undefined);
};

/** Statuses without the global handling: a lost record or a refused form must not throw away somebody’s work. */
function optOutOf(raw: RawEndpoint, kind: EndpointKind, savesForm: boolean): readonly number[] | undefined {
  if (raw.optOut) return raw.optOut;
  if (kind === 'record') return [400, 404];
  return writes.has(kind) || savesForm ? [400] : undefined;
}

/** Measures with a total; neither a share of the total nor one of displayed rows alone has one. */
function totalled(names: readonly string[], entity: EntityModel | undefined): readonly string[] {
  return names.filter((name) => {
    const { measure, adds } = entity?.fields[name] ?? {};
    return measure !== undefined && measure.kind !== 'share' && !isShownAlone(measure) && adds?.by === undefined;
  });
}

/** Choices that each row holds one of, and that a filter knows: the rows can be grouped by them. */
function groupsIn(filters: readonly Filter[], names: readonly string[], entity: EntityModel | undefined) {
  if (filters.some(({ params }) => params.includes(groupParam))) return [];
  return filters.flatMap(({ operator, params, field: { name, kind } }) => {
    const { nullable, mask, column, through } = entity?.fields[name] ?? {};
    const isStored = column !== undefined || through !== undefined;
    const isKnown = operator === 'in' && kind === 'enum' && params[0] === name && names.includes(name);
    return isKnown && isStored && !nullable && mask === undefined ? [name] : [];
  });
}

function listPart(
  raw: RawEndpoint,
  names: readonly string[],
  filters: readonly Filter[],
  kind: EndpointKind,
  entity: EntityModel | undefined,
) {
  const sortable =
    raw.sortable ??
    names.filter((name) => {
      const field = entity?.fields[name];
      return (
        field !== undefined &&
        kindData[field.kind].sortable &&
        !(field.measure && isShownAlone(field.measure)) &&
        (field.mask === undefined || field.measure !== undefined) &&
        (isRead(field) || entity?.virtual)
      );
    });
  const sort = raw.sort ?? (entity ? `-${entity.key}` : undefined);
  const groups =
    kind === 'page' && raw.under === undefined && raw.countTo === undefined ? groupsIn(filters, names, entity) : [];
  return {
    filters,
    sortable,
    ...(sort === undefined ? {} : { sort }),
    limit: raw.limit ?? (kind === 'items' ? itemsSize : pageSize),
    ...(raw.totals || raw.figures ? { totals: raw.totals ?? totalled(names, entity) } : {}),
    ...(raw.under === undefined ? {} : { under: raw.under }),
    ...(raw.countTo === undefined ? {} : { countTo: raw.countTo }),
    ...(raw.facet === undefined ? {} : { facet: raw.facet }),
    ...(groups.length === 0 ? {} : { groups }),
    ...(raw.export === undefined ? {} : { export: raw.export }),
  };
}

/** A picture is sent as a file, and all other fields in the same form. */
const isMultipart = (raw: RawEndpoint, input: readonly Field[]): boolean =>
  raw.multipart ?? input.some((field) => kinds[field.kind].file);

export interface EndpointContext {
  readonly draft: Draft;
  readonly entities: Entities;
  /** Does a screen save with this call? */
  readonly isSaved: (id: string) => boolean;
  /** GET paths that a success makes stale. */
  readonly invalidated: (subject: Subject, raw: RawEndpoint) => readonly string[];
}

/** What a call says of itself in the browser and on the server alike. */
function commonOf(id: string, raw: RawEndpoint, input: readonly Field[], optOut: Call['optOut']) {
  const variant = variantOf(raw.call);
  return {
    id,
    method: methodOf(raw.call),
    path: pathOf(raw.call),
    ...(variant ? { variant } : {}),
    permission: raw.allow,
    ...(raw.money ? { money: true as const } : {}),
    ...(isMultipart(raw, input) ? { multipart: true as const } : {}),
    ...(optOut ? { optOut } : {}),
    ...(raw.extension ? { extension: true as const } : {}),
    ...(raw.over === undefined ? {} : { over: raw.over }),
  };
}

/** What a call is given: its filters, where it answers rows what they are sorted and counted by, and its key. */
function bodyPartsOf(raw: RawEndpoint, subject: Subject, entity: EntityModel | undefined, entities: Entities) {
  const { kind } = subject;
  const names = entity && reads.has(kind) ? replyNames(raw, kind, entity, entities) : raw.fields;
  const filters = [
    ...writtenFilters(raw.filters).flatMap((one) => resolveFilter(one.name, one.raw, entity?.name, entities) ?? []),
    ...pivotFilters(raw),
  ];
  const isList = kind === 'page' || kind === 'items' || kind === 'report';
  const key = raw.key ?? (kind !== 'service' && kind !== 'report' && entity ? entity.key : undefined);
  return {
    ...(names ? { fields: names } : {}),
    ...(isList ? listPart(raw, names ?? [], filters, kind, entity) : filters.length > 0 ? { filters } : {}),
    ...(raw.where ? { where: conditionOf(raw.where) } : {}),
    ...(key === undefined ? {} : { key }),
    ...(raw.figures ? { figures: raw.figures } : {}),
    ...(subject.moves ? { moves: subject.moves } : {}),
  };
}

const guardOf = ({ when, th, en }: NonNullable<RawEndpoint['guards']>[number]): Guard => ({
  when: conditionOf(when),
  message: { th, en },
});

/** What of an update is not taken back by the former values: as it says, and a status that only moves change. */
function finalOf({ undo }: RawEndpoint, { kind }: Subject, input: readonly Field[], entity: EntityModel | undefined) {
  if (kind !== 'update') return {};
  if (undo && !undo.fields) return { final: true as const };
  const status = entity?.lifecycle?.field;
  const moved = input.some(({ name }) => name === status) && status !== undefined ? [status] : [];
  const final = [...new Set([...(undo?.fields ?? []), ...moved])];
  return final.length > 0 ? { final } : {};
}

/** One call with every default written. Its JSON Schemas are made by the emitter, from the same fields as its types. */
export function resolveEndpoint(thing: Named<RawEndpoint>, context: EndpointContext): EndpointModel {
  const { name: id, raw } = thing;
  const { entities } = context;
  const subject = subjectOf(raw);
  const { kind } = subject;
  const entity = subject.entity === undefined ? undefined : entities.meantEntity(subject.entity);
  const partsOf = (parts: RawEndpoint['query']): readonly Field[] =>
    writtenParts(parts).flatMap((part) => resolvePart(part, entity?.name, entities) ?? []);
  const reply = partsOf(raw.reply);
  const isPost = methodOf(raw.call) === 'POST';
  const decision = resolveDecision(raw, entity?.name, entities);
  const input = isPost ? [...inputOf(raw, kind, entity, entities, false), ...(decision ? [reasonField] : [])] : [];
  const common = commonOf(id, raw, input, optOutOf(raw, kind, context.isSaved(id)));
  const invalidates = isPost ? context.invalidated(subject, raw) : [];
  const handler = handlerOf(raw, id, kind);
  const success = noteOf(raw.success);
  const isClaim = kind === 'claim' || kind === 'release';
  return {
    ...common,
    ...(raw.files ? { files: raw.files } : {}),
    area: thing.area,
    kind,
    ...(raw.audited ? { audited: true as const } : {}),
    ...(raw.history ? { history: true as const } : {}),
    ...(thing.gateway === undefined ? {} : { gateway: thing.gateway }),
    ...(entity ? { entity: entity.name } : {}),
    ...bodyPartsOf(raw, subject, entity, entities),
    ...(handler === undefined ? {} : { handler }),
    ...(raw.guards ? { guards: raw.guards.map(guardOf) } : {}),
    ...(decision ? { decides: true as const, decision } : {}),
    ...(success ? { success } : {}),
    title: textOf(raw.title, entity?.title.en ?? humanise(id)),
    input,
    queryFields: partsOf(raw.query),
    replyFields: isClaim
      ? claimReply(entity)
      : kind === 'service' && reply.length === 0 && entity
        ? Object.values(entity.fields)
        : reply,
    call: { ...common, ...(invalidates.length > 0 ? { invalidates } : {}), ...finalOf(raw, subject, input, entity) },
    source: sourceOf(context.draft, thing),
  };
}
