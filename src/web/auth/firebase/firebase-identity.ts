import { initializeApp } from '@firebase/app';
import {
  type Auth,
  browserPopupRedirectResolver,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  initializeAuth,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updatePassword,
  updateProfile,
} from '@firebase/auth';
import { ApiError } from '#web/data/api-error.ts';
import { type Identity, IdentityError, type IdentityParts } from '../identity.ts';
import { asIdentityError, codeOf } from './reasons.ts';

/** The Google account used with the emulator, whose pop-up would need the Internet. */
const testAccount = { sub: 'google-test', email: 'google.test@example.com', email_verified: true, name: 'Google Test' };

/** The real SDK. Its user lives in session storage; the server gets the user's ID token. */
export async function createIdentity(parts: IdentityParts): Promise<Identity> {
  const { client, calls, settings } = parts;
  if (settings.provider !== 'firebase') throw new Error('This deployment has no Firebase project');
  const { provider: _, ...options } = settings;
  const emulator = await parts.emulator();
  const auth = initializeAuth(initializeApp(options), { persistence: browserSessionPersistence });
  // Without the SDK's warning: it is a style sheet in the page, which the security policy refuses.
  if (emulator) connectAuthEmulator(auth, emulator, { disableWarnings: true });
  const back = () => ({ url: `${location.origin}/login` });
  const enter = async (user: User) =>
    client.request(calls.firebaseSignIn, { body: { id_token: await user.getIdToken() } });

  return {
    name: 'firebase',
    signIn: ({ email, password }) =>
      tell(async () => enter((await signInWithEmailAndPassword(auth, email, password)).user)),
    signInWithGoogle: () => tell(async () => enter((await google(auth, emulator !== undefined)).user)),
    register: ({ email, name, password }) =>
      tell(async () => {
        try {
          const { user } = await createUserWithEmailAndPassword(auth, email, password);
          await updateProfile(user, { displayName: name });
          await sendEmailVerification(user, back());
          // The server learns of the newcomer; that it does not let them in yet is no failure.
          await enter(user).catch(refusal);
          await signOut(auth);
        } catch (error) {
          // An address that is taken gets the answer of one that is free.
          if (codeOf(error) !== 'auth/email-already-in-use') throw error;
        }
      }),
    forgot: (email) =>
      tell(async () => {
        try {
          await sendPasswordResetEmail(auth, email, back());
        } catch (error) {
          if (codeOf(error) !== 'auth/user-not-found') throw error;
        }
      }),
    async signOut() {
      await Promise.allSettled([client.call(calls.signOut), auth.authStateReady().then(() => signOut(auth))]);
    },
    changePassword: ({ current_password, new_password }) =>
      tell(async () => {
        await auth.authStateReady();
        const user = auth.currentUser;
        // A session that another tab lent has no user of the SDK here.
        if (!user?.email) throw new IdentityError('wrong');
        await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current_password));
        await updatePassword(user, new_password);
        await client.call(calls.revokeDevice, { body: {} });
      }),
  };
}

function google(auth: Auth, emulated: boolean) {
  return emulated
    ? signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(testAccount)))
    : signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

function refusal(error: unknown): void {
  if (!(error instanceof ApiError) || error.fault !== 'http') throw error;
}

async function tell<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action();
  } catch (error) {
    throw asIdentityError(error);
  }
}
