import type { Client } from '#web/data/client.ts';
import type { SessionCalls } from './calls.ts';

export interface Credentials {
  /** E-mail address or user name. */
  readonly email: string;
  readonly password: string;
}

export interface PasswordChange {
  readonly current_password: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/**
 * Who proves that a person is who they say. `local` asks the server's own users; an outside identity service
 * (e-mail registration, reset mail, Google) implements the same port and hands its token to the server.
 * Every function rejects with ApiError.
 */
export interface Identity {
  readonly name: 'local' | 'firebase';
  /** Resolves to the raw sign-in reply of the server. */
  signIn(credentials: Credentials): Promise<unknown>;
  /** Ends the session at the identity service and at the server. */
  signOut(): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
}

/** Identity by the server's own users and passwords. */
export function localIdentity(client: Client, calls: SessionCalls): Identity {
  return {
    name: 'local',
    signIn: (credentials) => client.request(calls.signIn, { body: credentials }),
    async signOut() {
      await client.call(calls.signOut);
    },
    async changePassword(change) {
      await client.request(calls.changePassword, { body: change });
    },
  };
}
