import { fieldsOf } from '#contract/condition-sql.ts';
import type { Field } from '#contract/field.ts';
import { type Filter, type FilterOperator, rangeParams } from '#contract/filter.ts';
import { kindData } from '#contract/kinds/data.ts';
import { kinds } from '#contract/kinds/index.ts';
import type { RawEndpoint, RawFilter } from '../language/endpoint.ts';
import { conditionOf } from './conditions.ts';
import { searchLabel } from './defaults.ts';
import type { Entities } from './entities.ts';
import { describeField, plainField } from './fields.ts';
import { humanise } from './naming.ts';

/** Filters as written: a list of names, or a map. Each with its node and key. */
export function writtenFilters(raw: RawEndpoint['filters']): readonly {
  readonly name: string;
  readonly raw: RawFilter;
  readonly holder: object;
  readonly key: string | number;
}[] {
  if (raw === undefined) return [];
  if (isList(raw)) return raw.map((name, key) => ({ name, raw: {}, holder: raw, key }));
  return Object.entries(raw).map(([name, filter]) => ({ name, raw: filter, holder: raw, key: name }));
}

export const isList = <T, M>(value: readonly T[] | M): value is readonly T[] => Array.isArray(value);

/** What is filtered, without what only forms and rows need. */
function filteredField(field: Field): Field {
  const {
    required: _r,
    readonly: _o,
    nullable: _n,
    initial: _i,
    hint: _h,
    mask: _m,
    min: _a,
    max: _b,
    suggest: _s,
    fills: _f,
    ...rest
  } = field;
  const { minLength: _c, maxLength: _d, pattern: _p, ...plain } = rest;
  return plain;
}

function paramsOf(name: string, operator: FilterOperator, field: Field, raw: RawFilter): readonly string[] {
  if (raw.params !== undefined && raw.params.length > 0) return raw.params;
  return operator === 'between' ? rangeParams(name, kinds[field.kind].calendar !== undefined) : [name];
}

/** The field that a filter is about; undefined when there is none. */
function subject(name: string, raw: RawFilter, entity: string | undefined, entities: Entities): Field | undefined {
  const about = raw.field ?? name;
  const stored = entity === undefined ? undefined : entities.meant(entity, about);
  if (!stored && raw.type === undefined) return undefined;
  const base = stored ? plainField(stored) : undefined;
  return { ...describeField(base?.name ?? about, partOf(raw), entities.around, base) };
}

/** A switch over a field: yes or no, under the label of the filter. */
function switchOver(filter: string, { name, label }: Field, { th, en }: RawFilter): Field {
  const english = en ?? (th === undefined ? label.en : humanise(filter));
  return { name, kind: 'boolean', label: { th: th ?? label.th, en: english }, readonly: true };
}

function partOf(raw: RawFilter): { type?: Field['kind']; of?: string; to?: string; th?: string; en?: string } {
  return {
    ...(raw.type === undefined ? {} : { type: raw.type }),
    ...(raw.of === undefined ? {} : { of: raw.of }),
    ...(raw.to === undefined ? {} : { to: raw.to }),
    ...(raw.th === undefined ? {} : { th: raw.th }),
    ...(raw.en === undefined ? {} : { en: raw.en }),
  };
}

function searchFilter(name: string, raw: RawFilter): Filter {
  const label = { th: raw.th ?? searchLabel.th, en: raw.en ?? searchLabel.en };
  return { name, operator: 'search', params: raw.params ?? [name], field: { name, kind: 'string', label } };
}

/** Rows that meet a condition, or those that do not. It is named like the filter, or like the first field that decides. */
function switchFilter(
  name: string,
  raw: RawFilter,
  written: NonNullable<RawFilter['where']>,
  entity: string | undefined,
  entities: Entities,
): Filter | undefined {
  const where = conditionOf(written);
  const [about] = fieldsOf(where).flatMap((one) => (entity === undefined ? [] : (entities.meant(entity, one) ?? [])));
  if (!about) return undefined;
  return {
    name,
    operator: 'eq',
    params: raw.params ?? [name],
    field: filteredField(switchOver(name, plainField(about), raw)),
    where,
    ...(raw.initial === undefined ? {} : { initial: String(raw.initial) }),
  };
}

/** A choice between numbers, by their labels: rows where the chosen one is not zero. */
function someFilter(
  name: string,
  raw: RawFilter,
  some: readonly string[],
  entity: string | undefined,
  entities: Entities,
): Filter | undefined {
  const fields = some.flatMap((one) => (entity === undefined ? [] : (entities.meant(entity, one) ?? [])));
  const [first] = fields;
  if (!first) return undefined;
  const { th, en } = switchOver(name, plainField(first), raw).label;
  const options = fields.map((one) => ({ value: one.name, label: one.label }));
  const field: Field = { name: first.name, kind: 'enum', label: { th, en }, options };
  return {
    name,
    operator: 'in',
    params: raw.params ?? [name],
    field,
    some: fields.map((one) => one.name),
    ...(raw.initial === undefined ? {} : { initial: String(raw.initial) }),
  };
}

/** What makes an initial value void, as texts of an address; filters by value have one parameter, of their own name. */
function releases(unless: NonNullable<RawFilter['unless']>): NonNullable<Filter['unless']> {
  return Object.fromEntries(
    Object.entries(unless).map(([name, values]) => [name, values === true ? values : values.map(String)]),
  );
}

/** One filter; undefined when it is about nothing that can be filtered. */
export function resolveFilter(
  name: string,
  raw: RawFilter,
  entity: string | undefined,
  entities: Entities,
): Filter | undefined {
  const hasField = entity !== undefined && entities.field(entity, name) !== undefined;
  if (raw.operator === 'search' || (name === 'q' && raw.field === undefined && raw.type === undefined && !hasField)) {
    return searchFilter(name, raw);
  }
  if (raw.where) return switchFilter(name, raw, raw.where, entity, entities);
  if (raw.some) return someFilter(name, raw, raw.some, entity, entities);
  const field = subject(name, raw, entity, entities);
  const operator = raw.operator ?? (field && kindData[field.kind].operators[0]);
  if (!field || !operator) return undefined;
  return {
    name,
    operator,
    params: paramsOf(name, operator, field, raw),
    field: filteredField(field),
    ...(raw.initial === undefined ? {} : { initial: String(raw.initial) }),
    ...(raw.maxDays === undefined ? {} : { maxDays: raw.maxDays }),
    ...(raw.unless === undefined ? {} : { unless: releases(raw.unless) }),
    ...(raw.narrowedBy === undefined ? {} : { narrowedBy: raw.narrowedBy }),
  };
}
