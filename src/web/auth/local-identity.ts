import type { Client } from '#web/data/client.ts';
import type { SessionCalls } from './calls.ts';
import type { Identity } from './identity.ts';

/** Identity by the server's own users and passwords. */
export function localIdentity(client: Client, calls: SessionCalls): Identity {
  const send = async (call: SessionCalls[keyof SessionCalls], body: object) => {
    await client.request(call, { body });
  };
  return {
    name: 'local',
    signIn: (credentials) => client.request(calls.signIn, { body: credentials }),
    register: (registration) => send(calls.register, registration),
    confirm: (token) => send(calls.confirm, { token }),
    forgot: (email) => send(calls.forgot, { email }),
    reset: (reset) => send(calls.reset, reset),
    async signOut() {
      await client.call(calls.signOut);
    },
    changePassword: (change) => send(calls.changePassword, change),
  };
}
