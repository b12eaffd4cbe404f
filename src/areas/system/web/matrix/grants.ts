import type { Area, Resource } from './catalog.ts';

/** Permission keys of a role. */
export type Grants = ReadonlySet<string>;

export type Tri = 'all' | 'some' | 'none';

/** What the user may switch: permissions they have, or that the role had when loaded (which can be restored). */
export interface Limits {
  readonly own: (key: string) => boolean;
  readonly base: Grants;
  /** Nothing may be switched. */
  readonly locked: boolean;
}

/** Whether a permission may be switched. One the user lacks can be revoked and restored, but not granted. */
export function maySwitch({ own, base, locked }: Limits, key: string): boolean {
  return !locked && (own(key) || base.has(key));
}

const viewIn = (resource: Resource) => resource.columns.view?.key;

/**
 * Switches permissions of one resource. An action implies the view: granting it grants the view, and revoking the view
 * revokes all actions. Permissions that may not be switched are unchanged.
 */
export function switchGrants(
  grants: Grants,
  resource: Resource,
  keys: readonly string[],
  on: boolean,
  limits: Limits,
): Grants {
  const next = new Set(grants);
  const switchable = keys.filter((key) => maySwitch(limits, key));
  const view = viewIn(resource);
  if (on) {
    for (const key of switchable) next.add(key);
    if (view !== undefined && switchable.length > 0) {
      if (next.has(view) || maySwitch(limits, view)) next.add(view);
      else return grants;
    }
    return next;
  }
  const revoked = view !== undefined && switchable.includes(view) ? resource.verbs.map(({ key }) => key) : switchable;
  if (revoked.some((key) => grants.has(key) && !maySwitch(limits, key))) return grants;
  for (const key of revoked) next.delete(key);
  return next;
}

/** Switches whole resources: the checkbox of a row, of a group or of the whole matrix. */
export function switchedAll(grants: Grants, resources: readonly Resource[], on: boolean, limits: Limits): Grants {
  return resources.reduce(
    (held, resource) =>
      switchGrants(
        held,
        resource,
        resource.verbs.map(({ key }) => key),
        on,
        limits,
      ),
    grants,
  );
}

/** Whether all, some or none of the keys are granted. */
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

/** Own changes applied on top of what another user has saved meanwhile. */
export function mergeChanges<T>(base: ReadonlySet<T>, own: ReadonlySet<T>, theirs: ReadonlySet<T>): ReadonlySet<T> {
  const { added, removed } = diffOf(base, own);
  const next = new Set(theirs);
  for (const key of added) next.add(key);
  for (const key of removed) next.delete(key);
  return next;
}

/** Copies another role's grants as far as the user may grant them; those they may not revoke are kept. */
export function copyGrants(grants: Grants, source: Grants, areas: readonly Area[], limits: Limits): Grants {
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

/** State of a row as a short string; equal strings mean an unchanged row. */
export function stateOf(resource: Resource, grants: Grants, base: Grants): string {
  return resource.verbs.map(({ key }) => (grants.has(key) ? 1 : 0) + (base.has(key) ? 2 : 0)).join('');
}

/** Number of these permissions with high risk. */
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
