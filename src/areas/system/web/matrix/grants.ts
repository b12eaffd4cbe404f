import type { Area, Resource } from './catalog.ts';

/** Keys that a role has. */
export type Grants = ReadonlySet<string>;

export type Tri = 'all' | 'some' | 'none';

/** What may be switched: one has it oneself, or the role had it before and it is only given back. */
export interface Limits {
  readonly own: (key: string) => boolean;
  readonly base: Grants;
  /** Nothing may be switched at all. */
  readonly locked: boolean;
}

/** May this be switched on or off? Taking away what one lacks, and giving it back, is allowed; giving it is not. */
export function maySwitch({ own, base, locked }: Limits, key: string): boolean {
  return !locked && (own(key) || base.has(key));
}

const viewIn = (resource: Resource) => resource.columns.view?.key;

/**
 * Switches permissions of one resource. Whoever may do something may look at it: an action brings the view, and without
 * the view every action goes. What may not be switched stays as it is.
 */
export function switched(
  grants: Grants,
  resource: Resource,
  keys: readonly string[],
  on: boolean,
  limits: Limits,
): Grants {
  const next = new Set(grants);
  const free = keys.filter((key) => maySwitch(limits, key));
  const view = viewIn(resource);
  if (on) {
    for (const key of free) next.add(key);
    if (view !== undefined && free.length > 0) {
      if (next.has(view) || maySwitch(limits, view)) next.add(view);
      else return grants;
    }
    return next;
  }
  const gone = view !== undefined && free.includes(view) ? resource.verbs.map(({ key }) => key) : free;
  if (gone.some((key) => grants.has(key) && !maySwitch(limits, key))) return grants;
  for (const key of gone) next.delete(key);
  return next;
}

/** Switches whole resources: the box of a row, of a group or of everything. */
export function switchedAll(grants: Grants, resources: readonly Resource[], on: boolean, limits: Limits): Grants {
  return resources.reduce(
    (held, resource) =>
      switched(
        held,
        resource,
        resource.verbs.map(({ key }) => key),
        on,
        limits,
      ),
    grants,
  );
}

/** How much of it is there. */
export function triOf<T>(keys: readonly T[], grants: ReadonlySet<T>): Tri {
  const count = keys.reduce<number>((sum, key) => sum + (grants.has(key) ? 1 : 0), 0);
  return count === 0 ? 'none' : count === keys.length ? 'all' : 'some';
}

export interface Diff {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export function diffOf<T>(
  before: ReadonlySet<T>,
  after: ReadonlySet<T>,
): { added: readonly T[]; removed: readonly T[] } {
  return { added: [...after].filter((key) => !before.has(key)), removed: [...before].filter((key) => !after.has(key)) };
}

/** My changes on top of what somebody else has saved meanwhile. */
export function merged<T>(base: ReadonlySet<T>, mine: ReadonlySet<T>, theirs: ReadonlySet<T>): ReadonlySet<T> {
  const { added, removed } = diffOf(base, mine);
  const next = new Set(theirs);
  for (const key of added) next.add(key);
  for (const key of removed) next.delete(key);
  return next;
}

/** What another role has, as far as it may be given; what may not be taken away stays. */
export function copied(grants: Grants, source: Grants, areas: readonly Area[], limits: Limits): Grants {
  const next = new Set(grants);
  for (const { resources } of areas) {
    for (const { verbs } of resources) {
      for (const { key } of verbs) {
        if (!maySwitch(limits, key)) continue;
        if (source.has(key)) next.add(key);
        else next.delete(key);
      }
    }
  }
  for (const { resources } of areas) {
    for (const resource of resources) {
      const view = viewIn(resource);
      const needs = view !== undefined && !next.has(view) && resource.verbs.some(({ key }) => next.has(key));
      if (needs && maySwitch(limits, view)) next.add(view);
    }
  }
  return next;
}

/** State of a row in a few characters: equal text means that nothing in it changed. */
export function stateOf(resource: Resource, grants: Grants, base: Grants): string {
  return resource.verbs.map(({ key }) => (grants.has(key) ? 1 : 0) + (base.has(key) ? 2 : 0)).join('');
}

/** How many of these permissions can do much harm. */
export function highRisk(keys: readonly string[], areas: readonly Area[]): number {
  const high = new Set(
    areas.flatMap(({ resources }) =>
      resources.flatMap(({ verbs }) => verbs.filter(({ risk }) => risk === 'high').map(({ key }) => key)),
    ),
  );
  return keys.filter((key) => high.has(key)).length;
}

/** Resources that differ between roles. */
export function differing(resources: readonly Resource[], sides: readonly Grants[]): readonly Resource[] {
  return resources.filter(({ verbs }) =>
    verbs.some(({ key }) => sides.some((side) => side.has(key) !== sides[0]?.has(key))),
  );
}
