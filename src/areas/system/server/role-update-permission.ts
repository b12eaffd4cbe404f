import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { sameValue } from '#server/records/write.ts';
import { actorOf, lockUserChanges, ownerRank, permissionNamesByKey } from './people.ts';
import { inWords, missingPermissions, sharedBy, withViews } from './permission-sets.ts';
import { checkRoleReach } from './role-rules.ts';
import { systemTexts } from './texts.ts';

/** Sets all permissions of a role at once. New ones must be held by the actor. */
export const roleUpdatePermission = effect('role.update_permission', async ({ before, row, body }, ctx) => {
  if (!before || body.permissions === undefined) return undefined;
  await lockUserChanges(ctx.tx);
  const actor = await actorOf(ctx);
  checkRoleReach(actor, before);
  const permissionNames = await permissionNamesByKey(ctx.tx);
  const unknown = [...new Set(body.permissions)].filter((key) => !permissionNames.has(key));
  if (unknown.length > 0)
    throw invalid({ permissions: systemTexts.unknownPermissions({ names: inWords(unknown, permissionNames) }) });
  const requestedKeys = withViews(body.permissions, (key) => permissionNames.has(key));
  if (before.rank <= ownerRank && requestedKeys.length < permissionNames.size) {
    throw invalid({ permissions: systemTexts.ownerHasAll });
  }
  const currentKeys = new Set(sharedBy(permissionNames.keys(), new Set(before.permissions)));
  const newKeys = requestedKeys.filter((key) => !currentKeys.has(key));
  // The owner may grant a permission that no one has yet, such as one just created.
  const missing = actor.rank <= ownerRank ? [] : missingPermissions(newKeys, actor.grants);
  if (missing.length > 0)
    throw invalid({ permissions: systemTexts.notYoursToGive({ names: inWords(missing, permissionNames) }) });
  return sameValue(requestedKeys, row.permissions) ? undefined : { permissions: requestedKeys };
});
