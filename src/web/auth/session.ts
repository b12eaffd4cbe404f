import type { ApiError } from '#web/data/api-error.ts';
import type { Client } from '#web/data/client.ts';
import type { Renewal } from '#web/data/life.ts';
import { createStore, type Store } from '#web/store/create-store.ts';
import type { SessionCalls } from './calls.ts';
import type { Credentials, Identity, PasswordChange } from './identity.ts';
import { type Profile, readProfile, readToken, writeProfile } from './profile.ts';
import { createRenewals, type Renewals } from './renewals.ts';
import type { SessionChannel, SessionMessage } from './session-channel.ts';
import type { SessionStorage } from './session-storage.ts';

/**
 * `unknown`: another tab has been queried. `profile` is absent in a signed-in session only until the first profile
 * arrives (the token came without a stored user). `expired`: the server has ended the session; the page and what was
 * typed stay until the same user has signed in again or gives up.
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
  /** The same unless that was done a moment ago: the page, its layout and a refused call each want to know. */
  refresh(): void;
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

/** Milliseconds between two looks at the profile. */
const rest = 10_000;

/** One tab of the browser. */
interface Tab extends SessionParts {
  readonly state: Store<SessionState>;
  readonly renewals: Renewals;
  /** Does the local storage keep what is written? Where it does not, it says nothing about anybody. */
  keeps: boolean;
  /** Another tab's session for the same person would be welcome. */
  wanted: boolean;
}

function signedIn(tab: Tab) {
  const now = tab.state.get();
  return now.status === 'signed-in' ? now : undefined;
}

function enter(tab: Tab, token: string, profile: Profile | undefined): void {
  tab.storage.writeToken(token);
  if (profile) tab.storage.writeUser(profile);
  tab.keeps = tab.storage.readUser() !== undefined;
  tab.wanted = false;
  tab.state.set({ status: 'signed-in', token, profile });
}

function leave(tab: Tab, forget?: boolean): void {
  // Tabs that cannot talk to each other have the stored user as their only sign of life: it is not this one's to take.
  if (signedIn(tab) || tab.channel.reaches) tab.storage.writeUser(undefined);
  depart(tab, forget);
}

/** The user of this tab has signed out; the stored user of whoever signed in since is kept. */
function depart(tab: Tab, forget?: boolean): void {
  if (forget && signedIn(tab)) tab.onForget?.();
  tab.storage.writeToken(undefined);
  tab.client.clear();
  if (signedIn(tab)) tab.onLeave?.();
  if (tab.state.get().status !== 'signed-out') tab.state.set({ status: 'signed-out' });
  tab.renewals.end();
}

/** Asks the other tabs for their session. */
function ask(tab: Tab): void {
  tab.wanted = true;
  tab.channel.post({ type: 'ask' });
}

/** Somebody else is signed in in this browser: their session takes the place of the one here. */
function replace(tab: Tab): void {
  depart(tab, true);
  ask(tab);
}

/** What a tab does about what another one says. */
const hear: {
  readonly [T in SessionMessage['type']]: (tab: Tab, message: Extract<SessionMessage, { type: T }>) => void;
} = {
  'signed-out'(tab, { forget }) {
    if (tab.state.get().status !== 'signed-out') leave(tab, forget);
  },
  ask(tab) {
    const now = signedIn(tab);
    if (!now?.profile || now.expired) return;
    tab.channel.post({ type: 'give', token: now.token, profile: writeProfile(now.profile) });
  },
  give(tab, { token, profile: written }) {
    const profile = readProfile({ data: written });
    const now = signedIn(tab);
    if (!now) return enter(tab, token, profile);
    if (!tab.wanted || now.token === token || !profile || profile.user.id !== now.profile?.user.id) return;
    enter(tab, token, profile);
    tab.renewals.renew({ token, here: false }, now.token);
  },
  // Someone signed in elsewhere: this tab takes over that session, and drops an earlier person's.
  'signed-in'(tab, { userId }) {
    if (userId !== signedIn(tab)?.profile?.user.id) replace(tab);
    else ask(tab);
  },
};

async function signInBy(tab: Tab, proof: () => Promise<unknown>): Promise<Profile> {
  try {
    const reply = await proof();
    const profile = readProfile(reply);
    const token = readToken(reply);
    if (!profile || !token) throw new Error('The sign-in reply has no user or no access_token');
    const before = signedIn(tab);
    const same = before?.profile?.user.id === profile.user.id;
    if (before && !same) depart(tab, true);
    enter(tab, token, profile);
    tab.channel.post({ type: 'signed-in', userId: profile.user.id });
    if (before && same) tab.renewals.renew({ token, here: true }, before.token);
    return profile;
  } catch (error) {
    if (!signedIn(tab)?.expired) leave(tab);
    throw error;
  }
}

async function validate(tab: Tab): Promise<boolean> {
  const before = signedIn(tab);
  // The user is being asked already.
  if (!before || before.expired) return before !== undefined;
  try {
    const profile = readProfile(await tab.client.request(tab.calls.profile, { quiet: true }));
    const now = signedIn(tab);
    if (!now || now.token !== before.token) return now !== undefined;
    if (!profile) return true;
    // One token is one person, by whatever the two replies know them.
    const { id } = (now.profile ?? profile).user;
    const fresh = { ...profile, user: { ...profile.user, id } };
    // Equal profiles keep their object, so that nothing renders again.
    if (JSON.stringify(fresh) !== JSON.stringify(now.profile)) enter(tab, now.token, fresh);
    return true;
  } catch (error) {
    // 401 and 404 have already ended the session; anything else (the server is down) proves nothing.
    const { status } = error as ApiError;
    return status !== 401 && status !== 404 && signedIn(tab) !== undefined;
  }
}

function check(tab: Tab): void {
  const now = tab.state.get();
  const stored = tab.storage.readUser()?.user.id;
  if (now.status === 'signed-out' && stored !== undefined) ask(tab);
  if (now.status !== 'signed-in' || !tab.keeps) return;
  if (stored === undefined) depart(tab);
  else if (stored !== now.profile?.user.id) replace(tab);
}

function beginRenewal(tab: Tab, token: string): ReturnType<Renewal['begin']> {
  const now = signedIn(tab);
  const earlier = tab.renewals.after(token);
  if (earlier) return Promise.resolve(earlier);
  if (!now?.profile || now.token !== token) return undefined;
  if (!now.expired) tab.state.set({ ...now, expired: true });
  ask(tab);
  return tab.renewals.wait();
}

export function createSession(parts: SessionParts): Session {
  const state = createStore<SessionState>({ status: 'unknown' });
  const tab: Tab = { ...parts, state, renewals: createRenewals(), keeps: false, wanted: false };
  const { calls, channel, client, identity } = tab;
  let asked: { readonly token: string | undefined; readonly at: number } | undefined;
  channel.listen((message) => (hear[message.type] as (tab: Tab, message: SessionMessage) => void)?.(tab, message));
  return {
    state,
    identity,
    calls,
    async start() {
      const token = tab.storage.readToken();
      const profile = tab.storage.readUser();
      if (token !== undefined) return enter(tab, token, profile);
      // Without a stored user no tab of this browser is signed in: nobody to ask.
      if (profile) {
        ask(tab);
        await known(state, tab.patience);
      }
      if (state.get().status === 'unknown') leave(tab);
    },
    loggedIn: () => signedIn(tab) !== undefined,
    token: () => signedIn(tab)?.token,
    signIn: (credentials) => signInBy(tab, () => identity.signIn(credentials)),
    signInWithGoogle: () => signInBy(tab, async () => identity.signInWithGoogle?.()),
    validate() {
      asked = { token: signedIn(tab)?.token, at: Date.now() };
      return validate(tab);
    },
    refresh() {
      const now = signedIn(tab);
      if (now && (asked?.token !== now.token || Date.now() - asked.at >= rest)) void this.validate();
    },
    async signOut() {
      try {
        await identity.signOut();
      } finally {
        tab.onForget?.();
        leave(tab);
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
      leave(tab);
      channel.post({ type: 'signed-out' });
    },
    check: () => check(tab),
    renewal: {
      begin: (token) => beginRenewal(tab, token),
      underWay: () => (signedIn(tab)?.expired ? tab.renewals.wait() : undefined),
    },
  };
}

/** Until somebody is signed in or out, at most as long as `patience`. */
function known(state: Store<SessionState>, patience = 600): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, patience);
    const unsubscribe = state.subscribe(done);
  });
}
