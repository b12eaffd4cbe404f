import type { DeploymentInfo } from '#contract/catalog.ts';
import type { Text } from '#contract/text.ts';
import type { Services } from '#generated/api/handlers.ts';
import { bilingual } from '#server/base/bilingual.ts';
import { forbidden } from '#server/base/failure.ts';
import type { Context } from '#server/context/context.ts';
import type { Settings } from '#server/settings/settings.ts';
import { accountNotices, accountNoticesSeen } from './account-notices.ts';
import { changePassword } from './change-password.ts';
import { confirm } from './confirm.ts';
import { firebaseSignIn } from './firebase-sign-in.ts';
import { forgot } from './forgot.ts';
import { handshake } from './handshake.ts';
import { profile } from './profile.ts';
import { register } from './register.ts';
import { reset } from './reset.ts';
import { sessionList } from './session-list.ts';
import { sessionRevoke } from './session-revoke.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { authTexts } from './texts.ts';

/** A sign-in route that this deployment does not offer; attempts to use it are audited. */
const refuse =
  (text: Text) =>
  async (_input: unknown, { endpoint, auditAlone }: Context): Promise<never> => {
    // For calls that require a session, denied attempts are already audited centrally.
    if (endpoint.permission === 'public') {
      await auditAlone({ action: endpoint.id, result: 'denied', errorCode: 403, reason: bilingual(text) });
    }
    throw forbidden(text);
  };

/** Routes of a deployment with local accounts. */
const local = (deployment: DeploymentInfo, settings: Settings) => ({
  'auth.sign_in': signIn(deployment, settings),
  'auth.firebase_sign_in': refuse(authTexts.noGoogle),
  'auth.change_password': changePassword(deployment, settings),
  'identity.register': register(deployment, settings),
  'identity.confirm': confirm,
  'identity.forgot': forgot(settings),
  'identity.reset': reset(deployment),
});

const refusedByProvider = refuse(authTexts.anIdentityServiceIsInUse);

/** Routes of a deployment with an outside identity service: one way in, and no local password to guess. */
const outside = (deployment: DeploymentInfo, settings: Settings) => ({
  'auth.sign_in': refusedByProvider,
  'auth.firebase_sign_in': firebaseSignIn(deployment, settings),
  'auth.change_password': refusedByProvider,
  'identity.register': refusedByProvider,
  'identity.confirm': refusedByProvider,
  'identity.forgot': refusedByProvider,
  'identity.reset': refusedByProvider,
});

const routesByProvider = { local, firebase: outside } as const;

/** Hand-written calls of this area, bound to the deployment. */
export function authServices(deployment: DeploymentInfo, settings: Settings) {
  return {
    'auth.handshake': handshake(deployment, settings),
    'auth.profile': profile(deployment),
    'auth.logout': signOut,
    ...routesByProvider[deployment.identity.provider](deployment, settings),
    'account.notices': accountNotices,
    'account.notices_seen': accountNoticesSeen,
    'session.list': sessionList(settings),
    'session.revoke': sessionRevoke,
  } satisfies Partial<Services<Context>>;
}
