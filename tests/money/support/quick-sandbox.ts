import { sql } from 'kysely';
import type { OpenDatabase } from '#server/db/connect.ts';
import type { SandboxWorld } from '#server/providers/sandbox/sandbox-providers.ts';
import { stillWait } from '../../support/still-wait.ts';

const hour = 3_600_000;

/**
 * Milliseconds from one inquiry to the next, after which late results show, and after which a request that nobody has
 * heard of can no longer surface: by the third inquiry. Hours, so that no machine is slow enough for them to pass by themselves.
 */
const apart = hour;
export const delays = { lateAfter: hour / 2, surfacesWithin: 2.5 * hour } as const;
export const usualSchedule: readonly number[] = Array.from({ length: 6 }, () => apart);

/**
 * A sandbox that answers at once and is patient with a slow machine: nobody waits for silence, and what is to come later
 * comes when `passTime` says so.
 */
export const quickSandbox = (): Partial<SandboxWorld> => ({
  latency: [0, 0],
  ...delays,
  wait: stillWait(),
});

/**
 * Lets time pass for money under way, without waiting: what was to be later is due, claims of dead workers have run out,
 * and everything that was sent is older by so much. Nobody else may be at work.
 */
export async function passTime({ db }: Pick<OpenDatabase, 'db'>, milliseconds = apart + 1): Promise<void> {
  const gap = sql`${milliseconds}::integer * interval '1 millisecond'`;
  await db.transaction().execute(async (tx) => {
    await sql`
      update outbox set available_at = available_at - ${gap}, claimed_at = claimed_at - ${gap},
        claimed_until = claimed_until - ${gap}
      where state in ('queued', 'claimed', 'parked')`.execute(tx);
    await sql`update payout_attempt set sent_at = sent_at - ${gap} where state in ('sending', 'unknown')`.execute(tx);
    await sql`
      update bank_transfer set sent_at = sent_at - ${gap} where status in ('processing', 'unknown')`.execute(tx);
    await sql`update sandbox_transfer set visible_at = visible_at - ${gap}`.execute(tx);
  });
}
