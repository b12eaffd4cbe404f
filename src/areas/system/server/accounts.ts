import type { Kysely, Transaction } from 'kysely';
import type { AccountEvent, EventDetail } from '#contract/account-notice.ts';
import type { Device } from '#generated/api/auth.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import type { Settings } from '#server/settings/settings.ts';

type Tx = Transaction<Database>;

/** What the keeping of people needs of signing in; the composition root brings the two together. */
export interface Accounts {
  /** Ends every session of a person; the next request of each is refused. Answers the keys of those that it ended. */
  closeSessions(tx: Tx, userId: number, reason: string): Promise<readonly number[]>;
  /** The open sessions of a person, as replies word them; `current` is the key of the one that asks. */
  devicesOf(
    db: Kysely<Database>,
    userId: number,
    current: string | null,
    settings: Pick<Settings, 'idleMinutes'>,
  ): Promise<readonly Device[]>;
  /** Forgets failed sign-ins: the person may try again at once. */
  forgiveGuesses(tx: Tx, userId: number): Promise<void>;
  /**
   * Sends the person a link to choose a password: the first one, or another in the place of one that is worth nothing
   * from now on. Nobody else ever knows either. Throws 422 where an outside service knows the people.
   */
  sendLink(ctx: TransactionContext, userId: number, kind: 'invite' | 'renew'): Promise<void>;
  /** Writes down what was done to a person's ways in, and has the person and the owners told. */
  note(
    ctx: TransactionContext,
    event: { readonly userId: number; readonly kind: AccountEvent; readonly detail?: EventDetail },
  ): Promise<void>;
}
