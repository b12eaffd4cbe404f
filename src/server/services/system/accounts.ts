import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import type { Settings } from '../../settings.ts';

type Tx = Transaction<Database>;

/** What the keeping of people needs of signing in; the composition root brings the two together. */
export interface Accounts {
  /** argon2id, in its own text format. */
  hashPassword(password: string): Promise<string>;
  /** Ends every session of a person; the next request of each is refused. Answers the keys of those that it ended. */
  closeSessions(tx: Tx, userId: number, reason: string): Promise<readonly number[]>;
  /** The open sessions of a person, as replies word them; `current` is the key of the one that asks. */
  devicesOf(
    db: Kysely<Database>,
    userId: number,
    current: string | null,
    settings: Pick<Settings, 'idleMinutes'>,
  ): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Forgets failed sign-ins: the person may try again at once. */
  forgiveGuesses(tx: Tx, userId: number): Promise<void>;
}

/** Stores the hash of a password beside the person. */
export async function setPassword(tx: Tx, accounts: Accounts, userId: number, password: string): Promise<void> {
  const password_hash = await accounts.hashPassword(password);
  await tx
    .insertInto('user_credential')
    .values({ user_id: userId, password_hash })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet((eb) => ({ password_hash, changed_at: eb.fn('clock_timestamp', []) })),
    )
    .execute();
}
