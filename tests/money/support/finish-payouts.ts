import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemContext } from '#server/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { drain } from '#server/jobs/worker.ts';
import { bulkTask } from '#server/services/finance/mbanking/bulk/feed.ts';
import { bulkTopic } from '#server/services/finance/mbanking/bulk/send.ts';
import { payoutTask } from '#server/services/finance/payout/payout-task.ts';
import { transferListeners } from '#server/transfer-listeners.ts';
import { transferTopic } from '#server/transfers/transfer.ts';
import { transferTask } from '#server/transfers/transfer-task.ts';
import { identityOf } from './people.ts';
import { platformFor } from './platform.ts';

/** Milliseconds after which a request that the other side has not heard of can no longer surface. */
const surfacesWithin = 400;

/** Claims of dead servers count as run out, and what waits for its next look is due: the wait without the waiting. */
export async function skipWaits({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  await sql`
    update outbox set available_at = clock_timestamp(), claimed_until = clock_timestamp()
    where state in ('queued', 'claimed')`.execute(db);
}

/**
 * What a server does with the payouts and transfers that a dead one left, without the wait. Ends when nothing is left
 * to do.
 */
export async function finishPayouts({ db }: OpenDatabase): Promise<void> {
  const platform = platformFor(db, identityOf(new Map()), { latency: [0, 0], lateAfter: 0, surfacesWithin });
  const context = systemContext(platform, 'withdraw.settle');
  const schedule = [50, 50, 50, 50, 50, 50, 50, 50];
  const handlers = {
    payout: payoutTask({ context, schedule }),
    [transferTopic]: transferTask({ context, listeners: transferListeners, schedule }),
    [bulkTopic]: bulkTask(context),
  };
  for (let round = 0; round < 20; round += 1) {
    await skipWaits({ db });
    if ((await drain({ db, handlers, concurrency: 8 })) === 0) return;
    await sleep(surfacesWithin / 4);
  }
}
