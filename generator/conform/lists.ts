import type { Filter } from '#contract/filter.ts';
import type { LookUp } from '../emit/look-up.ts';
import type { EndpointModel } from '../model/types.ts';
import { type Answer, type Ask, isRecord, type Query } from './exchange.ts';
import { type Finding, rowsOf } from './judge.ts';

type Row = Readonly<Record<string, unknown>>;

/** Rows of the pages that are compared. */
const few = 2;
/** Filters of a list that are tried. */
const mostFilters = 2;

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && !value.includes(',')
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined;

/** What tells rows apart: the key of the entity, where the reply has it. */
function keyOf(endpoint: EndpointModel, names: LookUp): string | undefined {
  const key = endpoint.entity === undefined ? undefined : names.entity(endpoint.entity).key;
  return key !== undefined && endpoint.fields?.includes(key) ? key : undefined;
}

/** A value that all rows of a filter's answer have to have: of choices and of what is equal, as the rows hold it. */
function* triableIn(endpoint: EndpointModel, first: Row): Iterable<readonly [string, string, string]> {
  const isTriable = ({ operator, where, some, field: { name, mask, reference } }: Filter) =>
    (operator === 'in' || operator === 'eq') &&
    where === undefined &&
    some === undefined &&
    mask === undefined &&
    reference?.tree === undefined &&
    endpoint.fields?.includes(name);
  for (const filter of (endpoint.filters ?? []).filter(isTriable)) {
    const [param] = filter.params;
    const value = textOf(first[filter.field.name]);
    if (param !== undefined && value !== undefined) yield [param, filter.field.name, value];
  }
}

/** Does the list turn pages, sort and filter as it is asked to? `first` = its answer to `query`. */
export async function habitsOf(
  endpoint: EndpointModel,
  names: LookUp,
  ask: Ask,
  query: Query,
  first: Answer,
): Promise<readonly Finding[]> {
  const rows = rowsOf(first) ?? [];
  const [row] = rows;
  if (endpoint.kind !== 'page' || !row) return [];
  const key = keyOf(endpoint, names);
  const rowsFor = async (more: Query) => rowsOf(await ask(endpoint, { ...query, page: '1', ...more })) ?? [];
  const findings: Finding[] = [];

  if (key !== undefined && rows.length > few) {
    const steady: Query = endpoint.sortable?.includes(key) ? { sort: key } : {};
    const limit = String(few);
    const pages = [await rowsFor({ ...steady, limit }), await rowsFor({ ...steady, limit, page: '2' })] as const;
    const [one, two] = pages.map((page) => page.map((each) => String(each[key])));
    if (pages[0].length > few)
      findings.push({ weight: 'gap', what: 'ignores limit: a page has as many rows as it likes' });
    else if (two?.some((value) => one?.includes(value)))
      findings.push({ weight: 'fault', what: 'page 2 repeats rows of page 1' });
    if (steady.sort !== undefined) {
      const [down] = await rowsFor({ limit, sort: `-${key}` });
      if (down && String(down[key]) === one?.[0])
        findings.push({ weight: 'gap', what: `ignores sort: ${key} and -${key} begin with the same row` });
    }
  }

  let tried = 0;
  for (const [param, field, value] of triableIn(endpoint, row)) {
    if (tried++ === mostFilters) break;
    const kept = await rowsFor({ ...(query.limit === undefined ? {} : { limit: query.limit }), [param]: value });
    const other = kept.find((each) => textOf(each[field]) !== value);
    if (other) findings.push({ weight: 'fault', what: `the filter ${param}=${value} lets other rows through` });
    else if (kept.length === 0)
      findings.push({
        weight: 'gap',
        what: `the filter ${param}=${value} does not find the row that it was taken from`,
      });
  }
  return findings;
}

/** The key of a record that a list has, as a query says it. */
export function keyIn(answer: Answer, key: string): string | undefined {
  const [row] = rowsOf(answer) ?? [];
  return isRecord(row) ? textOf(row[key]) : undefined;
}
