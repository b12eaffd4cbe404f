import './app/trusted-types.ts';
import './app/styles/mantine.ts';
import './app/styles/fonts.css';
import './app/styles/global.css';
import {
  brand,
  loadIdentity,
  loadMenuIcons,
  loadTitles,
  menuIcons,
  routes,
  identity as settings,
  templateOverrides,
} from 'virtual:deployment';
import { setNonce } from 'get-nonce';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  authChangePassword,
  authFirebaseSignIn,
  authHandshake,
  authLogout,
  authProfile,
  authSignIn,
} from '#generated/web/auth/calls/auth.ts';
import {
  identityConfirm,
  identityForgot,
  identityRegister,
  identityReset,
} from '#generated/web/auth/calls/identity.ts';
import { sessionList, sessionRevoke } from '#generated/web/auth/calls/session.ts';
import { changeActivity } from './app/activity.ts';
import { App } from './app/app.tsx';
import { noteDepartures, reloadForChunk } from './app/errors/chunk-reload.ts';
import { createHistory } from './app/routing/history.ts';
import { createPages } from './app/routing/pages.ts';
import { prefetchOnHover } from './app/routing/prefetch.ts';
import { createRestorer } from './app/routing/restore.ts';
import type { SessionCalls } from './auth/calls.ts';
import { emulatorOf } from './auth/emulator.ts';
import { lateIdentity } from './auth/late-identity.ts';
import { localIdentity } from './auth/local-identity.ts';
import { watchMailLinks } from './auth/mail-link.ts';
import { createSession, type Session } from './auth/session.ts';
import { browserChannel } from './auth/session-channel.ts';
import { browserSessionStorage } from './auth/session-storage.ts';
import { watchSession } from './auth/session-watch.ts';
import { createClient, type GlobalStatus } from './data/client.ts';
import { type Finder, offerFinders } from './data/finders.ts';
import type { Queue } from './data/queues.tsx';
import { clearDrafts } from './form/draft-age.ts';
import { dirtyRegistry } from './ui/dirty.ts';
import { forgetNotices } from './ui/notify.ts';

/** The composition root: the only place that sees the generated routes and the hand-written pages together. */
const frames = import.meta.glob<{ default: ComponentType<{ children: ReactNode }> }>('./overrides/*/frame.tsx');
const queueFiles = import.meta.glob<{ queues: readonly Queue[] }>('./overrides/*/queues.ts');

const finderFiles = import.meta.glob<{ finders: readonly Finder[] }>('./overrides/*/finders.ts');

const history = createHistory();
const pages = createPages(routes, templateOverrides, frames, loadTitles);
const restorer = createRestorer(history);

// The client needs the token of the session, and the session the client.
const parts: { session?: Session; refresh?: () => void } = {};
const onGlobalStatus = (status: GlobalStatus) => (status === 400 ? history.navigate('/') : parts.session?.clear());
const client = createClient({
  baseUrl: import.meta.env.VITE_API_BASE ?? '/',
  token: () => parts.session?.token(),
  onGlobalStatus,
  onActivity: changeActivity,
  renewal: {
    begin: (token) => parts.session?.renewal.begin(token),
    underWay: () => parts.session?.renewal.underWay(),
  },
  onForbidden: () => parts.refresh?.(),
});
const calls: SessionCalls = {
  handshake: authHandshake,
  signIn: authSignIn,
  firebaseSignIn: authFirebaseSignIn,
  signOut: authLogout,
  profile: authProfile,
  changePassword: authChangePassword,
  register: identityRegister,
  confirm: identityConfirm,
  forgot: identityForgot,
  reset: identityReset,
  devices: sessionList,
  revokeDevice: sessionRevoke,
};
const emulator = async () => emulatorOf(await parts.session?.handshake());
const session = createSession({
  client,
  calls,
  identity: loadIdentity
    ? lateIdentity(loadIdentity, { client, calls, settings, emulator })
    : localIdentity(client, calls),
  storage: browserSessionStorage(),
  channel: browserChannel(),
  onLeave: forgetNotices,
  onForget() {
    dirtyRegistry.forget();
    clearDrafts();
  },
});
parts.session = session;
parts.refresh = watchSession(session).refresh;
watchMailLinks();

async function loadQueues(): Promise<readonly Queue[]> {
  const files = await Promise.all(Object.values(queueFiles).map((load) => load()));
  const known = files.flatMap(({ queues }) => queues);
  // A link carries the filter that it counts: the page is what stands before it.
  return known.filter(({ link }) => pages.find(link.replace(/\?.*$/, '')));
}

offerFinders(async () => {
  const files = await Promise.all(Object.values(finderFiles).map((load) => load()));
  return files.flatMap(({ finders }) => finders).filter(({ page }) => pages.find(page));
});

// A nonce that the server did not fill in is no nonce.
const stated = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const nonce = /^[\w+/=-]{8,}$/.test(stated) && !stated.startsWith('__') ? stated : undefined;
if (nonce) setNonce(nonce);

noteDepartures();
window.addEventListener('vite:preloadError', (event) => {
  if (reloadForChunk()) event.preventDefault();
});
prefetchOnHover(pages);
void session.start();
// The first page is fetched beside React's first work, not after it.
pages
  .find(history.place().path)
  ?.load()
  .catch(() => undefined);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <App
    {...{
      deployment: { routes, brand, menuIcons, loadMenuIcons },
      pages,
      client,
      session,
      history,
      restorer,
      loadQueues,
      nonce,
    }}
  />,
);
