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

type Drill = Readonly<Record<string, string>>;

/** What the rows are after a link on the same screen. */
function nextGroup(template: string | undefined): string | undefined {
  return template?.startsWith('?') ? (new URLSearchParams(template.slice(1)).get(groupParam) ?? undefined) : undefined;
}

/** Groups whose links lead to this one, directly or by others. */
function groupsAbove(drill: Drill, group: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [name, template] of Object.entries(drill))
    if (nextGroup(template) === group && !found.has(name)) groupsAbove(drill, name, found.add(name));
  return found;
}

/** What the rows can be when one of them is looked into, the usual first; none where its link leaves the screen. */
export function waysDown(drill: Drill, group: string, groups: readonly string[]): readonly string[] {
  const usual = nextGroup(drill[group]);
  if (usual === undefined) return [];
  const above = groupsAbove(drill, group);
  return [usual, ...groups.filter((one) => one !== group && one !== usual && !above.has(one))];
}

/** The link of a row, with other rows than usual. */
export const wayTo = (template: string, group: string): string =>
  template.replace(new RegExp(`(?<=[?&]${groupParam}=)[^&]*`), group);

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
export function crumbsOf(drill: Drill, group: string | undefined, path: string, values: Values): readonly Crumb[] {
  const steps = Object.entries(drill).filter(([, template]) => template.startsWith('?'));
  const crumbs: Crumb[] = [];
  let at = steps.findIndex(([, template]) => nextGroup(template) === group && isSet(template, values));
  // By another way than the usual one: from the last group of which a row is chosen.
  if (at < 0 && group !== undefined)
    at = steps.findLastIndex(
      ([name, template]) => name !== group && isSet(template, values) && !groupsAbove(drill, name).has(group),
    );
  let left = values;
  while (at >= 0) {
    const [name, template] = steps[at] ?? ['', ''];
    left = Object.fromEntries(Object.entries(left).filter(([param]) => !paramsOf(template).includes(param)));
    crumbs.unshift({ group: name, href: `${path}?${new URLSearchParams({ ...left, [groupParam]: name })}` });
    const above = left;
    at = steps.findIndex(([, other]) => nextGroup(other) === name && isSet(other, above));
  }
  return crumbs;
}

function isSet(template: string, values: Values): boolean {
  return paramsOf(template).every((param) => values[param] !== undefined);
}
