import { actionsOf } from '../check/look.ts';
import type { RawScreen } from '../language/screen.ts';
import { calledBy } from '../model/actions.ts';
import { columnOf } from '../model/columns.ts';
import type { ActionModel, EndpointModel, ScreenModel } from '../model/types.ts';
import { mainCall, type World } from '../model/world.ts';
import { both, type Fact, heading, kindOrigin, labelOrigin, placeOf, written } from './origin.ts';

function columnFacts(world: World, raw: RawScreen, screen: ScreenModel, endpoint: EndpointModel): readonly Fact[] {
  if (!('columns' in screen)) return [];
  const list = 'columns' in raw ? raw.columns : undefined;
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

function fieldFacts(world: World, raw: RawScreen, screen: ScreenModel, endpoint: EndpointModel): readonly Fact[] {
  if (!('fields' in screen)) return [];
  const groups = 'groups' in raw ? raw.groups : undefined;
  return [
    heading('fields'),
    ...screen.fields.map((field) => {
      const group = groups?.find((one) => one.fields.includes(field.name));
      const place = group
        ? placeOf(world, group.fields, group.fields.indexOf(field.name))
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

/** Everything that a screen is, with where it was said. */
export function explainScreen(world: World, screen: ScreenModel): readonly Fact[] {
  const thing = world.draft.screens.get(screen.path);
  if (!thing) return [];
  const { raw } = thing;
  const call = mainCall(raw);
  const endpoint = call === undefined ? undefined : world.endpoints.get(call);
  const from = (key: string, otherwise = 'default'): string => written(world, raw, key, otherwise);
  const ofCall = (key: string): string => {
    const source = endpoint && world.draft.endpoints.get(endpoint.id)?.raw;
    return endpoint && source && Object.hasOwn(source, key)
      ? `${endpoint.id}, ${placeOf(world, source, key)}`
      : 'default';
  };
  const head: readonly Fact[] = [
    heading(screen.path, `${screen.kind} screen of ${screen.area}`),
    { what: 'route', value: screen.path, from: placeOf(world, thing.holder, thing.name, 'key') },
    { what: 'title', value: both(screen.title), from: from('title') },
    { what: 'layout', value: screen.layout, from: from('layout') },
    { what: 'permission', value: screen.permission, from: from('allow', ofCall('allow')) },
  ];
  if (!endpoint) return head;
  const list: readonly Fact[] =
    'columns' in screen
      ? [
          { what: 'sort', value: screen.sort, from: from('sort', ofCall('sort')) },
          { what: 'limit', value: String(screen.limit), from: from('limit', ofCall('limit')) },
          {
            what: 'filters',
            value: screen.filters.map((filter) => filter.name).join(', '),
            from: from('filters', ofCall('filters')),
          },
          ...(screen.refresh === undefined
            ? []
            : [{ what: 'refresh', value: `${screen.refresh} ms`, from: from('refresh') }]),
          ...(screen.export === undefined ? [] : [{ what: 'export', value: screen.export, from: ofCall('export') }]),
        ]
      : [];
  const key = 'key' in screen ? [{ what: 'key', value: screen.key, from: from('key', ofCall('key')) }] : [];
  return [
    ...head,
    {
      what: 'call',
      value: `${endpoint.id} (${endpoint.method} ${endpoint.path})`,
      from: placeOf(world, raw, screen.kind),
    },
    ...key,
    ...list,
    ...columnFacts(world, raw, screen, endpoint),
    ...fieldFacts(world, raw, screen, endpoint),
    ...actionFacts(world, raw, screen),
  ];
}
