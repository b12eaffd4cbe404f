import type { Kysely, Transaction } from 'kysely';
import type { AccountEvent, EventDetail } from '#contract/account-notice.ts';
import type { Device } from '#generated/api/auth.ts';
import type { TransactionContext } from '#server/context/context.ts';
import type { Database } from '#server/db/database.ts';
import type { Settings } from '#server/settings/settings.ts';

type Tx = Transaction<Database>;

/** What user management needs from the sign-in area; the composition root connects the two. */
export interface Accounts {
  /** Ends every session of a user; the next request of each is rejected. Returns the ids of the ended sessions. */
  closeSessions(tx: Tx, userId: number, reason: string): Promise<readonly number[]>;
  /** The open sessions of a user, as replied; `current` is the id of the caller's own session. */
  devicesOf(
    db: Kysely<Database>,
    userId: number,
    current: string | null,
    settings: Pick<Settings, 'idleMinutes'>,
  ): Promise<readonly Device[]>;
  /** Clears failed sign-ins, so that the user may try again at once. */
  forgiveGuesses(tx: Tx, userId: number): Promise<void>;
  /**
   * Mails the user a link to choose a password: an invitation, or a renewal that invalidates the old password. No other
   * user ever sees either. Throws 422 if an outside identity service holds the accounts.
   */
  sendLink(ctx: TransactionContext, userId: number, kind: 'invite' | 'renew'): Promise<void>;
  /** Records an event of a user's account, and notifies the user and the owners. */
  note(
    ctx: TransactionContext,
    event: { readonly userId: number; readonly kind: AccountEvent; readonly detail?: EventDetail },
  ): Promise<void>;
}
