import { endpointKinds } from '#contract/call.ts';
import { writtenFilters } from '../model/filters.ts';
import { isWrite, rowNamesOf } from '../model/reply-names.ts';
import type { EndpointModel } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { both, type Fact, heading, kindOrigin, labelOrigin, placeOf, written } from './origin.ts';

function inputFacts(world: World, endpoint: EndpointModel): readonly Fact[] {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  if (endpoint.input.length === 0) return [];
  const holder = raw?.input;
  return [
    heading('body'),
    ...endpoint.input.map((field) => {
      const index = Array.isArray(holder) ? holder.indexOf(field.name) : -1;
      const from =
        holder === undefined
          ? 'default (what may be written)'
          : Array.isArray(holder)
            ? placeOf(world, holder, index)
            : Object.hasOwn(holder, field.name)
              ? placeOf(world, holder, field.name, 'key')
              : 'default (what may be written)';
      return {
        what: field.name,
        value: `${field.kind}${field.required ? ', required' : ''}  ${both(field.label)}`,
        from,
      };
    }),
  ];
}

function filterFacts(world: World, endpoint: EndpointModel): readonly Fact[] {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  const places = new Map(writtenFilters(raw?.filters).map((filter) => [filter.name, filter]));
  const filters = endpoint.filters ?? [];
  if (filters.length === 0) return [];
  return [
    heading('filters'),
    ...filters.map((filter) => {
      const place = places.get(filter.name);
      const operator = place?.raw.operator === undefined ? 'default' : placeOf(world, place.raw, 'operator');
      return {
        what: filter.name,
        value: `${filter.operator} over ${filter.field.name} (${filter.params.join(', ')})  ${both(filter.field.label)}`,
        from: `${place ? placeOf(world, place.holder, place.key, 'key') : 'default'}; operator ${operator}`,
      };
    }),
  ];
}

/** What is answered where the manifest does not say it. */
const otherwise = (endpoint: EndpointModel): string =>
  isWrite(endpoint.kind) ? 'default (every write)' : 'default (every field)';

function replyFacts(world: World, endpoint: EndpointModel): readonly Fact[] {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw;
  const entity = endpoint.entity === undefined ? undefined : world.entities.model(endpoint.entity);
  const isRow = entity !== undefined && endpoint.kind !== 'service' && endpoint.replyFields.length === 0;
  const names = isRow ? rowNamesOf(endpoint, entity) : endpoint.replyFields.map((field) => field.name);
  if (names.length === 0) return [];
  return [
    heading('reply'),
    ...names.flatMap((name): readonly Fact[] => {
      const field = world.replyField(endpoint, name);
      if (!field) return [];
      const index = raw?.fields?.indexOf(name) ?? -1;
      const from =
        raw?.fields && index >= 0
          ? placeOf(world, raw.fields, index)
          : raw?.fields
            ? 'default (always sent)'
            : otherwise(endpoint);
      const kind = kindOrigin(world, endpoint.entity, name);
      return [
        {
          what: name,
          value: `${field.kind}  ${both(field.label)}`,
          from: `${from}; kind ${kind}; label ${labelOrigin(world, endpoint.entity, name)}`,
        },
      ];
    }),
  ];
}

/** Everything that an endpoint is, with where it was said. */
export function explainEndpoint(world: World, endpoint: EndpointModel): readonly Fact[] {
  const raw = world.draft.endpoints.get(endpoint.id)?.raw ?? {};
  const kindKey = endpointKinds.find((kind) => Object.hasOwn(raw, kind)) ?? endpoint.kind;
  const fact = (what: string, value: string | number | undefined, key: string, otherwise: string): readonly Fact[] =>
    value === undefined ? [] : [{ what, value: String(value), from: written(world, raw, key, otherwise) }];
  return [
    heading(endpoint.id, `${endpoint.method} ${endpoint.path}`),
    ...fact('call', `${endpoint.method} ${endpoint.path}`, 'call', 'default'),
    ...fact(
      'kind',
      endpoint.entity === undefined ? endpoint.kind : `${endpoint.kind} of ${endpoint.entity}`,
      kindKey,
      'default',
    ),
    ...fact('title', both(endpoint.title), 'title', 'default (the entity’s title)'),
    ...fact('permission', endpoint.permission, 'allow', 'default'),
    ...fact('opts out of', endpoint.optOut?.join(', '), 'optOut', `default (${endpoint.kind})`),
    ...fact('key', endpoint.key, 'key', 'default (the entity’s key)'),
    ...fact('sort', endpoint.sort, 'sort', 'default (newest first)'),
    ...fact('limit', endpoint.limit, 'limit', 'default'),
    ...fact('totals', endpoint.totals?.join(', '), 'totals', 'default'),
    ...fact('export', endpoint.export, 'export', 'default'),
    ...fact('handler', endpoint.handler, 'handler', 'default (the endpoint’s id)'),
    ...fact('money', endpoint.money ? 'yes' : undefined, 'money', 'default'),
    ...fact('decided about', endpoint.decides ? 'yes' : undefined, 'decide', 'default'),
    ...fact('answers the verdict on', endpoint.verdictOf, 'decide', 'default (decide of that call)'),
    ...fact('makes stale', endpoint.call.invalidates?.join(', '), 'invalidates', 'default (calls of the same entity)'),
    ...filterFacts(world, endpoint),
    ...inputFacts(world, endpoint),
    ...replyFacts(world, endpoint),
  ];
}
