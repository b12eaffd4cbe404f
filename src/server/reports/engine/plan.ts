import { compareParam } from '#contract/compare-with.ts';
import type { Entity } from '#contract/endpoint.ts';
import type { Row } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { groupParam } from '#contract/list-query.ts';
import { allows } from '#contract/permission.ts';
import { pivotParam } from '#contract/pivot.ts';
import { forbidden, invalid, wrongValue } from '../../base/failure.ts';
import type { Call } from '../../context/call.ts';
import { entityOf } from '../../context/platform.ts';
import { daysOf, textOf } from '../../records/filters.ts';
import { reportsTexts } from '../texts.ts';
import { figuresOf, measureOf, partsOf } from './measures.ts';
import type { FactQuery } from './query.ts';
import {
  candidates,
  type Days,
  dayKey,
  daysKept,
  knows,
  minuteKeyOf,
  monthKey,
  type Span,
  sourceOf,
} from './sources.ts';

/** A planned report: what its rows represent, which source serves what, and what is returned. */
export interface Plan {
  readonly call: Call;
  readonly row: Entity;
  readonly keys: readonly string[];
  readonly span: Span;
  readonly ask: FactQuery;
  /** Filters over what comes out of the sums. */
  readonly outer: readonly Filter[];
  readonly sums: { readonly entity: Entity; readonly figures: readonly string[] };
  /** Measures that count people: `[measure, figure]`, and who knows the members: of each row, and of all rows together. */
  readonly people: {
    readonly entity: Entity | undefined;
    readonly whole: Entity | undefined;
    /** Who knows them day by day. */
    readonly members: Entity | undefined;
    readonly measures: readonly (readonly [string, string])[];
  };
  /** Only these groups; everything else covers all of them. */
  readonly pick?: { readonly key: string; readonly values: readonly unknown[] };
  /** Key by which rows are grouped, below a line with their sum. */
  readonly within?: string;
  /** Fields that are answered, in order. */
  readonly fields: readonly string[];
  readonly measures: readonly string[];
}

interface Group {
  readonly keys: readonly string[];
  readonly within?: string;
  /** Those that are summed, where not all that the columns are made of. */
  readonly figures?: readonly string[];
  /** Those that are answered, where not all. */
  readonly only?: readonly string[];
}

function groupOf({ endpoint, query }: Call): Group {
  const groups = endpoint.figures?.groups ?? {};
  const [first = ''] = Object.keys(groups);
  const requested =
    textOf(query[groupParam]) ?? endpoint.filters?.find((filter) => filter.name === groupParam)?.initial ?? first;
  const keys = Object.hasOwn(groups, requested) ? groups[requested] : undefined;
  if (!keys) throw wrongValue(groupParam, requested);
  const within = endpoint.figures?.within?.[requested];
  return within === undefined ? { keys } : { keys, within };
}

function isGiven(filter: Filter, query: Call['query']): boolean {
  return filter.params.some((param) => textOf(query[param]) !== undefined);
}

/** Fields that facts must know to be chosen by a filter. */
export function namesOf(filter: Filter): readonly string[] {
  return filter.operator === 'search' ? ['member_id'] : [filter.field.name];
}

/** Decides how a report is made. Throws 422 for a group that there is not, or a span that is too long. */
export function planOf(call: Call): Plan {
  return planFor(call, groupOf(call));
}

/** The same question with other rows, for these measures alone. Throws where no source has rows of these keys. */
export const planOfKeys = ({ call }: Plan, keys: readonly string[], only: readonly string[]): Plan =>
  planFor(call, { keys, only });

/** The sums of rows that share `key`: the same figures, from the smallest source that has the key. */
export function togetherPlan({ call, sums, people }: Plan, key: string, values: readonly unknown[]): Plan {
  const plan = planFor(call, { keys: [key], figures: sums.figures });
  const days = key === dayKey ? [...values.map(String)].sort() : [];
  const [from, to] = [days[0] ?? plan.span.from, days.at(-1) ?? plan.span.to];
  const span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  return {
    ...plan,
    span,
    ask: { ...plan.ask, span },
    people: {
      ...plan.people,
      measures: plan.people.measures.filter(([name]) => people.measures.some(([known]) => known === name)),
    },
    pick: { key, values },
  };
}

/** The requested days, and the other filters: on facts, and on the resulting sums. */
function choiceOf({ endpoint, ctx, query }: Call, row: Entity) {
  const filters = endpoint.filters ?? [];
  const days = filters.find((filter) => filter.field.name === dayKey && filter.operator === 'between');
  const [from, to] = days ? daysOf(days, query, ctx.clock.now()) : [];
  const span: Span = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
  const isControl = ({ name }: Filter) => name === groupParam || name === compareParam || name === pivotParam;
  const others = filters.filter((filter) => filter !== days && !isControl(filter) && isGiven(filter, query));
  const isOuter = (filter: Filter) => measureOf(row, filter.field.name) !== undefined;
  return { span, inner: others.filter((filter) => !isOuter(filter)), outer: others.filter(isOuter) };
}

/** Fields that the person may read, and the measures among them. */
function fieldsOf({ endpoint, ctx }: Call, row: Entity, keys: readonly string[]) {
  const mayRead = (name: string) => {
    const mask = row.fields[name]?.measure ? row.fields[name].mask : undefined;
    return mask === undefined || allows(ctx.principal.grants, mask);
  };
  const fields = (endpoint.fields ?? Object.keys(row.fields)).filter(mayRead);
  // Figures that cannot be added across keys are only given for rows of one key.
  const measures = fields.filter((name) => {
    const by = row.fields[name]?.adds?.by;
    return measureOf(row, name) && (by === undefined || keys.includes(by));
  });
  return { fields, measures };
}

/** Measures that count people, each with its figure. */
function peopleOf(row: Entity, measures: readonly string[]): Plan['people']['measures'] {
  const parts = [...new Set(measures.flatMap((name) => partsOf(row, name)))];
  return parts.flatMap((name) => {
    const measure = measureOf(row, name);
    return measure?.kind === 'people' ? [[name, measure.of] as const] : [];
  });
}

function planFor(call: Call, group: Group): Plan {
  const { keys, within } = group;
  const { platform, endpoint, ctx } = call;
  const row = entityOf(platform, endpoint);
  const { span, inner, outer } = choiceOf(call, row);
  const { fields, measures: readable } = fieldsOf(call, row, keys);
  const measures = group.only ? readable.filter((name) => group.only?.includes(name)) : readable;
  const all = candidates(platform.entities, endpoint.figures?.of ?? []);
  const chosen = inner.flatMap(namesOf);
  const names = [...keys.map((key) => (key === monthKey ? dayKey : key)), ...chosen];
  const figures = group.figures ?? figuresOf(row, measures);
  const entity = sourceOf(all, names, figures);
  if (!entity) throw invalid({ [groupParam]: reportsTexts.noFigures });
  // Facts that are nobody's in particular are for those who see every agent.
  if (entity.scope === undefined && ctx.principal.agentIds !== 'all') throw forbidden();
  const people = peopleOf(row, measures);
  const counted = people.map(([, figure]) => figure);
  const members = sourceOf(all, [...names, 'member_id'], counted);
  const measured = people.filter(([, figure]) => members && Object.hasOwn(members.fields, figure));
  // Days of the year are those of a span with two ends.
  const keptOf = (asked: readonly string[]) =>
    span.from === undefined || span.to === undefined
      ? undefined
      : daysKept(
          all,
          asked,
          measured.map(([, figure]) => figure),
        );
  const summed = [...new Set([...figures, ...counted])].filter((name) => Object.hasOwn(entity.fields, name));
  const timed = all.find((one) => minuteKeyOf(one) && knows(one, [dayKey, ...names, 'member_id', ...summed]));
  return {
    call,
    row,
    keys,
    span,
    ask: { call, all, keys, filters: inner, span, ...(timed ? { timed } : {}) },
    outer,
    ...(within === undefined ? {} : { within }),
    sums: { entity, figures: summed },
    people: {
      entity: keptOf([...keys.filter((key) => key !== monthKey && key !== dayKey), ...chosen]) ?? members,
      whole: keptOf(chosen) ?? members,
      members,
      measures: measured,
    },
    fields,
    measures,
  };
}

/** The same of other days. Of a part of a day people are counted one by one, for nobody has counted them so. */
export function planOfDays(plan: Plan, span: Days): Plan {
  const { members } = plan.people;
  const people = span.until === undefined ? plan.people : { ...plan.people, entity: members, whole: members };
  return { ...plan, span, ask: { ...plan.ask, span }, people };
}

/** Measures that several rows have together. */
export function addedUp({ row, measures }: Plan): readonly string[] {
  return measures.filter((name) => row.fields[name]?.adds?.by === undefined);
}

/** Measures of people that the source of the sums has counted for each day: they are sums then, of each day alone. */
export function countedByDay({ keys, people, sums, span }: Plan): readonly string[] {
  if (!keys.includes(dayKey) || span.until !== undefined) return [];
  return people.measures.map(([name]) => name).filter((name) => sums.entity.rollup?.people[name] !== undefined);
}

/** The identity of a row as one text: `2026-01-31.12`. */
export const keyOf = ({ keys }: Plan, labels: Row) => keys.map((key) => String(labels[key] ?? '-')).join('.');

/** The day, the month or the hour that a row represents. */
export function timeOf({ keys }: Plan, labels: Row) {
  return {
    ...(keys.includes(dayKey) ? { day: labels[dayKey], hour: labels.hour } : {}),
    ...(keys.includes(monthKey) ? { month: labels[monthKey] } : {}),
  };
}
