import type { Field } from '#contract/field.ts';
import type { Filter } from '#contract/filter.ts';
import type { Column, Group, Tabs } from '#contract/screen.ts';
import { groupFieldName, type RawGroup, type RawScreen, type RawView } from '../language/screen.ts';
import { resolveActions } from './actions.ts';
import { addTitleOf } from './add-title.ts';
import { cardsOf } from './cards.ts';
import { cellEditOf } from './cell-edits.ts';
import { withCells } from './cells.ts';
import { conditionOf, valuesIn } from './conditions.ts';
import { dashboardParts } from './dashboards.ts';
import type { Named } from './draft.ts';
import { milliseconds } from './duration.ts';
import { editorsOf } from './editors.ts';
import { plainField } from './fields.ts';
import { formWords } from './form-words.ts';
import { historyOf } from './history.ts';
import { matrixModel } from './matrix-screens.ts';
import { boardOf } from './panels.ts';
import { waitingOf } from './queues.ts';
import { listColumns } from './ranks.ts';
import { panelsOf } from './record-panels.ts';
import { relatedOf, rowKey } from './related.ts';
import { figureKey, reportColumns, reportFilters, reportPart } from './reports.ts';
import { resolveOrder } from './row-order.ts';
import { baseOf } from './screen-base.ts';
import { textOf } from './texts.ts';
import type { AddModel, EndpointModel, FormModel, ListModel, ScreenModel } from './types.ts';
import { wizardModel } from './wizards.ts';
import type { World } from './world.ts';
import { written } from './written.ts';

type RawTable = Extract<RawScreen, { list: string } | { report: string }>;
/** Whatever says how the rows of a call are shown. */
type RawRows = RawTable | RawView;
type RawDetail = Extract<RawScreen, { detail: string }>;
type RawForm = Extract<RawScreen, { form: unknown }>;

function tabsOf(path: string, raw: RawRows, endpoint: EndpointModel, world: World): Tabs | undefined {
  const name = raw.tabs;
  const filter = endpoint.filters?.find((one) => one.name === name);
  const only = name === undefined ? undefined : valuesIn(endpoint.where, name);
  if (!filter?.field.options) return undefined;
  const shown = filter.field.options.filter((option) => only === undefined || only.includes(option.value));
  const waiting = waitingOf(path, raw, filter.name, world);
  return { filter: filter.name, items: shown, ...(waiting.length > 0 ? { waiting } : {}) };
}

/** Rows that form a tree, or are ordered by hand, are not sorted otherwise. */
function shownColumns(raw: RawRows, columns: readonly Column[]): readonly Column[] {
  if (!('list' in raw) || (raw.tree === undefined && raw.order === undefined)) return columns;
  return columns.map(({ sortable: _, ...column }) => column);
}

/** What people may group the rows by: not where rows have a place of their own. */
function groupsIn(raw: RawRows, { groups = [] }: EndpointModel, filters: readonly Filter[]): readonly string[] {
  if (!('list' in raw) || raw.tree !== undefined || raw.order !== undefined) return [];
  return groups.filter((name) => filters.some((filter) => filter.name === name));
}

/** How the rows of one call are shown. */
function rowsModel(path: string, raw: RawRows, endpoint: EndpointModel, world: World) {
  const tabs = tabsOf(path, raw, endpoint, world);
  const all = endpoint.filters ?? [];
  const filters = raw.filters ? raw.filters.flatMap((name) => all.find((filter) => filter.name === name) ?? []) : all;
  const rowActions = resolveActions(raw.actions, world, endpoint);
  const columns = withCells(listColumns(raw.columns, endpoint, world), raw.columns, rowActions, endpoint, world);
  const cards = cardsOf(raw.cards, endpoint, world);
  const groups = groupsIn(raw, endpoint, filters);
  return {
    list: endpoint.id,
    key: endpoint.figures ? figureKey : rowKey(endpoint, world),
    columns: 'report' in raw ? reportColumns(raw, endpoint, columns, world) : shownColumns(raw, columns),
    filters: 'report' in raw ? reportFilters(raw, endpoint, filters, world) : filters,
    sort: raw.sort ?? endpoint.sort ?? '',
    limit: raw.limit ?? endpoint.limit ?? 0,
    ...(tabs ? { tabs } : {}),
    ...(groups.length > 0 ? { groups } : {}),
    ...(cards.length > 0 ? { cards } : {}),
    ...written(raw, 'above', 'record', 'open', 'click'),
    rowActions,
    bulkActions: resolveActions(raw.bulk, world, endpoint),
    headerActions: resolveActions(raw.header, world),
    ...(raw.refresh === undefined ? {} : { refresh: milliseconds(raw.refresh) }),
    ...(endpoint.export === undefined ? {} : { export: endpoint.export }),
    ...('list' in raw
      ? { ...wholePart(raw, endpoint, world), ...editPart(raw, endpoint, world), ...boardOf(raw, endpoint, world) }
      : { report: reportPart(raw) }),
  };
}

function listModel(thing: Named<RawScreen>, raw: RawTable, endpoint: EndpointModel, world: World): ListModel {
  const base = baseOf(thing, world);
  const further = (raw.views ?? []).flatMap((view) => {
    const call = world.endpoints.get(view.list);
    if (!call) return [];
    return [
      {
        ...base,
        kind: 'list' as const,
        title: textOf(view.title, view.title.th),
        permission: view.allow ?? call.permission,
        view: view.name,
        ...rowsModel(thing.name, view, call, world),
      },
    ];
  });
  return {
    ...base,
    kind: 'list' in raw ? 'list' : 'report',
    ...rowsModel(thing.name, raw, endpoint, world),
    ...('find' in raw && raw.find ? { find: raw.find } : {}),
    ...(raw.view && raw.views
      ? {
          views: {
            name: raw.view.name,
            title: textOf(raw.view.title, raw.view.title.th),
            permission: endpoint.permission,
            further,
          },
        }
      : {}),
  };
}

/** What only a list of all rows has. */
function wholePart(raw: Extract<RawRows, { list: string }>, endpoint: EndpointModel, world: World) {
  if (endpoint.kind !== 'items') return raw.tree === undefined ? {} : { tree: raw.tree };
  const order = resolveOrder(raw, endpoint, world);
  return {
    whole: true as const,
    ...(raw.tree === undefined ? {} : { tree: raw.tree }),
    ...(order ? { order } : {}),
  };
}

function editPart(raw: Extract<RawRows, { list: string }>, endpoint: EndpointModel, world: World) {
  const edit = cellEditOf(raw, endpoint, world);
  return edit ? { edit } : {};
}

/** Groups with the fields that exist; all in one where nothing is written. */
function groupsOf(
  raw: readonly RawGroup[] | undefined,
  all: ReadonlySet<string>,
  order: readonly string[],
): readonly Group[] {
  if (!raw) return [{ fields: order }];
  return raw.map((group) => ({
    ...(group.title ? { title: textOf(group.title, group.title.th) } : {}),
    fields: group.fields.map(groupFieldName).filter((name) => all.has(name)),
    ...conditionsOf(group, all),
  }));
}

/** When fields of a group are shown: those that say so. */
function conditionsOf(group: RawGroup, all: ReadonlySet<string>): Pick<Group, 'when'> {
  const when = group.fields.flatMap((written) =>
    typeof written === 'string' || !all.has(written.field) ? [] : [[written.field, conditionOf(written.when)] as const],
  );
  return when.length === 0 ? {} : { when: Object.fromEntries(when) };
}

function detailModel(thing: Named<RawScreen>, raw: RawDetail, endpoint: EndpointModel, world: World): ScreenModel {
  const names = world.replyNames(endpoint) ?? [];
  const wanted = raw.groups
    ? raw.groups.flatMap((group) => group.fields.map(groupFieldName))
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
    actions: resolveActions(raw.actions, world, endpoint),
    related: relatedOf(raw.related, world),
    ...panelsOf(raw, world),
    ...editorsOf(raw.editors, endpoint, world),
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

/** The inputs of one call of a form, and the record's other displayed fields. */
function sideOf(
  raw: RawForm,
  wanted: readonly string[],
  save: EndpointModel,
  record: EndpointModel | undefined,
  world: World,
): Pick<FormModel, 'fields' | 'groups'> {
  const inputs = new Map(world.asked(save).map((field) => [field.name, field]));
  const fields = wanted.flatMap((name) => inputs.get(name) ?? shownOnly(record, name, world) ?? []);
  const shown = new Set(fields.map((field) => field.name));
  const groups = groupsOf(raw.groups, shown, [...shown]);
  // A heading over nothing: its fields are all of the other side.
  return { fields, groups: raw.form.add === undefined ? groups : groups.filter((group) => group.fields.length > 0) };
}

function addModel(raw: RawForm, wanted: readonly string[], add: EndpointModel, world: World): AddModel {
  const title = addTitleOf(raw, add, world);
  return {
    ...(title ? { title } : {}),
    save: add.id,
    savePermission: add.permission,
    ...sideOf(raw, wanted, add, undefined, world),
  };
}

function formModel(thing: Named<RawScreen>, raw: RawForm, save: EndpointModel, world: World): ScreenModel {
  const record = raw.form.record === undefined ? undefined : world.endpoints.get(raw.form.record);
  const add = record && raw.form.add !== undefined ? world.endpoints.get(raw.form.add) : undefined;
  const usual = [...(add ? world.asked(add) : []), ...world.asked(save)].map((field) => field.name);
  const wanted = [...new Set(raw.groups?.flatMap((group) => group.fields.map(groupFieldName)) ?? raw.fields ?? usual)];
  const side = sideOf(raw, wanted, save, record, world);
  return {
    ...baseOf(thing, world),
    kind: 'form',
    mode: raw.form.record === undefined ? 'create' : 'update',
    ...(raw.form.record === undefined ? {} : { record: raw.form.record }),
    save: save.id,
    savePermission: save.permission,
    key: raw.key ?? record?.key ?? save.key ?? 'id',
    ...side,
    ...formWords(raw, side.fields, record, world),
    ...(add ? { add: addModel(raw, wanted, add, world) } : {}),
    related: relatedOf(raw.related, world),
    ...panelsOf(raw, world),
    ...editorsOf(raw.editors, record, world),
    actions: resolveActions(raw.actions, world, record),
    ...(raw.done === undefined ? {} : { done: raw.done }),
    ...(record ? historyOf(record, world) : {}),
  };
}

/** One screen; undefined if its call does not exist, which a rule reports. */
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
  if ('matrix' in raw) return matrixModel(thing, raw, world);
  if ('wizard' in raw) {
    const batch = find(raw.wizard);
    return batch && { ...baseOf(thing, world), ...wizardModel(thing.name, raw, batch, world) };
  }
  if ('dashboard' in raw)
    return { ...baseOf(thing, world), kind: 'dashboard', ...dashboardParts(raw.dashboard, world) };
  return { ...baseOf(thing, world), kind: 'custom' };
}
