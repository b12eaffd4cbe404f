import { setTimeout as sleep } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/** Milliseconds between two looks. */
const apart = 20;
/** Milliseconds after which something counts as never coming: longer than any machine takes. */
const forever = 240_000;

/**
 * Waits for what a test needs, however slow the machine is: looks again and again until it is there, and gives it back.
 * Throws with `what` where it never comes.
 *
 * @example
 * await until('the server answers', () => fetch(url).then((reply) => reply.ok, () => false));
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
): Promise<Exclude<T, undefined | null | false | 0 | ''>> {
  // The one place that waits for a time: it looks again after it.
  for (const end = Date.now() + forever; Date.now() < end; await sleep(apart)) {
    const found = await look();
    if (found) return found as Exclude<T, undefined | null | false | 0 | ''>;
  }
  throw new Error(`${what}: waited for in vain`);
}

/**
 * Waits for `work`, and throws with `what` where it does not end: for what has no limit of its own, as a script in a page
 * that hangs or a process that neither starts nor ends. What was begun goes on behind.
 */
export async function inTime<T>(what: () => string, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what()}: does not end`)), forever);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Waits until one session of a PostgreSQL database waits for a lock that another has. */
export async function untilBlocked(db: Kysely<Database>): Promise<void> {
  const blocked = sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until('somebody who waits for a lock', async () => (await blocked.execute(db)).rows[0]?.n);
}
