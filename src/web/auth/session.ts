import type { ApiError } from '#web/data/api-error.ts';
import type { Client } from '#web/data/client.ts';
import type { Renewal } from '#web/data/life.ts';
import { createStore, type Store } from '#web/store/create-store.ts';
import type { SessionCalls } from './calls.ts';
import type { Credentials, Identity, PasswordChange } from './identity.ts';
import { type Profile, readProfile, writeProfile } from './profile.ts';
import { createRenewals } from './renewals.ts';
import type { SessionChannel, SessionMessage } from './session-channel.ts';
import type { SessionStorage } from './session-storage.ts';

/**
 * `unknown`: another tab is being asked. `profile` is absent in a signed-in session only until the first profile
 * arrives (the token came without a stored user). `expired`: the server knows the token no more; the page and what is
 * typed into it stay until the same person has signed in again or gives up.
 */
export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly token: string;
      readonly profile: Profile | undefined;
      readonly expired?: true;
    };

/** Who is signed in, in this tab and in step with the others. */
export interface Session {
  readonly state: Store<SessionState>;
  readonly identity: Identity;
  readonly calls: SessionCalls;
  /** Finds the session of this tab: its own, or that of another tab of this browser. */
  start(): Promise<void>;
  /** A current user exists. */
  loggedIn(): boolean;
  token(): string | undefined;
  /**
   * Rejects with ApiError or IdentityError, after which nobody is signed in. In place of an expired session a failure
   * changes nothing, the same person goes on where they were, and another person starts afresh.
   */
  signIn(credentials: Credentials): Promise<Profile>;
  signInWithGoogle(): Promise<Profile>;
  /** Refreshes the authenticated user; false when there is none (any more). */
  validate(): Promise<boolean>;
  /** Signs out here, at the server and in every other tab, and forgets what the person left here. */
  signOut(): Promise<void>;
  /** Rejects with ApiError. The server ends every session of the person. */
  changePassword(change: PasswordChange): Promise<void>;
  /** Greets the server, notes what it offers and resolves to its reply; rejects with ApiError when it does not answer. */
  handshake(signal?: AbortSignal): Promise<unknown>;
  /** Forgets the person in this browser without asking the server (authorisation failure); what they typed is kept. */
  clear(): void;
  /** Is the person of this tab still the one that this browser remembers? A tab that slept has heard nothing. */
  check(): void;
  /** Signing in again in place, for the client. */
  readonly renewal: Renewal;
}

export interface SessionParts {
  readonly client: Client;
  readonly calls: SessionCalls;
  readonly identity: Identity;
  readonly storage: SessionStorage;
  readonly channel: SessionChannel;
  /** Nobody is signed in here any more. */
  readonly onLeave?: () => void;
  /** Drops what a person left on the page: they sign out, or another takes their place. An expired session keeps it. */
  readonly onForget?: () => void;
  /** Milliseconds to wait for another tab, which answers at once unless the machine is busy. */
  readonly patience?: number;
}

export function createSession(parts: SessionParts): Session {
  const { client, calls, identity, storage, channel, onLeave, onForget, patience = 600 } = parts;
  const state = createStore<SessionState>({ status: 'unknown' });
  const renewals = createRenewals();
  /** Does the local storage keep what is written? Where it does not, it says nothing about anybody. */
  let keeps = false;
  /** Another tab's session for the same person would be welcome. */
  let wanted = false;

  const signedIn = () => {
    const now = state.get();
    return now.status === 'signed-in' ? now : undefined;
  };
  const userId = () => signedIn()?.profile?.user.id;

  function enter(token: string, profile: Profile | undefined): void {
    storage.writeToken(token);
    if (profile) storage.writeUser(profile);
    keeps = storage.readUser() !== undefined;
    wanted = false;
    state.set({ status: 'signed-in', token, profile });
  }

  function leave(): void {
    storage.writeToken(undefined);
    // Tabs that cannot talk to each other have the stored user as their only sign of life: it is not this one's to take.
    if (signedIn() || channel.reaches) storage.writeUser(undefined);
    depart();
  }

  /** The person of this tab is gone; whoever took their place keeps the stored user. */
  function depart(): void {
    storage.writeToken(undefined);
    client.clear();
    if (signedIn()) onLeave?.();
    if (state.get().status !== 'signed-out') state.set({ status: 'signed-out' });
    renewals.end();
  }

  function replaced(): void {
    if (signedIn()) onForget?.();
    depart();
    channel.post({ type: 'ask' });
  }

  const hear: { readonly [T in SessionMessage['type']]: (message: Extract<SessionMessage, { type: T }>) => void } = {
    'signed-out': ({ forget }) => {
      if (forget && signedIn()) onForget?.();
      if (state.get().status !== 'signed-out') leave();
    },
    ask: () => {
      const now = signedIn();
      if (!now?.profile || now.expired) return;
      channel.post({ type: 'give', token: now.token, profile: writeProfile(now.profile) });
    },
    give: ({ token, profile: written }) => {
      const profile = readProfile({ data: written });
      const now = signedIn();
      if (!now) return enter(token, profile);
      if (!wanted || now.token === token || !profile || profile.user.id !== userId()) return;
      enter(token, profile);
      renewals.renew({ token, here: false }, now.token);
    },
    // Someone signed in elsewhere: this tab takes over that session, and drops an earlier person's.
    'signed-in': ({ userId: other }) => {
      if (other !== userId()) return replaced();
      wanted = true;
      channel.post({ type: 'ask' });
    },
  };
  channel.listen((message) => (hear[message.type] as (message: SessionMessage) => void)?.(message));

  async function signInBy(proof: () => Promise<unknown>): Promise<Profile> {
    try {
      const reply = await proof();
      const profile = readProfile(reply);
      const token = readToken(reply);
      if (!profile || !token) throw new Error('The sign-in reply has no user or no access_token');
      const before = signedIn();
      const same = before?.profile?.user.id === profile.user.id;
      if (before && !same) {
        onForget?.();
        depart();
      }
      enter(token, profile);
      channel.post({ type: 'signed-in', userId: profile.user.id });
      if (before && same) renewals.renew({ token, here: true }, before.token);
      return profile;
    } catch (error) {
      if (!signedIn()?.expired) leave();
      throw error;
    }
  }

  const session: Session = {
    state,
    identity,
    calls,
    async start() {
      const token = storage.readToken();
      const profile = storage.readUser();
      if (token !== undefined) return enter(token, profile);
      // Without a stored user no tab of this browser is signed in: nobody to ask.
      if (profile) {
        channel.post({ type: 'ask' });
        await known(state, patience);
      }
      if (state.get().status === 'unknown') leave();
    },
    loggedIn: () => signedIn() !== undefined,
    token: () => signedIn()?.token,
    signIn: (credentials) => signInBy(() => identity.signIn(credentials)),
    signInWithGoogle: () => signInBy(async () => identity.signInWithGoogle?.()),
    async validate() {
      const before = signedIn();
      // The person is being asked already.
      if (!before || before.expired) return before !== undefined;
      try {
        const profile = readProfile(await client.request(calls.profile, { quiet: true }));
        const now = signedIn();
        if (!now || now.token !== before.token) return session.loggedIn();
        if (!profile) return true;
        // One token is one person, by whatever the two replies know them.
        const { id } = (now.profile ?? profile).user;
        const fresh = { ...profile, user: { ...profile.user, id } };
        if (!same(fresh, now.profile)) enter(now.token, fresh);
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
        onForget?.();
        leave();
        channel.post({ type: 'signed-out', forget: true });
      }
    },
    changePassword: (change) => identity.changePassword(change),
    async handshake(signal) {
      const reply = await client.request(calls.handshake, { quiet: true, signal });
      client.offers.greeted(reply);
      return reply;
    },
    clear() {
      leave();
      channel.post({ type: 'signed-out' });
    },
    check() {
      const now = state.get();
      const stored = storage.readUser()?.user.id;
      if (now.status === 'signed-out' && stored !== undefined) channel.post({ type: 'ask' });
      if (now.status !== 'signed-in' || !keeps) return;
      if (stored === undefined) depart();
      else if (stored !== now.profile?.user.id) replaced();
    },
    renewal: {
      begin(token) {
        const now = signedIn();
        const earlier = renewals.after(token);
        if (earlier) return Promise.resolve(earlier);
        if (!now?.profile || now.token !== token) return undefined;
        if (!now.expired) state.set({ ...now, expired: true });
        wanted = true;
        channel.post({ type: 'ask' });
        return renewals.wait();
      },
      underWay: () => (signedIn()?.expired ? renewals.wait() : undefined),
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

/** Until somebody is signed in or out, at most as long as `patience`. */
function known(state: Store<SessionState>, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const unsubscribe = state.subscribe(() => state.get().status !== 'unknown' && done());
  });
}
