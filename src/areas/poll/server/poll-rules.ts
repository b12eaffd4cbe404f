import { sql } from 'kysely';
import type { Text } from '#contract/text.ts';
import { conflicted, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { effect } from '#server/context/effect.ts';
import { many, one } from '#server/db/sql.ts';
import { recordEvent } from '#server/lifecycle/record-event.ts';
import { allowsNoCorrectAnswer, markCorrectAnswers, plainNumber, updateEligibility } from './judge.ts';
import { type Poll, type PollStatus, requireEditable, wakeScheduleTask } from './poll-row.ts';
import { pollTexts } from './texts.ts';

type Errors = Record<string, Text>;

function throwIfInvalid(errors: Errors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Validation errors of a poll to be stored, by field. */
function errorsOf(poll: Poll): Errors {
  const errors: Errors = {};
  if (poll.open_at >= poll.close_at) errors.close_at = pollTexts.mustBeAfterAnswersOpen;
  if (poll.announce_at && poll.announce_at < poll.close_at) errors.announce_at = pollTexts.mayNotBeBeforeAnswersClose;
  if (poll.choice_mode === 'multiple' && poll.max_choices === null) errors.max_choices = pollTexts.choiceCountNeeded;
  if (poll.join_condition.startsWith('deposit') && poll.join_min_deposit === null)
    errors.join_min_deposit = pollTexts.giveTheLeastDeposit;
  if (poll.join_condition === 'turnover' && poll.join_min_turnover === null)
    errors.join_min_turnover = pollTexts.giveTheLeastTurnover;
  if (poll.reward_budget !== null && poll.reward_total > poll.reward_budget) {
    errors.reward_budget = pollTexts.belowPrizes;
  }
  return errors;
}

/** Clears fields that the poll's settings no longer use. */
function clearedFields(poll: Poll): Pick<Partial<Poll>, 'max_choices' | 'join_min_deposit' | 'join_min_turnover'> {
  return {
    ...(poll.choice_mode !== 'multiple' && poll.max_choices !== null ? { max_choices: null } : {}),
    ...(!poll.join_condition.startsWith('deposit') && poll.join_min_deposit !== null ? { join_min_deposit: null } : {}),
    ...(poll.join_condition !== 'turnover' && poll.join_min_turnover !== null ? { join_min_turnover: null } : {}),
  };
}

/** A new poll is a draft, invisible to members until it is published. */
export const pollAdd = effect('poll.add', async ({ row }) => {
  throwIfInvalid(errorsOf(row));
  return clearedFields(row);
});

/** Statuses of polls that members have seen. */
const publishedStatuses: readonly PollStatus[] = ['open', 'closed', 'resulted', 'drawing'];

const moves: Readonly<Record<string, Move>> = {
  'draft>scheduled': publish,
  'scheduled>draft': async () => ({}),
  'open>closed': async (ctx, poll) => (poll.close_at > ctx.clock.now() ? { close_at: ctx.clock.now() } : {}),
  'closed>open': reopen,
  'closed>resulted': announce,
  'draft>cancelled': async () => ({}),
  'scheduled>cancelled': async () => ({}),
  'open>cancelled': async () => ({}),
};

/** Checks of a move, and the fields it stores in addition to the status. */
type Move = (ctx: TransactionContext, poll: Poll) => Promise<Partial<Poll>>;

async function publish(ctx: TransactionContext, poll: Poll): Promise<Partial<Poll>> {
  if (poll.close_at <= ctx.clock.now()) throw invalid({ close_at: pollTexts.closePassed });
  const { count } = await one(
    sql<{ count: number }>`select count(*)::integer as count from poll_item where poll_id = ${poll.id}`,
    ctx.tx,
  );
  if (poll.choice_mode !== 'number' && count < 2) throw conflicted(undefined, pollTexts.needsTwoChoices);
  return {};
}

async function reopen(ctx: TransactionContext, poll: Poll): Promise<Partial<Poll>> {
  if (poll.close_at <= ctx.clock.now()) throw invalid({ close_at: pollTexts.mustBeInTheFuture });
  return {};
}

/** Announces the result: marks every answer, and checks eligibility again. */
async function announce(ctx: TransactionContext, poll: Poll): Promise<Partial<Poll>> {
  const hasCorrectAnswer =
    poll.choice_mode === 'number' ? poll.correct_answer !== null : poll.correct_choice_ids.length > 0;
  if (!hasCorrectAnswer && !allowsNoCorrectAnswer(poll.type)) {
    const field = poll.choice_mode === 'number' ? 'correct_answer' : 'correct_choice_ids';
    throw invalid(
      { [field]: pollTexts.setTheRightAnswerBeforeAnnouncing },
      pollTexts.setTheRightAnswerBeforeAnnouncing,
    );
  }
  await updateEligibility(ctx.tx, poll);
  return { correct_count: await markCorrectAnswers(ctx.tx, poll), resulted_at: ctx.clock.now() };
}

interface Answers {
  readonly correct_choice_ids?: readonly number[] | null;
  readonly correct_answer?: string | null;
}

/** Stores the correct answer that was sent; undefined = none was sent. */
async function storeCorrectAnswer(
  ctx: TransactionContext,
  poll: Poll,
  sent: Answers,
): Promise<Partial<Poll> | undefined> {
  const { correct_choice_ids: ids, correct_answer: number } = sent;
  if (ids === undefined && number === undefined) return undefined;
  if (poll.status !== 'closed' && poll.status !== 'resulted') {
    throw conflicted(undefined, pollTexts.theRightAnswerCanBeSet);
  }
  const changes: Partial<Poll> = {};
  if (number !== undefined) {
    const plain = number === null ? null : plainNumber(number);
    if (plain === undefined || poll.choice_mode !== 'number') throw invalid({ correct_answer: pollTexts.mustBeNumber });
    Object.assign(changes, { correct_answer: plain });
  }
  if (ids !== undefined) {
    const requestedIds = [...new Set(ids ?? [])].sort((a, b) => a - b);
    const { known: knownCount } = await one(
      sql<{ known: number }>`
        select count(*)::integer as known from poll_item
        where poll_id = ${poll.id} and choice_id in (select jsonb_array_elements_text(${JSON.stringify(requestedIds)}::jsonb)::integer)`,
      ctx.tx,
    );
    if (knownCount !== requestedIds.length) throw invalid({ correct_choice_ids: pollTexts.foreignChoice });
    await many(
      sql`
        update poll_item set is_correct = not is_correct where poll_id = ${poll.id}
          and is_correct <> (choice_id in (select jsonb_array_elements_text(${JSON.stringify(requestedIds)}::jsonb)::integer))`,
      ctx.tx,
    );
    Object.assign(changes, { correct_choice_ids: requestedIds });
  }
  return changes;
}

/**
 * Changes a poll. Settings that members have seen are fixed, the correct answer can be corrected until someone has won,
 * and a status change must be an allowed move.
 */
export const pollUpdate = effect('poll.update', async ({ before, row, body }, ctx) => {
  if (!before) throw new Error('A change has a record');
  requireEditable(before);
  const errors: Errors = {};
  if (publishedStatuses.includes(before.status)) {
    if (row.type !== before.type) errors.type = pollTexts.fixedOnceOpen;
    if (row.choice_mode !== before.choice_mode) errors.choice_mode = pollTexts.fixedOnceOpen;
    if (agentsOf(row) !== agentsOf(before)) errors.agent_ids = pollTexts.fixedOnceOpen;
    if (row.open_at.getTime() !== before.open_at.getTime()) errors.open_at = pollTexts.answersAreOpenAlready;
  }
  throwIfInvalid({ ...errorsOf(row), ...errors });
  const right = await storeCorrectAnswer(ctx, row, body);
  const poll = { ...row, ...right };
  // The database derives this list from the choices; it is written nowhere else.
  const { correct_choice_ids: _kept, ...kept } = right ?? {};
  const patch: Partial<Poll> = { ...clearedFields(row), ...kept };
  const { status } = body;
  if (status !== undefined && status !== null && status !== before.status) {
    const move = moves[`${before.status}>${status}`];
    if (!move) throw conflicted(undefined, pollTexts.statusMoved);
    Object.assign(patch, await move(ctx, poll), { status });
    const event = {
      entity: 'Poll',
      id: row.id,
      action: 'status',
      from: before.status,
      to: status,
      version: row.version,
    };
    await recordEvent(ctx.tx, event, ctx.principal);
  } else if (right && before.status === 'resulted') {
    Object.assign(patch, await announce(ctx, poll));
  }
  await wakeScheduleTask(ctx);
  return patch;
});

const agentsOf = (poll: Poll) => [...poll.agent_ids].sort((a, b) => a - b).join();
