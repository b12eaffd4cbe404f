import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Services } from '#generated/api/handlers.ts';
import type { Context } from '../../context.ts';
import type { Settings } from '../../settings.ts';
import { changePassword } from './change-password.ts';
import { handshake } from './handshake.ts';
import { profile } from './profile.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

/** Hand-written calls of this area; they know which deployment answers. */
export function authServices(deployment: DeploymentInfo, settings: Settings) {
  return {
    'auth.handshake': handshake(deployment),
    'auth.sign_in': signIn(deployment, settings),
    'auth.profile': profile(deployment),
    'auth.logout': signOut,
    'auth.change_password': changePassword(settings),
  } satisfies Partial<Services<Context>>;
}
