import { kindData } from '#contract/kinds/data.ts';
import type { RawColumns, RawScreen } from '../language/screen.ts';
import { columnOf } from '../model/columns.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { ofScreens } from './each.ts';
import { isSound, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, unknownName } from './rule.ts';
import { sortProblems } from './sorts.ts';

export function* columnProblems(
  world: World,
  endpoint: EndpointModel,
  columns: RawColumns | undefined,
): Iterable<Problem> {
  const complain = complaints('column', world);
  const seen = new Set<string>();
  for (const [index, one] of (columns ?? []).entries()) {
    const column = columnOf(one);
    const at = typeof one === 'string' ? { holder: columns ?? [], key: index } : { holder: one, key: 'field' };
    yield* replyProblems(world, endpoint, column.field, at);
    if (seen.has(column.field))
      yield complain({ ...at, received: column.field, message: `the column “${column.field}” is there already` });
    seen.add(column.field);
    const field = world.replyNames(endpoint)?.includes(column.field)
      ? world.replyField(endpoint, column.field)
      : undefined;
    if (column.total && field && typeof one !== 'string') {
      if (!kindData[field.kind].addable)
        yield complain({
          holder: one,
          key: 'total',
          received: column.field,
          message: `${column.field} is ${field.kind}: it has no sum`,
        });
    }
  }
}

/** Columns, filters and sorts of lists name what their call answers. */
export const columns = ofScreens(function* (world, raw) {
  const endpoint = shownBy(world, raw);
  if (endpoint && ('list' in raw || 'report' in raw)) yield* listProblems(world, endpoint, raw);
  if ('related' in raw) for (const related of raw.related ?? []) yield* relatedProblems(world, endpoint, related);
});

type RawRows = Extract<RawScreen, { list: unknown } | { report: unknown }>;

function* listProblems(world: World, endpoint: EndpointModel, raw: RawRows): Iterable<Problem> {
  yield* columnProblems(world, endpoint, raw.columns);
  const filters = endpoint.filters?.map((filter) => filter.name) ?? [];
  for (const [key, name] of (raw.filters ?? []).entries()) {
    if (filters.includes(name)) continue;
    const message = `${endpoint.id} has no filter “${name}”`;
    yield* unknownName('screen-filter', world, { holder: raw.filters ?? raw, key }, name, filters, message);
  }
  if (raw.tabs !== undefined && isSound(world, endpoint)) yield* tabProblems(world, endpoint, raw.tabs, raw);
  yield* allSorts(world, endpoint, raw);
}

type Related = NonNullable<Extract<RawScreen, { related?: unknown }>['related']>[number];

/** Columns, order and filters of a list on the screen of a record. */
export function* relatedProblems(world: World, record: EndpointModel | undefined, related: Related): Iterable<Problem> {
  const list = world.endpoints.get(related.list);
  if (!list) return;
  yield* columnProblems(world, list, related.columns);
  yield* allSorts(world, list, related);
  yield* matchProblems(world, record, list, related.match);
}

/** Each field of `sort: -ordered_at,id`. */
function* allSorts(
  world: World,
  list: EndpointModel,
  holder: { readonly sort?: string | undefined },
): Iterable<Problem> {
  for (const name of holder.sort?.split(',') ?? [])
    yield* sortProblems(world, list, name.replace(/^-/, ''), { holder, key: 'sort' }, true);
}

function* tabProblems(world: World, endpoint: EndpointModel, tabs: string, raw: object): Iterable<Problem> {
  const at = { holder: raw, key: 'tabs' };
  const filter = endpoint.filters?.find((one) => one.name === tabs);
  if (!filter) {
    yield* unknownName(
      'tabs',
      world,
      at,
      tabs,
      endpoint.filters?.map((one) => one.name) ?? [],
      `${endpoint.id} has no filter “${tabs}”`,
    );
  } else if (!filter.field.options) {
    yield complaints(
      'tabs',
      world,
    )({ ...at, received: tabs, message: `“${tabs}” is ${filter.field.kind}: only the values of an enum become tabs` });
  } else if (
    endpoint.facet !== tabs &&
    (endpoint.facet === undefined || endpoint.filters?.some((one) => one.name === endpoint.facet))
  ) {
    yield complaints(
      'tabs',
      world,
    )({ ...at, received: tabs, message: `${endpoint.id} does not count by “${tabs}”: say facet: ${tabs}` });
  }
}

/** Parameters of a list that come from fields of a record. */
export function* matchProblems(
  world: World,
  record: EndpointModel | undefined,
  list: EndpointModel,
  match: Readonly<Record<string, string>>,
): Iterable<Problem> {
  const available = [
    ...(list.filters ?? []).flatMap((filter) => [filter.name, ...filter.params]),
    ...list.queryFields.map((field) => field.name),
  ];
  for (const [param, field] of Object.entries(match)) {
    if (!available.includes(param) && isSound(world, list)) {
      yield* unknownName(
        'match',
        world,
        { holder: match, key: param, part: 'key' },
        param,
        available,
        `${list.id} has no filter “${param}”`,
      );
    }
    if (record) yield* replyProblems(world, record, field, { holder: match, key: param });
  }
}
