import { sql } from 'kysely';
import { recordBets } from '#server/reports/record-bets.ts';
import type { World } from './kit.ts';

/** A small generator with a seed: the same questions every time. */
export function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % below;
  };
}

/** A line of a member's bets of a day, with what its sub-provider is. */
export interface Fact {
  readonly stat_date: string;
  readonly agent_id: number;
  readonly member_id: number;
  readonly provider_id: number;
  readonly sub_provider_id: number;
  readonly game_type: string;
  readonly bet_count: number;
  readonly turnover: bigint;
  readonly payout: bigint;
  readonly agent_winloss: bigint;
  readonly agent_commission: bigint;
  readonly member_commission: bigint;
}

const first = Date.UTC(2026, 0, 10);
/** The day so many days after the first of the bets. */
export const dayOf = (offset: number) => new Date(first + offset * 86_400_000).toISOString().slice(0, 10);
/** Days that have bets. */
export const days = 95;

/** Agent 1 has the members 1 to 10, agent 3 below it 11 to 20, agent 2, a stranger to most, 21 to 30. */
export async function fillBets({ database }: World): Promise<void> {
  const { db } = database;
  await sql`
    insert into agent (id, code, name, type, parent_id, server, prefix, share_pct, commission_pct, credit_limit, status)
    values (3, 'CCC', 'Agent CCC', 'agent', 1, 'rc100_v2', 'ccc', 35.5, 0.45, 0, 'active')`.execute(db);
  await sql`update agent set share_pct = 20, commission_pct = 0.3 where id < 3`.execute(db);
  // They have held it all along.
  await sql`update agent_share set share_pct = 20, commission_pct = 0.3 where agent_id < 3`.execute(db);
  await sql`
    insert into member (id, username, agent_id, name, mobile, bank_code, bank_account_no, bank_account_name, register_channel,
      level, tags, turnover_required, turnover_done, deposit_count, deposit_total, withdraw_count, withdraw_total,
      winloss_total, registered_at, status, activity_state)
    select id, 'member' || id, (array[1, 3, 2])[(id + 9) / 10], 'สมชาย ' || id, '0800000001', 'KBANK', '9990000001', 'M', 'web',
      case id % 2 when 0 then 'gold' else 'bronze' end, '[]', 0, 0, 0, 0, 0, 0, 0, '2026-01-09T20:00:00Z', 'active', 'active'
    from generate_series(1, 30) id`.execute(db);
  const random = randomOf(7);
  const { rows: subs } = await sql<{ id: number }>`select id from sub_provider order by id limit 9`.execute(db);
  // Two games of each: a thousand and its key, two thousand and its key.
  await sql`
    insert into game (id, provider_id, sub_provider_id, game_code, name_th, name_en, type, platforms)
    select n * 1000 + id, provider_id, id, 'bet-' || n || '-' || id, 'เกม ' || n || '-' || id, 'Game', type, '["mobile"]'
    from sub_provider, generate_series(1, 2) n`.execute(db);
  const reports = Array.from({ length: 2500 }, () => {
    const turnover = BigInt(random(500_000) + 1);
    const report = {
      day: dayOf(random(days)),
      memberId: 1 + random(30),
      subProviderId: subs[random(subs.length)]?.id ?? 1,
      betCount: 1 + random(20),
      turnover,
      validTurnover: (turnover * BigInt(random(101))) / 100n,
      payout: BigInt(random(700_000)),
      revision: 1,
    };
    const { betCount, validTurnover, payout } = report;
    const one = {
      gameId: 1000 + report.subProviderId,
      ...{
        betCount: betCount >> 1,
        turnover: validTurnover / 2n,
        validTurnover: validTurnover / 2n,
        payout: payout / 3n,
      },
    };
    const other = {
      gameId: 2000 + report.subProviderId,
      betCount: betCount - one.betCount,
      turnover: turnover - one.turnover,
      validTurnover: validTurnover - one.validTurnover,
      payout: payout - one.payout,
    };
    return { ...report, games: [one, other] };
  });
  await db.transaction().execute((tx) => recordBets(tx, reports, '0.3'));
  await sql`
    insert into wallet_log (created_at, log_no, agent_id, member_id, wallet_type, log_type, amount, balance_before,
      balance_after, ref_type, ref_id, turnover_added, actor_type)
    select timestamptz '2026-01-10T10:00:00+07:00' + (n % 95) * interval '1 day', 'L' || n, (array[1, 3, 2])[(n % 30) / 10 + 1],
      n % 30 + 1, 'main', case n % 4 when 0 then 'promotion' else 'deposit' end, 100 * (n % 37 + 1), 0, 0, 'deposit', 'X' || n, 0,
      'system' from generate_series(1, 900) n`.execute(db);
}

/** All lines of bets, for sums that are made apart from the product's. */
export async function betsOf({ database: { db } }: World): Promise<readonly Fact[]> {
  const { rows } = await sql<Fact>`
    select fact.*, sub.provider_id, sub.type as game_type from bet_day fact join sub_provider sub on sub.id = fact.sub_provider_id`.execute(
    db,
  );
  return rows;
}
