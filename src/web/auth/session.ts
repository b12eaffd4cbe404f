import type { ApiError } from '#web/data/api-error.ts';
import type { Client } from '#web/data/client.ts';
import { createStore, type Store } from '#web/store/create-store.ts';
import type { SessionCalls } from './calls.ts';
import type { Credentials, Identity, PasswordChange } from './identity.ts';
import { type Profile, readProfile, writeProfile } from './profile.ts';
import type { SessionChannel } from './session-channel.ts';
import type { SessionStorage } from './session-storage.ts';

/**
 * `unknown`: another tab is being asked. `profile` is absent in a signed-in session only until the first profile
 * arrives (the token came without a stored user).
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly token: string; readonly profile: Profile | undefined };

/** Who is signed in, in this tab and in step with the others. */
export interface Session {
  readonly state: Store<SessionState>;
  /** Finds the session of this tab: its own, or that of another tab of this browser. */
  start(): Promise<void>;
  /** A current user exists. */
  loggedIn(): boolean;
  token(): string | undefined;
  /** Rejects with ApiError, after which nobody is signed in. */
  signIn(credentials: Credentials): Promise<Profile>;
  /** Refreshes the authenticated user; false when there is none (any more). */
  validate(): Promise<boolean>;
  /** Signs out here, at the server and in every other tab. */
  signOut(): Promise<void>;
  /** Rejects with ApiError. The server ends every session of the person. */
  changePassword(change: PasswordChange): Promise<void>;
  /** Greets the server; rejects with ApiError when it does not answer. */
  handshake(): Promise<void>;
  /** Forgets the person in this browser without asking the server (authorisation failure). */
  clear(): void;
}

export interface SessionParts {
  readonly client: Client;
  readonly calls: SessionCalls;
  readonly identity: Identity;
  readonly storage: SessionStorage;
  readonly channel: SessionChannel;
  /** Runs when a person signs out of their own will; an expired session keeps what they were typing. */
  readonly onSignOut?: () => void;
  /** Milliseconds to wait for another tab. */
  readonly patience?: number;
}

export function createSession(parts: SessionParts): Session {
  const { client, calls, identity, storage, channel, onSignOut, patience = 150 } = parts;
  const state = createStore<SessionState>({ status: 'unknown' });

  function enter(token: string, profile: Profile | undefined): void {
    storage.writeToken(token);
    if (profile) storage.writeUser(profile);
    state.set({ status: 'signed-in', token, profile });
  }

  function leave(): void {
    storage.writeToken(undefined);
    storage.writeUser(undefined);
    client.clear();
    if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
  }

  const userId = () => {
    const now = state.get();
    return now.status === 'signed-in' ? now.profile?.user.id : undefined;
  };

  channel.listen((message) => {
    const now = state.get();
    if (message.type === 'signed-out' && now.status !== 'signed-out') leave();
    if (message.type === 'ask' && now.status === 'signed-in' && now.profile) {
      channel.post({ type: 'give', token: now.token, profile: writeProfile(now.profile) });
    }
    if (message.type === 'give' && now.status !== 'signed-in') {
      enter(message.token, readProfile({ data: message.profile }));
    }
    // Someone signed in elsewhere: this tab takes over that session, or drops the earlier person's.
    if (message.type === 'signed-in' && message.userId !== userId()) {
      storage.writeToken(undefined);
      client.clear();
      state.set({ status: 'signed-out' });
      channel.post({ type: 'ask' });
    }
  });

  const session: Session = {
    state,
    async start() {
      const token = storage.readToken();
      const profile = storage.readUser();
      if (token !== undefined) return enter(token, profile);
      // Without a stored user no tab of this browser is signed in: nobody to ask.
      if (profile) {
        channel.post({ type: 'ask' });
        await new Promise((resolve) => setTimeout(resolve, patience));
      }
      if (state.get().status === 'unknown') leave();
    },
    loggedIn: () => state.get().status === 'signed-in',
    token() {
      const now = state.get();
      return now.status === 'signed-in' ? now.token : undefined;
    },
    async signIn(credentials) {
      try {
        const reply = await identity.signIn(credentials);
        const profile = readProfile(reply);
        const token = readToken(reply);
        if (!profile || !token) throw new Error('The sign-in reply has no user or no access_token');
        enter(token, profile);
        channel.post({ type: 'signed-in', userId: profile.user.id });
        return profile;
      } catch (error) {
        leave();
        throw error;
      }
    },
    async validate() {
      const before = state.get();
      if (before.status !== 'signed-in') return false;
      try {
        const profile = readProfile(await client.request(calls.profile, { quiet: true }));
        const now = state.get();
        if (now.status !== 'signed-in' || now.token !== before.token) return session.loggedIn();
        if (profile && !same(profile, now.profile)) enter(now.token, profile);
        return true;
      } catch (error) {
        // 401 and 404 have already ended the session; anything else (the server is down) proves nothing.
        const { status } = error as ApiError;
        return status !== 401 && status !== 404 && session.loggedIn();
      }
    },
    async signOut() {
      try {
        await identity.signOut();
      } finally {
        onSignOut?.();
        leave();
        channel.post({ type: 'signed-out' });
      }
    },
    changePassword: (change) => identity.changePassword(change),
    async handshake() {
      await client.request(calls.handshake, { quiet: true });
    },
    clear() {
      leave();
      channel.post({ type: 'signed-out' });
    },
  };
  return session;
}

/** Equal profiles keep their object, so that nothing renders again. */
function same(a: Profile, b: Profile | undefined): boolean {
  return b !== undefined && JSON.stringify(a) === JSON.stringify(b);
}

function readToken(reply: unknown): string | undefined {
  if (typeof reply !== 'object' || reply === null || !('access_token' in reply)) return undefined;
  return typeof reply.access_token === 'string' && reply.access_token !== '' ? reply.access_token : undefined;
}
