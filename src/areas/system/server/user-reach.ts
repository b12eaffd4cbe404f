import { missing } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import { type Actor, actorOf, lockUserChanges } from './people.ts';
import { checkMayManage, type Role, roleOf, type User } from './user-rules.ts';

/** A user to be changed, and the acting user. */
export interface ManageableUser {
  readonly actor: Actor;
  readonly user: User;
  readonly role: Role | undefined;
}

/**
 * Throws 403 if the caller may not change the user, 404 if the caller may not even see them. Changes of the own account
 * are not checked here.
 */
export async function requireManageableUser(ctx: TransactionContext, userId: number): Promise<ManageableUser> {
  await lockUserChanges(ctx.tx);
  const actor = await actorOf(ctx);
  const user = await ctx.tx.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
  // Accounts of keys are nobody.
  if (!user || user.status === 'machine' || !concerns(ctx.principal, user.agent_ids)) throw missing();
  const role = await roleOf(ctx.tx, user.role_id);
  if (user.id !== actor.userId) checkMayManage(actor, user, role);
  return { actor, user, role };
}
