import type { Effects } from '#generated/api/handlers.ts';
import type { TransactionContext } from '../../context.ts';
import { invalid } from '../../failure.ts';
import { type Accounts, setPassword } from './accounts.ts';
import { actorOf, oneAtATime } from './people.ts';
import { checkAgents, checkAssignable, checkComplete, roleOf } from './user-rules.ts';

/** A new person: nobody who could do more than their maker. */
export function userAdd(accounts: Accounts): Effects<TransactionContext>['user.add'] {
  return async ({ row, body }, ctx) => {
    await oneAtATime(ctx.tx);
    const actor = await actorOf(ctx);
    const role = await roleOf(ctx.tx, row.role_id);
    if (!body.password) throw invalid({ password: 'กรุณากรอกข้อมูล' });
    await checkAssignable(ctx.tx, actor, role);
    checkComplete(row, role);
    await checkAgents(ctx.tx, actor, row.agent_ids ?? []);
    await setPassword(ctx.tx, accounts, row.id, body.password);
  };
}
