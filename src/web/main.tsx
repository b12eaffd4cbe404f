import './app/trusted-types.ts';
import './app/styles/mantine.ts';
import './app/styles/fonts.css';
import './app/styles/global.css';
import { brand, menuIcons, routes } from 'virtual:deployment';
import { setNonce } from 'get-nonce';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { authChangePassword, authHandshake, authLogout, authProfile, authSignIn } from '#generated/web/auth/calls.ts';
import { changeActivity } from './app/activity.ts';
import { App } from './app/app.tsx';
import { reloadForChunk } from './app/errors/chunk-reload.ts';
import { createHistory } from './app/routing/history.ts';
import { createPages } from './app/routing/pages.ts';
import { prefetchOnHover } from './app/routing/prefetch.ts';
import { createRestorer } from './app/routing/restore.ts';
import type { SessionCalls } from './auth/calls.ts';
import { localIdentity } from './auth/identity.ts';
import { createSession, type Session } from './auth/session.ts';
import { browserChannel } from './auth/session-channel.ts';
import { browserSessionStorage } from './auth/session-storage.ts';
import { createClient, type GlobalStatus } from './data/client.ts';
import type { Queue } from './data/queues.tsx';

/** The composition root: the only place that sees the generated routes and the hand-written pages together. */
const overrides = import.meta.glob<{ default: ComponentType }>('./overrides/**/page.tsx');
const queueFiles = import.meta.glob<{ queues: readonly Queue[] }>('./overrides/*/queues.ts');

const history = createHistory();
const pages = createPages(routes, overrides);
const restorer = createRestorer(history);

// The client needs the token of the session, and the session the client.
const parts: { session?: Session } = {};
const onGlobalStatus = (status: GlobalStatus) => (status === 400 ? history.navigate('/') : parts.session?.clear());
const client = createClient({
  baseUrl: import.meta.env.VITE_API_BASE ?? '/',
  token: () => parts.session?.token(),
  onGlobalStatus,
  onActivity: changeActivity,
});
const calls: SessionCalls = {
  handshake: authHandshake,
  signIn: authSignIn,
  signOut: authLogout,
  profile: authProfile,
  changePassword: authChangePassword,
};
const session = createSession({
  client,
  calls,
  identity: localIdentity(client, calls),
  storage: browserSessionStorage(),
  channel: browserChannel(),
  onSignOut: () => void import('./form/drafts.ts').then(({ clearDrafts }) => clearDrafts()),
});
parts.session = session;

async function loadQueues(): Promise<readonly Queue[]> {
  const files = await Promise.all(Object.values(queueFiles).map((load) => load()));
  const known = files.flatMap(({ queues }) => queues);
  return known.filter((queue) => pages.find(queue.link));
}

// A nonce that the server did not fill in is no nonce.
const stated = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const nonce = /^[\w+/=-]{8,}$/.test(stated) && !stated.startsWith('__') ? stated : undefined;
if (nonce) setNonce(nonce);

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
    {...{ deployment: { routes, brand, menuIcons }, pages, client, session, history, restorer, loadQueues, nonce }}
  />,
);
