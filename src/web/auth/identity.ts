import type { DeploymentIdentity } from '#contract/catalog.ts';
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

export interface Registration {
  readonly email: string;
  readonly name: string;
  readonly password: string;
  readonly password_confirm: string;
  readonly accept_terms: boolean;
}

export interface PasswordReset {
  readonly token: string;
  readonly new_password: string;
  readonly new_password_confirm: string;
}

/**
 * Proves who somebody is. `local` uses the server's own accounts; `firebase` an outside service, whose
 * token goes to the server. No function reveals whether an address has an account.
 * Every function rejects with ApiError (refused by the server) or IdentityError (refused by the service).
 */
export interface Identity {
  readonly name: DeploymentIdentity['provider'];
  /** Resolves to the raw sign-in reply of the server. */
  signIn(credentials: Credentials): Promise<unknown>;
  /** The same by Google's pop-up. Absent where there is no Google. */
  signInWithGoogle?(): Promise<unknown>;
  /** Fetches what a click on the Google button needs, so that the pop-up opens within the click. */
  prepare?(): void;
  /** Sends a mail whose link confirms the address. */
  register(registration: Registration): Promise<void>;
  /** The link of that mail. Absent where the service's own page receives it. */
  confirm?(token: string): Promise<void>;
  /** Sends a mail whose link leads to a new password. */
  forgot(email: string): Promise<void>;
  /** The link of that mail. Absent where the service's own page receives it. */
  reset?(reset: PasswordReset): Promise<void>;
  /** Ends the session at the identity service and at the server. */
  signOut(): Promise<void>;
  changePassword(change: PasswordChange): Promise<void>;
}

/** Why an identity service refused. `cancelled` = the pop-up was closed: nothing to report. */
export type IdentityReason = 'wrong' | 'wait' | 'network' | 'weak' | 'blocked' | 'cancelled' | 'failed';

export class IdentityError extends Error {
  readonly reason: IdentityReason;

  constructor(reason: IdentityReason, cause?: unknown) {
    super(`The identity service refused: ${reason}`, { cause });
    this.name = 'IdentityError';
    this.reason = reason;
  }
}

/** What an identity is made of. */
export interface IdentityParts {
  readonly client: Client;
  readonly calls: SessionCalls;
  readonly settings: DeploymentIdentity;
  /** Address of the service's emulator, where the server works with one. */
  readonly emulator: () => Promise<string | undefined>;
}

/** Loads an identity service; the route table of a deployment has one or `undefined`. */
export type LoadIdentity = () => Promise<{ createIdentity(parts: IdentityParts): Promise<Identity> }>;
