import { sql, type Transaction } from 'kysely';
import type { Database } from '../database.ts';
import { continueKeys, insertRows } from './insert.ts';
import type { makePolls } from './polls.ts';

/** Tables of the polls of the demo whose key is `id`. */
const pollTables = ['poll', 'poll_choice', 'poll_item', 'poll_metadata', 'poll_rank_reward', 'poll_draw'] as const;

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
  await sql`select setval(pg_get_serial_sequence('poll_submission', 'submission_id'), (select coalesce(max(submission_id), 0) + 1 from poll_submission), false)`.execute(
    tx,
  );
  await sql`select setval(pg_get_serial_sequence('poll_winner', 'slot_id'), (select coalesce(max(slot_id), 0) + 1 from poll_winner), false)`.execute(
    tx,
  );
  await continueKeys(tx, pollTables);
}
