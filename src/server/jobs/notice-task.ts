import type { Context } from '../context.ts';
import type { Tx } from '../ledger/sql.ts';
import { enqueue } from './outbox.ts';
import type { TaskHandler } from './worker.ts';

/** Topic of the outbox: a group of the team is told something. */
export const noticeTopic = 'notice';

/** Tells a group after the commit; nobody where no group is named. `reference` is unique: `sweep-7-3`. */
export async function tellGroup(tx: Tx, reference: string, channel: string | null, text: string): Promise<void> {
  if (!channel) return;
  await enqueue(tx, { topic: noticeTopic, key: `${noticeTopic}:${reference}`, payload: { reference, channel, text } });
}

/** Sends one notice. What did not go out is tried again; a notice that is told twice does no harm. */
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
