import type { Identity, IdentityParts, LoadIdentity } from './identity.ts';

/** An outside identity whose code is fetched when it is first needed. */
export function lateIdentity(load: LoadIdentity, parts: IdentityParts): Identity {
  let underWay: Promise<Identity> | undefined;
  const get = () => {
    underWay ??= load()
      .then(({ createIdentity }) => createIdentity(parts))
      .catch((error) => {
        // The next press asks the network again.
        underWay = undefined;
        throw error;
      });
    return underWay;
  };
  return {
    name: parts.settings.provider,
    signIn: async (credentials) => (await get()).signIn(credentials),
    signInWithGoogle: async () => (await get()).signInWithGoogle?.(),
    prepare: () => void get().catch(() => undefined),
    register: async (registration) => (await get()).register(registration),
    forgot: async (email) => (await get()).forgot(email),
    signOut: async () => (await get()).signOut(),
    changePassword: async (change) => (await get()).changePassword(change),
  };
}
