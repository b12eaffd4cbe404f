import { sql } from 'kysely';
import type { Refusal } from '#contract/decision.ts';
import { formatMoney } from '#contract/money.ts';
import type { Decisions } from '#generated/api/handlers.ts';
import { one } from '#server/db/sql.ts';
import { doneBySame } from '#server/decisions/four-eyes.ts';
import { type DecideContext, fact, refusal, verdict } from '#server/decisions/verdict.ts';
import { whoMay } from '#server/decisions/who-may.ts';
import { lockPoll, type Poll, readPoll } from '../poll-row.ts';
import { pollTexts } from '../texts.ts';

type Own = Decisions<DecideContext>['rank_rewards.distribute'];

interface Prizes {
  readonly queued: number;
  readonly paid: number;
  /** Winners named by the caller, or by a user who counts as the same person. */
  readonly own: number;
  /** Satang of credit, and the number of other prizes. */
  readonly credit: bigint;
  readonly others: number;
  readonly suspended: number;
}

/**
 * Decision to pay the prizes of a poll. A user who named a winner cannot approve the payment (four eyes); drawn winners
 * are provable and need no second person.
 */
export const decideDistribute: Own = async ({ body }, ctx) => {
  const poll = await (ctx.binding ? lockPoll : readPoll)(ctx, body.poll_id ?? 0, true);
  const prizes = await one(
    sql<Prizes>`
      select count(*) filter (where open)::integer as queued, count(*) filter (where status = 'paid')::integer as paid,
        count(*) filter (where open and selected_by = 'assign' and ${doneBySame(ctx, sql`chosen_by`)})::integer as own,
        coalesce(sum(reward_value) filter (where open and is_credit), 0)::bigint as credit,
        count(*) filter (where open and not is_credit)::integer as others,
        count(*) filter (where open and member_status in ('suspended', 'blacklist'))::integer as suspended
      from (
        select slot.*, slot.status in ('selected', 'failed') as open, prize.reward_value,
          prize.reward_type in ('credit', 'credit_free') as is_credit, member.status as member_status
        from poll_winner slot join poll_rank_reward prize on prize.id = slot.rank_reward_id
        left join member on member.id = slot.member_id where slot.poll_id = ${poll.id}) slot`,
    ctx.tx,
  );
  const { queued, credit, others, suspended } = prizes;
  return verdict({
    amount: formatMoney(credit),
    to: { name: pollTexts.winners({ queued }).kept(), bank: null, account: null },
    refusals: await refusalsOf(ctx, poll, prizes),
    facts: [
      fact('poll', 'string', pollTexts.poll, poll.title),
      fact('winners', 'integer', pollTexts.winnersWhoWait, queued),
      ...(others > 0 ? [fact('others', 'integer', pollTexts.prizesOtherThanCredit, others)] : []),
      ...(suspended > 0
        ? [fact('suspended', 'integer', pollTexts.suspendedWinnersGetNothing, suspended, 'warning')]
        : []),
    ],
  });
};

async function refusalsOf(ctx: DecideContext, poll: Poll, { queued, own }: Prizes): Promise<readonly Refusal[]> {
  if (poll.status === 'distributed') return [refusal('status', 409, pollTexts.thePrizesWereGivenAlready)];
  if (poll.status !== 'drawing') return [refusal('status', 409, pollTexts.thereAreNoWinnersYet)];
  // Repeated while payment is running, the call returns the progress.
  if (poll.paying_since) return [];
  if (queued === 0) return [refusal('empty', 409, pollTexts.noPrizeWaits)];
  if (own === 0) return [];
  const approvers = await whoMay(ctx, {
    text: pollTexts.somebodyElseWhoMayGivePrizes,
    permission: 'poll.poll.distribute',
  });
  const text = pollTexts.youHaveNamedOfTheWinners({ own });
  return [refusal('two_people', 403, text, approvers)];
}
