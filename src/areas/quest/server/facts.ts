import { type RawBuilder, sql } from 'kysely';
import { bangkokDay } from '#contract/time.ts';
import type { RowOf } from '#server/context/context.ts';
import type { Round } from './round.ts';

type Item = RowOf<'quest_item'>;

/** Query of a condition's values in a round, one row per member: (member_id, value) in the unit of the condition. */
type Facts = (item: Item, round: Round) => RawBuilder<unknown>;

const inRound = (column: RawBuilder<unknown>, { from, to }: Round) =>
  sql`${column} >= ${from} and (${to}::timestamptz is null or ${column} < ${to})`;

/** Bets are stored by day: a round that starts or ends within a day counts the whole day. */
const ofDays = ({ from, to }: Round) => sql`
  bets.stat_date >= ${bangkokDay(from)}::date
  and (${to === null ? null : bangkokDay(new Date(to.getTime() - 1))}::date is null
    or bets.stat_date <= ${to === null ? null : bangkokDay(new Date(to.getTime() - 1))}::date)`;

const deposits =
  (value: RawBuilder<unknown>): Facts =>
  (_, round) =>
    sql`
    select member_id, ${value} as value from deposit
    where status = 'success' and ${inRound(sql`credited_at`, round)} group by member_id`;

const bets =
  (value: RawBuilder<unknown>): Facts =>
  (item, round) =>
    sql`
    select bets.member_id, ${value} as value from bet_day bets
    join sub_provider sub on sub.id = bets.sub_provider_id
    where ${ofDays(round)}
      and (coalesce(jsonb_array_length(${JSON.stringify(item.game_types ?? [])}::jsonb), 0) = 0
        or ${JSON.stringify(item.game_types ?? [])}::jsonb ? sub.type)
      and (${item.provider_id}::integer is null or sub.provider_id = ${item.provider_id}::integer)
    group by bets.member_id`;

/** The query of each condition; money is converted from satang to baht. */
export const factsOf: Readonly<Record<Item['condition_type'], Facts>> = {
  deposit_amount: deposits(sql`sum(coalesce(credited_amount, amount)) / 100.0`),
  deposit_count: deposits(sql`count(*)`),
  valid_turnover: bets(sql`sum(bets.valid_turnover) / 100.0`),
  bet_count: bets(sql`sum(bets.bet_count)`),
  win_amount: bets(sql`sum(greatest(bets.payout - bets.turnover, 0)) / 100.0`),
  loss_amount: bets(sql`sum(greatest(bets.turnover - bets.payout, 0)) / 100.0`),
  play_provider: bets(sql`sum(bets.bet_count)`),
  play_game: (item, round) => sql`
    select log.member_id, count(distinct log.round_id) as value from wallet_log log
    join game on game.id = ${item.game_id}::integer
    join provider on provider.id = game.provider_id
    where log.log_type = 'bet' and log.provider_code = provider.code and log.game_code = game.game_code
      and ${inRound(sql`log.created_at`, round)}
    group by log.member_id`,
  login_days: (_, { from, to }) => sql`
    select member_id, count(*) as value from member_login_day
    where stat_date >= ${bangkokDay(from)}::date
      and (${to === null ? null : bangkokDay(new Date(to.getTime() - 1))}::date is null
        or stat_date <= ${to === null ? null : bangkokDay(new Date(to.getTime() - 1))}::date)
    group by member_id`,
  invite_friends: (_, round) => sql`
    select upline_id as member_id, count(*) as value from member
    where upline_id is not null and ${inRound(sql`registered_at`, round)} group by upline_id`,
};
