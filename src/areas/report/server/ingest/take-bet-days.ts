import { satang } from '#contract/money.ts';
import { rangeOfDays } from '#contract/time.ts';
import type { BetDayFactInput, IngestBetDaysMade } from '#generated/api/report.ts';
import { FailureError, invalid } from '#server/base/failure.ts';
import type { TransactionContext } from '#server/context/context.ts';
import { unknownMember } from '#server/ingest/members.ts';
import { type BetReport, betKey, gamesFault, writeBets } from '#server/reports/record-bets.ts';
import { reportTexts } from '../texts.ts';
import { countPlay } from './count-play.ts';
import { type Named, namesOf } from './names.ts';

function reportOf(fact: BetDayFactInput, { member, subProviderId, games: known }: Named): BetReport {
  const { games } = fact;
  return {
    day: fact.day,
    memberId: member.id,
    subProviderId,
    betCount: fact.bet_count,
    turnover: satang(fact.turnover),
    validTurnover: satang(fact.valid_turnover),
    payout: satang(fact.payout),
    revision: fact.revision,
    ...(games
      ? {
          games: games.map((game) => ({
            gameId: known.get(game.game_code) ?? 0,
            betCount: game.bet_count,
            turnover: satang(game.turnover),
            validTurnover: satang(game.valid_turnover),
            payout: satang(game.payout),
            ...(game.biggest_win ? { biggestWin: satang(game.biggest_win) } : {}),
          })),
        }
      : {}),
  };
}

const faults = { win: reportTexts.winAbovePayout, sum: reportTexts.gamesAreNotAll } as const;

function checked(fact: BetDayFactInput, named: Named): BetReport | FailureError {
  const report = reportOf(fact, named);
  const fault = gamesFault(report);
  return fault === undefined ? report : invalid({ games: faults[fault] });
}

/** When somebody last played, told by a day: its end, or now. */
function playedAt(day: string, now: Date): Date {
  const { to } = rangeOfDays(day, day);
  return to > now ? now : new Date(to.getTime() - 1);
}

/** Takes what members bet on whole days: the newest of each day, whatever was told of it before. */
export async function takeBetDays(
  facts: readonly BetDayFactInput[],
  ctx: TransactionContext,
): Promise<readonly (IngestBetDaysMade | Error)[]> {
  const names = await namesOf(
    ctx,
    facts.map((fact) => ({ ...fact, games: fact.games?.map(({ game_code }) => game_code) ?? [] })),
  );
  const reports = facts.map((fact, at) => {
    const named = names[at] ?? unknownMember(fact.username);
    return named instanceof FailureError ? named : checked(fact, named);
  });
  const sound = reports.flatMap((report) => (report instanceof FailureError ? [] : [report]));
  const at = new Map<number, Date>();
  for (const { memberId, day, betCount } of sound) {
    const moment = playedAt(day, ctx.clock.now());
    if (betCount > 0 && moment > (at.get(memberId) ?? new Date(0))) at.set(memberId, moment);
  }
  const written = await countPlay(ctx.tx, sound, at, () => writeBets(ctx.tx, sound, null));
  const keys = new Set(written.map((row) => betKey(row.member_id, row.sub_provider_id, row.day)));
  // Of several about the same, the first of the newest revision is recorded.
  const newest = new Map<string, BetReport>();
  for (const report of sound) {
    const key = betKey(report.memberId, report.subProviderId, report.day);
    if ((newest.get(key)?.revision ?? 0) < report.revision) newest.set(key, report);
  }
  return reports.map((report) => {
    if (report instanceof FailureError) return report;
    const key = betKey(report.memberId, report.subProviderId, report.day);
    return { recorded: keys.has(key) && newest.get(key) === report };
  });
}
