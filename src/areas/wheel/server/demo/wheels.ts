import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Posting } from '#server/demo/postings.ts';
import type { DemoReward as Reward } from '#server/demo/rewards.ts';
import type { Scenario } from '#server/demo/scenario.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { baht, day, hour, later, momentBack, stamp, type World } from '#server/demo/world.ts';
import { rewardPosting, turnoverOf } from '#server/rewards/give-reward.ts';
import { draw } from '../spin/draw.ts';
import { demoSlots } from './wheel-list.ts';

type Stock = SeedRow<'wheel_stock'> & { id: number; weight: number };
type Prize = SeedRow<'wheel_reward'> & { id: number };
type Spin = SeedRow<'wheel_spin'> & { id: number; ends_at: Date; payout: bigint };
type Tally = { wheel_id: number; stock_id: number; ends_at: Date; spins: number; payout: bigint };

/** Spins reach back so many days; a paused wheel was last spun some days ago. */
const reach = 14;
const pausedFor = 4;
const money: readonly string[] = ['credit', 'credit_free', 'item', 'coupon'];
const staff = { created_by: null, updated_by: null, version: 1 };

/**
 * Wheels with their slots and rewards, and what members won on them: credit goes through the books, points and tickets
 * through their wallets. Generated after the visits: members who win credit have had their last one.
 */
export function makeWheels({ world, agents: { agents }, members, story, rewards }: DemoScene) {
  const count = world.size.agents <= 2 ? 1 : 3;
  const opened = later(world.now, -40 * day);
  const ids = agents.map(({ id }) => id);
  const half = Math.ceil(ids.length / 2);
  const configs = [
    { name: 'กงล้อมหาโชค', agents: ids, cost: 'ticket', value: 1, budget: 20_000, most: 5, status: 'active' },
    {
      name: 'กงล้อวันเสาร์',
      agents: ids.slice(0, half),
      cost: 'point',
      value: 50,
      budget: 8_000,
      most: 3,
      status: 'paused',
    },
    { name: 'กงล้อปีใหม่', agents: ids, cost: 'free', value: null, budget: 50_000, most: 1, status: 'draft' },
  ] as const;
  const wheels = configs.slice(0, count).map((config, index): SeedRow<'wheel_config'> & { id: number } => ({
    ...{ id: index + 1, name: config.name, agent_ids: [...config.agents], image_url: null, background_url: null },
    ...{ segment_count: demoSlots[index]?.length ?? 8, cost_type: config.cost, cost_value: config.value },
    ...{ deposit_per_ticket: null, max_spins_per_day: config.most, reset_time: '00:00' },
    ...{ budget_per_day: baht(config.budget), start_at: index === 2 ? later(world.now, 20 * day) : opened },
    ...{ end_at: index === 2 ? later(world.now, 50 * day) : null, status: config.status },
    ...{ created_at: opened, updated_at: opened, ...staff },
  }));
  const stocks = wheels.flatMap(({ id: wheel }, index) => {
    const from = demoSlots.slice(0, index).reduce((sum, slots) => sum + slots.length, 0);
    return (demoSlots[index] ?? []).map(
      (slot, at): Stock => ({
        ...{ id: from + at + 1, wheel_id: wheel, position: at + 1, event_reward_id: slot.reward + 1 },
        ...{ weight: slot.weight, probability_pct: (slot.weight / 100).toFixed(4), status: 'active' },
        ...{ daily_quota: slot.daily ?? null, total_quota: slot.total ?? null },
        ...{ fallback_stock_id: slot.standIn === undefined ? null : from + slot.standIn },
        ...{ created_at: opened, updated_at: opened, ...staff },
      }),
    );
  });
  const activeAgents = wheels
    .filter(({ status }) => status === 'active')
    .flatMap(({ id, agent_ids }) => agent_ids.map((agent) => ({ agent_id: agent, wheel_id: id })));
  return { wheels, stocks, activeAgents, ...play(world, members, story, { rewards, wheels, stocks }) };
}

interface Things {
  readonly rewards: readonly Reward[];
  readonly wheels: readonly (SeedRow<'wheel_config'> & { id: number })[];
  readonly stocks: readonly Stock[];
}

/** Spins, and what has been drawn so far. */
class Spins {
  readonly spins: Spin[] = [];
  readonly prizes: Prize[] = [];
  readonly moves: WalletChange[] = [];
  readonly postings: Posting[] = [];
  readonly #world: World;
  readonly #things: Things;
  /** When each member's story ends. */
  readonly #last: ReadonlyMap<number, Date>;
  readonly #tallies = new Map<string, Tally>();
  readonly #turns = new Map<string, number>();

  constructor(world: World, things: Things, last: ReadonlyMap<number, Date>) {
    this.#world = world;
    this.#things = things;
    this.#last = last;
  }

  get tallies(): readonly (Tally & { readonly id: number })[] {
    return [...this.#tallies.values()].map((tally, i) => ({ id: i + 1, ...tally }));
  }

  /** One spin, where the member has one left today and something is left to win. */
  spin({ wheel, member, at }: Visit): void {
    const endsAt = later(startOfDay(bangkokDay(at)), day);
    const turns = `${wheel.id}/${member.id}/${endsAt.getTime()}`;
    if ((this.#turns.get(turns) ?? 0) >= (wheel.max_spins_per_day ?? 1)) return;
    const slots = this.#things.stocks
      .filter((stock) => stock.wheel_id === wheel.id)
      .flatMap((stock) => {
        const reward = this.#things.rewards.find(({ id }) => id === stock.event_reward_id);
        return reward ? [{ stock, reward }] : [];
      });
    const chance = this.#world.random('wheel-draw', this.spins.length);
    // Credit is only for members with a scenario: nothing comes between it and their final balance.
    const takesCredit = at > (this.#last.get(member.id) ?? new Date(0));
    const drawn = draw(
      slots.map(({ stock, reward }) => ({
        ...{ id: stock.id, weight: stock.weight, standIn: stock.fallback_stock_id ?? null },
        left: (takesCredit || !isCredit(reward)) && this.#isLeft(stock, reward, endsAt),
        cost: money.includes(reward.type ?? '') ? (reward.value ?? 0n) : 0n,
      })),
      null,
      (below) => chance.int(0, below - 1),
    );
    const given = slots.find(({ stock }) => stock.id === drawn?.given.id);
    if (!drawn || !given) return;
    this.#turns.set(turns, (this.#turns.get(turns) ?? 0) + 1);
    given.reward.stock_used += 1;
    const id = this.spins.length + 1;
    const ref = `WS${stamp(bangkokDay(at))}${String(id).padStart(6, '0')}`;
    const costs = wheel.cost_type === 'ticket' || wheel.cost_type === 'point' ? (wheel.cost_value ?? 0) : 0;
    const spin = {
      ...{ id, spin_no: ref, request_key: `demo-${id}`, wheel_id: wheel.id, agent_id: member.agent.id },
      ...{ member_id: member.id, drawn_stock_id: drawn.drawn.id, stock_id: given.stock.id },
      ...{ event_reward_id: given.reward.id, cost_type: wheel.cost_type ?? 'free', cost_value: costs },
      ...{ payout: drawn.given.cost, ends_at: endsAt, created_at: at },
    };
    this.spins.push(spin);
    this.#count(spin);
    const move = { at, member, ref, refType: 'wheel', isBooked: false } as const;
    if (costs > 0) {
      const wallet = wheel.cost_type === 'point' ? 'point' : 'ticket';
      this.moves.push({ ...move, wallet, type: 'wheel_spin', amount: BigInt(-costs) * 100n, actor: 'member' });
    }
    if (given.reward.type !== 'none') this.#give(spin, given.reward, move);
  }

  #isLeft(stock: Stock, reward: Reward, endsAt: Date): boolean {
    const own = [...this.#tallies.values()].filter(({ stock_id }) => stock_id === stock.id);
    const used = (tallies: readonly Tally[]) => tallies.reduce((sum, tally) => sum + tally.spins, 0);
    return (
      (reward.stock_total == null || reward.stock_used < reward.stock_total) &&
      (stock.daily_quota == null || used(own.filter(({ ends_at }) => +ends_at === +endsAt)) < stock.daily_quota) &&
      (stock.total_quota == null || used(own) < stock.total_quota)
    );
  }

  #count({ stock_id, wheel_id, ends_at, payout }: Spin): void {
    const key = `${stock_id}/${ends_at.getTime()}`;
    const { spins, payout: paid } = this.#tallies.get(key) ?? { spins: 0, payout: 0n };
    this.#tallies.set(key, { wheel_id, stock_id, ends_at, spins: spins + 1, payout: paid + payout });
  }

  /** Writes what was won: credit, points and tickets at once, the rest waits to be sent. */
  #give(spin: Spin, reward: Reward, move: Pick<WalletChange, 'at' | 'member' | 'ref' | 'refType' | 'isBooked'>): void {
    const { at, member } = move;
    const id = this.prizes.length + 1;
    const value = reward.value ?? 0n;
    const line = { ...move, type: 'wheel_reward', amount: value, remark: reward.name, actor: 'system' } as const;
    const turnover = isCredit(reward) ? turnoverOf(value, reward.turnover_multiple ?? null) : 0n;
    if (isCredit(reward)) {
      this.moves.push({ ...line, wallet: 'main', turnover });
      member.turnoverRequired += turnover;
      const ref = { type: 'wheel_reward', id };
      this.postings.push({ at, ...rewardPosting({ memberId: member.id, source: 'wheel', ref, value }) });
    } else if (reward.type === 'point' || reward.type === 'ticket') {
      this.moves.push({ ...line, wallet: reward.type });
    }
    this.prizes.push({ ...prizeOf(this.#world, at, reward, id), ...partsOf(spin), turnover_required: turnover });
  }
}

const isCredit = ({ type }: Reward): boolean => type === 'credit' || type === 'credit_free';

/** What was spun, in the order of time. */
function play(world: World, members: readonly DemoMember[], story: Scenario, things: Things) {
  const last = new Map<number, Date>();
  for (const { member, at } of story.events) {
    if (at > (last.get(member.id) ?? new Date(0))) last.set(member.id, at);
  }
  const all = new Spins(world, things, last);
  for (const visit of visits(world, members, things)) all.spin(visit);
  const { spins, prizes, tallies, moves, postings } = all;
  return { spins, prizes, tallies, moves, postings };
}

const partsOf = ({ id, wheel_id, agent_id, member_id, event_reward_id }: Spin) => ({
  ...{ spin_id: id, wheel_id, agent_id, member_id, event_reward_id },
});

interface Visit {
  readonly wheel: Things['wheels'][number];
  readonly member: DemoMember;
  readonly at: Date;
}

/** Who spins which wheel when. */
function* visits(world: World, members: readonly DemoMember[], { wheels }: Things): Generator<Visit> {
  const days = Math.min(reach, world.size.days - 1);
  const all = wheels.flatMap((wheel) => {
    if (wheel.status === 'draft') return [];
    const random = world.random('wheel-visits', wheel.id);
    const players = members.filter(
      ({ weight, status, agent }) => weight > 0 && status === 'active' && wheel.agent_ids.includes(agent.id),
    );
    const until = wheel.status === 'active' ? 0 : pausedFor;
    return Array.from({ length: Math.max(0, days - until) }, (_, i) => i + until).flatMap((back) =>
      Array.from({ length: Math.ceil(world.size.visits / 10) }, () => {
        const member = random.pick(players);
        return { wheel, member, at: momentBack(world, back, random) };
      }).filter(({ member, at }) => at > member.registeredAt && at <= world.now),
    );
  });
  yield* all.sort((a, b) => +a.at - +b.at || a.member.id - b.member.id);
}

/** The status of a prize: older ones were shipped, some expired unclaimed. */
function prizeOf(world: World, at: Date, reward: Reward, id: number) {
  const waits = reward.type === 'item' || reward.type === 'coupon';
  const expires = reward.expire_hours ? later(at, reward.expire_hours * hour) : null;
  const sent = waits && +world.now - +at > 3 * day && world.random('wheel-prize', id).chance(0.7);
  const status = !waits ? ('credited' as const) : sent ? ('shipped' as const) : ('claim_pending' as const);
  const done = !waits ? at : sent ? later(at, 2 * day) : null;
  return {
    ...{ id, type: reward.type ?? 'none', value: reward.value ?? 0n, withdraw_cap: reward.withdraw_cap ?? null },
    ...{ expires_at: expires, done_at: done, status, note: null },
    tracking_no: sent && reward.type === 'item' ? `TH${world.random('wheel-parcel', id).digits(9)}` : null,
    ...{ wallet_log_no: null, created_at: at, updated_at: done ?? at, ...staff },
  };
}

/** Prizes with the lines of the wallets that they went into. */
export function withLines<T extends { readonly spin_id: number }>(
  prizes: readonly T[],
  spins: readonly { readonly id: number; readonly spin_no: string }[],
  logs: readonly { readonly log_type: string; readonly ref_id?: string | null; readonly log_no: string }[],
): readonly T[] {
  const numbers = new Map(spins.map(({ id, spin_no }) => [id, spin_no]));
  const lines = new Map(
    logs.filter(({ log_type }) => log_type === 'wheel_reward').map((log) => [log.ref_id, log.log_no]),
  );
  return prizes.map((prize) => ({ ...prize, wallet_log_no: lines.get(numbers.get(prize.spin_id) ?? '') ?? null }));
}
