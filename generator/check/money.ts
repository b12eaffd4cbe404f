import type { RawEndpoint } from '../language/endpoint.ts';
import { methodOf } from '../model/call-text.ts';
import { own } from '../model/draft.ts';
import type { World } from '../model/world.ts';
import { complaints, type Rule } from './rule.ts';

/** Does access.yaml say that a permission moves money: by its whole name, or else by its verb? Undefined = unreadable. */
function movesMoney(world: World, permission: string): boolean | undefined {
  const { access, places } = world.draft;
  const verb = permission.slice(permission.lastIndexOf('.') + 1);
  const said = [own(access?.permissions, permission), own(access?.permissions, verb)].filter(
    (one) => one !== undefined,
  );
  if (said.some((one) => places.isDamaged(one))) return undefined;
  return said.find((one) => one.money !== undefined)?.money === true;
}

const isReadable = (world: World, raw: RawEndpoint): boolean => {
  const { access, places } = world.draft;
  if (!access || places.isDamaged(access) || (access.permissions && places.isDamaged(access.permissions))) return false;
  return !places.isDamaged(raw, 'call', 'allow', 'money');
};

/**
 * Calls and permissions agree on what moves money. Each is said in a place of its own, so that what one of them forgets
 * the other one tells: a write without `money` would take no idempotency key and could be made twice.
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
          message: `${id} moves money: give it a permission of its own, one with money: true in access.yaml`,
        });
      continue;
    }
    const moves = movesMoney(world, allow);
    if (moves === true && raw.money === undefined)
      yield complain({
        holder: raw,
        key: 'allow',
        received: allow,
        message: `whoever has “${allow}” moves money, says access.yaml: add money: true to ${id}, or money: false if it moves none`,
      });
    if (moves === false && raw.money)
      yield complain({
        holder: raw,
        key: 'money',
        part: 'key',
        received: allow,
        message: `${id} moves money, but its permission “${allow}” does not say so: add money: true to its verb in access.yaml`,
      });
  }
};
