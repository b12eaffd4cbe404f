import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { systemContext } from '#server/context-factory.ts';
import type { OpenDatabase } from '#server/db/connect.ts';
import { drain } from '#server/jobs/worker.ts';
import { payoutTask } from '#server/services/finance/payout/payout-task.ts';
import { identityOf } from './people.ts';
import { platformFor } from './platform.ts';

/** Milliseconds after which a request that the other side has not heard of can no longer surface. */
const surfacesWithin = 400;

/**
 * What a server does with the payouts that a dead one left, without the wait: claims of the dead count as run out.
 * Ends when nothing is left to do.
 */
export async function finishPayouts({ db }: OpenDatabase): Promise<void> {
  const platform = platformFor(db, identityOf(new Map()), { latency: [0, 0], lateAfter: 0, surfacesWithin });
  const payout = payoutTask({
    context: systemContext(platform, 'withdraw.settle'),
    schedule: [50, 50, 50, 50, 50, 50, 50, 50],
  });
  for (let round = 0; round < 20; round += 1) {
    await sql`
      update outbox set available_at = clock_timestamp(), claimed_until = clock_timestamp()
      where state in ('queued', 'claimed')`.execute(db);
    if ((await drain({ db, handlers: { payout }, concurrency: 8 })) === 0) return;
    await sleep(surfacesWithin / 4);
  }
}
