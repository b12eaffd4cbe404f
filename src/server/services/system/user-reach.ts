import type { TransactionContext } from '../../context.ts';
import { missing } from '../../failure.ts';
import { concerns } from '../../scope.ts';
import { actorOf, oneAtATime } from './people.ts';
import { checkReach, roleOf } from './user-rules.ts';

/**
 * Refuses what is done to another person by somebody who may not change them (403), and to somebody whom they may not
 * even see (404). What people do to themselves is theirs to do.
 */
export async function demandReach(ctx: TransactionContext, userId: number): Promise<void> {
  await oneAtATime(ctx.tx);
  const actor = await actorOf(ctx);
  const user = await ctx.tx.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirst();
  if (!user || !concerns(ctx.principal, user.agent_ids)) throw missing();
  if (user.id !== actor.userId) checkReach(actor, user, await roleOf(ctx.tx, user.role_id));
}
