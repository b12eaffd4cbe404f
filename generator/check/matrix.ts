import type { RawResource } from '../language/files.ts';
import { resolveAccess, verbsOf } from '../model/access.ts';
import { verbLetters } from '../model/defaults.ts';
import { own } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';

/** The matrix itself: roles and letters that exist, every resource granted to somebody. */
export const matrix: Rule = function* (world) {
  const { access, places, resources } = world.draft;
  if (!access) return;
  const roles = Object.keys(access.roles);
  for (const { name: resource, raw: row, holder } of resources.values()) {
    for (const [role, grant] of Object.entries(row.grants)) {
      const at = { holder: row.grants, key: role };
      if (!roles.includes(role))
        yield* unknownName('role', world, { ...at, part: 'key' }, role, roles, `unknown role “${role}”`);
      for (const verb of verbsOf(grant)) yield* verbProblems(world, verb, row, at);
    }
    yield* peopleProblems(world, resource, row);
    const verbs = Object.values(row.grants).flatMap(verbsOf);
    if (places.isDamaged(row.grants) || verbs.some((verb) => verb !== '*')) continue;
    const message = `nobody may do anything to ${resource}`;
    yield complaints('matrix', world)({ holder, key: resource, part: 'key', received: resource, message });
  }
  const permissions = resolveAccess(world.draft).permissions.map((permission) => permission.key);
  for (const { grants = [] } of Object.values(access.roles))
    for (const [index, pattern] of grants.entries()) {
      if (pattern === '*' || permissions.some((key) => grantsKey(pattern, key))) continue;
      const at = { holder: grants, key: index };
      yield* unknownName('matrix', world, at, pattern, permissions, `“${pattern}” grants nothing`);
    }
};

/** Does a pattern of a role, with * for any part, grant a permission? */
function grantsKey(pattern: string, key: string): boolean {
  const [wanted, parts] = [pattern.split('.'), key.split('.')];
  return parts.length === wanted.length && parts.every((part, i) => wanted[i] === '*' || wanted[i] === part);
}

/** Where all of a resource is people's alone, no verb of it says so once more, and none says otherwise. */
function* peopleProblems(world: World, resource: string, row: RawResource): Iterable<Problem> {
  if (row.people !== true) return;
  for (const [name, verb] of Object.entries(row.verbs ?? {})) {
    if (verb.people === undefined) continue;
    const message = `only people do anything to ${resource}, so “people” of ${name} says nothing: leave it out`;
    yield complaints('matrix', world)({ holder: verb, key: 'people', part: 'key', message });
  }
}

/** One letter, or one word, of what a role may do. */
function* verbProblems(world: World, verb: string, row: RawResource, at: At): Iterable<Problem> {
  const complain = complaints('matrix', world);
  if (/^[A-Z]$/.test(verb)) {
    const letters = Object.entries(verbLetters).map(([letter, word]) => `${letter} ${word}`);
    const message = `“${verb}” is no letter of the matrix (${letters.join(', ')})`;
    yield complain({ ...at, received: verb, message });
  } else if (verb !== '*' && !/^[a-z][a-z0-9_]*$/.test(verb))
    yield complain({ ...at, received: verb, message: `“${verb}” is no verb: lower case, digits and _` });
  else yield* labelled(world, verb, row, at);
}

/** A verb that people see in the role editor has a Thai label. */
function labelled(world: World, verb: string, row: RawResource, at: At): readonly Problem[] {
  const { places, access } = world.draft;
  const { verbs = {} } = access ?? {};
  if (
    verb === '*' ||
    own(verbs, verb) ||
    own(row.verbs, verb) ||
    places.isDamaged(verbs) ||
    places.isDamaged(row, 'verbs')
  )
    return [];
  const verbNames = [...Object.keys(row.verbs ?? {}), ...Object.keys(verbs)];
  return unknownName('verb', world, at, verb, verbNames, `the verb “${verb}” has no label under verbs`);
}
