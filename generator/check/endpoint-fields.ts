import { isRead } from '#contract/endpoint.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import { writtenFilters } from '../model/filters.ts';
import { writtenParts } from '../model/parts.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { conditionProblems, subjectIn } from './conditions.ts';
import { ofEndpoints } from './each.ts';
import { releaseProblems, startProblems } from './filter-starts.ts';
import { fieldIsSound, isSound } from './look.ts';
import { complaints, unknownName } from './rule.ts';
import { sortProblems } from './sorts.ts';
import { unknownField } from './unknown-field.ts';

/** Fields that an endpoint names exist, and support their use there. */
export const endpointFields = ofEndpoints(function* (world, { name: id, raw }) {
  const endpoint = world.endpoints.get(id);
  if (!endpoint || !isSound(world, endpoint)) return;
  yield* filterProblems(world, endpoint, raw);
  yield* partProblems(world, endpoint, raw);
  const { entity } = endpoint;
  if (entity === undefined) return;
  for (const [index, name] of (raw.fields ?? []).entries()) {
    yield* unknownField('endpoint-field', world, { holder: raw.fields ?? raw, key: index }, entity, name);
  }
  for (const [index, name] of (raw.sortable ?? []).entries()) {
    yield* sortProblems(world, endpoint, name, { holder: raw.sortable ?? raw, key: index }, false);
  }
  if (raw.sort !== undefined) {
    for (const name of raw.sort.split(','))
      yield* sortProblems(world, endpoint, name.replace(/^-/, ''), { holder: raw, key: 'sort' }, true);
  }
  yield* totalProblems(world, endpoint, raw);
  yield* underProblems(world, endpoint, raw);
  yield* whereProblems(world, entity, raw);
});

function* totalProblems(world: World, endpoint: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  const complain = complaints('total', world);
  const { entity } = endpoint;
  for (const [index, name] of (raw.totals ?? []).entries()) {
    if (entity === undefined) return;
    const at = { holder: raw.totals ?? raw, key: index };
    const field = world.entities.field(entity, name);
    if (!field) yield* unknownField('total', world, at, entity, name);
    else if (!kindData[field.kind].addable && field.kind !== 'ref' && fieldIsSound(world, entity, name)) {
      yield complain({ ...at, received: name, message: `${entity}.${name} is ${field.kind}: it has no sum` });
    } else if (!(world.replyNames(endpoint) ?? [name]).includes(name)) {
      yield complain({
        ...at,
        received: name,
        message: `“${name}” is not in the reply of ${endpoint.id}: it cannot be summed`,
      });
    }
  }
}

/** Rows form a tree by a reference. */
function* underProblems(world: World, { id, entity }: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  if (raw.under === undefined || entity === undefined) return;
  const at = { holder: raw, key: 'under' };
  const field = world.entities.field(entity, raw.under);
  if (!field) yield* unknownField('total', world, at, entity, raw.under);
  else if (field.kind !== 'ref') {
    const message = `${entity}.${raw.under} is ${field.kind}: rows of ${id} stand under others by a reference`;
    yield complaints('total', world)({ ...at, received: raw.under, message });
  } else if (field.target !== undefined && field.target !== entity && !world.entities.model(entity)?.kept) {
    const message = `${entity}.${raw.under} points at ${field.target}: rows of ${id} stand under others of their own kind`;
    yield complaints('total', world)({ ...at, received: raw.under, message });
  }
}

/** Rows that the database itself looks for. */
const isRow = ({ kind }: EndpointModel): boolean => kind === 'page' || kind === 'items';

function* filterProblems(world: World, endpoint: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  const params = new Map<string, string>();
  for (const written of writtenFilters(raw.filters)) {
    const { name, raw: filter } = written;
    const at = placeOf(written);
    if (!(yield* subjectProblems(world, endpoint, written, at))) continue;
    yield* initialProblems(world, endpoint, name, filter);
    yield* narrowingProblems(world, endpoint, raw, name, filter.narrowedBy);
    yield* releaseProblems(world, endpoint, filter);
    for (const param of endpoint.filters?.find((one) => one.name === name)?.params ?? []) {
      const other = params.get(param);
      if (other !== undefined)
        yield complaints(
          'filter',
          world,
        )({ ...at, received: param, message: `the filters “${other}” and “${name}” share the parameter ${param}` });
      params.set(param, name);
    }
  }
  yield* facetProblems(world, endpoint, raw);
}

type WrittenFilter = ReturnType<typeof writtenFilters>[number];
interface Place {
  readonly holder: object;
  readonly key: string | number;
  readonly part?: 'key';
}

/** Where a filter says what it filters: its name, unless it names a field. */
const placeOf = ({ raw, holder, key }: WrittenFilter): Place =>
  raw.field !== undefined
    ? { holder: raw, key: 'field' }
    : { holder, key, ...(typeof key === 'string' ? { part: 'key' } : {}) };

/** The field of a filter exists and can be filtered by. False if no further check makes sense. */
function* subjectProblems(
  world: World,
  endpoint: EndpointModel,
  { name, raw: filter }: WrittenFilter,
  at: Place,
): Generator<Problem, boolean> {
  const { entity } = endpoint;
  if (endpoint.filters?.find((one) => one.name === name)?.operator === 'search') {
    if (
      entity !== undefined &&
      world.entities.model(entity)?.search.length === 0 &&
      isRow(endpoint) &&
      !world.draft.places.isDamaged(world.entities.raw(entity) ?? {})
    ) {
      const message = `${entity} says nothing of what to search (search)`;
      yield complaints('filter', world)({ ...at, received: name, message });
    }
  } else if (filter.where) {
    if (entity !== undefined)
      yield* conditionProblems('filter', world, filter.where, subjectIn(world, 'filter', entity));
  } else if (filter.some) yield* someProblems(world, endpoint, filter.some);
  else if (filter.type === undefined) return yield* fieldProblems(world, endpoint, filter.field ?? name, filter, at);
  return true;
}

/** The field that a filter compares. */
function* fieldProblems(
  world: World,
  endpoint: EndpointModel,
  about: string,
  filter: WrittenFilter['raw'],
  at: Place,
): Generator<Problem, boolean> {
  const complain = complaints('filter', world);
  const { entity } = endpoint;
  const field = entity === undefined ? undefined : world.entities.field(entity, about);
  if (entity === undefined || !field) {
    if (entity !== undefined) yield* unknownField('filter', world, at, entity, about);
    else yield complain({ ...at, received: about, message: `the filter “${about}” says nothing of its type` });
    return false;
  }
  if (!fieldIsSound(world, entity, about)) return false;
  const unfit =
    kindData[field.kind].operators.length === 0
      ? `is ${field.kind}: it cannot be filtered`
      : isRow(endpoint) && !isRead(field) && !world.entities.raw(entity)?.virtual
        ? 'has no column: rows cannot be filtered by it'
        : undefined;
  if (unfit !== undefined) {
    yield complain({ ...at, received: about, message: `${entity}.${about} ${unfit}` });
    return false;
  }
  const { target } = field;
  const isMissingReference = field.kind === 'ref' && filter.operator === undefined && !field.reference;
  if (isMissingReference && target !== undefined && world.draft.entities.has(target)) {
    const message = `${about} refers to ${target}, but no endpoint has items: ${target} for its choices`;
    yield complain({ ...at, received: about, message });
  }
  return true;
}

/** The filter by whose choices rows are counted. */
function* facetProblems(world: World, endpoint: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  if (raw.facet === undefined) return;
  const facet = endpoint.filters?.find((filter) => filter.name === raw.facet);
  const names = writtenFilters(raw.filters).map((filter) => filter.name);
  if (!names.includes(raw.facet))
    yield* unknownName(
      'facet',
      world,
      { holder: raw, key: 'facet' },
      raw.facet,
      names,
      `${endpoint.id} has no filter “${raw.facet}” to count by`,
    );
  else if (facet && !facet.field.options && kinds[facet.field.kind].type !== 'boolean')
    yield complaints(
      'filter',
      world,
    )({
      holder: raw,
      key: 'facet',
      received: raw.facet,
      message: `“${raw.facet}” is ${facet.field.kind}: only the values of an enum are counted`,
    });
}

/** Something or nothing is had of numbers. */
function* someProblems(world: World, { entity }: EndpointModel, some: readonly string[]): Iterable<Problem> {
  if (entity === undefined) return;
  for (const [key, name] of some.entries()) {
    const field = world.entities.field(entity, name);
    if (!field) yield* unknownField('filter', world, { holder: some, key }, entity, name);
    else if (!kinds[field.kind].number) {
      const message = `${entity}.${name} is ${field.kind}: only of a number there is something or nothing`;
      yield complaints('filter', world)({ holder: some, key, received: name, message });
    }
  }
}

/** Filters that narrow the choices of another are on the same list, and the call that returns the choices has them. */
function* narrowingProblems(
  world: World,
  endpoint: EndpointModel,
  raw: RawEndpoint,
  name: string,
  by: readonly string[] | undefined,
): Iterable<Problem> {
  if (by === undefined) return;
  const target = endpoint.filters?.find((filter) => filter.name === name)?.field.reference?.entity;
  const items = [...world.draft.endpoints.values()].find(
    (one) => one.raw.items !== undefined && one.raw.items === target,
  );
  const filterNames = writtenFilters(items?.raw.filters).map((filter) => filter.name);
  const names = writtenFilters(raw.filters).flatMap((one) =>
    one.name !== name && filterNames.includes(one.name) ? [one.name] : [],
  );
  for (const [key, one] of by.entries()) {
    if (!names.includes(one))
      yield* unknownName(
        'filter',
        world,
        { holder: by, key },
        one,
        names,
        `“${one}” narrows no choices of “${name}”: it must be a filter here and of the call that answers them`,
      );
  }
}

function* initialProblems(
  world: World,
  endpoint: EndpointModel,
  name: string,
  raw: { readonly initial?: unknown; readonly maxDays?: number },
): Iterable<Problem> {
  const complain = complaints('filter', world);
  const field = endpoint.filters?.find((filter) => filter.name === name)?.field;
  if (!field) return;
  const isDate = kinds[field.kind].calendar !== undefined;
  if (raw.maxDays !== undefined && !isDate)
    yield complain({
      holder: raw,
      key: 'maxDays',
      part: 'key',
      received: 'maxDays',
      message: `“${name}” is ${field.kind}: only a date range has a longest span`,
    });
  if (raw.initial !== undefined)
    yield* startProblems(world, endpoint, name, String(raw.initial), { holder: raw, key: 'initial' });
}

/** What rows of a call are: of fields that the database has. */
function* whereProblems(world: World, entity: string, { where }: RawEndpoint): Iterable<Problem> {
  if (where) yield* conditionProblems('where', world, where, subjectIn(world, 'where', entity));
}

/** Parts of bodies, queries and replies have a kind: their own, or that of the entity’s field. */
function* partProblems(world: World, endpoint: EndpointModel, raw: RawEndpoint): Iterable<Problem> {
  const complain = complaints('part', world);
  const { entity } = endpoint;
  for (const [what, parts] of [
    ['input', raw.input],
    ['query', raw.query],
    ['reply', raw.reply],
  ] as const) {
    for (const part of writtenParts(parts)) {
      if (part.raw.type !== undefined || world.draft.places.isDamaged(part.raw)) continue;
      const at = {
        holder: part.holder,
        key: part.key,
        ...(typeof part.key === 'string' ? { part: 'key' as const } : {}),
      };
      if (entity === undefined)
        yield complain({
          ...at,
          received: part.name,
          message: `${endpoint.id}: the ${what} “${part.name}” has no type`,
        });
      else yield* unknownField('part', world, at, entity, part.name);
    }
  }
}
