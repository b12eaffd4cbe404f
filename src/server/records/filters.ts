import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#contract/condition.ts';
import { fieldsOf } from '#contract/condition-sql.ts';
import { type Filter, type FilterOperator, isReleased, slidingMinutes } from '#contract/filter.ts';
import { hasTextKey } from '#contract/json-schema.ts';
import { kinds } from '#contract/kinds/index.ts';
import { initialValues } from '#contract/list-query.ts';
import { allows } from '#contract/permission.ts';
import { bangkokDay, daysIn, isUsableDay, rangeOfDays, startOfDay } from '#contract/time.ts';
import { forbidden, invalid, wrongValue } from '../base/failure.ts';
import type { Principal } from '../context/context.ts';
import { constant } from '../db/plans.ts';
import { codecs } from './codecs.ts';
import { conditionSql } from './condition.ts';
import { holdsAgents } from './row-scope.ts';
import type { RowSource } from './row-source.ts';
import { recordsTexts } from './texts.ts';

type Query = Readonly<Record<string, unknown>>;
type Sql = RawBuilder<unknown>;

/** Reference of the list → keys of the referenced records that match the searched text. */
export type MatchedTexts = ReadonlyMap<string, readonly unknown[]>;

interface FilterInput {
  readonly filter: Filter;
  /** Raw values of the filter's parameters, in order; absent ones are undefined. */
  readonly given: readonly (string | undefined)[];
  readonly expression: Sql;
  readonly source: RowSource;
  readonly principal: Principal;
  readonly now: Date;
  readonly found?: MatchedTexts | undefined;
}

/** Name of the field that a filter compares; a filter may have another name than its field. */
export function filteredField(filter: Filter): string {
  return filter.field.name;
}

function parsed({ filter, principal }: FilterInput, text: string, param: string): unknown {
  const { kind } = filter.field;
  // `me` is the caller.
  const isMine = text === 'me' && kind === 'ref' && !hasTextKey(filter.field);
  const { parse } = codecs[kind];
  const value = isMine ? principal.userId : parse ? parse(text, filter.field) : text;
  const unknownOption = filter.field.options && !filter.field.options.some((option) => option.value === text);
  if (value === undefined || unknownOption) throw wrongValue(param, text);
  return value;
}

function bound(input: FilterInput, index: 0 | 1): unknown {
  const text = input.given[index];
  return text === undefined ? undefined : parsed(input, text, input.filter.params[index] ?? input.filter.name);
}

/** One of the options of the manifest is part of the query's text, so that its plan is that of this option, and may be kept. */
const operand = ({ field }: Filter, value: unknown): Sql => (field.options ? constant(value) : sql`${value}`);

/** The requested days, validated; a missing end of a limited range is derived from the other. */
function spanOf({ filter, given }: Pick<FilterInput, 'filter' | 'given'>): readonly (string | undefined)[] {
  const nameOf = (at: number) => filter.params[at] ?? filter.name;
  for (const [i, day] of given.entries()) {
    if (day !== undefined && !isUsableDay(day)) throw invalid({ [nameOf(i)]: recordsTexts.badDay });
  }
  const { maxDays } = filter;
  const shift = (day: string, count: number) => bangkokDay(new Date(startOfDay(day).getTime() + count * 86_400_000));
  let [from, to] = given;
  if (maxDays !== undefined && (from !== undefined || to !== undefined)) {
    from ??= shift(to ?? '', 1 - maxDays);
    to ??= shift(from, maxDays - 1);
    if (daysIn({ from, to }) > maxDays) throw invalid({ [nameOf(0)]: recordsTexts.tooManyDays({ maxDays }) });
  }
  return [from, to];
}

/** Whether the initial value of a filter applies: it does while no value is given, unless other filters void it. */
export const holds = (filter: Filter, query: Query): boolean =>
  filter.initial !== undefined && !isReleased(filter, (param) => textOf(query[param]));

/**
 * The span of days that a date filter selects; an unlimited end is undefined. Without a value the initial value applies.
 */
export function daysOf(filter: Filter, query: Query, now: Date): readonly (string | undefined)[] {
  const given = filter.params.map((param) => textOf(query[param]));
  if (given.some((value) => value !== undefined) || !holds(filter, query)) return spanOf({ filter, given });
  const initial = initialValues(filter, bangkokDay(now));
  return filter.params.map((param) => initial[param]);
}

/** Whether a filter selects a span of days. */
const isSpan = ({ operator, field }: Filter): boolean =>
  operator === 'between' && kinds[field.kind].calendar !== undefined;

/**
 * For hand-written reports, which parse their days themselves. Throws 422 for days that the filters of their call do not
 * allow.
 */
export function checkSpans(filters: readonly Filter[], query: Query): void {
  for (const filter of filters) {
    if (!isSpan(filter)) continue;
    spanOf({ filter, given: filter.params.map((param) => textOf(query[param])) });
  }
}

/** Days on a moment: half-open range of the Bangkok days. */
function betweenDays(input: FilterInput): Sql[] {
  const { filter, expression, now } = input;
  const minutes = slidingMinutes(filter, input.given[0]);
  if (minutes !== undefined) return [sql`${expression} >= ${new Date(now.getTime() - minutes * 60_000)}`];
  const [from, to] = spanOf(input);
  const moments = kinds[filter.field.kind].calendar === 'instant';
  return [
    ...(from === undefined ? [] : [sql`${expression} >= ${constant(moments ? startOfDay(from) : from)}`]),
    ...(to === undefined
      ? []
      : [moments ? sql`${expression} < ${constant(rangeOfDays(to, to).to)}` : sql`${expression} <= ${constant(to)}`]),
  ];
}

function betweenValues(input: FilterInput): Sql[] {
  const [low, high] = [bound(input, 0), bound(input, 1)];
  return [
    ...(low === undefined ? [] : [sql`${input.expression} >= ${low}`]),
    ...(high === undefined ? [] : [sql`${input.expression} <= ${high}`]),
  ];
}

/** Escapes `%` and `_`, which have no special meaning in a search. */
export function like(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** The search text, if it is long enough to search for. */
function textIn(given: string | undefined): string | undefined {
  const text = given?.trim() ?? '';
  return text.length < 2 ? undefined : text;
}

/** The search text of a list, if there is one. */
export function searchedText(filters: readonly Filter[], query: Query): string | undefined {
  const filter = filters.find(({ operator }) => operator === 'search');
  return filter && textIn(textOf(query[filter.params[0] ?? filter.name]));
}

/** Masked columns are not searched: a match would reveal what the mask hides. */
export function searchable(source: RowSource, principal: Pick<Principal, 'grants'>): readonly string[] {
  return source.entity.search.filter((name) => {
    const mask = source.maskOf(name);
    return mask === undefined || allows(principal.grants, mask);
  });
}

function search({ given, source, principal, found }: FilterInput): Sql[] {
  const text = textIn(given[0]);
  if (text === undefined) return [];
  const names = searchable(source, principal);
  const refOf = (name: string) => source.entity.fields[name]?.through?.ref;
  const near = names.flatMap((name) => {
    const expression = found?.has(refOf(name) ?? '') ? undefined : source.expression(name);
    return expression ? [sql`${expression} ilike ${like(text)}`] : [];
  });
  const far = [...new Set(names.map(refOf))].flatMap((ref) => {
    const keys = ref === undefined ? [] : (found?.get(ref) ?? []);
    return ref === undefined || keys.length === 0 ? [] : [sql`${source.expression(ref)} in (${sql.join([...keys])})`];
  });
  const hits = [...near, ...far];
  return [hits.length === 0 ? sql`false` : sql`(${sql.join(hits, sql` or `)})`];
}

/** Lists that contain one of the texts; numbers may be stored as text. */
function holding(list: Sql, texts: readonly string[]): Sql {
  const elements = texts.flatMap((text) => [text, ...(String(Number(text)) === text ? [Number(text)] : [])]);
  return sql`(${sql.join(
    elements.map((element) => sql`${list} @> ${JSON.stringify([element])}::jsonb`),
    sql` or `,
  )})`;
}

/** Whether the field holds the agents that a row belongs to. */
function saysWhose({ entity, entities }: RowSource, name: string): boolean {
  return entity.scope?.includes(name) === true && holdsAgents(entities, entity, name);
}

/** The SQL of each operator. */
const operators: Readonly<Record<FilterOperator, (input: FilterInput) => Sql[]>> = {
  in(input) {
    const { filter, expression, source, principal } = input;
    const text = input.given[0];
    if (text === undefined) return [];
    const values = text
      .split(',')
      .filter((part) => part !== '')
      .map((part) => parsed(input, part, filter.params[0] ?? filter.name));
    if (values.length === 0) return [];
    if (saysWhose(source, filteredField(filter)) && principal.agentIds !== 'all') {
      const mine = new Set<unknown>(principal.agentIds);
      if (values.some((value) => !mine.has(value))) throw forbidden();
    }
    if (filter.field.kind !== 'list')
      return [sql`${expression} in (${sql.join(values.map((value) => operand(filter, value)))})`];
    return [holding(expression, values.map(String))];
  },
  eq(input) {
    const value = bound(input, 0);
    return value === undefined ? [] : [sql`${input.expression} = ${operand(input.filter, value)}`];
  },
  between(input) {
    return isSpan(input.filter) ? betweenDays(input) : betweenValues(input);
  },
  contains: ({ given, expression }) => (given[0]?.trim() ? [sql`${expression} ilike ${like(given[0].trim())}`] : []),
  search,
};

/** Masked fields are not filtered: the result would reveal what the mask hides. */
function demandSight(names: readonly string[], source: RowSource, { grants }: Principal): void {
  const masks = names.map((name) => source.maskOf(name));
  if (masks.some((mask) => mask !== undefined && !allows(grants, mask))) throw forbidden();
}

/** Rows that meet the condition of a switch, or those that do not. */
function switchedRows(
  filter: Filter,
  where: Condition,
  input: Omit<FilterInput, 'filter' | 'expression' | 'found'>,
): Sql[] {
  const { given, source, principal, now } = input;
  const [text] = given;
  if (text === undefined) return [];
  if (text !== 'true' && text !== 'false') throw wrongValue(filter.params[0] ?? filter.name, text);
  demandSight(fieldsOf(where), source, principal);
  const met = conditionSql(where, source, { now: now.getTime(), me: principal.userId });
  return [text === 'true' ? sql`(${met})` : sql`(${met}) is not true`];
}

/** Rows in which one of the selected numbers is not zero. */
function someOf(filter: Filter, text: string | undefined, source: RowSource, principal: Principal): Sql[] {
  const some = filter.some ?? [];
  if (text === undefined) return [];
  const wanted = text.split(',').filter((name) => name !== '');
  if (wanted.some((name) => !some.includes(name))) throw wrongValue(filter.params[0] ?? filter.name, text);
  demandSight(wanted, source, principal);
  const found = wanted.flatMap((name) => {
    const expression = source.expression(name);
    return expression ? [sql`coalesce(${expression}, 0) <> 0`] : [];
  });
  if (wanted.length === 0) return [];
  return [found.length === 0 ? sql`false` : sql`(${sql.join(found, sql` or `)})`];
}

/** A query-string value as text; repeated parameters count as one list. */
export function textOf(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return Array.isArray(value) ? value.join(',') : String(value);
}

/**
 * Conditions of the filters that `query` uses; `found` holds the referenced records that match the searched text. A filter
 * with a maximum span of days is always active: without a value its initial value applies.
 */
export function conditionsOf(
  filters: readonly Filter[],
  query: Query,
  source: RowSource,
  principal: Principal,
  now: Date,
  found?: MatchedTexts,
): Sql[] {
  return filters.flatMap((filter) => {
    let given = filter.params.map((param) => textOf(query[param]));
    if (given.every((value) => value === undefined)) {
      if (filter.maxDays === undefined || !holds(filter, query)) return [];
      const initial = initialValues(filter, bangkokDay(now));
      given = filter.params.map((param) => initial[param]);
    }
    if (filter.operator === 'search') {
      return operators.search({ filter, given, expression: sql`null`, source, principal, now, found });
    }
    if (filter.where) return switchedRows(filter, filter.where, { given, source, principal, now });
    const name = filteredField(filter);
    demandSight([name], source, principal);
    if (filter.some) return someOf(filter, given[0], source, principal);
    const expression = source.expression(name);
    return expression ? operators[filter.operator]({ filter, given, expression, source, principal, now }) : [];
  });
}

/** Whether the filter limits the list to a span of days for this query. */
export function daysLimit(filter: Filter, query: Query): boolean {
  if (!isSpan(filter)) return false;
  const given = filter.params.map((param) => textOf(query[param]));
  if (given.every((value) => value !== undefined)) return true;
  // A missing end of a limited range is derived from the other; without either, the initial value applies.
  return filter.maxDays !== undefined && (holds(filter, query) || given.some((value) => value !== undefined));
}
