import type { SeedRow } from './insert.ts';
import type { DemoGame } from './play-rounds.ts';
import type { World } from './world.ts';

/** Most games that somebody plays with one sub-provider on one day. */
const most = 3;

/** A whole in as many parts as there are weights; what is left over is of the last. */
function partsOf(whole: bigint, weights: readonly number[]): readonly bigint[] {
  const all = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  const parts = weights.slice(0, -1).map((weight) => (whole * BigInt(weight)) / all);
  return [...parts, whole - parts.reduce((sum, part) => sum + part, 0n)];
}

/** One round wins part of what all of a day won, and of few rounds no less than their average. */
function biggestOf(payout: bigint, rounds: number, per: number): bigint {
  const [part, average] = [(payout * BigInt(per)) / 100n, payout / BigInt(Math.max(1, rounds))];
  return part > average ? part : average;
}

/** Bets by day in the games that they were made in: each member has favourites, and what is bet is shared out among some of them. */
export function betGameRows(
  world: World,
  bets: readonly SeedRow<'bet_day'>[],
  games: readonly DemoGame[],
): SeedRow<'game_bet'>[] {
  const bySub = new Map<number, DemoGame[]>();
  for (const game of games) bySub.set(game.subProvider, [...(bySub.get(game.subProvider) ?? []), game]);
  const rows = bets.flatMap((bet): Omit<SeedRow<'game_bet'>, 'id'>[] => {
    const offered = bySub.get(bet.sub_provider_id) ?? [];
    if (offered.length === 0) return [];
    const random = world.random('bet-game', `${bet.stat_date}/${bet.member_id}/${bet.sub_provider_id}`);
    const first = (bet.member_id * 7 + random.int(0, 2)) % offered.length;
    const count = Math.min(random.int(1, most), offered.length, bet.bet_count);
    const played = Array.from({ length: count }, (_, at) => offered[(first + at) % offered.length]);
    const weights = played.map((_, at) => 60 - at * 20);
    // What does not count to turnover is shared out by itself, so that no game counts more than was bet in it.
    const valid = partsOf(bet.valid_turnover, weights);
    const other = partsOf(bet.turnover - bet.valid_turnover, weights);
    const payout = partsOf(bet.payout, weights);
    const counts = partsOf(BigInt(bet.bet_count), weights);
    const { stat_date, agent_id, member_id, sub_provider_id } = bet;
    return played.flatMap((game, at) =>
      game === undefined
        ? []
        : [
            {
              ...{ stat_date, agent_id, member_id, sub_provider_id, game_id: game.id, bet_count: Number(counts[at]) },
              turnover: (valid[at] ?? 0n) + (other[at] ?? 0n),
              valid_turnover: valid[at] ?? 0n,
              payout: payout[at] ?? 0n,
              biggest_win: biggestOf(payout[at] ?? 0n, Number(counts[at] ?? 1), random.int(15, 90)),
            },
          ],
    );
  });
  return rows.map((row, at) => ({ id: at + 1, ...row }));
}
