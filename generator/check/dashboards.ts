import { kinds } from '#contract/kinds/index.ts';
import type { RawDashboard, RawDashboardChart, RawTile } from '../language/dashboard.ts';
import { sourceCall } from '../model/dashboards.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import type { Link } from './link-problems.ts';
import { isSound, rowNames } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** Places of days that any text of a dashboard may have. */
const dayPlaces = ['today', 'from', 'to'];

/** What a dashboard shows is answered by its sources, and these ask what their calls take. */
export const dashboards: Rule = function* (world) {
  for (const { raw } of world.draft.screens.values()) {
    if (!('dashboard' in raw)) continue;
    const { dashboard } = raw;
    yield* filterProblems(world, dashboard);
    yield* sourceProblems(world, dashboard);
    for (const tile of dashboard.tiles) yield* tileProblems(world, dashboard, tile);
  }
};

type At = { readonly holder: object; readonly key: string };

/** The call, where it is of a kind that fits. */
function* callProblems(
  world: World,
  id: string,
  at: At,
  fits: (endpoint: EndpointModel) => boolean,
  needs: string,
): Iterable<Problem> {
  const endpoint = world.endpoints.get(id);
  if (!endpoint) {
    yield* unknownName('unknown-endpoint', world, at, id, world.endpoints.keys(), `unknown endpoint “${id}”`);
    return;
  }
  if (!fits(endpoint))
    yield complaints(
      'dashboard',
      world,
    )({ ...at, received: id, message: `${id} is a ${endpoint.kind}: this needs ${needs}` });
}

function* filterProblems(world: World, { filters = {}, sources = {} }: RawDashboard): Iterable<Problem> {
  const calls = Object.values(sources).flatMap(({ call }) => world.endpoints.get(call) ?? []);
  const params = calls.flatMap((call) => (call.filters ?? []).flatMap((filter) => filter.params));
  for (const [param, filter] of Object.entries(filters)) {
    const at = { holder: filter, key: 'items' };
    yield* callProblems(world, filter.items, at, ({ kind }) => kind === 'items', 'items');
    if (params.includes(param) || !calls.every((call) => isSound(world, call))) continue;
    const place = { holder: filters, key: param, part: 'key' as const };
    yield* unknownName(
      'dashboard',
      world,
      place,
      param,
      params,
      `no source has a filter “${param}”: it would do nothing`,
    );
  }
}

const rowKinds: ReadonlySet<string> = new Set(['page', 'items', 'report']);

/** Parameters of every list. */
const ofLists = ['limit', 'page', 'sort', 'compare'];

function* sourceProblems(world: World, { sources = {} }: RawDashboard): Iterable<Problem> {
  for (const source of Object.values(sources)) {
    const at = { holder: source, key: 'call' };
    yield* callProblems(world, source.call, at, ({ kind }) => rowKinds.has(kind), 'page, items or report');
    const endpoint = world.endpoints.get(source.call);
    if (!endpoint || !rowKinds.has(endpoint.kind) || !isSound(world, endpoint)) continue;
    const params = [...(endpoint.filters ?? []).flatMap((filter) => filter.params), ...ofLists];
    const query = source.query ?? {};
    for (const name of Object.keys(query)) {
      if (params.includes(name)) continue;
      const place = { holder: query, key: name, part: 'key' as const };
      yield* unknownName('dashboard', world, place, name, params, `${endpoint.id} has no filter “${name}”`);
    }
  }
}

function* tileProblems(world: World, raw: RawDashboard, tile: RawTile): Iterable<Problem> {
  const { figures, charts } = tile;
  if (figures) {
    for (const key of ['of', 'against'] as const)
      if (figures[key] !== undefined) yield* nameProblems(world, raw, figures[key], { holder: figures, key });
    const fields = fieldsOf(world, raw, figures.of);
    yield* fields('day', figures);
    for (const figure of figures.show) {
      for (const key of ['field', 'second', 'instead'] as const) yield* fields(key, figure);
    }
  }
  for (const chart of charts?.show ?? []) yield* chartProblems(world, raw, chart);
}

const nameProblems = (world: World, { sources = {} }: RawDashboard, name: string, at: At): readonly Problem[] =>
  name in sources
    ? []
    : [...unknownName('dashboard', world, at, name, Object.keys(sources), `no source is called “${name}”`)];

/** What is wrong with a field of a source that `holder[key]` names, if anything. */
function fieldsOf(world: World, raw: RawDashboard, source: string) {
  const endpoint = sourceCall(raw, source, world);
  return function* <K extends string>(
    key: K,
    holder: { readonly [Name in K]?: string | undefined },
  ): Iterable<Problem> {
    const name = holder[key];
    if (endpoint && name !== undefined) yield* replyProblems(world, endpoint, name, { holder, key });
  };
}

/** What is drawn is answered, and adds up to something where it is drawn as an amount. */
function* chartProblems(world: World, raw: RawDashboard, chart: RawDashboardChart): Iterable<Problem> {
  yield* nameProblems(world, raw, chart.of, { holder: chart, key: 'of' });
  const fields = fieldsOf(world, raw, chart.of);
  for (const key of ['x', 'day', 'ring', 'ranking', 'name', 'code'] as const) yield* fields(key, chart);
  const endpoint = sourceCall(raw, chart.of, world);
  for (const series of [chart.bars ?? [], chart.lines ?? []]) {
    for (const [at, one] of series.entries()) {
      if (!endpoint) continue;
      if (typeof one === 'string') yield* replyProblems(world, endpoint, one, { holder: series, key: at });
      else for (const [key, name] of one.entries()) yield* replyProblems(world, endpoint, name, { holder: one, key });
    }
  }
  const complain = complaints('dashboard', world);
  const amount = chart.ring ?? chart.ranking;
  const key = chart.ring === undefined ? 'ranking' : 'ring';
  const field = endpoint && amount !== undefined ? world.replyField(endpoint, amount) : undefined;
  if (field && amount !== undefined && !kinds[field.kind].number)
    yield complain({ holder: chart, key, received: amount, message: `“${amount}” is ${field.kind}, and no amount` });
  if (chart.ranking !== undefined ? chart.name === undefined : chart.x === undefined) {
    const missing = chart.ranking === undefined ? 'what names its places (x)' : 'what a row is called (name)';
    yield complain({ holder: chart, key: 'of', received: chart.of, message: `a chart says ${missing}` });
  }
}

/** A text whose places for days are names alone: `{today}` of `{today-13d}`. */
const plainDays = (text: string): string => text.replace(/\{(today|from|to)-[0-9]+d\}/g, '{$1}');

/** Every link of a dashboard, with what its places may be. */
export function* dashboardLinks(world: World, raw: RawDashboard): Iterable<Link> {
  for (const { figures, charts } of raw.tiles) {
    for (const holder of [...(figures?.show ?? []), ...(charts?.show ?? [])])
      yield { text: plainDays(holder.to), holder, key: 'to', names: dayPlaces };
    for (const chart of charts?.show ?? []) {
      const endpoint = sourceCall(raw, chart.of, world);
      const names = endpoint && isSound(world, endpoint) ? rowNames(world, endpoint) : undefined;
      if (chart.row !== undefined)
        yield { text: plainDays(chart.row), holder: chart, key: 'row', names: names && [...dayPlaces, ...names] };
    }
  }
  for (const [key, text] of Object.entries(raw.keys ?? {}))
    yield { text, holder: raw.keys ?? {}, key, names: dayPlaces };
}

/** Every call that a dashboard makes. */
export const dashboardCalls = ({ sources = {}, filters = {} }: RawDashboard): readonly string[] => [
  ...Object.values(sources).map(({ call }) => call),
  ...Object.values(filters).map(({ items }) => items),
];
