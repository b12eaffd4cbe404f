import { sql } from 'kysely';
import type { IngestPollAnswersMade, PollAnswerFactInput } from '#generated/api/poll.ts';
import { invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, one, type Tx } from '#server/db/sql.ts';
import { memberNamed } from '#server/ingest/members.ts';
import { submitAnswer } from './submit.ts';
import { pollTexts } from './texts.ts';

/** Library ids of choices by their labels in the poll. */
async function choicesByLabel(tx: Tx, pollId: number, labels: readonly string[]): Promise<readonly number[]> {
  const matches = await many(
    sql<{ id: number }>`
      select choice_id::integer as id from poll_item where poll_id = ${pollId}
        and label in (select jsonb_array_elements_text(${JSON.stringify(labels)}::jsonb)) order by id`,
    tx,
  );
  if (matches.length < new Set(labels).size) throw invalid({ choices: pollTexts.thePollHasNoSuchChoice });
  return matches.map(({ id }) => id);
}

/** A member answers a poll; says whether the member may win, as it stands now. */
export async function takeAnswer(
  fact: Omit<PollAnswerFactInput, 'reference'>,
  ctx: TransactionContext,
): Promise<IngestPollAnswersMade> {
  const member = await memberNamed(ctx, fact.username);
  const { poll_id: pollId, choices, number, ip, device_id: deviceId } = fact;
  const { mode } = await one(
    sql<{ mode: string | null }>`select max(choice_mode) as mode from poll where id = ${pollId}`,
    ctx.tx,
  );
  const { id } = await submitAnswer(ctx, {
    ...{ pollId, memberId: member.id },
    ...(mode === 'number'
      ? { number: number ?? '' }
      : { choiceIds: mode === null ? [] : await choicesByLabel(ctx.tx, pollId, choices ?? []) }),
    ...(ip ? { ip } : {}),
    ...(deviceId ? { deviceId } : {}),
  });
  return one(
    sql<IngestPollAnswersMade>`
      select submission_id::integer as submission_id, eligible, ineligible_reason
      from poll_submission where submission_id = ${id}`,
    ctx.tx,
  );
}
