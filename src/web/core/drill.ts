import type { Row } from '#contract/envelope.ts';
import { fillLink } from '#contract/fill-link.ts';
import { groupParam } from '#contract/list-query.ts';

type Values = Readonly<Record<string, string>>;

/** A row as drill links see it: a month also has its last day. */
function withMonthEnd(row: Row): Row {
  if (typeof row.month !== 'string') return row;
  const [year = 0, month = 1] = row.month.split('-').map(Number);
  return { ...row, month_end: new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10) };
}

/** Where a row of a report leads: the filters go along, and what the link says goes before them. */
export function drillLink(template: string, row: Row, path: string, values: Values): string | undefined {
  const filled = fillLink(template, withMonthEnd(row));
  if (filled === undefined) return undefined;
  const [to = '', query = ''] = filled.split('?');
  const { [groupParam]: _group, ...kept } = values;
  const params = new URLSearchParams(kept);
  for (const [name, value] of new URLSearchParams(query)) params.set(name, value);
  return `${to === '' ? path : to}?${params}`;
}

/** A step on the way down to the present rows. */
export interface Crumb {
  readonly group: string;
  readonly href: string;
}

/** Parameters that a link on the same screen sets in addition to the group. */
function paramsOf(template: string): readonly string[] {
  return [...new URLSearchParams(template.replace(/^\?/, '')).keys()].filter((name) => name !== groupParam);
}

/** The way down: the groups whose links were followed to get here, each with the address that leads back to it. */
export function crumbsOf(
  drill: Readonly<Record<string, string>>,
  group: string | undefined,
  path: string,
  values: Values,
): readonly Crumb[] {
  const steps = Object.entries(drill).filter(([, template]) => template.startsWith('?'));
  const crumbs: Crumb[] = [];
  let at = steps.findIndex(
    ([, template]) => new URLSearchParams(template.slice(1)).get(groupParam) === group && isSet(template, values),
  );
  let left = values;
  while (at >= 0) {
    const [name, template] = steps[at] ?? ['', ''];
    left = Object.fromEntries(Object.entries(left).filter(([param]) => !paramsOf(template).includes(param)));
    crumbs.unshift({ group: name, href: `${path}?${new URLSearchParams({ ...left, [groupParam]: name })}` });
    const above = left;
    at = steps.findIndex(
      ([, other]) => new URLSearchParams(other.slice(1)).get(groupParam) === name && isSet(other, above),
    );
  }
  return crumbs;
}

function isSet(template: string, values: Values): boolean {
  return paramsOf(template).every((param) => values[param] !== undefined);
}
