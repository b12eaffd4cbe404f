import { sql } from 'kysely';
import { many, type Tx } from '../db/sql.ts';
import { type Rates, sharesOf } from './shares.ts';

/** What of a report was in one game. Satang. */
export interface GameReport {
  readonly gameId: number;
  readonly betCount: number;
  readonly turnover: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  /** Largest win of one round, if the provider reports it. */
  readonly biggestWin?: bigint;
}

/** The current bets of one member on one day with one sub-provider: a total, not an increment. Satang. */
export interface BetReport {
  /** Business day in Bangkok. */
  readonly day: string;
  readonly memberId: number;
  readonly subProviderId: number;
  readonly betCount: number;
  readonly turnover: bigint;
  readonly validTurnover: bigint;
  readonly payout: bigint;
  /** Grows with every correction of the day; a repeated, late or out-of-order report changes nothing. */
  readonly revision: number;
  /** The same by game, if the provider reports it: all of it, each game once. */
  readonly games?: readonly GameReport[];
}

/** A row of bets that a report has written. */
export interface WrittenBets {
  readonly day: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly sub_provider_id: number;
}

interface BetContext {
  readonly member_id: number;
  readonly sub_provider_id: number;
  readonly day: string;
  readonly agent_id: number;
  readonly share_pct: string;
  readonly agent_commission_pct: string;
  readonly member_commission_pct: string;
  readonly cost_pct: string;
  readonly cost_base: Rates['costBase'];
}

/** Rows written at a time. */
const batch = 1000;

/**
 * Records what providers report of a day, late and corrected reports too. A row keeps the agent and the rates that held
 * when it was first recorded, and the shares of its day. `memberCommission` is the rate for new rows. Returns how many rows changed.
 */
export async function recordBets(tx: Tx, reports: readonly BetReport[], memberCommission: string): Promise<number> {
  return (await writeBets(tx, reports, memberCommission)).length;
}

/** The same, at the rate that each agent gives back for this provider where none is given; returns which rows changed. */
export async function writeBets(
  tx: Tx,
  reports: readonly BetReport[],
  memberCommission: string | null,
): Promise<readonly WrittenBets[]> {
  const changed: WrittenBets[] = [];
  for (let from = 0; from < reports.length; from += batch) {
    changed.push(...(await recordBatch(tx, latest(reports.slice(from, from + batch)), memberCommission)));
  }
  return changed;
}

export const betKey = (memberId: number, subProviderId: number, day: string) => `${memberId}/${subProviderId}/${day}`;

/** One report a row, the newest; in the order of the keys, so that two writers never wait for each other in a circle. */
function latest(reports: readonly BetReport[]): readonly BetReport[] {
  const found = new Map<string, BetReport>();
  for (const report of reports) {
    const key = betKey(report.memberId, report.subProviderId, report.day);
    if ((found.get(key)?.revision ?? 0) < report.revision) found.set(key, report);
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, report]) => report);
}

async function recordBatch(
  tx: Tx,
  reports: readonly BetReport[],
  memberCommission: string | null,
): Promise<readonly WrittenBets[]> {
  const requested = JSON.stringify(
    reports.map(({ day, memberId, subProviderId }) => ({ day, member_id: memberId, sub_provider_id: subProviderId })),
  );
  const contexts = await many(
    sql<BetContext>`
      select wanted.member_id, wanted.sub_provider_id, wanted.day::text as day,
        coalesce(stored.agent_id, member.agent_id) as agent_id,
        coalesce(stored.share_pct, held.share_pct, agent.share_pct)::text as share_pct,
        coalesce(stored.agent_commission_pct, held.commission_pct, agent.commission_pct)::text as agent_commission_pct,
        coalesce(stored.member_commission_pct, ${memberCommission}::numeric, config.member_commission_pct,
          case when rules.turnover_enabled then rules.turnover_pct else 0 end)::text as member_commission_pct,
        coalesce(stored.cost_pct, provider.cost_pct)::text as cost_pct,
        coalesce(stored.cost_base, provider.invoice_base) as cost_base
      from jsonb_to_recordset(${requested}::jsonb) as wanted (day date, member_id integer, sub_provider_id integer)
      join member on member.id = wanted.member_id
      join agent on agent.id = member.agent_id
      left join agent_config rules on rules.agent_id = agent.id
      join sub_provider sub on sub.id = wanted.sub_provider_id
      join provider on provider.id = sub.provider_id
      left join provider_config config on config.agent_id = member.agent_id and config.provider_id = sub.provider_id
      left join lateral (
        select share.share_pct, share.commission_pct from agent_share share
        where share.agent_id = agent.id and share.effective_from <= wanted.day
        order by share.effective_from desc limit 1) held on true
      left join bet_day stored on stored.stat_date = wanted.day and stored.member_id = wanted.member_id
        and stored.sub_provider_id = wanted.sub_provider_id`,
    tx,
  );
  const ratesOf = new Map(contexts.map((row) => [betKey(row.member_id, row.sub_provider_id, row.day), row]));
  const rows = reports.map((report) => {
    const rates = ratesOf.get(betKey(report.memberId, report.subProviderId, report.day));
    checkGames(report);
    if (!rates)
      throw new RangeError(`bets of an unknown member or sub-provider: ${report.memberId}, ${report.subProviderId}`);
    return rowOf(report, rates);
  });
  const json = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
  const written = await many(
    sql<WrittenBets>`
      insert into bet_day as stored (stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover,
        payout, member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct,
        member_commission_pct, cost_pct, cost_base, revision, recorded_at)
      select stat_date, agent_id, member_id, sub_provider_id, bet_count, turnover, valid_turnover, payout,
        member_commission, agent_winloss, agent_commission, provider_cost, share_pct, agent_commission_pct,
        member_commission_pct, cost_pct, cost_base, revision, clock_timestamp()
      from jsonb_populate_recordset(null::bet_day, ${json}::jsonb)
      on conflict (stat_date, member_id, sub_provider_id) do update set
        bet_count = excluded.bet_count, turnover = excluded.turnover, valid_turnover = excluded.valid_turnover,
        payout = excluded.payout, member_commission = excluded.member_commission, agent_winloss = excluded.agent_winloss,
        agent_commission = excluded.agent_commission, provider_cost = excluded.provider_cost,
        revision = excluded.revision, recorded_at = excluded.recorded_at
      where stored.revision < excluded.revision
      returning stat_date::text as day, agent_id, member_id, sub_provider_id`,
    tx,
  );
  await recordGames(tx, reports, written);
  return written;
}

/** What is wrong with the games of a report: a win above all that was paid, or games that do not make up its bets. */
export function gamesFault({ games, ...report }: BetReport): 'win' | 'sum' | undefined {
  if (games === undefined) return undefined;
  const sum = (of: (game: GameReport) => bigint) => games.reduce((total, game) => total + of(game), 0n);
  const told = [
    [sum(({ betCount }) => BigInt(betCount)), BigInt(report.betCount)],
    [sum(({ turnover }) => turnover), report.turnover],
    [sum(({ validTurnover }) => validTurnover), report.validTurnover],
    [sum(({ payout }) => payout), report.payout],
  ] as const;
  const isTooBig = games.some(({ biggestWin = 0n, payout }) => biggestWin < 0n || biggestWin > payout);
  if (isTooBig) return 'win';
  const isWhole = told.every(([parts, whole]) => parts === whole);
  return isWhole && new Set(games.map(({ gameId }) => gameId)).size === games.length ? undefined : 'sum';
}

/** Games that do not make up their report would be another truth about the same bets. */
function checkGames(report: BetReport): void {
  const fault = gamesFault(report);
  if (fault === undefined) return;
  const where = `${report.memberId}, ${report.subProviderId}, ${report.day}`;
  if (fault === 'win') throw new RangeError(`a win above all that was paid: ${where}`);
  throw new RangeError(`games that do not make up the bets: ${where}`);
}

/** The games of what was written just now are those of its report: others go, for they are of an older one. */
async function recordGames(tx: Tx, reports: readonly BetReport[], written: readonly WrittenBets[]): Promise<void> {
  if (written.length === 0) return;
  const reportOf = new Map(reports.map((one) => [betKey(one.memberId, one.subProviderId, one.day), one]));
  const rows = written.flatMap(({ day, agent_id, member_id, sub_provider_id }) =>
    (reportOf.get(betKey(member_id, sub_provider_id, day))?.games ?? []).map((game) => ({
      ...{ stat_date: day, agent_id, member_id, sub_provider_id, game_id: game.gameId, bet_count: game.betCount },
      turnover: game.turnover.toString(),
      valid_turnover: game.validTurnover.toString(),
      payout: game.payout.toString(),
      biggest_win: game.biggestWin?.toString() ?? null,
    })),
  );
  const told = JSON.stringify(rows);
  await sql`
    delete from game_bet using jsonb_to_recordset(${JSON.stringify(written)}::jsonb)
        as written (day date, member_id integer, sub_provider_id integer)
    where game_bet.stat_date = written.day and game_bet.member_id = written.member_id
      and game_bet.sub_provider_id = written.sub_provider_id
      and not exists (
        select from jsonb_to_recordset(${told}::jsonb) as told (stat_date date, member_id integer, sub_provider_id integer, game_id integer)
        where told.stat_date = game_bet.stat_date and told.member_id = game_bet.member_id
          and told.sub_provider_id = game_bet.sub_provider_id and told.game_id = game_bet.game_id)`.execute(tx);
  if (rows.length === 0) return;
  await sql`
    insert into game_bet as stored (stat_date, agent_id, member_id, sub_provider_id, game_id, bet_count, turnover, valid_turnover, payout, biggest_win)
    select stat_date, agent_id, member_id, sub_provider_id, game_id, bet_count, turnover, valid_turnover, payout, biggest_win
    from jsonb_populate_recordset(null::game_bet, ${told}::jsonb) order by stat_date, member_id, sub_provider_id, game_id
    on conflict (stat_date, member_id, sub_provider_id, game_id) do update set bet_count = excluded.bet_count,
      turnover = excluded.turnover, valid_turnover = excluded.valid_turnover, payout = excluded.payout,
      biggest_win = excluded.biggest_win
    where (stored.bet_count, stored.turnover, stored.valid_turnover, stored.payout, stored.biggest_win)
      is distinct from (excluded.bet_count, excluded.turnover, excluded.valid_turnover, excluded.payout, excluded.biggest_win)`.execute(
    tx,
  );
}

function rowOf(report: BetReport, context: BetContext) {
  const shares = sharesOf(report, {
    share: context.share_pct,
    agentCommission: context.agent_commission_pct,
    memberCommission: context.member_commission_pct,
    cost: context.cost_pct,
    costBase: context.cost_base,
  });
  return {
    stat_date: report.day,
    agent_id: context.agent_id,
    member_id: report.memberId,
    sub_provider_id: report.subProviderId,
    bet_count: report.betCount,
    turnover: report.turnover,
    valid_turnover: report.validTurnover,
    payout: report.payout,
    member_commission: shares.memberCommission,
    agent_winloss: shares.agentWinloss,
    agent_commission: shares.agentCommission,
    provider_cost: shares.providerCost,
    share_pct: context.share_pct,
    agent_commission_pct: context.agent_commission_pct,
    member_commission_pct: context.member_commission_pct,
    cost_pct: context.cost_pct,
    cost_base: context.cost_base,
    revision: report.revision,
  };
}
