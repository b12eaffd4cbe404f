import { bangkokDay } from '#contract/time.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { PointEvent } from './shop.ts';
import type { Story, WalletEvent } from './story.ts';
import { baht, dayBefore, stamp, type World } from './world.ts';

type Log = SeedRow<'wallet_log'>;

const walletTypes = ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] as const;

interface Line extends Omit<Log, 'log_no' | 'id'> {
  readonly created_at: Date;
}

/** The main wallet of every member, the others where something is in them, and every line of their histories, numbered in the order of time. */
export function makeWallets(
  world: World,
  members: readonly DemoMember[],
  story: Story,
  points: readonly PointEvent[] = [],
) {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const holds = new Map<number, bigint>();
  for (const { status, member, amount } of story.withdrawals) {
    if (status !== 'success' && status !== 'refunded') holds.set(member.id, (holds.get(member.id) ?? 0n) + amount);
  }
  const wallets: SeedRow<'wallet'>[] = [];
  const spent = new Map<number, PointEvent[]>();
  for (const event of points) spent.set(event.member.id, [...(spent.get(event.member.id) ?? []), event]);
  /** What a wallet of points held before its first event, by member. */
  const openings = new Map<number, { walletId: number; amount: bigint; at: Date }>();
  const lines: Line[] = [];
  const carry = (member: DemoMember, type: Log['wallet_type'], balance: bigint) => {
    if (balance === 0n) return;
    const at = member.registeredAt > start ? member.registeredAt : start;
    lines.push({
      ...blank(member, at),
      wallet_type: type,
      log_type: 'import',
      amount: balance,
      balance_before: 0n,
      balance_after: balance,
      ref_type: 'import',
      ref_id: null,
      actor_type: 'system',
      actor_name: 'ระบบ',
      remark: 'ยอดยกมา',
    });
  };
  for (const member of members) {
    const random = world.random('wallet', member.id);
    const plays = member.weight > 0;
    carry(member, 'main', member.openingBalance);
    for (const type of walletTypes) {
      const main = type === 'main';
      const spared = main ? member.balance : plays ? spare(type, random.next(), random.next()) : 0n;
      const own = type === 'point' ? (spent.get(member.id) ?? []) : [];
      // Enough to begin with that nothing is ever spent that was not there.
      const opening = own.length === 0 ? spared : spared + lowest(own);
      const balance = own.reduce((sum, { amount }) => sum + amount, opening);
      // A wallet comes into being with its first baht, point or ticket.
      if (!main && balance === 0n && own.length === 0) continue;
      if (!main) carry(member, type, opening);
      if (own.length > 0) {
        const at = member.registeredAt > start ? member.registeredAt : start;
        openings.set(member.id, { walletId: wallets.length + 1, amount: opening, at });
        lines.push(...pointLines(own, opening));
      }
      wallets.push({
        id: wallets.length + 1,
        member_id: member.id,
        wallet_type: type,
        balance,
        pending: main ? (holds.get(member.id) ?? 0n) : 0n,
        turnover_required: main ? member.turnoverRequired : 0n,
        turnover_done: main ? member.turnoverDone : 0n,
        updated_at: (main ? member.lastBetAt : null) ?? member.registeredAt,
      });
    }
  }
  for (const event of story.events) lines.push(lineOf(event));
  const logs = lines
    .map((line, index) => ({ line, index }))
    .sort((a, b) => a.line.created_at.getTime() - b.line.created_at.getTime() || a.index - b.index)
    .map(
      ({ line }, index): Log => ({
        id: index + 1,
        log_no: `L${stamp(bangkokDay(line.created_at))}${String(index + 1).padStart(6, '0')}`,
        ...line,
      }),
    );
  return { wallets, logs, openings };
}

/** How far below zero the events would lead, in the order of time; as a positive amount. */
function lowest(events: PointEvent[]): bigint {
  events.sort((a, b) => a.at.getTime() - b.at.getTime());
  let sum = 0n;
  let least = 0n;
  for (const { amount } of events) {
    sum += amount;
    if (sum < least) least = sum;
  }
  return -least;
}

/** The lines of a wallet of points. */
function pointLines(events: readonly PointEvent[], opening: bigint): Line[] {
  let balance = opening;
  return events.map(({ at, member, type, amount, ref }): Line => {
    const before = balance;
    balance += amount;
    const actor = type === 'shop_redeem' ? 'member' : type === 'shop_refund' ? 'staff' : 'system';
    return {
      ...blank(member, at),
      wallet_type: 'point',
      log_type: type,
      amount,
      balance_before: before,
      balance_after: balance,
      ref_type: ref.type,
      ref_id: ref.id,
      actor_type: actor,
      actor_name: actor === 'member' ? member.username : actor === 'staff' ? 'แอดมิน' : 'ระบบ',
    };
  });
}

/** Balance of a wallet other than the main one: most are empty. */
function spare(type: Log['wallet_type'], luck: number, size: number): bigint {
  if (type === 'point') return luck < 0.4 ? BigInt(Math.floor(size * 600)) * 100n : 0n;
  if (type === 'ticket') return luck < 0.1 ? BigInt(1 + Math.floor(size * 4)) * 100n : 0n;
  return luck < 0.06 ? baht(Math.floor(size * 300)) : 0n;
}

function blank(member: DemoMember, at: Date) {
  return {
    created_at: at,
    agent_id: member.agent.id,
    member_id: member.id,
    provider_code: null,
    game_code: null,
    round_id: null,
    turnover_added: 0n,
    remark: null,
  };
}

function lineOf(event: WalletEvent): Line {
  const { member, at, type, amount, before, after } = event;
  return {
    ...blank(member, at),
    wallet_type: 'main',
    log_type: type,
    amount,
    balance_before: before,
    balance_after: after,
    ...sourceOf(event),
    provider_code: event.provider ?? null,
    turnover_added: type === 'deposit' ? amount : 0n,
  };
}

function sourceOf({
  type,
  member,
  deposit,
  withdrawal,
}: WalletEvent): Pick<Line, 'ref_type' | 'ref_id' | 'actor_type' | 'actor_name' | 'remark'> {
  switch (type) {
    case 'deposit':
      return {
        ref_type: 'deposit',
        ref_id: deposit?.ref ?? null,
        actor_type: 'system',
        actor_name: 'ระบบ',
        remark: null,
      };
    case 'bet':
    case 'settle':
      return { ref_type: 'bet', ref_id: null, actor_type: 'provider', actor_name: null, remark: 'สรุปรายรอบการเล่น' };
    case 'withdraw':
      return {
        ref_type: 'withdraw',
        ref_id: withdrawal?.ref ?? null,
        actor_type: 'member',
        actor_name: member.username,
        remark: null,
      };
    case 'withdraw_refund':
      return {
        ref_type: 'withdraw',
        ref_id: withdrawal?.ref ?? null,
        actor_type: 'staff',
        actor_name: withdrawal?.refund?.step.by?.name ?? null,
        remark: withdrawal?.refund?.reason ?? null,
      };
  }
}
