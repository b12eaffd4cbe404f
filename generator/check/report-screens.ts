import { kinds } from '#contract/kinds/index.ts';
import type { RawScreen } from '../language/screen.ts';
import { columnOf } from '../model/columns.ts';
import type { EndpointModel, Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { startProblems } from './filter-starts.ts';
import { isSound, screenParts, shownBy } from './look.ts';
import { replyProblems } from './reply-problems.ts';
import { complaints, type Rule, unknownName, warnings } from './rule.ts';

type RawReport = Extract<RawScreen, { report: string }>;

/** What a report screen says of its rows is there: groups of the call, columns of the screen, filters that begin somewhere. */
export const reportScreens: Rule = function* (world) {
  for (const raw of screenParts(world)) {
    if (!('report' in raw)) continue;
    const endpoint = shownBy(world, raw);
    if (!endpoint || !isSound(world, endpoint)) continue;
    yield* groupProblems(world, endpoint, raw);
    yield* namedColumns(world, endpoint, raw);
    const filters = (endpoint.filters ?? []).map(({ name }) => name);
    for (const [name, value] of Object.entries(raw.initial ?? {})) {
      if (!filters.includes(name))
        yield* unknownName(
          'report',
          world,
          { holder: raw.initial ?? raw, key: name, part: 'key' },
          name,
          filters,
          `${endpoint.id} has no filter “${name}”`,
        );
      else yield* startProblems(world, endpoint, name, value, { holder: raw.initial ?? raw, key: name });
    }
  }
};

function* groupProblems(world: World, endpoint: EndpointModel, raw: RawReport): Iterable<Problem> {
  const groups = Object.keys(endpoint.figures?.groups ?? {});
  const unknown = (holder: object, key: string | number, name: string, part?: 'key') =>
    unknownName(
      'report',
      world,
      { holder, key, ...(part ? { part } : {}) },
      name,
      groups,
      `${endpoint.id} has no rows by “${name}”`,
    );
  for (const [index, name] of (raw.by ?? []).entries())
    if (!groups.includes(name)) yield* unknown(raw.by ?? raw, index, name);
  // A report without groups has one kind of rows; its link is that of all.
  const allowed = groups.length === 0 ? ['all'] : [...groups, 'all'];
  for (const name of Object.keys(raw.drill ?? {}))
    if (!allowed.includes(name)) yield* unknown(raw.drill ?? raw, name, name, 'key');
}

/** A link of a row that says nothing of the row: whichever one is pressed, what is shown is the same. */
export const drillsOfNothing: Rule = function* (world) {
  const warn = warnings('report', world);
  for (const raw of screenParts(world)) {
    if (!('report' in raw)) continue;
    for (const [name, link] of Object.entries(raw.drill ?? {})) {
      if (link.includes('{')) continue;
      const message = 'every row leads to the same: say which row it was, with a {field} in a filter of the link';
      yield warn({ holder: raw.drill ?? raw, key: name, received: link, message });
    }
  }
};

/** Bands, charts, heat and balance are about columns; a picture may show what the table does not. */
function* namedColumns(world: World, endpoint: EndpointModel, raw: RawReport): Iterable<Problem> {
  const columns = raw.columns?.map((one) => columnOf(one).field);
  for (const band of raw.bands ?? []) {
    for (const [index, name] of band.columns.entries()) {
      if (columns && !columns.includes(name))
        yield* unknownName(
          'report',
          world,
          { holder: band.columns, key: index },
          name,
          columns,
          `“${name}” is no column of this screen`,
        );
    }
  }
  const { chart } = raw;
  const lists = [chart?.bars, chart?.lines, raw.heat, raw.zero];
  for (const names of lists)
    for (const [index, name] of (names ?? []).entries())
      yield* drawn(world, endpoint, name, { holder: names ?? raw, key: index }, names === raw.zero);
  if (chart) yield* replyProblems(world, endpoint, chart.x, { holder: chart, key: 'x' });
  if (chart?.area !== undefined) yield* drawn(world, endpoint, chart.area, { holder: chart, key: 'area' }, false);
}

/** A number of the reply; of what is balanced, an amount. */
function* drawn(
  world: World,
  endpoint: EndpointModel,
  name: string,
  at: { readonly holder: object; readonly key: string | number },
  amount: boolean,
): Iterable<Problem> {
  yield* replyProblems(world, endpoint, name, at);
  const kind = world.replyNames(endpoint)?.includes(name) ? world.replyField(endpoint, name)?.kind : undefined;
  if (kind === undefined) return;
  const { number } = kinds[kind];
  if (amount ? number?.unit === 'baht' : number) return;
  const message = `“${name}” is ${kind}: only ${amount ? 'amounts add up to nothing' : 'a number is drawn or tinted'}`;
  yield complaints('report', world)({ ...at, received: name, message });
}
