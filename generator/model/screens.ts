import type { Field } from '#contract/field.ts';
import type { Column, Group, Tabs } from '#contract/screen.ts';
import type { RawGroup, RawRelated, RawScreen } from '../language/screen.ts';
import { resolveActions } from './actions.ts';
import { resolveColumns } from './columns.ts';
import { type Named, sourceOf } from './draft.ts';
import { plainField } from './fields.ts';
import { resolveOrder } from './row-order.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, HistoryModel, ListModel, RelatedModel, ScreenModel } from './types.ts';
import type { World } from './world.ts';

type RawTable = Extract<RawScreen, { list: string } | { report: string }>;
type RawDetail = Extract<RawScreen, { detail: string }>;
type RawForm = Extract<RawScreen, { form: unknown }>;

/** Milliseconds of "500ms", "5s" or "2m". */
export function milliseconds(duration: string): number {
  const amount = Number.parseInt(duration, 10);
  return duration.endsWith('ms') ? amount : duration.endsWith('s') ? amount * 1000 : amount * 60_000;
}

function baseOf(thing: Named<RawScreen>, world: World) {
  return {
    path: thing.name,
    area: thing.area,
    ...(thing.gateway === undefined ? {} : { gateway: thing.gateway }),
    title: textOf(thing.raw.title, thing.raw.title.th),
    layout: thing.raw.layout ?? ('default' as const),
    permission: world.screenPermission(thing.raw),
    source: sourceOf(world.draft, thing),
  };
}

function tabsOf(name: string | undefined, endpoint: EndpointModel): Tabs | undefined {
  const filter = endpoint.filters?.find((one) => one.name === name);
  const fixed = name === undefined ? undefined : endpoint.fixed?.[name];
  if (!filter?.field.options) return undefined;
  const shown = filter.field.options.filter((option) => fixed === undefined || fixed.includes(option.value));
  return { filter: filter.name, items: shown };
}

/** Field that identifies a row of a reply. */
function rowKey(endpoint: EndpointModel, world: World): string {
  if (endpoint.entity !== undefined) return world.entities.keyOf(endpoint.entity);
  return endpoint.replyFields[0]?.name ?? 'id';
}

/** Rows that stand under each other, or in an order made by hand, are sorted by nothing else. */
function shownColumns(raw: RawTable, columns: readonly Column[]): readonly Column[] {
  if (!('list' in raw) || (raw.tree === undefined && raw.order === undefined)) return columns;
  return columns.map(({ sortable: _, ...column }) => column);
}

function listModel(thing: Named<RawScreen>, raw: RawTable, endpoint: EndpointModel, world: World): ListModel {
  const tabs = tabsOf(raw.tabs, endpoint);
  const filters = endpoint.filters ?? [];
  return {
    ...baseOf(thing, world),
    kind: 'list' in raw ? 'list' : 'report',
    list: endpoint.id,
    key: rowKey(endpoint, world),
    columns: shownColumns(
      raw,
      resolveColumns(raw.columns, endpoint, (name) => world.replyField(endpoint, name)),
    ),
    filters: raw.filters
      ? raw.filters.flatMap((name) => filters.find((filter) => filter.name === name) ?? [])
      : filters,
    sort: raw.sort ?? endpoint.sort ?? '',
    limit: raw.limit ?? endpoint.limit ?? 0,
    ...(tabs ? { tabs } : {}),
    ...(raw.record === undefined ? {} : { record: raw.record }),
    ...(raw.open === undefined ? {} : { open: raw.open }),
    rowActions: resolveActions(raw.actions, world),
    bulkActions: resolveActions(raw.bulk, world),
    headerActions: resolveActions(raw.header, world),
    ...(raw.refresh === undefined ? {} : { refresh: milliseconds(raw.refresh) }),
    ...(endpoint.export === undefined ? {} : { export: endpoint.export }),
    ...('list' in raw ? wholePart(raw, endpoint, world) : {}),
  };
}

/** What only a list of all rows has. */
function wholePart(raw: Extract<RawScreen, { list: string }>, endpoint: EndpointModel, world: World) {
  if (endpoint.kind !== 'items') return {};
  const order = resolveOrder(raw, endpoint, world);
  return {
    whole: true as const,
    ...(raw.tree === undefined ? {} : { tree: raw.tree }),
    ...(order ? { order } : {}),
  };
}

function relatedModel(raw: RawRelated, world: World): RelatedModel | undefined {
  const endpoint = world.endpoints.get(raw.list);
  if (!endpoint) return undefined;
  const matched = new Set(Object.keys(raw.match));
  return {
    name: raw.name,
    title: raw.title ? textOf(raw.title, raw.name) : endpoint.title,
    list: endpoint.id,
    key: rowKey(endpoint, world),
    columns: resolveColumns(raw.columns, endpoint, (name) => world.replyField(endpoint, name)),
    filters: (endpoint.filters ?? []).filter((filter) => !matched.has(filter.name)),
    sort: raw.sort ?? endpoint.sort ?? '',
    limit: raw.limit ?? endpoint.limit ?? 0,
    match: raw.match,
    permission: endpoint.permission,
  };
}

const relatedOf = (raw: readonly RawRelated[] | undefined, world: World): readonly RelatedModel[] =>
  (raw ?? []).flatMap((one) => relatedModel(one, world) ?? []);

/** Groups with the fields that exist; all in one where nothing is written. */
function groupsOf(
  raw: readonly RawGroup[] | undefined,
  all: ReadonlySet<string>,
  order: readonly string[],
): readonly Group[] {
  if (!raw) return [{ fields: order }];
  return raw.map((group) => ({
    ...(group.title ? { title: textOf(group.title, group.title.th) } : {}),
    fields: group.fields.filter((name) => all.has(name)),
  }));
}

/** A managed record has a history, where a call answers it. */
function historyOf(record: EndpointModel, world: World): { history?: HistoryModel } {
  const call = [...world.endpoints.values()].find((endpoint) => endpoint.history);
  const { entity } = record;
  if (!call || entity === undefined || !world.entities.model(entity)?.managed) return {};
  return { history: { call: call.id, entity } };
}

function detailModel(thing: Named<RawScreen>, raw: RawDetail, endpoint: EndpointModel, world: World): ScreenModel {
  const names = world.replyNames(endpoint) ?? [];
  const wanted = raw.groups
    ? raw.groups.flatMap((group) => group.fields)
    : names.filter((name) => name !== raw.timeline);
  const fields = [...new Set(wanted)].flatMap((name) => world.replyField(endpoint, name) ?? []).map(plainField);
  const shown = new Set(fields.map((field) => field.name));
  return {
    ...baseOf(thing, world),
    kind: 'detail',
    record: endpoint.id,
    key: raw.key ?? endpoint.key ?? 'id',
    fields,
    groups: groupsOf(raw.groups, shown, [...shown]),
    actions: resolveActions(raw.actions, world),
    related: relatedOf(raw.related, world),
    ...(raw.timeline === undefined ? {} : { timeline: raw.timeline }),
    ...historyOf(endpoint, world),
  };
}

/** A field that the form only shows: the record has it, the call does not take it. */
export function shownOnly(record: EndpointModel | undefined, name: string, world: World): Field | undefined {
  if (!record || !world.replyNames(record)?.includes(name)) return undefined;
  const field = world.replyField(record, name);
  if (!field) return undefined;
  const { required: _, ...rest } = plainField(field);
  return { ...rest, readonly: true };
}

function formModel(thing: Named<RawScreen>, raw: RawForm, save: EndpointModel, world: World): ScreenModel {
  const record = raw.form.record === undefined ? undefined : world.endpoints.get(raw.form.record);
  const asked = new Map(world.asked(save).map((field) => [field.name, field]));
  const wanted = raw.groups?.flatMap((group) => group.fields) ?? raw.fields ?? [...asked.keys()];
  const fields = [...new Set(wanted)].flatMap((name) => asked.get(name) ?? shownOnly(record, name, world) ?? []);
  const shown = new Set(fields.map((field) => field.name));
  return {
    ...baseOf(thing, world),
    kind: 'form',
    mode: raw.form.record === undefined ? 'create' : 'update',
    ...(raw.form.record === undefined ? {} : { record: raw.form.record }),
    save: save.id,
    savePermission: save.permission,
    key: raw.key ?? record?.key ?? save.key ?? 'id',
    fields,
    groups: groupsOf(raw.groups, shown, [...shown]),
    related: relatedOf(raw.related, world),
    actions: resolveActions(raw.actions, world),
    ...(raw.done === undefined ? {} : { done: raw.done }),
    ...(record ? historyOf(record, world) : {}),
  };
}

/** One screen; undefined when its call does not exist, which a rule tells. */
export function resolveScreen(thing: Named<RawScreen>, world: World): ScreenModel | undefined {
  const { raw } = thing;
  const find = (id: string): EndpointModel | undefined => world.endpoints.get(id);
  if ('list' in raw || 'report' in raw) {
    const endpoint = find('list' in raw ? raw.list : raw.report);
    return endpoint && listModel(thing, raw, endpoint, world);
  }
  if ('detail' in raw) {
    const endpoint = find(raw.detail);
    return endpoint && detailModel(thing, raw, endpoint, world);
  }
  if ('form' in raw) {
    const save = find(raw.form.save);
    return save && formModel(thing, raw, save, world);
  }
  return { ...baseOf(thing, world), kind: 'custom' };
}
