import type { RecordChart } from '#contract/screen-part.ts';
import type { RawRecordChart } from '../language/record-panel.ts';
import type { RawRelated } from '../language/screen.ts';
import { withCells } from './cells.ts';
import { milliseconds } from './duration.ts';
import { listColumns } from './ranks.ts';
import { pivotFilter } from './reports.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, RelatedModel } from './types.ts';
import type { World } from './world.ts';
import { written } from './written.ts';

/** Field that identifies a row of a reply. */
export function rowKey(endpoint: EndpointModel, world: World): string {
  if (endpoint.entity !== undefined) return world.entities.keyOf(endpoint.entity);
  return endpoint.replyFields[0]?.name ?? 'id';
}

/** The group of a report whose rows are days. */
export const groupOfDays = ({ figures }: EndpointModel, day: string): string | undefined =>
  Object.entries(figures?.groups ?? {}).find(([, keys]) => keys.length === 1 && keys[0] === day)?.[0];

function chartOf(raw: RawRecordChart, endpoint: EndpointModel): RecordChart {
  const group = groupOfDays(endpoint, raw.x);
  return {
    x: raw.x,
    bars: raw.bars ?? [],
    lines: raw.lines ?? [],
    ...(group === undefined ? {} : { group }),
    ...written(raw, 'full'),
    ...(raw.help ? { help: textOf(raw.help, raw.help.th) } : {}),
  };
}

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
    filters: (endpoint.filters ?? []).filter((filter) => !matched.has(filter.name) && filter !== pivotFilter),
    sort: raw.sort ?? endpoint.sort ?? '',
    limit: raw.limit ?? endpoint.limit ?? 0,
    match: raw.match,
    ...(raw.refresh === undefined ? {} : { refresh: milliseconds(raw.refresh) }),
    ...(raw.chart ? { chart: chartOf(raw.chart, endpoint) } : {}),
    permission: endpoint.permission,
  };
}

/** The lists of a record, those whose call exists. */
export const relatedOf = (raw: readonly RawRelated[] | undefined, world: World): readonly RelatedModel[] =>
  (raw ?? []).flatMap((one) => relatedModel(one, world) ?? []);
