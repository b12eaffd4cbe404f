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

/** A door that this deployment does not have; who knocks is written down. */
const refuse =
  (text: Text) =>
  async (_input: unknown, { endpoint, auditAlone }: Context): Promise<never> => {
    // Of calls that take a session the attempt is written down for all alike.
    if (endpoint.permission === 'public') {
      await auditAlone({ action: endpoint.id, result: 'denied', errorCode: 403, reason: bilingual(text) });
    }
    throw forbidden(text);
  };

/** The doors of a deployment whose people are this server's own … */
const local = (deployment: DeploymentInfo, settings: Settings) => ({
  'auth.sign_in': signIn(deployment, settings),
  'auth.firebase_sign_in': refuse(authTexts.noGoogle),
  'auth.change_password': changePassword(deployment, settings),
  'identity.register': register(deployment, settings),
  'identity.confirm': confirm,
  'identity.forgot': forgot(settings),
  'identity.reset': reset(deployment),
});

const elsewhere = refuse(authTexts.anIdentityServiceIsInUse);

/** … and of one whose people an outside service knows: there is one way in, and no password here to guess. */
const outside = (deployment: DeploymentInfo, settings: Settings) => ({
  'auth.sign_in': elsewhere,
  'auth.firebase_sign_in': firebaseSignIn(deployment, settings),
  'auth.change_password': elsewhere,
  'identity.register': elsewhere,
  'identity.confirm': elsewhere,
  'identity.forgot': elsewhere,
  'identity.reset': elsewhere,
});

const doors = { local, firebase: outside } as const;

/** Hand-written calls of this area; they know which deployment answers. */
export function authServices(deployment: DeploymentInfo, settings: Settings) {
  return {
    'auth.handshake': handshake(deployment, settings),
    'auth.profile': profile(deployment),
    'auth.logout': signOut,
    ...doors[deployment.identity.provider](deployment, settings),
    'account.notices': accountNotices,
    'account.notices_seen': accountNoticesSeen,
    'session.list': sessionList(settings),
    'session.revoke': sessionRevoke,
  } satisfies Partial<Services<Context>>;
}
