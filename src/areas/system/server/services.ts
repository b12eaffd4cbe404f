import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '#server/context/context.ts';
import type { Settings } from '#server/settings/settings.ts';
import type { Accounts } from './accounts.ts';
import { userAgent } from './user-agent.ts';
import { userPermission } from './user-permission.ts';
import { userResetPassword } from './user-reset-password.ts';
import { userSessions } from './user-sessions.ts';
import { userSignOut } from './user-sign-out.ts';

/** The hand-written calls of this area, by their manifest names. */
export const systemServices = (accounts: Accounts, settings: Settings) =>
  ({
    'user.agent': userAgent,
    'user.permission': userPermission,
    'user.reset_password': userResetPassword(accounts),
    'user.sessions': userSessions(accounts, settings),
    'user.sign_out': userSignOut(accounts),
  }) satisfies Partial<Services<Context>>;
