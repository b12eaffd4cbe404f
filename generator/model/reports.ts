import type { Filter } from '#contract/filter.ts';
import type { Chart, Column } from '#contract/screen.ts';
import type { RawScreen } from '../language/screen.ts';
import { textOf } from './texts.ts';
import type { EndpointModel, ReportModel } from './types.ts';
import type { World } from './world.ts';

type RawReport = Extract<RawScreen, { report: string }>;

/** Filter that says what a row stands for. */
export const groupFilter = 'group_by';
/** Field that identifies a row of a report made of facts: the server makes it of what tells rows apart. */
export const figureKey = 'row_key';

/** What the rows of a screen may stand for. */
export function groupsOf(raw: RawReport, endpoint: EndpointModel): readonly string[] {
  return raw.by ?? Object.keys(endpoint.figures?.groups ?? {});
}

/** The choice of what rows stand for, as this screen offers it. */
export function reportFilters(raw: RawReport, endpoint: EndpointModel, filters: readonly Filter[]): readonly Filter[] {
  const groups = groupsOf(raw, endpoint);
  const [first] = groups;
  const begun = filters.map((filter) => {
    const initial = raw.initial?.[filter.name];
    return initial === undefined ? filter : { ...filter, initial };
  });
  if (!endpoint.figures || first === undefined) return begun;
  const own = endpoint.filters?.find((filter) => filter.name === groupFilter);
  const rest = begun.filter((filter) => filter.name !== groupFilter);
  if (!own) return rest;
  const options = groups.flatMap((group) => own.field.options?.find((option) => option.value === group) ?? []);
  return [{ ...own, field: { ...own.field, options }, initial: first }, ...rest];
}

/** Groups whose rows have a field: those that are told apart by it, or by what it is read through. */
function tellingOf(name: string, endpoint: EndpointModel, world: World): readonly string[] | undefined {
  const field = endpoint.entity === undefined ? undefined : world.entities.field(endpoint.entity, name);
  if (!endpoint.figures || !field || field.measure) return undefined;
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
