import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Redirect, useLocation, useSearch } from 'wouter';
import type { Queue } from '#contract/queue.ts';
import { rememberPlace } from '#web/auth/return-to.ts';
import { useCan, useProfile, useSessionState } from '#web/auth/session-context.tsx';
import { useOffer } from '#web/data/use-offers.ts';
import { useLabel } from '#web/locale/language.ts';
import { PageSkeleton } from '#web/ui/skeletons.tsx';
import { titleSuffix } from '../constants.ts';
import type { Deployment } from '../deployment.ts';
import { CrashPage } from '../errors/crash-page.tsx';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { AuthLayout } from '../shell/auth-layout.tsx';
import type { Page, Pages } from './pages.ts';
import type { Restorer } from './restore.ts';
import { usePage } from './use-page.ts';

type Layout = typeof import('../shell/default-layout.tsx').default;
let layout: Layout | undefined;
/** Fetches what is around the pages of somebody who has signed in. */
export const loadLayout = async (): Promise<void> => {
  layout = (await import('../shell/default-layout.tsx')).default;
};
// Part of the layout's chunk: they are there when they are needed, and not before.
const NotFound = lazy(async () => ({ default: (await import('../errors/page-states.tsx')).NotFound }));
const NotAllowed = lazy(async () => ({ default: (await import('../errors/page-states.tsx')).NotAllowed }));
const NotServed = lazy(async () => ({ default: (await import('../errors/page-states.tsx')).NotServed }));

interface Props {
  readonly deployment: Deployment;
  readonly pages: Pages;
  readonly restorer: Restorer;
  readonly loadQueues: () => Promise<readonly Queue[]>;
}

/** Layout, guard and page of the place where the person is. */
export function RouteView({ deployment, pages, restorer, loadQueues }: Props) {
  const [path] = useLocation();
  const state = useSessionState();
  const page = pages.find(path);
  const hasPage = useCallback((at: string) => pages.find(at) !== undefined, [pages]);
  const DefaultLayout = useLayout(state.status === 'signed-in' && page?.route.layout !== 'auth');

  // The shell is fetched while the person types their password: not before, so that the first page stays small.
  useEffect(() => {
    // What was typed is painted first: to name the files to the browser alone takes a keystroke's time.
    const fetchShell = () =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          void loadLayout().catch(() => undefined);
          // Once somebody types there is something to lose: the file for signing in again may be gone after a deployment.
          void import('../sign-in-again.tsx').catch(() => undefined);
        }),
      );
    document.addEventListener('input', fetchShell, { once: true });
    return () => document.removeEventListener('input', fetchShell);
  }, []);

  if (state.status === 'unknown') return null;
  if (page?.route.layout === 'auth') {
    return (
      <AuthLayout brand={deployment.brand} guestOnly={page.route.permission === 'public'} hasPage={hasPage}>
        <PageFrame page={page} restorer={restorer} />
      </AuthLayout>
    );
  }
  if (state.status === 'signed-out') return <ToLogin />;
  if (state.profile?.user.mustChangePassword) return <Redirect to="/change-password" replace />;
  if (!DefaultLayout) return null;
  return (
    <DefaultLayout {...{ deployment, pages, loadQueues }}>
      {/* A part that is on its way hides itself, never the layout: hiding would end the cache of everything on screen. */}
      <Suspense>
        <PageFrame page={page} restorer={restorer} />
      </Suspense>
    </DefaultLayout>
  );
}

/**
 * The layout around the pages once it is loaded; a file that is missing is thrown. Not by `lazy`, which has a fallback: React
 * shows what comes after one no sooner than 300 ms after it, and the first page would wait for that.
 */
function useLayout(isNeeded: boolean): Layout | undefined {
  const [failed, setFailed] = useState<{ readonly error?: unknown }>({});
  const isMissing = isNeeded && !layout;
  useEffect(() => {
    if (isMissing)
      loadLayout().then(
        () => setFailed({}),
        (error: unknown) => setFailed({ error }),
      );
  }, [isMissing]);
  if (failed.error) throw failed.error;
  return layout;
}

/** Leads to the sign-in and remembers the way back. */
function ToLogin() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  // Not a layout effect: the previous page drops its unsaved values first, so that nobody is asked about them.
  useEffect(() => {
    rememberPlace(search ? `${path}?${search.replace(/^\?/, '')}` : path, lastUser);
    navigate('/login', { replace: true });
  }, [path, search, navigate]);
  return null;
}

/** Whose session ended in this tab, so that nobody else is led to their place. */
let lastUser: string | undefined;

function PageFrame({ page, restorer }: { readonly page: Page | undefined; readonly restorer: Restorer }) {
  const [path] = useLocation();
  const can = useCan();
  const profile = useProfile();
  const offer = useOffer(page?.route.needs);
  const loaded = usePage(page);
  const ready = loaded.status === 'ready';
  useTitle(page, loaded.status !== 'loading');
  useEffect(() => {
    lastUser = profile?.user.id;
  }, [profile]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each path is an arrival of its own
  useLayoutEffect(() => (ready ? restorer.arrive() : undefined), [path, ready, restorer]);

  if (!page) return <NotFound />;
  const { permission } = page.route;
  if (permission !== 'public' && permission !== 'signed-in') {
    // A session without a profile yet: what it may see is not known, and refusing would be a lie.
    if (!profile) return <PageSkeleton />;
    if (!can(permission)) return <NotAllowed />;
  }
  if (offer === 'absent') return <NotServed />;
  return (
    <ErrorBoundary resetKey={path} fallback={(error, retry) => <CrashPage error={error} retry={retry} />}>
      {loaded.status === 'ready' && <loaded.Component />}
      {loaded.status === 'loading' && (page.route.layout === 'auth' ? null : <PageSkeleton />)}
      {loaded.status === 'failed' && <CrashPage error={loaded.error} retry={loaded.retry} />}
    </ErrorBoundary>
  );
}

/** `รายการถอน - Admin System`. */
function useTitle(page: Page | undefined, isLoaded: boolean): void {
  const label = useLabel();
  const known = isLoaded ? page?.title() : undefined;
  const title = page ? known && label(known) : 'Not Found';
  useEffect(() => {
    // The title of the previous page stays until this one's is loaded.
    if (title !== undefined) document.title = title + titleSuffix;
  }, [title]);
}
