import { sql } from 'kysely';
import { satang } from '#contract/money.ts';
import { bangkokDay } from '#contract/time.ts';
import type { BetFactInput, IngestBetsMade } from '#generated/api/report.ts';
import { FailureError } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { many, type Tx } from '#server/db/sql.ts';
import { type BetReport, betKey, type GameReport, writeBets } from '#server/reports/record-bets.ts';
import { type BetsOf, countPlay } from './count-play.ts';
import { type Named, namesOf } from './names.ts';

type Sums = Omit<GameReport, 'gameId'>;

const nothing: Sums = { betCount: 0, turnover: 0n, validTurnover: 0n, payout: 0n };

const plus = (a: Sums, b: Sums): Sums => {
  const biggest = [a.biggestWin ?? 0n, b.biggestWin ?? 0n].reduce((most, win) => (win > most ? win : most));
  return {
    betCount: a.betCount + b.betCount,
    turnover: a.turnover + b.turnover,
    validTurnover: a.validTurnover + b.validTurnover,
    payout: a.payout + b.payout,
    ...(biggest > 0n ? { biggestWin: biggest } : {}),
  };
};

/** Bets of one member on one day with one sub-provider, by game. */
interface Added extends BetsOf {
  readonly games: Map<number, Sums>;
}

interface Stored {
  readonly day: string;
  readonly member_id: number;
  readonly sub_provider_id: number;
  readonly revision: number;
  readonly bet_count: number;
  readonly games: readonly (readonly [
    game: number,
    count: number,
    turnover: string,
    valid: string,
    payout: string,
    biggest: string | null,
  ])[];
  readonly turnover: bigint;
  readonly valid_turnover: bigint;
  readonly payout: bigint;
}

function storedOf(tx: Tx, keys: readonly BetsOf[]): Promise<readonly Stored[]> {
  const told = keys.map(({ day, memberId, subProviderId }) => ({
    day,
    member_id: memberId,
    sub_provider_id: subProviderId,
  }));
  return many(
    sql<Stored>`
      select bet.stat_date::text as day, bet.member_id::integer as member_id, bet.sub_provider_id::integer as sub_provider_id,
        bet.revision, bet.bet_count, bet.turnover, bet.valid_turnover, bet.payout, coalesce((
          select jsonb_agg(jsonb_build_array(game_id, part.bet_count, part.turnover::text, part.valid_turnover::text,
            part.payout::text, part.biggest_win::text))
          from game_bet part where part.stat_date = bet.stat_date and part.member_id = bet.member_id
            and part.sub_provider_id = bet.sub_provider_id), '[]') as games
      from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as told (day date, member_id integer, sub_provider_id integer)
      join bet_day bet on bet.stat_date = told.day and bet.member_id = told.member_id
        and bet.sub_provider_id = told.sub_provider_id`,
    tx,
  );
}

const sumOf = (games: Iterable<Sums>): Sums => {
  let sum = nothing;
  for (const game of games) sum = plus(sum, game);
  return sum;
};

/** The day as it is with the new bets: by game where it is known of all its bets. */
function reportOf({ games: added, ...key }: Added, stored: Stored | undefined): BetReport {
  const games = new Map<number, Sums>();
  for (const [id, count, turnover, valid, payout, biggest] of stored?.games ?? [])
    games.set(id, {
      ...{ betCount: count, turnover: BigInt(turnover), validTurnover: BigInt(valid), payout: BigInt(payout) },
      ...(biggest === null ? {} : { biggestWin: BigInt(biggest) }),
    });
  const before: Sums = stored
    ? {
        ...{ betCount: stored.bet_count, turnover: stored.turnover, validTurnover: stored.valid_turnover },
        payout: stored.payout,
      }
    : nothing;
  const told = sumOf(games.values());
  const isWhole = (['betCount', 'turnover', 'validTurnover', 'payout'] as const).every(
    (name) => told[name] === before[name],
  );
  for (const [id, sums] of added) games.set(id, plus(games.get(id) ?? nothing, sums));
  const { biggestWin: _, ...all } = plus(before, sumOf(added.values()));
  return {
    ...{ day: key.day, memberId: key.memberId, subProviderId: key.subProviderId, ...all },
    revision: (stored?.revision ?? 0) + 1,
    ...(isWhole ? { games: [...games].map(([gameId, sums]) => ({ gameId, ...sums })) } : {}),
  };
}

/** Adds one bet to those of its day. */
function addTo(days: Map<string, Added>, fact: BetFactInput, { member, subProviderId, games }: Named): void {
  const day = bangkokDay(new Date(fact.settled_at));
  const key = betKey(member.id, subProviderId, day);
  const added = days.get(key) ?? { day, memberId: member.id, subProviderId, games: new Map<number, Sums>() };
  days.set(key, added);
  const [payout, game] = [satang(fact.payout), games.get(fact.game_code) ?? 0];
  const sums: Sums = {
    ...{ betCount: 1, turnover: satang(fact.turnover), validTurnover: satang(fact.valid_turnover), payout },
    ...(payout > 0n ? { biggestWin: payout } : {}),
  };
  added.games.set(game, plus(added.games.get(game) ?? nothing, sums));
}

/** Takes bets one by one, each on top of what is known of its day. */
export async function takeBets(
  facts: readonly BetFactInput[],
  ctx: TransactionContext,
): Promise<readonly (IngestBetsMade | Error)[]> {
  const names = await namesOf(
    ctx,
    facts.map(({ username, sub_provider_code, game_code, settled_at }) => ({
      ...{ username, sub_provider_code, games: [game_code], day: bangkokDay(new Date(settled_at)) },
    })),
  );
  const days = new Map<string, Added>();
  const at = new Map<number, Date>();
  for (const [index, fact] of facts.entries()) {
    const named = names[index];
    if (!named || named instanceof FailureError) continue;
    addTo(days, fact, named);
    const moment = new Date(fact.settled_at);
    if (moment > (at.get(named.member.id) ?? new Date(0))) at.set(named.member.id, moment);
  }
  const added = [...days.values()];
  await countPlay(ctx.tx, added, at, async () => {
    const stored = new Map(
      (await storedOf(ctx.tx, added)).map((row) => [betKey(row.member_id, row.sub_provider_id, row.day), row]),
    );
    const reports = added.map((one) => reportOf(one, stored.get(betKey(one.memberId, one.subProviderId, one.day))));
    return writeBets(ctx.tx, reports, null);
  });
  return names.map((named) => (named instanceof FailureError ? named : {}));
}
