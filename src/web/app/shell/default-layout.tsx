import { menuIcons } from 'virtual:menu-icons';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { Queue } from '#contract/queue.ts';
import { MenusProvider } from '#web/auth/menus.tsx';
import type { Session } from '#web/auth/session.ts';
import { useCan, useProfile, useSession, useSessionState } from '#web/auth/session-context.tsx';
import { whenCalm } from '#web/data/activity.ts';
import { useClient } from '#web/data/client-context.tsx';
import { DataProvider } from '#web/data/data-provider.tsx';
import { QueuesProvider } from '#web/data/queues.tsx';
import { useCalm } from '#web/data/use-calm.ts';
import { useOffers } from '#web/data/use-offers.ts';
import { useReturn } from '#web/data/use-return.ts';
import { useText } from '#web/locale/use-text.ts';
import { type FieldHelp, FieldHelpContext } from '#web/ui/field-help.ts';
import { askForMissing, late } from '#web/ui/late.tsx';
import { onSearchWish } from '#web/ui/search-wish.ts';
import { timings } from '../constants.ts';
import type { Deployment } from '../deployment.ts';
import type { Pages } from '../routing/pages.ts';
import { useUi } from '../ui-store.ts';
import '../errors/page-states.tsx';
import classes from './default-layout.module.css';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';
import { useOnline } from './use-online.ts';

const Palette = late(() => import('./palette.tsx'));
const AccountNotices = late(() => import('./account-notices.tsx'));
const CalmParts = late(() => import('./calm-parts.tsx'));

interface Props {
  readonly deployment: Deployment;
  readonly pages: Pages;
  readonly loadQueues: () => Promise<readonly Queue[]>;
  readonly children: ReactNode;
}

/** The frame of the signed-in pages, with the data and menus of the person. */
export default function DefaultLayout(props: Props) {
  const { deployment, pages, loadQueues } = props;
  const session = useSession();
  const state = useSessionState();
  const owner = useProfile()?.user.id ?? '';
  const isPaused = useCallback(() => {
    const now = session.state.get();
    return now.status === 'signed-in' && now.expired === true;
  }, [session]);
  useReturn(askForMissing);
  const can = useCan();
  const offered = useOffers();
  const permissionOf = useCallback(
    (path: string) => {
      const route = pages.find(path)?.route;
      const isThere = route !== undefined && (!can(route.permission) || offered(route.needs));
      return isThere ? route.permission : undefined;
    },
    [pages, can, offered],
  );
  return (
    <DataProvider owner={owner} era={state.status === 'signed-in' ? state.token : undefined} isPaused={isPaused}>
      <QueuesProvider load={loadQueues}>
        <MenusProvider
          permissionOf={permissionOf}
          icons={menuIcons}
          loadIcons={deployment.loadMenuIcons}
          screens={deployment.routes}
          loadTitles={pages.loadTitles}
        >
          <Frame {...props} />
        </MenusProvider>
      </QueuesProvider>
    </DataProvider>
  );
}

/** How often the search was opened, by shortcut or from anywhere on the page. */
function useSearchWish() {
  const [wish, setWish] = useState(0);
  const search = useCallback(() => setWish((count) => count + 1), []);
  useEffect(() => onSearchWish(search), [search]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      search();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [search]);
  return { wish, search };
}

/** Milliseconds between two questions whether the server is there, where what watches it could not be loaded. */
const again = 2_000;

/** Keeps what is on screen fresh, once it has been drawn. */
function useKeptFresh(session: Session) {
  const client = useClient();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    let wasAway = true;
    const begin = () =>
      import('#web/data/fresh/keep-fresh.ts').then(
        ({ keepFresh }) => {
          clearTimeout(timer);
          if (!isOver) stop ??= keepFresh(client, session);
        },
        () => {
          if (timer === undefined) watch();
        },
      );
    // Nobody watches the server yet: is it away, or only the file? Browsers remember a file that did not come, so it is asked
    // for again when the server is back, which loads the page anew where nothing is lost by that; not over and over.
    const watch = () => {
      if (isOver || stop) return;
      timer = setTimeout(watch, again);
      session.handshake().then(
        () => {
          if (wasAway) void begin();
          wasAway = false;
        },
        () => {
          wasAway = true;
        },
      );
    };
    const cancel = whenCalm(() => (client.connection.state.get() === 'down' ? watch() : void begin()));
    return () => {
      isOver = true;
      cancel();
      clearTimeout(timer);
      stop?.();
    };
  }, [client, session]);
}

/** Top bar, drawer, content, footer. Refreshes the user information half a second after it appears. */
function Frame({ deployment, children }: Props) {
  const t = useText();
  const session = useSession();
  const profile = useProfile();
  const online = useOnline();
  const { navDrawer } = useUi();
  const { wish, search } = useSearchWish();

  const hasProfile = profile !== undefined;
  useEffect(() => {
    // Without a stored profile nothing can be shown yet, so there is nothing to wait for.
    const timer = setTimeout(() => session.refresh(), hasProfile ? timings.layoutLoad : 0);
    return () => clearTimeout(timer);
  }, [session, hasProfile]);

  useKeptFresh(session);
  const isCalm = useCalm();
  const [help, setHelp] = useState<FieldHelp>();
  return (
    <div className={classes.layout} data-drawer={navDrawer || undefined}>
      <a href="#content" className={classes.skip}>
        {t.shell.skip}
      </a>
      <TopBar brand={deployment.brand} onSearch={search} isCalm={isCalm} />
      <Drawer />
      <div className={classes.column}>
        {!online && (
          <p className={classes.offline} role="status">
            {t.state.offline}
          </p>
        )}
        {profile !== undefined && profile.user.noticeCount > 0 && (
          <Suspense>
            <AccountNotices />
          </Suspense>
        )}
        <main id="content" className={classes.content} tabIndex={-1}>
          <FieldHelpContext value={help}>{children}</FieldHelpContext>
        </main>
        <Footer />
      </div>
      {isCalm && (
        <Suspense>
          <CalmParts onHelp={setHelp} />
        </Suspense>
      )}
      {wish > 0 && (
        <Suspense>
          <Palette wish={wish} />
        </Suspense>
      )}
    </div>
  );
}
