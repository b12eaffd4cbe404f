import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { type Actor, outranks } from './people.ts';
import { systemTexts } from './texts.ts';

type Role = RowOf<'role'>;

/** No one may change their own role or a higher one, except the owner, who may change any. */
export function checkRoleReach(actor: Actor, role: Role): void {
  if (!outranks(actor, role.rank)) throw forbidden(systemTexts.lowerRolesOnly);
  checkScope(actor, role.scope);
}

/** A role with the scope of all agents may only be managed by users who have that scope. */
export function checkScope(actor: Actor, scope: Role['scope']): void {
  if (scope === 'all' && actor.agentIds !== 'all') {
    throw invalid({ scope: systemTexts.scopeAboveYours });
  }
}
