import { effect } from '#server/context/effect.ts';
import type { Accounts } from './accounts.ts';
import { actorOf, lockUserChanges } from './people.ts';
import { checkAgents, checkAssignable, checkComplete, roleOf } from './user-rules.ts';

/** A new user, who may not have more rights than their creator. They choose their own password by a mailed link. */
export function userAdd(accounts: Accounts) {
  return effect('user.add', async ({ row }, ctx) => {
    await lockUserChanges(ctx.tx);
    const actor = await actorOf(ctx);
    const role = await roleOf(ctx.tx, row.role_id);
    await checkAssignable(ctx.tx, actor, role);
    checkComplete(row, role);
    await checkAgents(ctx.tx, actor, row.agent_ids ?? []);
    await accounts.sendLink(ctx, row.id, 'invite');
    await accounts.note(ctx, { userId: row.id, kind: 'created' });
  });
}
