import { sql } from 'kysely';
import { many, type Tx } from '#server/db/sql.ts';

/** Bets of a member on a day with a sub-provider. */
export interface BetsOf {
  readonly day: string;
  readonly memberId: number;
  readonly subProviderId: number;
}

interface Play {
  readonly member_id: number;
  /** What counts towards turnover, in satang. */
  readonly counted: bigint;
  /** Won less lost, as the member sees it. */
  readonly winloss: bigint;
}

/** Each once. */
const listOf = (keys: readonly BetsOf[]) => {
  const rows = keys.map(({ day, memberId, subProviderId }) => ({
    ...{ day, member_id: memberId, sub_provider_id: subProviderId },
  }));
  return JSON.stringify([...new Map(rows.map((row) => [JSON.stringify(row), row])).values()]);
};

/**
 * What these bets are for their members: of valid turnover as much as counts for the game (its rate), the provider (is it
 * counted?) and the kind of game (which does the agent count?).
 */
function playOf(tx: Tx, keys: readonly BetsOf[]): Promise<readonly Play[]> {
  return many(
    sql<Play>`
      select bet.member_id::integer as member_id, sum(bet.payout - bet.turnover)::bigint as winloss,
        sum(case
          when config.count_turnover is false then 0
          when jsonb_array_length(coalesce(rules.turnover_count_types, '[]')) > 0
            and not rules.turnover_count_types @> to_jsonb(sub.type) then 0
          else bet.valid_turnover - (
            select coalesce(sum(trunc(part.valid_turnover * (100 - game.turnover_rate_pct) / 100)), 0)
            from game_bet part join game on game.id = part.game_id
            where part.stat_date = bet.stat_date and part.member_id = bet.member_id
              and part.sub_provider_id = bet.sub_provider_id)
          end)::bigint as counted
      from jsonb_to_recordset(${listOf(keys)}::jsonb) as told (day date, member_id integer, sub_provider_id integer)
      join bet_day bet on bet.stat_date = told.day and bet.member_id = told.member_id
        and bet.sub_provider_id = told.sub_provider_id
      join sub_provider sub on sub.id = bet.sub_provider_id
      join agent_config rules on rules.agent_id = bet.agent_id
      left join provider_config config on config.agent_id = bet.agent_id and config.provider_id = sub.provider_id
      group by bet.member_id`,
    tx,
  );
}

/**
 * Makes writers of bets of the same day wait for each other, the days in order. What is read of a day afterwards stays so
 * until the transaction ends.
 */
async function holdDays(tx: Tx, keys: readonly BetsOf[]): Promise<void> {
  const days = [...new Set(keys.map(({ day }) => day))].sort();
  for (const day of days) await many(sql`select pg_advisory_xact_lock(hashtextextended(${`bets:${day}`}, 0))`, tx);
}

/**
 * Records bets by `record`, and adds to what their members have played, won and lost whatever that has changed.
 * `playedAt` is when each member last played, as far as these bets tell.
 */
export async function countPlay<T>(
  tx: Tx,
  keys: readonly BetsOf[],
  playedAt: ReadonlyMap<number, Date>,
  record: () => Promise<T>,
): Promise<T> {
  await holdDays(tx, keys);
  const before = new Map((await playOf(tx, keys)).map((play) => [play.member_id, play]));
  const result = await record();
  const changes = (await playOf(tx, keys)).map(({ member_id, counted, winloss }) => ({
    member_id,
    counted: (counted - (before.get(member_id)?.counted ?? 0n)).toString(),
    winloss: (winloss - (before.get(member_id)?.winloss ?? 0n)).toString(),
    at: playedAt.get(member_id)?.toISOString() ?? null,
  }));
  const told = sql`jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
    as told (member_id integer, counted bigint, winloss bigint, at timestamptz)`;
  // In the order of their keys, so that two batches never wait for each other in a circle.
  await many(sql`select id from member where id in (select member_id from ${told}) order by id for no key update`, tx);
  await many(
    sql`
      update member set turnover_done = turnover_done + told.counted, winloss_total = winloss_total + told.winloss,
        last_bet_at = greatest(last_bet_at, told.at)
      from ${told} where member.id = told.member_id and (told.counted <> 0 or told.winloss <> 0 or told.at is not null)`,
    tx,
  );
  await many(
    sql`
      update wallet set turnover_done = turnover_done + told.counted
      from ${told} where wallet.member_id = told.member_id and wallet.wallet_type = 'main' and told.counted <> 0`,
    tx,
  );
  return result;
}
