import type { Field } from '#contract/field.ts';
import type { ChartModel, DashboardModel, DashboardParts, TileModel } from '../model/dashboards.ts';
import type { EndpointModel, ScreenModel } from '../model/types.ts';
import { code, quote } from '../print/literal.ts';
import type { SourceSpec } from '../print/source.ts';
import { partLoad } from './part.ts';
import { type Shared, Stub } from './stub.ts';
import { partName } from './stub-name.ts';

type ChartsModel = Extract<TileModel, { kind: 'charts' }>;

type Shown = (field: Field | undefined) => unknown;

const shownBy =
  (stub: Stub, endpoint: EndpointModel | undefined): Shown =>
  (field) =>
    field && endpoint && stub.fields.shown(field, endpoint);

function chartOf(chart: ChartModel, shown: Shown): Record<string, unknown> {
  const { kind, of, title, to, fields, series, day, key, row } = chart;
  const lists = (all: readonly (readonly Field[])[] | undefined) => all?.map((some) => some.map(shown));
  const drawn = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, shown(field)]));
  return { kind, of, title, to, ...drawn, bars: lists(series?.bars), lines: lists(series?.lines), day, key, row };
}

/** A call that a source of the dashboard makes. */
const callOf = (screen: DashboardModel, source: string): string | undefined =>
  screen.sources.find(({ name }) => name === source)?.call;

const chartsStem = (screen: DashboardModel, tile: ChartsModel): string =>
  `${partName(screen)}.charts-${screen.tiles.filter(({ kind }) => kind === 'charts').indexOf(tile)}`;

function tileOf(tile: TileModel, screen: DashboardModel): Record<string, unknown> {
  if (tile.kind === 'part')
    return { kind: tile.kind, name: tile.part, load: partLoad(tile.part, screen), permission: tile.permission };
  if (tile.kind === 'charts') {
    const { show, ...plain } = tile;
    const load = code(`() => import(${quote(`./${chartsStem(screen, tile)}.tsx`)})`);
    return { ...plain, of: [...new Set(show.map(({ of }) => of))], load };
  }
  if (tile.kind !== 'figures') return { ...tile };
  // A figure needs little of its field: the page is not to load all others with it.
  const bare = (field: Field | undefined) => field && { name: field.name, kind: field.kind };
  const show = tile.show.map(({ field, second, ...one }) => ({ field: bare(field), second: bare(second), ...one }));
  return { ...tile, show };
}

/** generated/web/<area>/<route>.charts-0.tsx: the charts of a tile, which are fetched after the page. */
export function chartsFiles(screen: ScreenModel, shared: Shared): readonly SourceSpec[] {
  if (screen.kind !== 'dashboard') return [];
  return screen.tiles.flatMap((tile): readonly SourceSpec[] => {
    const main = tile.kind === 'charts' ? callOf(screen, tile.show[0]?.of ?? '') : undefined;
    if (tile.kind !== 'charts' || main === undefined) return [];
    const stub = new Stub(screen, main, shared);
    const shownOf = (source: string) => {
      const call = callOf(screen, source);
      return shownBy(stub, call === undefined ? undefined : stub.endpoint(call));
    };
    const data = tile.show.map((chart) => chartOf(chart, shownOf(chart.of)));
    const call = stub.charts();
    return [
      {
        path: `generated/web/${screen.area}/${chartsStem(screen, tile)}.tsx`,
        data: true,
        imports: stub.imports(),
        statements: [{ kind: 'default', call, data: { charts: data } }],
      },
    ];
  });
}

/** The data of a dashboard beyond what every screen has. */
export function dashboardOf(stub: Stub, screen: DashboardModel): Record<keyof DashboardParts, unknown> {
  return {
    greeting: screen.greeting,
    filters: screen.filters.map(({ items, ...filter }) => ({ ...filter, items: stub.call(items) })),
    sources: Object.fromEntries(
      screen.sources.map(({ name, call, ...source }) => [name, { call: stub.call(call), ...source }]),
    ),
    tiles: screen.tiles.map((tile) => tileOf(tile, screen)),
    keys: screen.keys,
  };
}
