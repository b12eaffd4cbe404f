import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

type Executor = Kysely<Database> | Transaction<Database>;

export interface GuardLimit {
  /** Attempts that are looked at … */
  readonly attempts: number;
  /** … in any interval of so many minutes. */
  readonly minutes: number;
}

/** What became of an attempt. */
export type Attempt =
  /** `reopened` = it ends a lock-out whose time is up. */
  | { readonly allowed: true; readonly reopened: boolean }
  /** Seconds until the next one may be made; `first` = the attempts before this one were looked at. */
  | { readonly allowed: false; readonly wait: number; readonly first: boolean };

/** Whose guesses are counted: a known account, or an unknown name (hashed: it may be a password in the wrong field). */
export function guardSubject(userId: number | undefined, name: string): string {
  if (userId !== undefined) return `user:${userId}`;
  return `name:${createHash('sha256').update(name).digest('base64url')}`;
}

const still = (minutes: number) => sql`
  array(select at from unnest(g.recent) at where at > clock_timestamp() - make_interval(mins => ${minutes}) order by at)`;

/**
 * Takes one of the attempts of a subject before the password is looked at. One statement counts and decides, so two
 * hundred guesses at once get as many answers as two hundred in a row. Refused attempts are not counted: whoever guesses
 * cannot keep the person out for longer. Unknown names are counted alike.
 */
export async function takeAttempt(
  db: Kysely<Database>,
  subject: string,
  { attempts, minutes }: GuardLimit,
): Promise<Attempt> {
  const recent = still(minutes);
  const { rows } = await sql<{ refused: number; reopened: boolean; wait: number }>`
    insert into sign_in_guard as g (subject, recent) values (${subject}, array[clock_timestamp()])
    on conflict (subject) do update set (recent, refused, reopened) = (
      select case when cardinality(kept) < ${attempts} then kept || clock_timestamp() else kept end,
        case when cardinality(kept) < ${attempts} then 0 else g.refused + 1 end,
        cardinality(kept) < ${attempts} and g.refused > 0
      from (select ${recent} as kept) seen)
    returning refused, reopened, ceil(extract(epoch from
      recent[1] + make_interval(mins => ${minutes}) - clock_timestamp()))::int as wait`.execute(db);
  const [row] = rows;
  if (!row || row.refused === 0) return { allowed: true, reopened: row?.reopened ?? false };
  return { allowed: false, wait: Math.max(1, row.wait), first: row.refused === 1 };
}

/** Seconds for which a subject is locked out, or undefined: for doors that take no password. */
export async function lockedFor(
  db: Kysely<Database>,
  subject: string,
  { attempts, minutes }: GuardLimit,
): Promise<number | undefined> {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from kept[1] + make_interval(mins => ${minutes}) - clock_timestamp()))::int as wait
    from sign_in_guard g, lateral (select ${still(minutes)} as kept) seen
    where subject = ${subject} and cardinality(kept) >= ${attempts}`.execute(db);
  return rows[0] && Math.max(1, rows[0].wait);
}

/** Forgets the guesses of a subject, after a right password or a reset. Returns whether that ended a lock-out. */
export async function clearAttempts(db: Executor, subject: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_guard')
    .where('subject', '=', subject)
    .returning('refused')
    .executeTakeFirst();
  await sql`delete from sign_in_guard where recent[cardinality(recent)] < clock_timestamp() - interval '1 day'`.execute(
    db,
  );
  return row !== undefined && row.refused > 0;
}
