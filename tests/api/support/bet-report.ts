import type { BetReport } from '#server/reports/record-bets.ts';

const baht = (amount: number) => BigInt(amount) * 100n;

/** Bets of one day in the game of one sub-provider. */
export function bet(
  day: string,
  memberId: number,
  sub: number,
  turnover: number,
  payout: number,
  biggest?: number,
): BetReport {
  const whole = { betCount: 2, turnover: baht(turnover), validTurnover: baht(turnover), payout: baht(payout) };
  const win = biggest === undefined ? {} : { biggestWin: baht(biggest) };
  return {
    ...{ day, memberId, subProviderId: sub, revision: 1, ...whole },
    games: [{ gameId: 1000 + sub, ...whole, ...win }],
  };
}
