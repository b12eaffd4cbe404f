import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

type Executor = Kysely<Database> | Transaction<Database>;

export interface GuardLimit {
  /** Number of attempts allowed … */
  readonly attempts: number;
  /** … in any interval of this many minutes. */
  readonly minutes: number;
  /** The last one locks the subject for this long, doubled for each lock-out within a day. */
  readonly grows?: true;
}

/** A subject's attempts, and their limit. */
export interface Counter extends GuardLimit {
  readonly subject: string;
}

/** Result of an attempt. */
export type Attempt =
  /** `reopened` = it ends an expired lock-out. */
  | { readonly allowed: true; readonly reopened: boolean }
  /** Seconds until the next attempt is allowed; `first` = this is the first refused attempt. */
  | { readonly allowed: false; readonly wait: number; readonly first: boolean };

/** Maximum number of doublings of a lock-out: from 15 minutes to 16 hours. */
const mostLevels = 6;

/** The counted subject: an account, or an unknown name (hashed: it may be a password typed into the wrong field). */
export function accountSubject(userId: number | undefined, name: string): string {
  if (userId !== undefined) return `user:${userId}`;
  return `name:${createHash('sha256').update(name).digest('base64url')}`;
}

const still = (minutes: number) => sql`
  array(select at from unnest(g.recent) at where at > clock_timestamp() - make_interval(mins => ${minutes}) order by at)`;

/**
 * Takes one attempt of a subject before the password is checked. One statement counts and decides, so two
 * hundred guesses at once get as many answers as two hundred in a row, over any number of servers. Refused attempts are
 * not counted: an attacker cannot lock anybody out for longer. Unknown names are counted alike.
 */
export async function takeAttempt(db: Executor, counter: Counter): Promise<Attempt> {
  const { subject, attempts, minutes, grows } = counter;
  const pause = sql`make_interval(mins => ${minutes})`;
  // The attempt that locks the subject, with its previous level, which is reset after a day without a lock-out.
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

/** The same for several subjects, all or none. The first that refuses determines the waiting time. */
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

/** Reverts the latest attempt of a subject and the lock-out that it started: it was not a guess. */
export async function giveBack(db: Executor, subject: string): Promise<void> {
  await sql`
    update sign_in_guard set recent = recent[1:cardinality(recent) - 1],
      closed_until = case when closed_until > clock_timestamp() then clock_timestamp() else closed_until end,
      level = case when closed_until > clock_timestamp() then level - 1 else level end
    where subject = ${subject}`.execute(db);
}

/** Clears the attempts of a subject. Returns whether that ended a lock-out. */
export async function clearAttempts(db: Executor, subject: string): Promise<boolean> {
  const row = await db
    .deleteFrom('sign_in_guard')
    .where('subject', '=', subject)
    .returning('refused')
    .executeTakeFirst();
  return row !== undefined && row.refused > 0;
}

/** Clears all attempts on an account, from any network. Returns whether that ended a lock-out. */
export async function clearAccount(db: Executor, userId: number): Promise<boolean> {
  const subject = accountSubject(userId, '');
  const { rows } = await sql<{ refused: number }>`
    delete from sign_in_guard where subject = ${subject} or starts_with(subject, ${`${subject}|`}) returning refused`.execute(
    db,
  );
  return rows.some(({ refused }) => refused > 0);
}
