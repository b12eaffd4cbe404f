import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { DemoConfig } from '#server/demo/agent-configs.ts';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Posting } from '#server/demo/postings.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { hour, later, minute, second, type World } from '#server/demo/world.ts';
import { rebatePosting } from '../pay.ts';
import { endedPeriods } from '../periods.ts';
import { lossOf, rebateOf } from '../rebate.ts';

type Row = SeedRow<'cashback_log'>;

/** What a member did on one day, in satang. */
interface Day {
  turnover: bigint;
  payout: bigint;
  deposits: bigint;
  withdrawals: bigint;
  bonus: bigint;
  readonly valid: Map<string, bigint>;
}

/** Days by member, from the facts. */
function daysOf({ story, bets, subs, bonuses }: DemoScene): ReadonlyMap<number, ReadonlyMap<string, Day>> {
  const found = new Map<number, Map<string, Day>>();
  const at = (member: number, date: string): Day => {
    const days = found.get(member) ?? new Map<string, Day>();
    found.set(member, days);
    const day = days.get(date) ?? {
      turnover: 0n,
      payout: 0n,
      deposits: 0n,
      withdrawals: 0n,
      bonus: 0n,
      valid: new Map(),
    };
    days.set(date, day);
    return day;
  };
  const types = new Map(subs.map(({ id, type }) => [id, type]));
  for (const bet of bets) {
    const day = at(bet.member_id, bet.stat_date);
    day.turnover += bet.turnover;
    day.payout += bet.payout;
    const type = types.get(bet.sub_provider_id) ?? 'slot';
    day.valid.set(type, (day.valid.get(type) ?? 0n) + bet.valid_turnover);
  }
  for (const { type, member, at: moment, amount } of story.events) {
    if (type === 'deposit') at(member.id, bangkokDay(moment)).deposits += amount;
  }
  for (const { status, member, completedAt, amount } of story.withdrawals) {
    if (status === 'success' && completedAt) at(member.id, bangkokDay(completedAt)).withdrawals += amount;
  }
  for (const { member, at: moment, type, amount } of bonuses) {
    if (type === 'credit_free' || type === 'bonus_cut') at(member.id, bangkokDay(moment)).bonus += amount;
  }
  return found;
}

const between = (days: ReadonlyMap<string, Day>, from: string, to: string): readonly Day[] =>
  from === to
    ? [days.get(from) ?? []].flat()
    : [...days].filter(([date]) => date >= from && date <= to).map(([, day]) => day);

/** Rebates as the job makes them of these facts, what was paid of them, and what that leaves in wallets and books. */
export function makeRebates(scene: DemoScene): {
  readonly rows: readonly Row[];
  readonly changes: readonly WalletChange[];
  readonly postings: readonly Posting[];
} {
  const { members, configs } = scene;
  const days = daysOf(scene);
  const people = new Map<number, DemoMember[]>();
  for (const member of members) {
    if (member.status !== 'active' || !days.has(member.id)) continue;
    people.set(member.agent.id, [...(people.get(member.agent.id) ?? []), member]);
  }
  const rows = configs
    .flatMap((config) =>
      runsOf(scene.world, config).flatMap((run) =>
        (people.get(config.agent_id) ?? []).flatMap((member) => {
          const lived = between(days.get(member.id) ?? new Map(), run.from, run.to);
          return lived.length > 0 ? rebatesOf(scene.world, member, lived, run) : [];
        }),
      ),
    )
    .sort(
      (a, b) => (a.calculated_at as Date).getTime() - (b.calculated_at as Date).getTime() || a.member_id - b.member_id,
    )
    .map((row, index) => ({ id: index + 1, ...row }));
  const byId = new Map(members.map((member) => [member.id, member]));
  const paid = rows.flatMap((row) => {
    const member = byId.get(row.member_id);
    return row.paid_at && member
      ? [{ row, member, at: row.paid_at as Date, wallet: row.wallet_type as 'cashback' | 'commission' }]
      : [];
  });
  return {
    rows,
    changes: paid.map(({ row, member, at, wallet }) => ({
      ...{ member, wallet, at, type: `cashback_${row.kind}`, amount: row.amount, isBooked: true },
      ...{ refType: 'cashback', ref: String(row.id), actor: row.claim_mode === 'manual' ? 'member' : 'system' },
    })),
    postings: paid.map(({ row, at, wallet }) => ({ at, ...rebatePosting({ ...row, wallet_type: wallet }) })),
  };
}

/** The calculations of an agent that are over: of each kind that is on, one a period. */
function runsOf(world: World, config: DemoConfig): readonly About[] {
  const kinds = [
    ...(config.winloss_enabled ? [{ kind: 'winloss', cycle: config.winloss_cycle } as const] : []),
    ...(config.turnover_enabled ? [{ kind: 'turnover', cycle: config.turnover_cycle } as const] : []),
  ];
  return kinds.flatMap(({ kind, cycle }) =>
    endedPeriods(cycle, world.today, world.size.days - 1)
      .map((period) => ({
        kind,
        cycle,
        config,
        ...period,
        calculated: later(startOfDay(period.to), 25 * hour + 10 * minute),
      }))
      .filter(({ calculated }) => calculated <= world.now),
  );
}

interface About {
  readonly kind: 'winloss' | 'turnover';
  readonly cycle: DemoConfig['winloss_cycle'];
  readonly config: DemoConfig;
  readonly from: string;
  readonly to: string;
  readonly calculated: Date;
}

const total = (days: readonly Day[], of: (day: Day) => bigint) => days.reduce((sum, day) => sum + of(day), 0n);

function rebatesOf(world: World, member: DemoMember, lived: readonly Day[], about: About): readonly Omit<Row, 'id'>[] {
  const { kind, config } = about;
  if (kind === 'winloss') {
    const bonus = total(lived, (day) => day.bonus);
    const base = lossOf({
      turnover: total(lived, (day) => day.turnover),
      payout: total(lived, (day) => day.payout),
      bonus,
    });
    if (base === 0n) return [];
    const money = {
      deposit_total: total(lived, (day) => day.deposits),
      withdraw_total: total(lived, (day) => day.withdrawals),
      bonus_total: bonus,
    };
    const rules = { rate: config.winloss_pct, most: config.winloss_max, leastBase: config.winloss_min_loss, least: 1n };
    return [rowOf(world, member, about, null, base, rules, money)];
  }
  const types = new Set(lived.flatMap(({ valid }) => [...valid.keys()]));
  return [...types].sort().flatMap((type) => {
    const base = total(lived, ({ valid }) => valid.get(type) ?? 0n);
    const rules = { rate: config.turnover_pct, most: config.turnover_max, leastBase: 0n, least: config.turnover_min };
    return base === 0n ? [] : [rowOf(world, member, about, type, base, rules)];
  });
}

const noMoney = { deposit_total: 0n, withdraw_total: 0n, bonus_total: 0n };

function rowOf(
  world: World,
  member: DemoMember,
  { kind, cycle, config, from, to, calculated }: About,
  type: string | null,
  base: bigint,
  rules: Parameters<typeof rebateOf>[1],
  money: typeof noMoney = noMoney,
): Omit<Row, 'id'> {
  const random = world.random('rebate', `${kind}/${member.id}/${from}/${type ?? ''}`);
  const { amount, capped, status } = rebateOf(base, rules);
  const claim = kind === 'winloss' ? config.winloss_claim : config.turnover_claim;
  const end = later(calculated, config.claim_hours * hour);
  const takes =
    claim === 'auto'
      ? later(calculated, random.int(5, 90) * second)
      : later(calculated, random.int(10, 23 * 60) * minute);
  const isPaid = status === 'pending' && (claim === 'auto' || random.chance(0.72)) && takes <= world.now;
  const isOver = status === 'pending' && !isPaid && claim === 'manual' && end <= world.now;
  return {
    kind,
    cycle,
    period_from: from,
    period_to: to,
    agent_id: member.agent.id,
    member_id: member.id,
    ...money,
    winloss_base: kind === 'winloss' ? base : 0n,
    turnover_base: kind === 'turnover' ? base : 0n,
    game_type: type as Row['game_type'] & string,
    rate_pct: rules.rate,
    amount,
    cap_applied: capped,
    wallet_type: kind === 'winloss' ? 'cashback' : 'commission',
    claim_mode: claim,
    status: isPaid ? 'paid' : isOver ? 'expired' : status,
    calculated_at: calculated,
    expires_at: claim === 'manual' && status === 'pending' ? end : null,
    paid_at: isPaid ? takes : null,
  };
}
