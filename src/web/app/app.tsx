import { MantineProvider } from '@mantine/core';
import { Suspense, useEffect, useState } from 'react';
import { Router } from 'wouter';
import type { Queue } from '#contract/queue.ts';
import type { Session } from '#web/auth/session.ts';
import { SessionProvider } from '#web/auth/session-context.tsx';
import type { Client } from '#web/data/client.ts';
import { ClientProvider } from '#web/data/client-context.tsx';
import { useLanguage } from '#web/locale/language.ts';
import { useStore } from '#web/store/create-store.ts';
import { type DirtyEntry, dirtyRegistry } from '#web/ui/dirty.ts';
import { late } from '#web/ui/late.tsx';
import { noticeStore } from '#web/ui/notify.ts';
import type { Deployment } from './deployment.ts';
import { CrashPage } from './errors/crash-page.tsx';
import { ErrorBoundary, LastResort } from './errors/error-boundary.tsx';
import { StaleNotice } from './errors/stale-notice.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { type AppHistory, routerHooks } from './routing/history.ts';
import type { Pages } from './routing/pages.ts';
import type { Restorer } from './routing/restore.ts';
import { RouteView } from './routing/route-view.tsx';
import { theme, variables } from './theme.ts';

const NoticeHost = late(() => import('#web/ui/notice-host.tsx'));
const SignInAgain = late(() => import('./sign-in-again.tsx'));
const UnsavedGuard = late(() => import('./unsaved-guard.tsx'));

export interface AppParts {
  readonly deployment: Deployment;
  readonly pages: Pages;
  readonly client: Client;
  readonly session: Session;
  readonly history: AppHistory;
  readonly restorer: Restorer;
  readonly loadQueues: () => Promise<readonly Queue[]>;
  /** Nonce of this response for the style elements that components add. */
  readonly nonce: string | undefined;
}

/** The whole product, from parts that the composition root has put together. */
export function App(parts: AppParts) {
  const { deployment, pages, session, history, restorer, nonce } = parts;
  const [hooks] = useState(() => routerHooks(history));
  const state = useStore(session.state);
  const expired = state.status === 'signed-in' && state.expired === true;
  return (
    <ErrorBoundary resetKey="" fallback={() => <LastResort />}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={variables}
        defaultColorScheme="light"
        {...(nonce && { getStyleNonce: () => nonce })}
      >
        <Router hook={hooks.hook} searchHook={hooks.searchHook}>
          <SessionProvider session={session}>
            <ClientProvider client={parts.client}>
              <ErrorBoundary resetKey="" fallback={(error, retry) => <CrashPage error={error} retry={retry} />}>
                <RouteView {...{ deployment, pages, restorer, loadQueues: parts.loadQueues }} />
              </ErrorBoundary>
              <Suspense>{expired && <SignInAgain />}</Suspense>
            </ClientProvider>
          </SessionProvider>
          <Hosts history={history} />
        </Router>
      </MantineProvider>
    </ErrorBoundary>
  );
}

interface Question {
  readonly entries: readonly DirtyEntry[];
  readonly answer: (leave: boolean) => void;
}

/** What floats above every page, each loaded when first needed. */
function Hosts({ history }: { readonly history: AppHistory }) {
  const [question, setQuestion] = useState<Question>();
  const hasNotice = useOnce(useStore(noticeStore).length > 0);
  const language = useLanguage();

  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);

  useEffect(() => {
    history.setAsk((to) => {
      const place = history.place();
      const entries = dirtyRegistry.endangered(to, new URL(place.path + place.search, location.origin));
      return new Promise((resolve) => setQuestion({ entries, answer: resolve }));
    });
  }, [history]);

  const answer = (leave: boolean) => {
    setQuestion(undefined);
    question?.answer(leave);
  };
  return (
    <ErrorBoundary resetKey="" fallback={() => null}>
      <LoadingBar />
      <StaleNotice />
      <Suspense>
        {hasNotice && <NoticeHost />}
        {question && <UnsavedGuard entries={question.entries} onAnswer={answer} />}
      </Suspense>
    </ErrorBoundary>
  );
}

/** True from the first time on. */
function useOnce(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
