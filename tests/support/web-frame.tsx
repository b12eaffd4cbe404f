import { MantineProvider } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import type { Session, SessionState } from '#web/auth/session.ts';
import { SessionProvider } from '#web/auth/session-context.tsx';
import { testCalls } from '#web/auth/testing.ts';
import { type Client, createClient } from '#web/data/client.ts';
import { ClientProvider } from '#web/data/client-context.tsx';
import { DataProvider } from '#web/data/data-provider.tsx';
import { createSchedule } from '#web/data/fresh/schedule.ts';
import { createStore } from '#web/store/create-store.ts';

/** One request as a test sees it. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  /** JSON bodies parsed, form data as it is. */
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Answer {
  readonly status?: number;
  readonly body: object;
}

/** A server in the test's hands. */
export interface FakeServer {
  readonly asked: Asked[];
  readonly fetch: typeof fetch;
}

/** Without transitions: their timers outlive a test that ends first. */
const still = { respectReducedMotion: true };

export function fakeServer(answer: (asked: Asked) => Answer | Promise<Answer>): FakeServer {
  const requests: Asked[] = [];
  return {
    asked: requests,
    fetch: async (input, init) => {
      const url = new URL(String(input), 'http://test.local');
      const raw = init?.body;
      const request: Asked = {
        method: init?.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        body: typeof raw === 'string' ? JSON.parse(raw) : raw,
        headers: new Headers(init?.headers),
      };
      requests.push(request);
      const { status = 200, body } = await answer(request);
      return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
    },
  };
}

function fakeSession(grants: readonly string[]): Session {
  const nobody = () => Promise.reject(new Error('not in this test'));
  const state = createStore<SessionState>({
    status: 'signed-in',
    token: 'token',
    profile: {
      user: {
        id: '7',
        name: 'สมชาย',
        username: 'somchai',
        email: 'somchai@example.com',
        roleName: 'finance',
        server: 'dgbet',
        mustChangePassword: false,
        noticeCount: 0,
      },
      permissions: grants,
      menus: [],
    },
  });
  return {
    state,
    identity: {
      name: 'local',
      signIn: nobody,
      register: nobody,
      forgot: nobody,
      signOut: nobody,
      changePassword: nobody,
    },
    calls: testCalls,
    start: async () => undefined,
    loggedIn: () => true,
    token: () => 'token',
    signIn: nobody,
    signInWithGoogle: nobody,
    validate: async () => true,
    refresh: () => {},
    signOut: async () => undefined,
    changePassword: nobody,
    handshake: async () => undefined,
    clear: () => undefined,
    check: () => undefined,
    renewal: { begin: () => undefined, underWay: () => undefined },
  };
}

interface Options {
  readonly server?: FakeServer;
  readonly grants?: readonly string[];
  /** Address at the start. */
  readonly at?: string;
}

/** What is on screen is read again in its rhythm, as in the product; nobody tells what changes. */
function KeptFresh({ changes }: Pick<Client, 'changes'>) {
  useEffect(() => createSchedule(changes).stop, [changes]);
  return null;
}

/** Everything that a screen stands on, without the shell: theme, session, data, address. */
export function webFrame({
  server = fakeServer(() => ({ body: { error: 0, data: [] } })),
  grants = ['*'],
  at = '/',
}: Options = {}) {
  const session = fakeSession(grants);
  const client = createClient({
    token: () => 'token',
    onGlobalStatus: () => undefined,
    fetch: server.fetch,
    sleep: async () => undefined,
  });
  const [path = '/', search = ''] = at.split('?');
  const place = memoryLocation({ path, searchPath: search, record: true });
  return {
    server,
    client,
    history: place.history,
    // biome-ignore lint/correctness/noComponentHookFactories: one frame a test
    Frame: ({ children }: { readonly children: ReactNode }) => (
      <MantineProvider env="test" theme={still}>
        <Router hook={place.hook} searchHook={place.searchHook}>
          <SessionProvider session={session}>
            <ClientProvider client={client}>
              <DataProvider owner="7">{children}</DataProvider>
              <KeptFresh changes={client.changes} />
            </ClientProvider>
          </SessionProvider>
        </Router>
      </MantineProvider>
    ),
  };
}
