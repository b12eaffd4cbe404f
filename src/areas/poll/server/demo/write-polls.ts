import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { insertRows } from '#server/demo/insert.ts';
import type { makePolls } from './polls.ts';

/** Writes the polls of the demo, and what triggers would have said about them. */
export async function writePolls(tx: Transaction<Database>, polls: ReturnType<typeof makePolls>): Promise<void> {
  await insertRows(tx, 'poll', polls.polls);
  await insertRows(tx, 'poll_choice', polls.choices);
  await insertRows(tx, 'poll_item', polls.items);
  await insertRows(tx, 'poll_metadata', polls.facts);
  await insertRows(tx, 'poll_rank_reward', polls.prizes);
  await insertRows(tx, 'poll_submission', polls.answers);
  await insertRows(tx, 'poll_draw', polls.draws);
  await insertRows(tx, 'poll_winner', polls.slots);
  await sql`select recount_polls()`.execute(tx);
  await sql`
    update poll_winner slot set log_no = line.log_no from wallet_log line
    where line.ref_type = 'poll' and line.ref_id = 'PL' || slot.poll_id || '-' || slot.rank`.execute(tx);
}
