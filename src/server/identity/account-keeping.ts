import type { Kysely } from 'kysely';
import type { DeploymentInfo } from '#contract/catalog.ts';
import { invalid } from '../base/failure.ts';
import type { TransactionContext } from '../context/context.ts';
import type { Database } from '../db/database.ts';
import type { Settings } from '../settings/settings.ts';
import { type NewEvent, noteEvent } from './account-events.ts';
import { devicesOf } from './devices.ts';
import { clearAccount } from './guard.ts';
import { forgetDevices } from './known-devices.ts';
import { askForLink } from './mail-requests.ts';
import { unusableHash } from './passwords.ts';
import { closeSessions } from './sessions.ts';
import { identityTexts } from './texts.ts';

/** Functions of sign-in that user and role management need, injected by the composition root. */
export const accountKeeping = (
  { identity }: DeploymentInfo,
  settings: Pick<Settings, 'moneyClosedHours' | 'sameDays'>,
) => {
  // Made now: hashing takes too long for the transactions in which a password is cancelled.
  const unusable = unusableHash();
  return {
    closeSessions: (db: Kysely<Database>, userId: number, reason: string): Promise<readonly number[]> =>
      closeSessions(db, userId, 'all', reason),
    devicesOf,
    async forgiveGuesses(db: Kysely<Database>, userId: number): Promise<void> {
      await clearAccount(db, userId);
    },
    /** Invalidates the password, sends a link to set another, and ends all sessions. */
    async sendLink(ctx: TransactionContext, userId: number, kind: 'invite' | 'renew'): Promise<void> {
      if (identity.provider !== 'local') {
        // The external service authenticates the user; there is no password to set here.
        if (kind === 'invite') return;
        throw invalid({}, identityTexts.thisPersonsPasswordIsManagedBy);
      }
      const password_hash = await unusable;
      await ctx.tx
        .insertInto('user_credential')
        .values({ user_id: userId, password_hash })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet((eb) => ({ password_hash, changed_at: eb.fn('clock_timestamp', []) })),
        )
        .execute();
      await forgetDevices(ctx.tx, userId);
      await askForLink(ctx, { kind, userId });
    },
    note: (ctx: TransactionContext, event: NewEvent): Promise<void> => noteEvent(ctx, settings, event),
  };
};
