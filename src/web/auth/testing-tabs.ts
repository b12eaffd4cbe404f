import { vi } from 'vitest';
import type { Client } from '#web/data/client.ts';
import type { Identity } from './identity.ts';
import { createSession } from './session.ts';
import type { SessionChannel, SessionMessage } from './session-channel.ts';
import type { SessionStorage } from './session-storage.ts';
import { testCalls } from './testing.ts';

/** A sign-in reply for a person. */
export const reply = (id: number) => ({
  error: 0,
  access_token: `token-${id}`,
  data: { user_id: id, name: `คน ${id}`, role_name: 'finance', server: 'dgbet', permissions: ['a.b.view'] },
  menus: [
    {
      id: 1,
      label: 'การเงิน',
      icon: 'mdi-cash',
      isMenuCollapsed: true,
      subItems: [{ id: 2, label: 'ถอน', link: '/x' }],
    },
  ],
});

/** Tabs of one browser: one channel, one local storage, a session storage each. */
export function browser({ reaches = true } = {}) {
  const listeners = new Set<{ tab: object; listener: (message: SessionMessage) => void }>();
  let user: ReturnType<SessionStorage['readUser']>;
  return function tab(signIn: Identity['signIn'] = async () => reply(1)) {
    const self = {};
    let token: string | undefined;
    const channel: SessionChannel = {
      reaches,
      post: (message) => {
        if (!reaches) return;
        for (const each of listeners)
          if (each.tab !== self) queueMicrotask(() => each.listener(structuredClone(message)));
      },
      listen(listener) {
        const entry = { tab: self, listener };
        listeners.add(entry);
        return () => listeners.delete(entry);
      },
    };
    const storage: SessionStorage = {
      readToken: () => token,
      writeToken: (next) => {
        token = next;
      },
      readUser: () => user,
      writeUser: (next) => {
        user = next;
      },
    };
    const request = vi.fn(async (): Promise<unknown> => reply(1));
    const client = { request, call: vi.fn(), download: vi.fn(), clear: vi.fn() } as unknown as Client;
    const identity: Identity = {
      name: 'local',
      signIn,
      register: vi.fn(),
      forgot: vi.fn(),
      signOut: vi.fn(async () => undefined),
      changePassword: vi.fn(),
    };
    const [onForget, onLeave] = [vi.fn(), vi.fn()];
    const session = createSession({
      client,
      calls: testCalls,
      identity,
      storage,
      channel,
      onForget,
      onLeave,
      patience: 10,
    });
    return { session, storage, request, identity, client, onForget, onLeave };
  };
}

export type Tab = ReturnType<ReturnType<typeof browser>>;

export const status = (tab: Tab) => tab.session.state.get().status;

/** Until every tab has heard what was said. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
