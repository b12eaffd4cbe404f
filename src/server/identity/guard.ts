import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

type Executor = Kysely<Database> | Transaction<Database>;

export interface GuardLimit {
  /** Attempts that are looked at … */
  readonly attempts: number;
  /** … in any interval of so many minutes. */
  readonly minutes: number;
  /** The last of them closes the subject for as long, and for twice as long each time that it comes to that in a day. */
  readonly grows?: true;
}

/** A subject's attempts, and their limit. */
export interface Counter extends GuardLimit {
  readonly subject: string;
}

/** What became of an attempt. */
export type Attempt =
  /** `reopened` = it ends a lock-out whose time is up. */
  | { readonly allowed: true; readonly reopened: boolean }
  /** Seconds until the next one may be made; `first` = the attempts before this one were looked at. */
  | { readonly allowed: false; readonly wait: number; readonly first: boolean };

/** Doublings of a lock-out at most: of a quarter of an hour to sixteen hours. */
const mostLevels = 6;

/** Whose guesses are counted: a known account, or an unknown name (hashed: it may be a password in the wrong field). */
export function accountSubject(userId: number | undefined, name: string): string {
  if (userId !== undefined) return `user:${userId}`;
  return `name:${createHash('sha256').update(name).digest('base64url')}`;
}

const still = (minutes: number) => sql`
  array(select at from unnest(g.recent) at where at > clock_timestamp() - make_interval(mins => ${minutes}) order by at)`;

/**
 * Takes one of the attempts of a subject before the password is looked at. One statement counts and decides, so two
 * hundred guesses at once get as many answers as two hundred in a row, over any number of servers. Refused attempts are
 * not counted: whoever guesses cannot keep anybody out for longer. Unknown names are counted alike.
 */
export async function takeAttempt(db: Executor, counter: Counter): Promise<Attempt> {
  const { subject, attempts, minutes, grows } = counter;
  const pause = sql`make_interval(mins => ${minutes})`;
  // The attempt that closes the subject, with the level that it had: reset after a day without a closing.
  const closing = (count: ReturnType<typeof sql>) =>
    sql`(${grows === true}::boolean and ${count} >= ${attempts}::integer)`;
  const { rows } = await sql<{ refused: number; reopened: boolean; wait: number }>`
    insert into sign_in_guard as g (subject, recent, closed_until, level)
    values (${subject}, array[clock_timestamp()],
      case when ${closing(sql`1`)} then clock_timestamp() + ${pause} end, ${closing(sql`1`)}::integer)
    on conflict (subject) do update set (recent, refused, reopened, closed_until, level, at) = (
      select case when open then kept || clock_timestamp() else kept end,
        case when open then 0 else g.refused + 1 end,
        open and g.refused > 0,
        case when open and ${closing(sql`cardinality(kept) + 1`)}
          then clock_timestamp() + ${pause} * (1 << least(past, ${mostLevels})) else g.closed_until end,
        case when open and ${closing(sql`cardinality(kept) + 1`)} then past + 1 else past end,
        clock_timestamp()
      from (
        select ${still(minutes)} as kept, g.closed_until is null or g.closed_until <= clock_timestamp() as isopen,
          case when g.closed_until < clock_timestamp() - interval '1 day' then 0 else g.level end as past) seen,
        lateral (select isopen and cardinality(kept) < ${attempts}::integer as open) verdict)
    returning refused, reopened, ceil(extract(epoch from
      case when closed_until > clock_timestamp() then closed_until else recent[1] + ${pause} end - clock_timestamp()))::int as wait`.execute(
    db,
  );
  const [row] = rows;
  if (!row || row.refused === 0) return { allowed: true, reopened: row?.reopened ?? false };
  return { allowed: false, wait: Math.max(1, row.wait), first: row.refused === 1 };
}

/** The same of several subjects: of all of them, or of none. The first that refuses tells how long. */
export async function takeAttempts(db: Executor, counters: readonly Counter[]): Promise<Attempt> {
  let reopened = false;
  for (const [at, counter] of counters.entries()) {
    const attempt = await takeAttempt(db, counter);
    if (!attempt.allowed) {
      for (const taken of counters.slice(0, at)) await giveBack(db, taken.subject);
      return attempt;
    }
    reopened ||= attempt.reopened;
  }
  return { allowed: true, reopened };
}

/** Takes back the latest attempt of a subject, and the lock-out that it began: it was no guess. */
export async function giveBack(db: Executor, subject: string): Promise<void> {
  await sql`
    update sign_in_guard set recent = recent[1:cardinality(recent) - 1],
      closed_until = case when closed_until > clock_timestamp() then clock_timestamp() else closed_until end,
      level = case when closed_until > clock_timestamp() then level - 1 else level end
    where subject = ${subject}`.execute(db);
}

/** Forgets the guesses of a subject. Returns whether that ended a lock-out. */
export async function clearAttempts(db: Executor, subject: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_guard')
    .where('subject', '=', subject)
    .returning('refused')
    .executeTakeFirst();
  return row !== undefined && row.refused > 0;
}

/** Forgets all guesses at an account, from wherever they came. Returns whether that ended a lock-out. */
export async function clearAccount(db: Executor, userId: number): Promise<boolean> {
  const subject = accountSubject(userId, '');
  const { rows } = await sql<{ refused: number }>`
    delete from sign_in_guard where subject = ${subject} or starts_with(subject, ${`${subject}|`}) returning refused`.execute(
    db,
  );
  return rows.some(({ refused }) => refused > 0);
}
