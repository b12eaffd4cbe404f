import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import type { Context } from '../context/context.ts';
import { many, type Tx } from '../db/sql.ts';
import type { TaskHandler } from './worker.ts';

/** Outbox topic of notifications to a team group. */
export const noticeTopic = 'notice';

/**
 * Notifies a group after the commit; nobody if none is set. `reference` identifies the notice: `sweep-7-3`. One that is
 * still queued is not written twice, and a second writer does not wait. A group has no language setting: it is
 * written to in Thai.
 */
export async function notifyGroup(tx: Tx, reference: string, channel: string | null, text: Text): Promise<void> {
  if (!channel) return;
  await many(
    sql`
      insert into outbox (topic, key, payload)
      values (${noticeTopic}, ${`${noticeTopic}:${reference}`}, ${JSON.stringify({ reference, channel, text: text.th })}::jsonb)
      on conflict (key) where state in ('queued', 'claimed', 'parked') do nothing`,
    tx,
  );
}

/** Sends one notification. Failures are retried; a duplicate does no harm. */
export function noticeTask({ providers }: Pick<Context, 'providers'>): TaskHandler {
  return async ({ payload }) => {
    await providers.notices.send({
      reference: String(payload.reference),
      channel: String(payload.channel),
      text: String(payload.text),
    });
    return { done: true };
  };
}
