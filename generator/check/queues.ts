import { isReleased } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawQueue } from '../language/queue.ts';
import { queuedList, requestedFields, sumPart } from '../model/queues.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { startProblems } from './filter-starts.ts';
import { isSound, rowNames } from './look.ts';
import { complaints, type Rule, unknownName } from './rule.ts';

/** A queue is rows of a list that its link opens: all of them, and no others. */
export const queues: Rule = function* (world) {
  for (const { raw } of world.draft.queues.values()) {
    const screen = world.draft.screens.get(raw.screen)?.raw;
    const message = `no list has the route “${raw.screen}”`;
    if (!screen || !('list' in screen)) {
      const lists = [...world.draft.screens].flatMap(([route, one]) => ('list' in one.raw ? [route] : []));
      yield* unknownName('queue', world, { holder: raw, key: 'screen' }, raw.screen, lists, message);
      continue;
    }
    const tabs = [...(screen.view ? [screen.view.name] : []), ...(screen.views ?? []).map(({ name }) => name)];
    if (raw.view !== undefined && !tabs.includes(raw.view)) {
      const at = { holder: raw, key: 'view' };
      yield* unknownName('queue', world, at, raw.view, tabs, `${raw.screen} has no tab “${raw.view}”`);
      continue;
    }
    const endpoint = queuedList(raw, world)?.endpoint;
    if (endpoint && isSound(world, endpoint)) {
      const shown = screen.views?.find(({ name }) => name === raw.view) ?? screen;
      yield* filterProblems(world, raw, endpoint, shown.filters);
      yield* figureProblems(world, raw, endpoint);
    }
  }
};

function* filterProblems(
  world: World,
  raw: RawQueue,
  endpoint: EndpointModel,
  shown: readonly string[] | undefined,
): Iterable<Problem> {
  const complain = complaints('queue', world);
  const filters = (endpoint.filters ?? []).filter(({ name }) => !shown || shown.includes(name));
  const byValue = filters.filter(({ operator }) => operator === 'in' || operator === 'eq');
  for (const [name, value] of Object.entries(raw.filter)) {
    const at = { holder: raw.filter, key: name };
    const names = byValue.map((filter) => filter.name);
    if (names.includes(name)) yield* startProblems(world, endpoint, name, requestedFields(value).join(','), at);
    else {
      const message = `“${name}” is no filter by value of ${endpoint.id} on that screen: the link could not set it`;
      yield* unknownName('queue', world, { ...at, part: 'key' }, name, names, message);
    }
  }
  const valueOfParam = (param: string) =>
    raw.filter[param] === undefined ? undefined : requestedFields(raw.filter[param]).join(',');
  for (const filter of filters) {
    if (filter.initial === undefined || raw.filter[filter.name] !== undefined || isReleased(filter, valueOfParam))
      continue;
    yield complain({
      holder: raw,
      key: 'filter',
      part: 'key',
      received: filter.name,
      message: `the link would open ${filter.initial} alone: “${filter.name}” begins so; set it here, or say there when it is void (unless)`,
    });
  }
}

function* figureProblems(world: World, raw: RawQueue, endpoint: EndpointModel): Iterable<Problem> {
  const complain = complaints('queue', world);
  if (endpoint.kind !== 'page' || endpoint.countTo !== undefined)
    yield complain({
      holder: raw,
      key: 'screen',
      received: raw.screen,
      message: `${endpoint.id} does not count all its rows: a queue is counted by its list (page, without countTo)`,
    });
  const isFacetSound = endpoint.facet === undefined || endpoint.filters?.some(({ name }) => name === endpoint.facet);
  if (raw.parts !== undefined && isFacetSound && (raw.parts !== endpoint.facet || raw.filter[raw.parts] === undefined))
    yield complain({
      holder: raw,
      key: 'parts',
      received: raw.parts,
      message: `${endpoint.id} does not count this queue by “${raw.parts}”: it must be what it counts by (facet) and in the filter`,
    });
  const rows = rowNames(world, endpoint) ?? [];
  const traitsOf = (name: string) => {
    const field = world.replyField(endpoint, name);
    return field && kinds[field.kind];
  };
  const moments = rows.filter((name) => traitsOf(name)?.calendar === 'instant');
  if (raw.oldest !== undefined && !moments.includes(raw.oldest)) {
    const at = { holder: raw, key: 'oldest' };
    yield* unknownName(
      'queue',
      world,
      at,
      raw.oldest,
      moments,
      `rows of ${endpoint.id} have no moment “${raw.oldest}”`,
    );
  }
  const { sum } = raw;
  if (sum === undefined) return;
  const at = { holder: raw, key: 'sum' };
  const totals = (endpoint.totals ?? []).filter((name) => traitsOf(name)?.number?.unit === 'baht');
  if (!totals.includes(sum))
    yield* unknownName('queue', world, at, sum, totals, `${endpoint.id} does not sum an amount “${sum}”: say totals`);
  else if (
    world.replyField(endpoint, sum)?.adds?.by !== undefined &&
    sumPart(raw, sum, endpoint, world).part === undefined
  )
    yield complain({
      ...at,
      received: sum,
      message: `“${sum}” has several sums, split by “${world.replyField(endpoint, sum)?.adds?.by}”: leave one of them (filter)`,
    });
}
