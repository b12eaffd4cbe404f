import type { RawRelated } from '../language/screen.ts';
import { withCells } from './cells.ts';
import { milliseconds } from './duration.ts';
import { listColumns } from './ranks.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, RelatedModel } from './types.ts';
import type { World } from './world.ts';

/** Field that identifies a row of a reply. */
export function rowKey(endpoint: EndpointModel, world: World): string {
  if (endpoint.entity !== undefined) return world.entities.keyOf(endpoint.entity);
  return endpoint.replyFields[0]?.name ?? 'id';
}

/** A list on the screen of a record; undefined if its call does not exist, which a rule reports. */
export function relatedModel(raw: RawRelated, world: World): RelatedModel | undefined {
  const endpoint = world.endpoints.get(raw.list);
  if (!endpoint) return undefined;
  const matched = new Set(Object.keys(raw.match));
  return {
    name: raw.name,
    title: raw.title ? textOf(raw.title, raw.name) : endpoint.title,
    list: endpoint.id,
    key: rowKey(endpoint, world),
    columns: withCells(listColumns(raw.columns, endpoint, world), raw.columns, [], endpoint, world),
    filters: (endpoint.filters ?? []).filter((filter) => !matched.has(filter.name)),
    sort: raw.sort ?? endpoint.sort ?? '',
    limit: raw.limit ?? endpoint.limit ?? 0,
    match: raw.match,
    ...(raw.refresh === undefined ? {} : { refresh: milliseconds(raw.refresh) }),
    permission: endpoint.permission,
  };
}

/** Lists on the screen of a record: those that some call answers. */
export const relatedOf = (raw: readonly RawRelated[] | undefined, world: World): readonly RelatedModel[] =>
  (raw ?? []).flatMap((one) => relatedModel(one, world) ?? []);
