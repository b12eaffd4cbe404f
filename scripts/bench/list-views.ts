import type { Endpoint, Entity } from '#contract/endpoint.ts';
import type { Filter } from '#contract/filter.ts';
import { kinds } from '#contract/kinds/index.ts';

/** One thing that a screen can ask of its list. */
export interface View {
  readonly what: string;
  readonly query: Readonly<Record<string, string>>;
}

type Row = Readonly<Record<string, unknown>>;

const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);

/** Query strings of one filter: as many days as it allows, an amount, its first choice, or what the first row has. */
function viewsOf(filter: Filter, row: Row, entity: Entity): readonly View[] {
  const [first = filter.name, second = ''] = filter.params;
  const what = `filter ${filter.name}`;
  if (filter.operator === 'between') {
    if (/date/.test(filter.field.kind)) {
      const days = filter.maxDays ?? 93;
      return [{ what: `${what}, ${days} days`, query: { [first]: day(days - 1), [second]: day(0) } }];
    }
    return [{ what, query: { [first]: '100', [second]: '1000' } }];
  }
  if (filter.operator === 'search') {
    // Each text that is searched, as somebody would type it: its first word, and a part from inside of it.
    return entity.search.flatMap((name) => {
      const text = row[name];
      if (typeof text !== 'string' || text.length < 4 || /[x•*]/.test(text.slice(0, 3))) return [];
      const word = text.split(' ')[0] ?? text;
      return [
        { what: `${what} in ${name}`, query: { [first]: word.slice(0, 14) } },
        { what: `${what} inside ${name}`, query: { [first]: word.slice(2, 8) } },
      ];
    });
  }
  if (kinds[filter.field.kind].type === 'boolean') return [{ what, query: { [first]: 'true' } }];
  const value = row[filter.field.name] ?? row[filter.name];
  const options = filter.field.options?.map((option) => option.value) ?? [];
  const own = Array.isArray(value) ? value[0] : value;
  const params =
    options.length > 0 ? [...new Set([options[0], ...(options.includes(String(own)) ? [own] : [])])] : [own];
  return params
    .filter((text) => text !== undefined && text !== null && text !== '')
    .map((text) => ({ what: `${what} = ${String(text)}`.slice(0, 60), query: { [first]: String(text) } }));
}

/** The default view, each filter and each sort of a list, both ways; `row` is a row of its answer. */
export function viewsOfList(endpoint: Endpoint, entity: Entity, row: Row): readonly View[] {
  return [
    { what: 'default view', query: {} },
    ...(endpoint.filters ?? []).flatMap((filter) => viewsOf(filter, row, entity)),
    ...(endpoint.groups ?? []).map((field) => ({ what: `groups of ${field}`, query: { group_by: field } })),
    ...(endpoint.sortable ?? []).flatMap((field) => [
      { what: `sort ${field}`, query: { sort: field } },
      { what: `sort -${field}`, query: { sort: `-${field}` } },
    ]),
  ];
}
