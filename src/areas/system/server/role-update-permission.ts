import { invalid } from '#server/base/failure.ts';
import { effect } from '#server/context/effect.ts';
import { sameValue } from '#server/records/write.ts';
import { actorOf, knownPermissions, oneAtATime, ownerRank } from './people.ts';
import { inWords, lacking, sharedBy, withViews } from './permission-sets.ts';
import { checkRoleReach } from './role-rules.ts';
import { systemTexts } from './texts.ts';

/** All permissions of a role at once. What is new in them must be the giver's own. */
export const roleUpdatePermission = effect('role.update_permission', async ({ before, row, body }, ctx) => {
  if (!before || body.permissions === undefined) return undefined;
  await oneAtATime(ctx.tx);
  const actor = await actorOf(ctx);
  checkRoleReach(actor, before);
  const known = await knownPermissions(ctx.tx);
  const unknown = [...new Set(body.permissions)].filter((key) => !known.has(key));
  if (unknown.length > 0)
    throw invalid({ permissions: systemTexts.unknownPermissions({ names: inWords(unknown, known) }) });
  const wanted = withViews(body.permissions, (key) => known.has(key));
  if (before.rank <= ownerRank && wanted.length < known.size) {
    throw invalid({ permissions: systemTexts.ownerHasAll });
  }
  const had = new Set(sharedBy(known.keys(), new Set(before.permissions)));
  const fresh = wanted.filter((key) => !had.has(key));
  // The owner may give what nobody has yet: a permission that was just made.
  const missing = actor.rank <= ownerRank ? [] : lacking(fresh, actor.grants);
  if (missing.length > 0)
    throw invalid({ permissions: systemTexts.notYoursToGive({ names: inWords(missing, known) }) });
  return sameValue(wanted, row.permissions) ? undefined : { permissions: wanted };
});
