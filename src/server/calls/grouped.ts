import type { Entity } from '#contract/endpoint.ts';
import type { Row, RowGroup } from '#contract/envelope.ts';
import type { Filter } from '#contract/filter.ts';
import { groupParam, initialValues } from '#contract/list-query.ts';
import { bangkokDay } from '#contract/time.ts';
import { wrongValue } from '../base/failure.ts';
import type { Call } from '../context/call.ts';
import { holds, textOf } from '../records/filters.ts';
import { groupSums } from '../records/summary.ts';

/** What the rows of a list are grouped by, and the groups, in their order. */
export interface Grouping {
  readonly by: Filter;
  readonly groups: readonly RowGroup[];
}

/** The filter by whose choices a list is asked to be grouped. 422 for what its rows cannot be grouped by. */
export function groupedBy({ endpoint, query }: Call): Filter | undefined {
  const name = textOf(query[groupParam]);
  if (name === undefined || !endpoint.groups || textOf(query.ids) !== undefined) return undefined;
  const by = endpoint.groups.includes(name) ? endpoint.filters?.find((filter) => filter.params[0] === name) : undefined;
  if (!by) throw wrongValue(groupParam, name);
  return by;
}

/** The groups of a list under all its filters; undefined where nobody asks for them. */
export async function groupingOf(call: Call, entity: Entity): Promise<Grouping | undefined> {
  const by = groupedBy(call);
  return by && { by, groups: await groupSums(call, entity, by) };
}

/** What is asked, with what the filters begin with said outright: a choice that is added makes none of that void. */
function saidOutright({ endpoint, query, ctx }: Call): Call['query'] {
  const begun = (endpoint.filters ?? []).flatMap((filter) => {
    const isGiven = filter.params.some((param) => textOf(query[param]) !== undefined);
    return filter.maxDays === undefined || isGiven || !holds(filter, query)
      ? []
      : Object.entries(initialValues(filter, bangkokDay(ctx.clock.now())));
  });
  return { ...query, ...Object.fromEntries(begun) };
}

interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The rows of a page that is made of groups. Each group is the list under one choice more: it is found as quickly as by the
 * filter, however many rows the others have.
 */
export async function groupedRows(
  call: Call,
  { by, groups }: Grouping,
  { limit, offset }: Part,
  read: (group: Call, part: Part) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
  const { [groupParam]: _, ...outright } = saidOutright(call);
  const rows: Row[] = [];
  let before = 0;
  for (const { value, total } of groups) {
    const first = Math.max(0, offset - before);
    const room = limit - rows.length;
    before += total;
    if (room === 0) break;
    if (first >= total) continue;
    const group = { ...call, query: { ...outright, [by.params[0] ?? by.name]: value } };
    rows.push(...(await read(group, { limit: Math.min(room, total - first), offset: first })));
  }
  return rows;
}
