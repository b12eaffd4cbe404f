import type { Filter } from '#contract/filter.ts';
import { groupParam } from '#contract/list-query.ts';
import { dimensionsOf, pivotParam, pivotParams } from '#contract/pivot.ts';
import type { Chart, Column, ReportScreen } from '#contract/screen.ts';
import type { RawEndpoint } from '../language/endpoint.ts';
import type { RawScreen } from '../language/screen.ts';
import type { Draft } from './draft.ts';
import { fact, factOf } from './memory.ts';
import { termOf } from './rollups.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, EntityModel } from './types.ts';
import type { World } from './world.ts';

/** What only a report has. */
export type ReportModel = Pick<ReportScreen, 'drill' | 'chart' | 'heat' | 'zero'>;

type RawReport = Extract<RawScreen, { report: string }>;

/** Field that identifies a row of a report made of facts: the server composes it of the row's keys. */
export const figureKey = 'row_key';

/**
 * What the rows of a report are spread over, and the measure that is shown then: every report has it whose rows can stand
 * for two things or more. The server says which go together.
 */
export const pivotFilter: Filter = {
  name: pivotParam,
  operator: 'eq',
  params: pivotParams,
  field: { name: pivotParam, kind: 'code', label: { th: 'คอลัมน์', en: 'Columns' } },
};

/** The choice of columns of a report made of facts. */
export const pivotFilters = ({ figures }: RawEndpoint): readonly Filter[] =>
  figures && dimensionsOf(figures.groups).length > 1 ? [pivotFilter] : [];

/** What the rows of a screen may represent. */
export function groupsOf(raw: RawReport, endpoint: EndpointModel): readonly string[] {
  return raw.by ?? Object.keys(endpoint.figures?.groups ?? {});
}

/** The choice of what rows represent, as this screen offers it. */
export function reportFilters(
  raw: RawReport,
  endpoint: EndpointModel,
  filters: readonly Filter[],
  world: World,
): readonly Filter[] {
  // Rows of several keys stand for one thing where whoever knows the first knows the others, as the agent of a member.
  const standsForOne = (group: string) => {
    const [first = '', ...others] = endpoint.figures?.groups[group] ?? [];
    const target = world.entities.field(endpoint.entity ?? '', first)?.target ?? '';
    return others.every((key) => world.entities.field(target, key) !== undefined);
  };
  const groups = groupsOf(raw, endpoint);
  const [first] = groups;
  const begun = filters.map((filter) => {
    const initial = raw.initial?.[filter.name];
    return initial === undefined ? filter : { ...filter, initial };
  });
  if (!endpoint.figures || first === undefined) return begun;
  const own = endpoint.filters?.find((filter) => filter.name === groupParam);
  const pivots = endpoint.filters?.includes(pivotFilter) && groups.some(standsForOne) ? [pivotFilter] : [];
  const rest = [...begun.filter(({ name }) => name !== groupParam && name !== pivotParam), ...pivots];
  if (!own) return rest;
  const options = groups.flatMap((group) => own.field.options?.find((option) => option.value === group) ?? []);
  return [{ ...own, field: { ...own.field, options }, initial: first }, ...rest];
}

/** What adds up, and what each of them adds up. */
const rollupsIn = factOf('draft', (draft: Draft): readonly (readonly [string, readonly string[]])[] =>
  [...draft.entities].flatMap(([name, { raw }]) => (raw.rollup ? [[name, raw.rollup.of] as const] : [])),
);

/** Facts, and what adds them up: rows of a report are made of one of these. */
const sourcesOf = fact('world', (world: World, { figures }: EndpointModel): readonly EntityModel[] => {
  const found = new Set(figures?.of);
  for (let size = 0; size !== found.size; ) {
    size = found.size;
    for (const [name, of] of rollupsIn(world.draft)) if (of.some((one) => found.has(one))) found.add(name);
  }
  return [...found].flatMap((name) => world.entities.model(name) ?? []);
});

/** Figures that a sum, or what follows from sums, is made of; undefined for any other measure. */
function figuresOf(name: string, entity: string, world: World): readonly string[] | undefined {
  const measure = world.entities.field(entity, name)?.measure;
  if (measure?.kind === 'sum') return measure.of.map((term) => termOf(term).figure);
  if (measure?.kind !== 'ratio') return undefined;
  const parts = measure.of.map((part) => figuresOf(part, entity, world));
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
}

/** Groups for which a source has all figures of a measure; undefined if every group has one. */
function knowing(name: string, endpoint: EndpointModel, world: World): readonly string[] | undefined {
  const { figures, entity = '' } = endpoint;
  const needed = figuresOf(name, entity, world);
  if (!figures || !needed) return undefined;
  const by = world.entities.field(entity, name)?.adds?.by;
  const sources = sourcesOf(world, endpoint);
  const all = Object.entries(figures.groups);
  const found = all.filter(([, keys]) => {
    const wanted = [...needed, ...keys.map((key) => (key === 'month' ? 'stat_date' : key))];
    if (by !== undefined && !keys.includes(by)) return false;
    return sources.some(({ fields }) => wanted.every((one) => Object.hasOwn(fields, one)));
  });
  return found.length === all.length ? undefined : found.map(([group]) => group);
}

/**
 * Groups whose rows have a field: those keyed by it, or by what it is read through; of a measure those with a source
 * that has it.
 */
function tellingOf(name: string, endpoint: EndpointModel, world: World): readonly string[] | undefined {
  const field = endpoint.entity === undefined ? undefined : world.entities.field(endpoint.entity, name);
  if (!endpoint.figures || !field) return undefined;
  if (field.measure) return knowing(name, endpoint, world);
  const root = rootOf(name, endpoint.entity ?? '', world);
  return Object.entries(endpoint.figures.groups).flatMap(([group, keys]) => (keys.includes(root) ? [group] : []));
}

/** What is counted or divided once for all rows is no sum of what the rows have. */
function isWhole(name: string, { entity }: EndpointModel, world: World): boolean {
  const measure = entity === undefined ? undefined : world.entities.field(entity, name)?.measure;
  return measure !== undefined && measure.kind !== 'sum';
}

function rootOf(name: string, entity: string, world: World): string {
  const through = world.entities.field(entity, name)?.through;
  return through ? rootOf(through.ref, entity, world) : name;
}

export function reportColumns(
  raw: RawReport,
  endpoint: EndpointModel,
  columns: readonly Column[],
  world: World,
): readonly Column[] {
  return columns.map((column) => {
    const band = raw.bands?.find((one) => one.columns.includes(column.name));
    const groups = tellingOf(column.name, endpoint, world);
    return {
      ...column,
      ...(band ? { band: textOf(band.title, band.title.th) } : {}),
      ...(groups ? { groups } : {}),
      ...(isWhole(column.name, endpoint, world) ? { whole: true as const } : {}),
    };
  });
}

function chartOf(raw: NonNullable<RawReport['chart']>): Chart {
  return {
    x: raw.x,
    bars: raw.bars ?? [],
    lines: raw.lines ?? [],
    ...(raw.area === undefined ? {} : { area: raw.area }),
    ...(raw.top === undefined ? {} : { top: raw.top }),
  };
}

/** What only a report has. */
export function reportPart(raw: RawReport): ReportModel {
  return {
    drill: raw.drill ?? {},
    heat: raw.heat ?? [],
    ...(raw.zero ? { zero: raw.zero } : {}),
    ...(raw.chart ? { chart: chartOf(raw.chart) } : {}),
  };
}
