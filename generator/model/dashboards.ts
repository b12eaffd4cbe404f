import type { DashboardFilter } from '#contract/dashboard.ts';
import type { Field } from '#contract/field.ts';
import type { DatePreset } from '#contract/filter.ts';
import type { Text } from '#contract/text.ts';
import type { RawDashboard, RawDashboardChart, RawTile } from '../language/dashboard.ts';
import { milliseconds } from './duration.ts';
import { plainField } from './fields.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, ScreenBase } from './types.ts';
import type { World } from './world.ts';

/** As the browser's DashboardSource, with the call by its id. */
export interface SourceModel {
  readonly name: string;
  readonly call: string;
  readonly query: Readonly<Record<string, string>>;
  readonly filters: readonly string[];
  readonly refresh: number;
}

type Fields = Readonly<Record<string, Field | undefined>>;
type Series = readonly (readonly Field[])[];

interface FigureModel {
  readonly field: Field;
  readonly label: Text;
  readonly second?: Field;
  readonly sameTime?: true;
  readonly good?: 'more' | 'less';
  readonly instead?: string;
  readonly to: string;
}

export interface ChartModel {
  readonly kind: 'lines' | 'ring' | 'ranking';
  readonly of: string;
  readonly title: Text;
  readonly to: string;
  readonly fields: Fields;
  readonly series?: { readonly bars: Series; readonly lines: Series };
  readonly day?: string;
  readonly key?: string;
  readonly row?: string;
}

export type TileModel =
  | {
      readonly kind: 'figures';
      readonly of: string;
      readonly day: string;
      readonly against?: string;
      readonly show: readonly FigureModel[];
    }
  | {
      readonly kind: 'charts';
      readonly title: Text;
      readonly periods: readonly DatePreset[];
      readonly show: readonly ChartModel[];
    }
  | { readonly kind: 'part'; readonly part: string; readonly permission?: string }
  | { readonly kind: 'queues' | 'shortcuts' };

export interface DashboardParts {
  readonly greeting?: Text;
  readonly filters: readonly (Omit<DashboardFilter, 'items'> & { readonly items: string })[];
  readonly sources: readonly SourceModel[];
  readonly tiles: readonly TileModel[];
  readonly keys: Readonly<Record<string, { readonly to: string; readonly label: Text }>>;
}

export interface DashboardModel extends ScreenBase, DashboardParts {
  readonly kind: 'dashboard';
}

/** Milliseconds between refreshes of a source that says nothing of it. */
const usualRefresh = 60_000;

const paramsOf = (endpoint: EndpointModel): readonly string[] =>
  (endpoint.filters ?? []).flatMap((filter) => filter.params);

/** The sources of a dashboard whose calls exist. */
function sourcesOf(raw: RawDashboard, world: World): readonly SourceModel[] {
  return Object.entries(raw.sources ?? {}).flatMap(([name, source]) => {
    const endpoint = world.endpoints.get(source.call);
    if (!endpoint) return [];
    const params = paramsOf(endpoint);
    return [
      {
        name,
        call: endpoint.id,
        query: Object.fromEntries(Object.entries(source.query ?? {}).map(([key, value]) => [key, String(value)])),
        filters: Object.keys(raw.filters ?? {}).filter((param) => params.includes(param)),
        refresh: source.refresh === undefined ? usualRefresh : milliseconds(source.refresh),
      },
    ];
  });
}

function displayOf(items: string, world: World): string {
  const entity = world.endpoints.get(items)?.entity;
  return entity === undefined ? 'id' : world.entities.displayOf(entity);
}

/** The call of a source by its name. */
export const sourceCall = (raw: RawDashboard, name: string, world: World): EndpointModel | undefined =>
  world.endpoints.get(raw.sources?.[name]?.call ?? '');

class Tiles {
  readonly #raw: RawDashboard;
  readonly #world: World;

  constructor(raw: RawDashboard, world: World) {
    this.#raw = raw;
    this.#world = world;
  }

  #field(source: string, name: string | undefined): Field | undefined {
    const endpoint = sourceCall(this.#raw, source, this.#world);
    const field = endpoint && name !== undefined ? this.#world.replyField(endpoint, name) : undefined;
    return field && plainField(field);
  }

  #figures(raw: NonNullable<RawTile['figures']>): TileModel {
    const before = raw.against === undefined ? undefined : sourceCall(this.#raw, raw.against, this.#world);
    const known = before ? (this.#world.replyNames(before) ?? []) : [];
    return {
      kind: 'figures',
      of: raw.of,
      day: raw.day,
      ...(raw.against === undefined ? {} : { against: raw.against }),
      show: raw.show.flatMap((one) => {
        const field = this.#field(raw.of, one.field);
        const second = this.#field(raw.of, one.second);
        if (!field) return [];
        return [
          {
            field,
            label: one.th === undefined ? field.label : { th: one.th, en: one.en ?? one.th },
            ...(second ? { second } : {}),
            ...(known.includes(one.field) ? { sameTime: true as const } : {}),
            ...(one.good ? { good: one.good } : {}),
            ...(one.instead === undefined ? {} : { instead: one.instead }),
            to: one.to,
          },
        ];
      }),
    };
  }

  #series(source: string, raw: RawDashboardChart['bars']): Series {
    return (raw ?? [])
      .map((one) => (typeof one === 'string' ? [one] : one).flatMap((name) => this.#field(source, name) ?? []))
      .filter((fields) => fields.length > 0);
  }

  #chart(raw: RawDashboardChart): ChartModel {
    const { of, to, title } = raw;
    const base = { of, to, title: textOf(title, title.th) };
    const field = (name: string | undefined) => this.#field(of, name);
    if (raw.ranking !== undefined) {
      const endpoint = sourceCall(this.#raw, of, this.#world);
      const key = endpoint?.figures
        ? 'row_key'
        : (endpoint?.entity && this.#world.entities.keyOf(endpoint.entity)) || 'id';
      const fields = { code: field(raw.code), name: field(raw.name), amount: field(raw.ranking) };
      return { kind: 'ranking', ...base, fields, key, row: raw.row ?? to };
    }
    if (raw.ring !== undefined) return { kind: 'ring', ...base, fields: { x: field(raw.x), part: field(raw.ring) } };
    return {
      kind: 'lines',
      ...base,
      fields: { x: field(raw.x) },
      series: { bars: this.#series(of, raw.bars), lines: this.#series(of, raw.lines) },
      ...(raw.day === undefined ? {} : { day: raw.day }),
    };
  }

  tile(raw: RawTile): TileModel {
    if (raw.figures) return this.#figures(raw.figures);
    if (raw.charts) {
      const { title, periods, show } = raw.charts;
      return { kind: 'charts', title: textOf(title, title.th), periods, show: show.map((one) => this.#chart(one)) };
    }
    if (raw.part !== undefined)
      return { kind: 'part', part: raw.part, ...(raw.allow === undefined ? {} : { permission: raw.allow }) };
    return { kind: raw.queues ? 'queues' : 'shortcuts' };
  }
}

/** What a dashboard shows, with every default. */
export function dashboardParts(raw: RawDashboard, world: World): DashboardParts {
  const tiles = new Tiles(raw, world);
  return {
    ...(raw.greeting ? { greeting: textOf(raw.greeting, raw.greeting.th) } : {}),
    filters: Object.entries(raw.filters ?? {}).flatMap(([param, { items, all, th, en = th }]) =>
      world.endpoints.has(items)
        ? [{ param, label: { th, en }, all: textOf(all, all.th), display: displayOf(items, world), items }]
        : [],
    ),
    sources: sourcesOf(raw, world),
    tiles: raw.tiles.map((one) => tiles.tile(one)),
    keys: Object.fromEntries(
      Object.entries(raw.keys ?? {}).map(([key, to]) => {
        const title = world.draft.screens.get(to)?.raw.title;
        return [key, { to, label: title ? textOf(title, title.th) : { th: to, en: to } }];
      }),
    ),
  };
}
