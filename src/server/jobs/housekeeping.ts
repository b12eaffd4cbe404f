import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from '../context/platform.ts';
import type { Database } from '../db/database.ts';

/** Milliseconds between two rounds, and rows that one statement deletes: nobody at the desk waits for it. */
const interval = 15 * 60_000;
const most = 2_000;

/** What nobody asks for any more, by table: the audit log tells of all of it. */
const rubbish: Readonly<Record<string, RawBuilder<unknown>>> = {
  // An answer that is kept no longer than was promised.
  idempotency: sql`expires_at < clock_timestamp()`,
  // A session long over.
  session: sql`expires_at < clock_timestamp() - interval '90 days'`,
  // Guesses that count no more, and browsers that nobody uses any more.
  sign_in_guard: sql`at < clock_timestamp() - interval '2 days'`,
  known_device: sql`last_used_at < clock_timestamp() - interval '90 days'`,
  // Work long done: what it did is in its own tables.
  outbox: sql`state = 'done' and finished_at < clock_timestamp() - interval '30 days'`,
  // Who was shown what so long ago that it makes no difference.
  disclosure: sql`hour < clock_timestamp() - interval '2 days'`,
};

/** Deletes what is of no use to anybody, a part at a time. Returns how many rows went. */
export async function clearAway(db: Kysely<Database>): Promise<number> {
  let gone = 0;
  for (const [table, condition] of Object.entries(rubbish)) {
    for (let count = most; count === most; gone += count) {
      const name = sql.table(table);
      const { numAffectedRows = 0n } = await sql`
        delete from ${name} where ctid = any(array(select ctid from ${name} where ${condition} limit ${most}))`.execute(
        db,
      );
      count = Number(numAffectedRows);
    }
  }
  return gone;
}

/** Clears away now and every quarter of an hour; a failure is logged and tried again. Returns how to stop. */
export function startHousekeeping(db: Kysely<Database>, logger: Logger): () => void {
  const run = () =>
    clearAway(db).then(
      (rows) => rows > 0 && logger.info({ rows }, 'rows that nobody needs are cleared away'),
      (error: unknown) => logger.error({ err: error }, 'clearing away failed'),
    );
  void run();
  const timer = setInterval(() => void run(), interval);
  timer.unref();
  return () => clearInterval(timer);
}
