import type { RawEndpoint } from '../language/endpoint.ts';
import { verbInfo } from '../model/access.ts';
import { methodOf } from '../model/call-text.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';

/** Does the verb of a permission move money: that of its resource alone, or else the one that all share? Undefined = unreadable. */
function movesMoney(world: World, permission: string): boolean | undefined {
  const { places } = world.draft;
  const dot = permission.lastIndexOf('.');
  const declared = verbInfo(world.draft, permission.slice(0, dot), permission.slice(dot + 1));
  if (declared.some((one) => places.isDamaged(one))) return undefined;
  return declared.find((one) => one.money !== undefined)?.money === true;
}

const isReadable = (world: World, raw: RawEndpoint): boolean => {
  const { access, matrixIsWhole, places } = world.draft;
  if (!access || !matrixIsWhole || places.isDamaged(access) || (access.verbs && places.isDamaged(access.verbs)))
    return false;
  return !places.isDamaged(raw, 'call', 'allow', 'money');
};

/**
 * Calls and permissions agree on what moves money. Each is declared separately, so that an omission in one of them
 * is noticed: a write without `money` would take no idempotency key and could be made twice.
 */
export const money: Rule = function* (world) {
  const complain = complaints('money', world);
  for (const { name: id, raw } of world.draft.endpoints.values()) {
    if (methodOf(raw.call) !== 'POST' || !isReadable(world, raw)) continue;
    const { allow } = raw;
    if (!allow.includes('.')) {
      if (raw.money)
        yield complain({
          holder: raw,
          key: 'allow',
          received: allow,
          message: `${id} moves money: give it a permission of its own, one whose verb says money: true`,
        });
      continue;
    }
    const moves = movesMoney(world, allow);
    if (moves === true && raw.money === undefined)
      yield complain({
        holder: raw,
        key: 'allow',
        received: allow,
        message: `“${allow}” moves money, says its verb: add money: true to ${id}, or money: false if it moves none`,
      });
    if (moves === false && raw.money)
      yield complain({
        holder: raw,
        key: 'money',
        part: 'key',
        received: allow,
        message: `${id} moves money, but its permission “${allow}” does not say so: add money: true to its verb`,
      });
  }
};
