import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from '../context/platform.ts';
import type { Database } from '../db/database.ts';

/** Milliseconds between two runs, and rows per delete statement: small enough not to delay requests. */
const interval = 15 * 60_000;
const most = 2_000;

/** Expired rows by table; the audit log keeps a record of all of it. */
const rubbish: Readonly<Record<string, RawBuilder<unknown>>> = {
  // Idempotent answers past their retention.
  idempotency: sql`expires_at < clock_timestamp()`,
  // Sessions that ended long ago.
  session: sql`expires_at < clock_timestamp() - interval '90 days'`,
  // Expired sign-in attempts, and unused browsers.
  sign_in_guard: sql`at < clock_timestamp() - interval '2 days'`,
  known_device: sql`last_used_at < clock_timestamp() - interval '90 days'`,
  // References of facts: whoever sends one again does so within days.
  ingest_fact: sql`at < clock_timestamp() - interval '30 days'`,
  // Finished tasks: their results are in their own tables.
  outbox: sql`state = 'done' and finished_at < clock_timestamp() - interval '30 days'`,
  // Notices that were of their day.
  notice: sql`at < clock_timestamp() - interval '90 days'`,
  // Reports that were sent.
  subscription_file: sql`created_at < clock_timestamp() - interval '90 days'`,
  // Disclosures too old to matter.
  disclosure: sql`hour < clock_timestamp() - interval '2 days'`,
};

/** Deletes expired rows in batches, until there are none or it is to stop. Returns how many. */
export async function clearAway(db: Kysely<Database>, isToStop: () => boolean = () => false): Promise<number> {
  let deleted = 0;
  for (const [table, condition] of Object.entries(rubbish)) {
    for (let count = most; count === most && !isToStop(); deleted += count) {
      const name = sql.table(table);
      const { numAffectedRows = 0n } = await sql`
        delete from ${name} where ctid = any(array(select ctid from ${name} where ${condition} limit ${most}))`.execute(
        db,
      );
      count = Number(numAffectedRows);
    }
  }
  return deleted;
}

/** Cleans up now and every 15 minutes; failures are logged and retried. Returns how to stop: no further batch begins, and the one under way ends. */
export function startHousekeeping(db: Kysely<Database>, logger: Logger): () => Promise<void> {
  let stopped = false;
  let round = Promise.resolve();
  const run = async () => {
    try {
      const rows = await clearAway(db, () => stopped);
      if (rows > 0) logger.info({ rows }, 'rows that nobody needs are cleared away');
    } catch (error) {
      logger.error({ err: error instanceof Error ? error : new Error(String(error)) }, 'clearing away failed');
    }
  };
  const next = () => {
    round = round.then(run);
  };
  next();
  const timer = setInterval(next, interval);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
    return round;
  };
}
