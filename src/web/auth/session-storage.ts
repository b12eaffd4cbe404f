import { load, save } from '#web/store/persistent-store.ts';
import { type Profile, readProfile, writeProfile } from './profile.ts';

const localKey = 'local_data';
const tokenKey = 'access_token';

/**
 * Where a session is kept.
 * The token is in session storage: it is not left on the disk of a shared machine and ends with the last tab
 * (a new tab asks the others for it). The user area (name, role, menus, grants; nothing secret) is in local
 * storage under `local_data`, so that a reload shows the shell at once.
 */
export interface SessionStorage {
  readToken(): string | undefined;
  writeToken(token: string | undefined): void;
  readUser(): Profile | undefined;
  writeUser(profile: Profile | undefined): void;
}

export function browserSessionStorage(): SessionStorage {
  return {
    readToken: () => quietly(() => sessionStorage.getItem(tokenKey) ?? undefined),
    writeToken(token) {
      quietly(() =>
        token === undefined ? sessionStorage.removeItem(tokenKey) : sessionStorage.setItem(tokenKey, token),
      );
    },
    readUser() {
      const stored = load(localKey);
      return typeof stored === 'object' && stored !== null && 'user' in stored
        ? readProfile({ data: stored.user })
        : undefined;
    },
    writeUser: (profile) => save(localKey, profile && { user: writeProfile(profile) }),
  };
}

function quietly<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
