import type { Services } from '#generated/api/handlers.ts';
import { missing } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import { concerns } from '#server/context/scope.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Accounts } from './accounts.ts';

/** `GET /api/system/user/sessions`: the devices on which a user is signed in. */
export function userSessions(accounts: Accounts, settings: Settings): Services<Context>['user.sessions'] {
  return async ({ query }, { db, principal }) => {
    const user = await db
      .selectFrom('app_user')
      .select(['id', 'agent_ids'])
      .where('id', '=', query.user_id)
      .executeTakeFirst();
    if (!user || !concerns(principal, user.agent_ids)) throw missing();
    return { items: await accounts.devicesOf(db, user.id, principal.sessionId, settings) };
  };
}
