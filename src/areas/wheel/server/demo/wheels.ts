import { bangkokDay, startOfDay } from '#contract/time.ts';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Posting } from '#server/demo/postings.ts';
import type { DemoReward as Reward } from '#server/demo/rewards.ts';
import type { Story } from '#server/demo/story.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { baht, day, hour, later, momentBack, stamp, type World } from '#server/demo/world.ts';
import { rewardPosting, turnoverOf } from '#server/rewards/give-reward.ts';
import { draw } from '../spin/draw.ts';
import { demoSlots } from './wheel-list.ts';

type Stock = SeedRow<'wheel_stock'> & { id: number; weight: number };
type Prize = SeedRow<'wheel_reward'> & { id: number };
type Tally = { wheel_id: number; stock_id: number; ends_at: Date; spins: number; payout: bigint };

/** Spins reach back so many days; a paused wheel was last spun some days ago. */
const reach = 14;
const pausedFor = 4;
const money: readonly string[] = ['credit', 'credit_free', 'item', 'coupon'];
const staff = { created_by: null, updated_by: null, version: 1 };

/**
 * Wheels with their slots and rewards, and what members won on them: credit goes through the books, points and tickets
 * through their wallets. Told after the visits: whoever wins credit has made the last of theirs.
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

/** What was spun, in the order of time. */
function play(world: World, members: readonly DemoMember[], story: Story, things: Things) {
  const spins: (SeedRow<'wheel_spin'> & { id: number })[] = [];
  const prizes: Prize[] = [];
  const tallies = new Map<string, Tally>();
  const moves: WalletChange[] = [];
  const tell = (change: Omit<WalletChange, 'isBooked'>) => moves.push({ ...change, isBooked: false });
  const postings: Posting[] = [];
  const last = new Map<number, Date>();
  for (const { member, at } of story.events) {
    if (at > (last.get(member.id) ?? new Date(0))) last.set(member.id, at);
  }
  const often = new Map<string, number>();
  for (const { wheel, member, at } of visits(world, members, things)) {
    const endsAt = later(startOfDay(bangkokDay(at)), day);
    const turns = `${wheel.id}/${member.id}/${endsAt.getTime()}`;
    if ((often.get(turns) ?? 0) >= (wheel.max_spins_per_day ?? 1)) continue;
    const quiet = at > (last.get(member.id) ?? new Date(0));
    const slots = things.stocks
      .filter((stock) => stock.wheel_id === wheel.id)
      .flatMap((stock) => {
        const reward = things.rewards.find(({ id }) => id === stock.event_reward_id);
        return reward ? [{ stock, reward }] : [];
      });
    const used = (stock: Stock, today: boolean) =>
      [...tallies.values()]
        .filter(({ stock_id, ends_at }) => stock_id === stock.id && (!today || +ends_at === +endsAt))
        .reduce((sum, tally) => sum + tally.spins, 0);
    const chance = world.random('wheel-draw', spins.length);
    const drawn = draw(
      slots.map(({ stock, reward }) => ({
        id: stock.id,
        weight: stock.weight,
        standIn: stock.fallback_stock_id ?? null,
        left:
          // Credit is for those whose story is told: nothing comes between it and the balance that they end with.
          (quiet || (reward.type !== 'credit' && reward.type !== 'credit_free')) &&
          (reward.stock_total == null || reward.stock_used < reward.stock_total) &&
          (stock.daily_quota == null || used(stock, true) < stock.daily_quota) &&
          (stock.total_quota == null || used(stock, false) < stock.total_quota),
        cost: money.includes(reward.type ?? '') ? (reward.value ?? 0n) : 0n,
      })),
      null,
      (below) => chance.int(0, below - 1),
    );
    const given = slots.find(({ stock }) => stock.id === drawn?.given.id);
    if (!drawn || !given) continue;
    often.set(turns, (often.get(turns) ?? 0) + 1);
    const { stock, reward } = given;
    reward.stock_used += 1;
    const id = spins.length + 1;
    const number = `WS${stamp(bangkokDay(at))}${String(id).padStart(6, '0')}`;
    const costs = wheel.cost_type === 'ticket' || wheel.cost_type === 'point' ? (wheel.cost_value ?? 0) : 0;
    spins.push({
      ...{ id, spin_no: number, request_key: `demo-${id}`, wheel_id: wheel.id, agent_id: member.agent.id },
      ...{ member_id: member.id, drawn_stock_id: drawn.drawn.id, stock_id: stock.id, event_reward_id: reward.id },
      ...{ cost_type: wheel.cost_type ?? 'free', cost_value: costs, payout: drawn.given.cost, ends_at: endsAt },
      created_at: at,
    });
    const counted = `${stock.id}/${endsAt.getTime()}`;
    const tally = tallies.get(counted) ?? {
      wheel_id: wheel.id,
      stock_id: stock.id,
      ends_at: endsAt,
      spins: 0,
      payout: 0n,
    };
    tallies.set(counted, { ...tally, spins: tally.spins + 1, payout: tally.payout + drawn.given.cost });
    const move = { at, member, ref: number, turnover: 0n, refType: 'wheel' } as const;
    if (costs > 0) {
      const wallet = wheel.cost_type === 'point' ? 'point' : 'ticket';
      tell({ ...move, wallet, type: 'wheel_spin', amount: BigInt(-costs) * 100n, remark: null, actor: 'member' });
    }
    if (reward.type === 'none') continue;
    const prize = prizes.length + 1;
    const value = reward.value ?? 0n;
    const line = { ...move, type: 'wheel_reward', amount: value, remark: reward.name, actor: 'system' } as const;
    let turnover = 0n;
    if (reward.type === 'credit' || reward.type === 'credit_free') {
      turnover = turnoverOf(value, reward.turnover_multiple ?? null);
      tell({ ...line, wallet: 'main', turnover });
      member.turnoverRequired += turnover;
      const ref = { type: 'wheel_reward', id: prize };
      postings.push({ at, ...rewardPosting({ memberId: member.id, source: 'wheel', ref, value }) });
    } else if (reward.type === 'point' || reward.type === 'ticket') {
      tell({ ...line, wallet: reward.type });
    }
    prizes.push({ ...prizeOf(world, at, reward, prize), ...parts(spins.at(-1)), turnover_required: turnover });
  }
  return {
    spins,
    prizes,
    tallies: [...tallies.values()].map((tally, i) => ({ id: i + 1, ...tally })),
    moves,
    postings,
  };
}

const parts = (spin: (SeedRow<'wheel_spin'> & { id: number }) | undefined) => ({
  ...{ spin_id: spin?.id ?? 0, wheel_id: spin?.wheel_id ?? 0, agent_id: spin?.agent_id ?? 0 },
  ...{ member_id: spin?.member_id ?? 0, event_reward_id: spin?.event_reward_id ?? 0 },
});

/** Who spins which wheel when. */
function* visits(world: World, members: readonly DemoMember[], { wheels }: Things) {
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

/** What became of a prize: older ones were sent, some nobody asked for in time. */
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
