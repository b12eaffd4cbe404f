import { bangkokDay, startOfDay } from '#contract/time.ts';
import { type Rates, sharesOf } from '../reports/shares.ts';
import type { Agents } from './agents.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { Scenario } from './scenario.ts';
import { baht, dayBefore, type World } from './world.ts';

/** A part of a provider with what it charges. */
export interface DemoSubProvider {
  readonly id: number;
  readonly provider: string;
  readonly type: string;
  readonly costPct: string;
  readonly costBase: Rates['costBase'];
}

/** Part of the stakes that stays with the house, in percent. */
const hold: Readonly<Record<string, number>> = { slot: 4.5, casino: 2.6, sport: 5.5, fishing: 4, lotto: 18, card: 3.5 };
/** Median stake of one bet in baht. */
const stakes: Readonly<Record<string, number>> = { slot: 6, casino: 120, sport: 200, fishing: 4, lotto: 60, card: 40 };
/** What members like to play, by provider. */
const liked = { PGS: 30, JILI: 18, PP: 14, SA: 12, SEXY: 10, UFA: 9, JOKER: 7, EVO: 5, WM: 4, HUAY: 4, KM: 2, S128: 2 };
const memberCommission = '0.3000';

interface Play {
  readonly day: string;
  readonly member: DemoMember;
  readonly sub: DemoSubProvider;
  betCount: number;
  turnover: bigint;
  validTurnover: bigint;
  payout: bigint;
}

/**
 * Bets by day. For the days of the history a member's winnings follow from the wallet's lines of each visit; the same
 * number of days before them is generated from habits alone, so that there is a month to compare with.
 */
export function betDayRows(
  world: World,
  agents: Agents,
  members: readonly DemoMember[],
  story: Scenario,
  subs: readonly DemoSubProvider[],
): SeedRow<'bet_day'>[] {
  const plays = new Map<string, Play>();
  const add = (play: Play) => {
    const key = `${play.day}/${play.member.id}/${play.sub.id}`;
    const known = plays.get(key);
    if (!known) return plays.set(key, play);
    known.betCount += play.betCount;
    known.turnover += play.turnover;
    known.validTurnover += play.validTurnover;
    known.payout += play.payout;
    return plays;
  };
  for (const play of habits(world, members, subs)) add(play);
  for (const play of visits(world, story, subs)) add(play);
  const rates = new Map(agents.rows.map((row) => [row.id, row]));
  return [...plays.values()].map((play, index) => rowOf(play, rates.get(play.member.agent.id), world, index + 1));
}

export function partOf(
  subs: readonly DemoSubProvider[],
  provider: string,
  random: Random,
): DemoSubProvider | undefined {
  const own = subs.filter((sub) => sub.provider === provider);
  return own.length === 0 ? undefined : random.pick(own);
}

/** What was staked to win or lose `net` in all: winnings are staked again and again. */
function playOf(
  day: string,
  member: DemoMember,
  sub: DemoSubProvider,
  turnover: bigint,
  net: bigint,
  random: Random,
): Play {
  const least = net < 0n ? -net : 0n;
  const staked = turnover > least ? turnover : least;
  return {
    day,
    member,
    sub,
    turnover: staked,
    validTurnover: (staked * BigInt(random.int(930, 1000))) / 1000n,
    payout: staked + net,
    betCount: Math.max(1, Math.round(Number(staked) / 100 / Math.max(1, random.around(stakes[sub.type] ?? 20, 0.5)))),
  };
}

/** Plays of the visits, from the lines that they left in the wallets. */
function* visits(world: World, story: Scenario, subs: readonly DemoSubProvider[]): Iterable<Play> {
  const nets = new Map<string, { member: DemoMember; day: string; provider: string; net: bigint; moved: bigint }>();
  for (const { type, at, member, provider, amount } of story.events) {
    if ((type !== 'bet' && type !== 'settle') || provider === undefined) continue;
    const day = bangkokDay(at);
    const key = `${day}/${member.id}/${provider}`;
    const known = nets.get(key) ?? { member, day, provider, net: 0n, moved: 0n };
    known.net += amount;
    known.moved += amount < 0n ? -amount : amount;
    nets.set(key, known);
  }
  for (const [key, { member, day, provider, net, moved }] of nets) {
    const random = world.random('bet-visit', key);
    const sub = partOf(subs, provider, random);
    if (!sub) continue;
    const turns = Math.max(1, random.around(28 / (hold[sub.type] ?? 4), 0.5));
    yield playOf(day, member, sub, (moved * BigInt(Math.round(turns * 100))) / 100n, net, random);
  }
}

/** Plays of the days before the history. */
function* habits(world: World, members: readonly DemoMember[], subs: readonly DemoSubProvider[]): Iterable<Play> {
  const playing = members.filter((member) => member.weight > 0);
  const all = playing.reduce((sum, member) => sum + member.weight, 0);
  for (let back = world.size.days * 2 - 1; back >= world.size.days; back--) {
    const day = dayBefore(world, back);
    const start = startOfDay(day);
    const weekday = [1.15, 0.92, 0.95, 0.96, 1, 1.12, 1.2][new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1;
    const growth = 1 - (back - world.size.days) * 0.003;
    for (const member of playing) {
      if (member.registeredAt > start) continue;
      const random = world.random('bet-habit', `${day}/${member.id}`);
      if (!random.chance(Math.min(0.9, (world.size.visits * weekday * growth * member.weight) / all))) continue;
      const sub = partOf(subs, random.weighted(liked), random);
      if (!sub) continue;
      const turnover = baht(Math.ceil(random.around(1500 * member.wealth, 1)));
      const part = (hold[sub.type] ?? 4) + (random.next() - 0.5) * 60;
      yield playOf(day, member, sub, turnover, -(turnover * BigInt(Math.round(part * 100))) / 10_000n, random);
    }
  }
}

function rowOf(play: Play, agent: Agents['rows'][number] | undefined, world: World, id: number): SeedRow<'bet_day'> {
  const { sub, member, day } = play;
  const share = String(agent?.share_pct ?? '0.0000');
  const commission = String(agent?.commission_pct ?? '0.0000');
  const shares = sharesOf(play, {
    share,
    agentCommission: commission,
    memberCommission,
    cost: sub.costPct,
    costBase: sub.costBase,
  });
  return {
    id,
    stat_date: day,
    agent_id: member.agent.id,
    member_id: member.id,
    sub_provider_id: sub.id,
    bet_count: play.betCount,
    turnover: play.turnover,
    valid_turnover: play.validTurnover,
    payout: play.payout,
    member_commission: shares.memberCommission,
    agent_winloss: shares.agentWinloss,
    agent_commission: shares.agentCommission,
    provider_cost: shares.providerCost,
    share_pct: share,
    agent_commission_pct: commission,
    member_commission_pct: memberCommission,
    cost_pct: sub.costPct,
    cost_base: sub.costBase,
    revision: 1,
    recorded_at: world.now,
  };
}
