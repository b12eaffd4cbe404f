import './app/trusted-types.ts';
import './app/styles/mantine.ts';
import './app/styles/fonts.css';
import './app/styles/global.css';
import {
  brand,
  loadIdentity,
  loadMenuIcons,
  loadTitles,
  routes,
  identity as settings,
  templateOverrides,
} from 'virtual:deployment';
import { setNonce } from 'get-nonce';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Queue } from '#contract/queue.ts';
import { accountNotices, accountNoticesSeen } from '#generated/web/auth/calls/account.ts';
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
import { App } from './app/app.tsx';
import { noteDepartures, reloadForChunk } from './app/errors/chunk-reload.ts';
import { createHistory } from './app/routing/history.ts';
import { createPages } from './app/routing/pages.ts';
import { prefetchOnHover } from './app/routing/prefetch.ts';
import { createRestorer } from './app/routing/restore.ts';
import { loadLayout } from './app/routing/route-view.tsx';
import type { SessionCalls } from './auth/calls.ts';
import { emulatorOf } from './auth/emulator.ts';
import { lateIdentity } from './auth/late-identity.ts';
import { localIdentity } from './auth/local-identity.ts';
import { watchMailLinks } from './auth/mail-link.ts';
import { offerPreferences, type PreferenceCalls } from './auth/person-store.ts';
import { createSession, type Session } from './auth/session.ts';
import { browserChannel } from './auth/session-channel.ts';
import { browserSessionStorage } from './auth/session-storage.ts';
import { watchSession } from './auth/session-watch.ts';
import { canOf } from './core/can.ts';
import { viewer } from './core/viewer.ts';
import { changeActivity } from './data/activity.ts';
import { createClient, type GlobalStatus } from './data/client.ts';
import { createOffers } from './data/offers.ts';
import { offerSearches, type Search } from './data/searches.ts';
import type { Visit } from './data/visit.ts';
import { clearDrafts } from './form/draft-age.ts';
import { loadEnglish } from './locale/english.ts';
import { languageStore } from './locale/language.ts';
import { sessionStore } from './store/session-store.ts';
import { dirtyRegistry } from './ui/dirty.ts';
import { forgetNotices } from './ui/notify.ts';

/** The composition root: the only place that sees the generated routes and the hand-written pages together. */
const frames = import.meta.glob<{ default: ComponentType<{ children?: ReactNode }> }>('../areas/*/web/frame.tsx');
const preferenceFiles = import.meta.glob<{ calls: PreferenceCalls }>('../areas/*/web/preference-calls.ts');
const searchFiles = import.meta.glob<{ searches: readonly Search[] }>('../areas/*/web/searches.ts');

const history = createHistory();
const pages = createPages(routes, templateOverrides, frames, loadTitles, visit);
const restorer = createRestorer(history);

// The client needs the token of the session, and the session the client.
const parts: { session?: Session } = {};
const onGlobalStatus = (status: GlobalStatus) => (status === 400 ? history.navigate('/') : parts.session?.clear());
const client = createClient({
  baseUrl: import.meta.env.VITE_API_BASE ?? '/',
  token: () => parts.session?.token(),
  onGlobalStatus,
  onActivity: changeActivity,
  offers: createOffers(sessionStore(), (name) => {
    if (import.meta.env.DEV) console.info(`This server does not offer ${name}: its part of the screen is away`);
  }),
  renewal: {
    begin: (token) => parts.session?.renewal.begin(token),
    underWay: () => parts.session?.renewal.underWay(),
  },
  onForbidden: () => parts.session?.refresh(),
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
  notices: accountNotices,
  noticesSeen: accountNoticesSeen,
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
session.state.subscribe(() => {
  const now = session.state.get();
  viewer.id = now.status === 'signed-in' ? now.profile?.user.id : undefined;
});
watchSession(session);
watchMailLinks();

/** What a page needs to request its data before it is drawn; undefined while nobody is known to have signed in. */
function visit(): Visit | undefined {
  const now = session.state.get();
  if (now.status !== 'signed-in' || !now.profile || now.expired) return undefined;
  const { permissions, user } = now.profile;
  return { client, can: canOf(permissions, true), userId: user.id, search: history.place().search };
}

async function loadQueues(): Promise<readonly Queue[]> {
  const { queues } = await import('#generated/web/queues.ts');
  return queues.filter(({ path }) => pages.find(path));
}

offerSearches(async () => {
  const files = await Promise.all(Object.values(searchFiles).map((load) => load()));
  return files.flatMap(({ searches }) => searches).filter(({ page }) => page === undefined || pages.find(page));
});

offerPreferences(async () => (await Object.values(preferenceFiles)[0]?.())?.calls);

// A nonce that the server did not fill in is no nonce.
const stated = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
const nonce = /^[\w+/=-]{8,}$/.test(stated) && !stated.startsWith('__') ? stated : undefined;
if (nonce) setNonce(nonce);

noteDepartures();
window.addEventListener('vite:preloadError', () => void reloadForChunk());
prefetchOnHover(pages);
void session.start();
// What the server offers is known before its people are: a failure shows in the status of the server.
session.handshake().catch(() => undefined);

/** Milliseconds for which the first drawing waits for the files of its page: they were named in the page and are nearly there. */
const patience = 400;

/** Fetches the first page and its first answer. Resolves when its files have run: what is drawn before would be drawn again. */
async function openFirstPage(): Promise<void> {
  const page = pages.find(history.place().path);
  if (!page) return;
  page.open().catch(() => undefined);
  const isInside = page.route.layout !== 'auth' && session.state.get().status === 'signed-in';
  const files = Promise.allSettled([page.load(), isInside ? loadLayout() : undefined]);
  await Promise.race([files, new Promise((resolve) => setTimeout(resolve, patience))]);
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const tree = createRoot(root);
const show = () =>
  tree.render(
    <App
      {...{
        deployment: { routes, brand, loadMenuIcons },
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
// Nobody who reads English sees Thai first.
void Promise.all([openFirstPage(), languageStore.get() === 'en' ? loadEnglish() : undefined]).then(show);

// A module that is replaced while developing may have a title that is read from above.
import.meta.hot?.on('vite:afterUpdate', show);
