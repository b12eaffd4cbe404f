import { sql } from 'kysely';
import { bulkTask } from '#areas/finance/server/mbanking/bulk/feed.ts';
import { bulkTopic } from '#areas/finance/server/mbanking/bulk/send.ts';
import { payoutTask } from '#areas/finance/server/payout/payout-task.ts';
import { transferListeners } from '#areas/finance/server/transfer-listeners.ts';
import { systemContext } from '#server/context/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { drain } from '#server/jobs/worker.ts';
import { transferTopic } from '#server/transfers/transfer.ts';
import { transferTask } from '#server/transfers/transfer-task.ts';
import { until } from '../../support/until.ts';
import { identityOf } from './people.ts';
import { platformFor } from './platform.ts';
import { delays, passTime, quickSandbox, usualSchedule } from './quick-sandbox.ts';

/** Claims of dead servers count as run out, and what waits for its next look is due: the wait without the waiting. */
export async function skipWaits({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await sql`
    update outbox set available_at = clock_timestamp(), claimed_until = clock_timestamp()
    where state in ('queued', 'claimed')`.execute(db);
}

/** Until the database has done the last statement of a server that was killed: it does not notice the death at once. */
async function untilAlone({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const others = sql<{ n: number }>`
    select count(*)::integer as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`;
  await until('the last statement', async () => (await others.execute(db)).rows[0]?.n === 0);
}

/** A person has what was given up asked about again. */
async function wakeParked({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await sql`update outbox set state = 'queued' where state = 'parked'`.execute(db);
  await sql`update payout_attempt set parked_at = null where state = 'unknown'`.execute(db);
  await sql`update bank_transfer set parked_at = null where status = 'unknown'`.execute(db);
}

/**
 * What a server does with the payouts and transfers that a dead one left, without the wait. Ends when nothing is left
 * to do. It begins when nothing can surface any more, so that nothing follows from how often the dead have asked.
 */
export async function finishPayouts(database: OpenDatabase): Promise<void> {
  const { db } = database;
  const context = systemContext(platformFor(db, identityOf(new Map()), quickSandbox()), 'withdraw.settle');
  const handlers = {
    payout: payoutTask({ context, schedule: usualSchedule }),
    [transferTopic]: transferTask({ context, listeners: transferListeners, schedule: usualSchedule }),
    [bulkTopic]: bulkTask(context),
  };
  await untilAlone(database);
  await wakeParked(database);
  await passTime(database, delays.surfacesWithin + 1);
  for (let round = 0; round < 20; round += 1) {
    await passTime(database);
    if ((await drain({ db, handlers, concurrency: 8 })) === 0) return;
  }
}
