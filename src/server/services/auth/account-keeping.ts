import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { devicesOf } from './devices.ts';
import { clearAttempts, guardSubject } from './guard.ts';
import { hashPassword } from './passwords.ts';
import { closeSessions } from './sessions.ts';

/** What those who keep people and roles need of signing in, brought to them by the composition root. */
export const accountKeeping = {
  hashPassword,
  closeSessions: (db: Kysely<Database>, userId: number, reason: string): Promise<readonly number[]> =>
    closeSessions(db, userId, 'all', reason),
  devicesOf,
  async forgiveGuesses(db: Kysely<Database>, userId: number): Promise<void> {
    await clearAttempts(db, guardSubject(userId, ''));
  },
};
