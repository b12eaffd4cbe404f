import { forbidden, invalid } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { type Actor, outranks } from './people.ts';
import { systemTexts } from './texts.ts';

type Role = RowOf<'role'>;

/** Nobody changes the role that they have themselves, or one above it; the owner changes any. */
export function checkRoleReach(actor: Actor, role: Role): void {
  if (!outranks(actor, role.rank)) throw forbidden(systemTexts.lowerRolesOnly);
  checkScope(actor, role.scope);
}

/** A role that sees every agent is not for those who do not. */
export function checkScope(actor: Actor, scope: Role['scope']): void {
  if (scope === 'all' && actor.agentIds !== 'all') {
    throw invalid({ scope: systemTexts.scopeAboveYours });
  }
}
