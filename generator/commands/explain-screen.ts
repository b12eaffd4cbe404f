import type { Card } from '#contract/card.ts';
import { actionsOf, editorsIn } from '../check/look.ts';
import { groupFieldName, type RawScreen } from '../language/screen.ts';
import { calledBy } from '../model/actions.ts';
import { columnOf } from '../model/columns.ts';
import type { ActionModel, AddModel, EndpointModel, ScreenModel } from '../model/types.ts';
import { mainCall, type World } from '../model/world.ts';
import { both, type Fact, heading, kindOrigin, labelOrigin, placeOf, written } from './origin.ts';

function columnFacts(world: World, raw: RawScreen, screen: ScreenModel, endpoint: EndpointModel): readonly Fact[] {
  if (!('list' in screen)) return [];
  const list = 'list' in raw || 'report' in raw ? raw.columns : undefined;
  return [
    heading('columns'),
    ...screen.columns.map((column) => {
      const index = list?.findIndex((one) => columnOf(one).field === column.name) ?? -1;
      const one = list?.[index];
      const details = one === undefined || typeof one === 'string' ? undefined : one;
      const place = list ? placeOf(world, list, index) : `default (from the reply of ${endpoint.id})`;
      const label =
        details?.th === undefined ? labelOrigin(world, endpoint.entity, column.name) : placeOf(world, details, 'th');
      return {
        what: column.name,
        value: `${column.kind}${column.total ? ', total' : ''}  ${both(column.label)}`,
        from: `${place}; kind ${kindOrigin(world, endpoint.entity, column.name)}; label ${label}`,
      };
    }),
  ];
}

function fieldFacts(
  world: World,
  raw: RawScreen,
  screen: ScreenModel | AddModel,
  endpoint: EndpointModel,
  title = 'fields',
): readonly Fact[] {
  if (!('fields' in screen)) return [];
  const groups = 'groups' in raw ? raw.groups : undefined;
  return [
    heading(title),
    ...screen.fields.map((field) => {
      const group = groups?.find((one) => one.fields.some((written) => groupFieldName(written) === field.name));
      const place = group
        ? placeOf(
            world,
            group.fields,
            group.fields.findIndex((written) => groupFieldName(written) === field.name),
          )
        : 'fields' in raw && raw.fields
          ? placeOf(world, raw.fields, raw.fields.indexOf(field.name))
          : `default (from ${endpoint.id})`;
      return {
        what: field.name,
        value: `${field.kind}${field.required ? ', required' : ''}  ${both(field.label)}`,
        from: `${place}; label ${labelOrigin(world, endpoint.entity, field.name)}`,
      };
    }),
  ];
}

/** The call and the title of the side of a form that creates. */
function addFacts(world: World, raw: RawScreen, screen: ScreenModel): readonly Fact[] {
  if (!('form' in raw) || screen.kind !== 'form' || !screen.add) return [];
  const { add } = screen;
  return [
    { what: 'adds with', value: `${add.save}, ${add.savePermission}`, from: placeOf(world, raw.form, 'add') },
    {
      what: 'title of adding',
      value: both(add.title ?? screen.title),
      from: written(world, raw, 'addTitle', 'default'),
    },
  ];
}

function addFieldFacts(world: World, raw: RawScreen, screen: ScreenModel): readonly Fact[] {
  const add = screen.kind === 'form' ? screen.add : undefined;
  const endpoint = add && world.endpoints.get(add.save);
  return add && endpoint ? fieldFacts(world, raw, add, endpoint, 'fields of adding') : [];
}

function actionFacts(world: World, raw: RawScreen, screen: ScreenModel): readonly Fact[] {
  const models: readonly ActionModel[] =
    'rowActions' in screen
      ? [...screen.rowActions, ...screen.bulkActions, ...screen.headerActions]
      : 'actions' in screen
        ? screen.actions
        : [];
  if (models.length === 0) return [];
  return [
    heading('actions'),
    ...actionsOf(raw).flatMap((place): readonly Fact[] => {
      const model = models.find((one) => one.id === place.raw.id);
      if (!model) return [];
      const called = calledBy(place.raw);
      const endpoint = called === undefined ? undefined : world.draft.endpoints.get(called)?.raw;
      const label = place.raw.title
        ? placeOf(world, place.node, 'title')
        : written(world, endpoint, 'title', 'default');
      const when =
        model.when === undefined
          ? ''
          : `; when ${place.raw.when ? placeOf(world, place.raw.when) : `default (the life-cycle’s moves): ${Object.values(model.when).flat().join(', ')}`}`;
      return [
        {
          what: model.id,
          value: both(model.label),
          from: `${placeOf(world, place.holder, place.key)}; label ${label}${when}`,
        },
      ];
    }),
  ];
}

/** How rows are read: order, page size, filters, refreshing, export, figures. */
function rowFacts(world: World, raw: RawScreen, screen: ScreenModel, endpoint: EndpointModel): readonly Fact[] {
  if (!('list' in screen)) return [];
  const from = (key: string, otherwise: string): string => written(world, raw, key, otherwise);
  const ofCall = (key: string): string => callOrigin(world, endpoint, key);
  return [
    { what: 'sort', value: screen.sort, from: from('sort', ofCall('sort')) },
    { what: 'limit', value: String(screen.limit), from: from('limit', ofCall('limit')) },
    {
      what: 'filters',
      value: screen.filters.map((filter) => filter.name).join(', '),
      from: from('filters', ofCall('filters')),
    },
    ...(screen.refresh === undefined
      ? []
      : [{ what: 'refresh', value: `${screen.refresh} ms`, from: from('refresh', 'default') }]),
    ...(screen.export === undefined ? [] : [{ what: 'export', value: screen.export, from: ofCall('export') }]),
    ...(screen.cards ?? []).map((card, index) => ({
      what: 'card',
      value: cardText(card),
      from: 'cards' in raw && raw.cards ? placeOf(world, raw.cards, index) : 'default',
    })),
  ];
}

function cardText(card: Card): string {
  if ('field' in card) return `total of ${card.field.name}`;
  if ('parts' in card) return card.parts.map(({ field, less }) => `${less ? '−' : '+'} ${field.name}`).join(' ');
  if ('part' in card) return `${card.part} in per cent of ${card.whole ?? 'rows'}`;
  return `rows with ${card.filter} ${card.values.join(', ')}`;
}

/** Where a call says something that a screen takes over. */
function callOrigin(world: World, endpoint: EndpointModel | undefined, key: string): string {
  const source = endpoint && world.draft.endpoints.get(endpoint.id)?.raw;
  return endpoint && source && Object.hasOwn(source, key)
    ? `${endpoint.id}, ${placeOf(world, source, key)}`
    : 'default';
}

/** The lists behind the other tabs of a screen, each as a screen of its own. */
function viewFacts(world: World, raw: RawScreen, screen: ScreenModel): readonly Fact[] {
  if (!('views' in raw) || !('views' in screen) || !screen.views) return [];
  const { name, title, permission, further } = screen.views;
  const own: readonly Fact[] = [
    heading('views'),
    { what: name, value: `${both(title)}  ${permission}`, from: placeOf(world, raw, 'view') },
  ];
  return [
    ...own,
    ...further.flatMap((view): readonly Fact[] => {
      const source = raw.views?.find((one) => one.name === view.view);
      const endpoint = world.endpoints.get(view.list);
      if (!source || !endpoint) return [];
      return [
        heading(`${screen.path}?tab=${view.view}`),
        { what: 'title', value: both(view.title), from: placeOf(world, source, 'title') },
        {
          what: 'permission',
          value: view.permission,
          from: written(world, source, 'allow', callOrigin(world, endpoint, 'allow')),
        },
        {
          what: 'call',
          value: `${endpoint.id} (${endpoint.method} ${endpoint.path})`,
          from: placeOf(world, source, 'list'),
        },
        ...rowFacts(world, source, view, endpoint),
        ...columnFacts(world, source, view, endpoint),
        ...actionFacts(world, source, view),
      ];
    }),
  ];
}

/** The rows that are edited on a screen: their calls, and what of them is filled in. */
function editorFacts(world: World, raw: RawScreen, screen: ScreenModel): readonly Fact[] {
  const models = 'editors' in screen ? (screen.editors ?? []) : [];
  return models.flatMap((editor): readonly Fact[] => {
    const source = editorsIn(raw).find((one) => one.name === editor.name);
    const from = (key: string) => written(world, source, key, 'default');
    const calls = { list: editor.list, add: editor.add?.call, save: editor.save?.call, remove: editor.remove?.call };
    return [
      heading(`${screen.path}?tab=${editor.name}`),
      { what: 'title', value: both(editor.title), from: from('title') },
      ...Object.entries(calls).flatMap(([what, id]) =>
        id === undefined ? [] : [{ what, value: id, from: from(what) }],
      ),
      { what: 'columns', value: editor.columns.map((one) => one.name).join(', '), from: from('columns') },
      { what: 'filled in', value: editor.fields.map((one) => one.name).join(', '), from: from('fields') },
    ];
  });
}

/** Everything that a screen is, with where it was said. */
export function explainScreen(world: World, screen: ScreenModel): readonly Fact[] {
  const thing = world.draft.screens.get(screen.path);
  if (!thing) return [];
  const { raw } = thing;
  const call = mainCall(raw);
  const endpoint = call === undefined ? undefined : world.endpoints.get(call);
  const from = (key: string, otherwise = 'default'): string => written(world, raw, key, otherwise);
  const ofCall = (key: string): string => callOrigin(world, endpoint, key);
  const head: readonly Fact[] = [
    heading(screen.path, `${screen.kind} screen of ${screen.area}`),
    { what: 'route', value: screen.path, from: placeOf(world, thing.holder, thing.name, 'key') },
    { what: 'title', value: both(screen.title), from: from('title') },
    { what: 'layout', value: screen.layout, from: from('layout') },
    { what: 'permission', value: screen.permission, from: from('allow', ofCall('allow')) },
  ];
  if (!endpoint) return head;
  const list = rowFacts(world, raw, screen, endpoint);
  const key = 'key' in screen ? [{ what: 'key', value: screen.key, from: from('key', ofCall('key')) }] : [];
  return [
    ...head,
    {
      what: 'call',
      value: `${endpoint.id} (${endpoint.method} ${endpoint.path})`,
      from: placeOf(world, raw, screen.kind),
    },
    ...key,
    ...addFacts(world, raw, screen),
    ...list,
    ...columnFacts(world, raw, screen, endpoint),
    ...fieldFacts(world, raw, screen, endpoint),
    ...addFieldFacts(world, raw, screen),
    ...actionFacts(world, raw, screen),
    ...viewFacts(world, raw, screen),
    ...editorFacts(world, raw, screen),
  ];
}
