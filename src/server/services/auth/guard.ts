import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface GuardSettings {
  readonly signInAttempts: number;
  readonly lockOutMinutes: number;
}

/** Whose guesses are counted: a known account, or an unknown name (hashed: it may be a password in the wrong field). */
export function guardSubject(userId: number | undefined, name: string): string {
  if (userId !== undefined) return `user:${userId}`;
  return `name:${createHash('sha256').update(name).digest('base64url')}`;
}

/**
 * Takes one of the attempts of an account before the password is looked at. One UPDATE counts and decides, so two
 * hundred guesses at once get as many answers as two hundred in a row: the limit, then none until the lock-out is over.
 * Unknown names are counted alike. Returns the seconds to wait, or undefined when the attempt may be made.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  subject: string,
  { signInAttempts, lockOutMinutes }: GuardSettings,
): Promise<number | undefined> {
  const window = sql`make_interval(mins => ${lockOutMinutes})`;
  const over = sql<boolean>`g.window_started_at < clock_timestamp() - ${window}`;
  const { rows } = await sql<{ attempts: number; wait: number }>`
    insert into sign_in_guard as g (subject, attempts) values (${subject}, 1)
    on conflict (subject) do update set
      attempts = case when ${over} then 1 else g.attempts + 1 end,
      window_started_at = case when ${over} then clock_timestamp() else g.window_started_at end,
      locked_until = case when not ${over} and g.attempts >= ${signInAttempts} then
        greatest(g.locked_until, g.window_started_at + ${window}) else null end
    returning attempts, ceil(extract(epoch from
      coalesce(locked_until, clock_timestamp()) - clock_timestamp()))::int as wait`.execute(db);
  const [row] = rows;
  if (!row || row.attempts <= signInAttempts) return undefined;
  return Math.max(1, row.wait);
}

/** Forgets the guesses of an account after a right password. */
export async function clearAttempts(db: Kysely<Database>, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_guard').where('subject', '=', subject).execute();
  await sql`delete from sign_in_guard where window_started_at < clock_timestamp() - interval '1 day'`.execute(db);
}
