import { sql } from 'kysely';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, one } from '#server/db/sql.ts';
import { plainNumber, updateEligibility } from './judge.ts';
import type { Poll } from './poll-row.ts';
import { pollTexts } from './texts.ts';

/** A member's answer, as received from the members' site. */
interface Answer {
  readonly pollId: number;
  readonly memberId: number;
  /** Library ids of the choices. */
  readonly choiceIds?: readonly number[];
  /** For a poll that requires a number. */
  readonly number?: string;
  readonly ip?: string;
  readonly deviceId?: string;
}

/**
 * Accepts an answer while the poll is open, and sets at once whether the member is eligible. Throws 404 if the poll is
 * not visible to the member, 409 if it is not open or the member has no answers left, 422 for an invalid answer. The
 * poll's row is locked, so that no answer is accepted after closing.
 */
export async function submitAnswer(ctx: TransactionContext, answer: Answer): Promise<{ readonly id: number }> {
  const { tx } = ctx;
  const poll = await tx
    .selectFrom('poll')
    .selectAll()
    .where('id', '=', answer.pollId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const member = await tx
    .selectFrom('member')
    .select(['id', 'agent_id'])
    .where('id', '=', answer.memberId)
    .executeTakeFirst();
  if (!poll || !member || !poll.agent_ids.includes(member.agent_id)) throw missing(pollTexts.thePollWasNotFound);
  if (poll.status !== 'open' || poll.close_at <= ctx.clock.now()) throw conflicted(undefined, pollTexts.notOpen);
  const { count } = await one(
    sql<{ count: number }>`
      select count(*)::integer as count from poll_submission where poll_id = ${poll.id} and member_id = ${member.id}`,
    tx,
  );
  if (count >= poll.max_submissions_per_member) throw conflicted(undefined, pollTexts.allAnswersWereGiven);
  const { items, text } = await chosenItems(ctx, poll, answer);
  const { id } = await one(
    sql<{ id: number }>`
      insert into poll_submission (poll_id, member_id, agent_id, item_ids, answer, submitted_at, ip, device_id)
      values (${poll.id}, ${member.id}, ${member.agent_id}, ${JSON.stringify(items)}::jsonb, ${text.slice(0, 255)},
        ${ctx.clock.now()}, ${answer.ip ?? null}, ${answer.deviceId ?? null})
      returning submission_id::integer as id`,
    tx,
  );
  await updateEligibility(tx, poll, id);
  return { id };
}

/** The chosen items of the poll, ascending, and their current labels. */
async function chosenItems(ctx: TransactionContext, poll: Poll, answer: Answer) {
  if (poll.choice_mode === 'number') {
    const text = plainNumber(answer.number ?? '');
    if (text === undefined) throw invalid({ number: pollTexts.mustBeANumber });
    return { items: [], text };
  }
  const requestedIds = [...new Set(answer.choiceIds ?? [])];
  const maxChoices = poll.choice_mode === 'single' ? 1 : (poll.max_choices ?? 1);
  if (requestedIds.length === 0 || requestedIds.length > maxChoices)
    throw invalid({ choices: pollTexts.chooseUpTo({ most: maxChoices }) });
  const items = await many(
    sql<{ id: number; label: string }>`
      select id::integer as id, label from poll_item where poll_id = ${poll.id}
        and choice_id in (select jsonb_array_elements_text(${JSON.stringify(requestedIds)}::jsonb)::integer) order by id`,
    ctx.tx,
  );
  if (items.length !== requestedIds.length) throw invalid({ choices: pollTexts.thePollHasNoSuchChoice });
  return { items: items.map(({ id }) => id), text: items.map(({ label }) => label).join(', ') };
}
