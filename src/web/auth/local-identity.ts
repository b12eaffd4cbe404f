import type { Client } from '#web/data/client.ts';
import type { SessionCalls } from './calls.ts';
import type { Identity } from './identity.ts';
import { rememberDevice, rememberedDevice } from './known-device.ts';

/** Identity by the server's own users and passwords. */
export function localIdentity(client: Client, calls: SessionCalls): Identity {
  const send = async (call: SessionCalls[keyof SessionCalls], body: object) => {
    await client.request(call, { body });
  };
  return {
    name: 'local',
    async signIn(credentials) {
      const reply = await client.request(calls.signIn, { body: credentials, device: rememberedDevice() });
      rememberDevice(reply);
      return reply;
    },
    register: (registration) => send(calls.register, registration),
    confirm: (token) => send(calls.confirm, { token }),
    forgot: (email) => send(calls.forgot, { email }),
    async reset(reset) {
      rememberDevice(await client.request(calls.reset, { body: reset, device: rememberedDevice() }));
    },
    async signOut() {
      await client.call(calls.signOut);
    },
    changePassword: (change) => send(calls.changePassword, change),
  };
}
