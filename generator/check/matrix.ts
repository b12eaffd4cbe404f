import type { RawResource } from '../language/files.ts';
import { resolveAccess, verbsOf } from '../model/access.ts';
import { verbLetters } from '../model/defaults.ts';
import { own } from '../model/draft.ts';
import type { Problem } from '../model/types.ts';
import type { World } from '../model/world.ts';
import { type At, complaints, type Rule, unknownName } from './rule.ts';
/** The matrix itself: roles and letters that exist, every resource granted to somebody. */
export const matrix: Rule = function* (world) {
  const complain = complaints('matrix', world);
  const { access, places, resources } = world.draft;
  if (!access) return;
  const roles = Object.keys(access.roles);
  for (const { name: resource, raw: row, holder } of resources.values()) {
    for (const [role, grant] of Object.entries(row.grants)) {
      if (!roles.includes(role))
        yield* unknownName(
          'role',
          world,
          { holder: row.grants, key: role, part: 'key' },
          role,
          roles,
          `unknown role “${role}”`,
        );
      for (const verb of verbsOf(grant)) {
        if (/^[A-Z]$/.test(verb)) {
          const letters = Object.entries(verbLetters).map(([letter, word]) => `${letter} ${word}`);
          yield complain({
            holder: row.grants,
            key: role,
            received: verb,
            message: `“${verb}” is no letter of the matrix (${letters.join(', ')})`,
          });
        } else if (verb !== '*' && !/^[a-z][a-z0-9_]*$/.test(verb)) {
          yield complain({
            holder: row.grants,
            key: role,
            received: verb,
            message: `“${verb}” is no verb: lower case, digits and _`,
          });
        } else yield* labelled(world, verb, row, { holder: row.grants, key: role });
      }
    }
    if (
      !places.isDamaged(row.grants) &&
      Object.values(row.grants)
        .flatMap(verbsOf)
        .every((verb) => verb === '*')
    ) {
      yield complain({
        holder,
        key: resource,
        part: 'key',
        received: resource,
        message: `nobody may do anything to ${resource}`,
      });
    }
  }
  const known = resolveAccess(world.draft).permissions.map((permission) => permission.key);
  for (const role of Object.values(access.roles)) {
    for (const [index, pattern] of (role.grants ?? []).entries()) {
      const parts = pattern.split('.');
      const matches =
        pattern === '*' ||
        known.some(
          (key) =>
            key.split('.').length === parts.length &&
            key.split('.').every((part, i) => parts[i] === '*' || parts[i] === part),
        );
      if (!matches)
        yield* unknownName(
          'matrix',
          world,
          { holder: role.grants ?? role, key: index },
          pattern,
          known,
          `“${pattern}” grants nothing`,
        );
    }
  }
};

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
  const known = [...Object.keys(row.verbs ?? {}), ...Object.keys(verbs)];
  return unknownName('verb', world, at, verb, known, `the verb “${verb}” has no label under verbs`);
}
