import { sql } from 'kysely';
import type { Services } from '#generated/api/handlers.ts';
import { conflicted, invalid, missing } from '#server/base/failure.ts';
import type { Context, TransactionContext } from '#server/context/context.ts';
import { many, maybe, one } from '#server/db/sql.ts';
import { move } from '#server/lifecycle/move.ts';
import { lockPoll, type Poll } from '../poll-row.ts';
import { pollTexts } from '../texts.ts';
import { entrantsOf, requireDrawable, startDrawing } from './slots.ts';

interface Slot {
  readonly id: number;
  readonly rank: number;
  readonly status: string;
  readonly username: string | null;
  readonly submission_id: number | null;
  readonly selected_by: string | null;
}

async function lockSlot(ctx: TransactionContext, poll: Poll, slotId: number): Promise<Slot> {
  const slot = await maybe(
    sql<Slot>`
      select slot_id::integer as id, rank, slot.status, member.username, submission_id::integer as submission_id, selected_by
      from poll_winner slot left join member on member.id = slot.member_id
      where slot_id = ${slotId} and poll_id = ${poll.id} for update of slot`,
    ctx.tx,
  );
  if (!slot) throw missing(pollTexts.thereIsNoSuchPrize);
  return slot;
}

/**
 * Clears a slot that is not paid yet. The slot keeps who cleared it and when; the audit log keeps the former winner.
 */
export const clearWinner: Services<Context>['rank_rewards.clear_winner'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id, true);
    requireDrawable(poll);
    const slot = await lockSlot(ctx, poll, body.slot_id);
    if (slot.status === 'paid') throw conflicted(undefined, pollTexts.thisPrizeWasGivenAndCannot);
    if (slot.status === 'empty') throw conflicted(undefined, pollTexts.thisPrizeHasNoWinnerYet);
    await many(
      sql`
        update poll_winner set member_id = null, submission_id = null, selected_by = null, selected_at = null, chosen_by = null,
          draw_id = null, attempted_at = null, status = 'empty', message = null, cleared_at = clock_timestamp(),
          cleared_by = ${ctx.principal.userId || null}::integer
        where slot_id = ${slot.id}`,
      ctx.tx,
    );
    await ctx.audit({
      action: 'rank_rewards.clear_winner',
      entityType: 'PollWinner',
      entityId: slot.id,
      before: {
        poll_id: poll.id,
        rank: slot.rank,
        username: slot.username,
        submission_id: slot.submission_id,
        selected_by: slot.selected_by,
      },
      after: { status: 'empty' },
    });
    const { left } = await one(
      sql<{
        left: number;
      }>`select count(*)::integer as left from poll_winner where poll_id = ${poll.id} and status <> 'empty'`,
      ctx.tx,
    );
    if (left === 0 && poll.status === 'drawing') {
      await move(ctx, { entity: 'Poll', row: poll, move: 'unchoose', action: 'poll.unchoose' });
    }
    return { slot_id: slot.id, status: 'empty' };
  });

/** Assigns an eligible member to an empty slot, by answer or user name. */
export const assignWinner: Services<Context>['rank_rewards.assign_winner'] = ({ body }, context) =>
  context.transaction(async (ctx) => {
    const poll = await lockPoll(ctx, body.poll_id, true);
    requireDrawable(poll);
    const slot = await lockSlot(ctx, poll, body.slot_id);
    if (slot.status !== 'empty') throw conflicted(undefined, pollTexts.thisPrizeHasAWinnerClear);
    const answer = await answerOf(ctx, poll, body);
    const by = ctx.principal.userId === 0 ? null : ctx.principal.userId;
    await many(
      sql`
        update poll_winner set member_id = ${answer.member_id}, submission_id = ${answer.id}, selected_by = 'assign',
          selected_at = clock_timestamp(), chosen_by = ${by}::integer, draw_id = null, status = 'selected', message = null
        where slot_id = ${slot.id} and status = 'empty'`,
      ctx.tx,
    );
    await startDrawing(ctx, poll);
    await ctx.audit({
      action: 'rank_rewards.assign_winner',
      entityType: 'PollWinner',
      entityId: slot.id,
      after: {
        poll_id: poll.id,
        rank: slot.rank,
        username: answer.username,
        submission_id: answer.id,
        selected_by: 'assign',
      },
    });
    return { slot_id: slot.id, status: 'selected' };
  });

/** The answer a member wins with; it must be one that a draw could have picked. */
async function answerOf(
  ctx: TransactionContext,
  poll: Poll,
  { username, submission_id: id }: { readonly username?: string | null; readonly submission_id?: number | null },
) {
  const field = typeof id === 'number' ? 'submission_id' : 'username';
  const name = username?.trim() ?? '';
  if (typeof id !== 'number' && name === '') throw invalid({ username: pollTexts.nameAUserOrAnAnswer });
  const answer = await maybe(
    sql<{ id: number; member_id: number; username: string }>`
      select answer.submission_id::integer as id, answer.member_id::integer as member_id, member.username
      from poll_submission answer join member on member.id = answer.member_id
      where answer.poll_id = ${poll.id} and answer.is_correct and answer.eligible
        and (answer.submission_id = ${id ?? null}::integer or (${id ?? null}::integer is null and member.username = ${name}))
      order by answer.submission_id limit 1`,
    ctx.tx,
  );
  if (!answer) throw invalid({ [field]: pollTexts.thisMemberHasNoRightAnswer });
  const entrants = await maybe(
    sql<{ won: boolean; id: number | null }>`
      select exists (select from poll_winner where poll_id = ${poll.id} and member_id = ${answer.member_id}) as won,
        (select min(submission_id) from poll_submission one where one.poll_id = ${poll.id} and one.member_id = ${answer.member_id}
          and one.is_correct and one.eligible)::integer as id`,
    ctx.tx,
  );
  if (entrants?.won) throw invalid({ [field]: pollTexts.hasWonAlready({ username: answer.username }) });
  const allowed = await entrantsOf(ctx.tx, poll.id);
  if (entrants?.id === null || entrants?.id === undefined || !allowed.includes(entrants.id)) {
    throw invalid({ [field]: pollTexts.mayNotWin({ username: answer.username }) });
  }
  return answer;
}
