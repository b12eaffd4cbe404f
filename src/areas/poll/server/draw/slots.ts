import { sql } from 'kysely';
import { conflicted } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { move } from '#server/lifecycle/move.ts';
import { barredStatuses } from '../judge.ts';
import type { Poll } from '../poll-row.ts';
import { pollTexts } from '../texts.ts';

/** Winners can be chosen once the result is announced and until payment starts. */
export function requireDrawable(poll: Poll): void {
  if (poll.paying_since) throw conflicted(undefined, pollTexts.beingPaid);
  if (poll.status === 'distributed') throw conflicted(undefined, pollTexts.alreadyPaid);
  if (poll.status !== 'resulted' && poll.status !== 'drawing') throw conflicted(undefined, pollTexts.resultFirst);
}

/** Moves the poll to "drawing" with its first winner. */
export async function startDrawing(ctx: TransactionContext, poll: Poll): Promise<void> {
  if (poll.status === 'resulted') await move(ctx, { entity: 'Poll', row: poll, move: 'choose', action: 'poll.choose' });
}

/**
 * The current entrants: for each member who is not barred and has not won in this poll, the first answer that is
 * correct and eligible. Submission ids, ascending.
 */
export async function entrantsOf(tx: Tx, pollId: number): Promise<readonly number[]> {
  const rows = await many(
    sql<{ id: number }>`
      select min(answer.submission_id)::integer as id from poll_submission answer join member on member.id = answer.member_id
      where answer.poll_id = ${pollId} and answer.is_correct and answer.eligible and member.status not in ${barredStatuses}
        and not exists (select from poll_winner slot where slot.poll_id = ${pollId} and slot.member_id = answer.member_id)
      group by answer.member_id order by id`,
    tx,
  );
  return rows.map(({ id }) => id);
}
