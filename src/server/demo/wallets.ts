import { bangkokDay } from '#contract/time.ts';
import { walletOpening } from '../ledger/side-wallet.ts';
import type { AffiliatePayment } from './affiliate.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { RoundLine } from './play-rounds.ts';
import type { Posting } from './postings.ts';
import type { Story, WalletEvent } from './story.ts';
import { blank, type Line, lineOf, roundLine } from './wallet-lines.ts';
import { baht, dayBefore, stamp, type World } from './world.ts';

type Log = SeedRow<'wallet_log'>;

const walletTypes = ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] as const;

/** A line of a wallet besides the credit, told elsewhere; its wallet begins with nothing. Satang, signed. */
export interface OtherLine {
  readonly member: DemoMember;
  readonly wallet: 'bonus' | 'cashback' | 'commission';
  readonly at: Date;
  readonly type: Log['log_type'];
  readonly amount: bigint;
  readonly ref: NonNullable<Log['ref_type']>;
  readonly refId: string;
  readonly actor: 'member' | 'system';
}

const told: ReadonlySet<string> = new Set(['bonus', 'cashback', 'commission']);

/** A change of a wallet that an area tells of. Satang, signed. */
export interface WalletChange {
  readonly at: Date;
  readonly member: DemoMember;
  readonly wallet: Log['wallet_type'];
  readonly amount: bigint;
  /** Is it in the books, too? */
  readonly isBooked: boolean;
  readonly line: (before: bigint) => Line;
}

/** The main wallet of every member, the others where something is in them, and every line of their histories, numbered in the order of time. */
export function makeWallets(
  world: World,
  members: readonly DemoMember[],
  story: Story,
  more: {
    /** Rounds of the last days, and the events of the story that they stand for. */
    readonly rounds: { readonly lines: readonly RoundLine[]; readonly told: ReadonlySet<WalletEvent> };
    readonly payments: readonly AffiliatePayment[];
    /** Free credit and rebates. */
    readonly others: readonly OtherLine[];
    /** What areas took and gave. */
    readonly changes: readonly WalletChange[];
  },
) {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const holds = new Map<number, bigint>();
  for (const { status, member, amount } of story.withdrawals) {
    if (status !== 'success' && status !== 'refunded') holds.set(member.id, (holds.get(member.id) ?? 0n) + amount);
  }
  const changes = new Map<string, WalletChange[]>();
  for (const move of [...more.changes].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${move.member.id}/${move.wallet}`;
    changes.set(key, [...(changes.get(key) ?? []), move]);
  }
  const wallets: SeedRow<'wallet'>[] = [];
  /** What a wallet of points held besides what the books tell of it, by member. */
  const openings = new Map<number, { walletId: number; amount: bigint; at: Date }>();
  const lines: Line[] = [];
  const carry = (member: DemoMember, type: Log['wallet_type'], balance: bigint, first?: Date) => {
    if (balance === 0n) return;
    const begins = member.registeredAt > start ? member.registeredAt : start;
    // What was there before the first change cannot come after it.
    const at = first && first < begins ? new Date(first.getTime() - 1000) : begins;
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
  const held = new Map<string, bigint>();
  for (const line of [...more.others].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${line.member.id}/${line.wallet}`;
    const before = held.get(key) ?? 0n;
    held.set(key, before + line.amount);
    lines.push({
      ...blank(line.member, line.at),
      wallet_type: line.wallet,
      log_type: line.type,
      amount: line.amount,
      balance_before: before,
      balance_after: before + line.amount,
      ref_type: line.ref,
      ref_id: line.refId,
      actor_type: line.actor,
      actor_name: line.actor === 'member' ? line.member.username : 'ระบบ',
    });
  }
  const earned = earnings(more.payments);
  for (const member of members) {
    const random = world.random('wallet', member.id);
    const plays = member.weight > 0;
    carry(member, 'main', member.openingBalance);
    for (const type of walletTypes) {
      const main = type === 'main';
      const spared = !main && plays ? spare(type, random.next(), random.next()) : 0n;
      const income = type === 'affiliate' ? earned.get(member.id) : undefined;
      const own = told.has(type) ? (held.get(`${member.id}/${type}`) ?? 0n) : undefined;
      const moved = changes.get(`${member.id}/${type}`) ?? [];
      // Whoever spent points or tickets had them, besides what is left.
      const spent = main ? 0n : moved.reduce((sum, { amount }) => (amount < 0n ? sum - amount : sum), 0n);
      const opening = main ? member.balance : (income?.total ?? own ?? spared) + spent;
      let balance = opening;
      // A wallet comes into being with its first baht, point or ticket.
      if (!main && balance === 0n && !held.has(`${member.id}/${type}`) && moved.length === 0) continue;
      if (income) lines.push(...income.lines);
      else if (!main && own === undefined) carry(member, type, balance, moved[0]?.at);
      for (const move of moved) {
        lines.push(move.line(balance));
        balance += move.amount;
      }
      const booked = moved.reduce((sum, { amount, isBooked }) => (isBooked ? sum + amount : sum), 0n);
      if (moved.some(({ isBooked }) => isBooked)) {
        const at = member.registeredAt > start ? member.registeredAt : start;
        openings.set(member.id, { walletId: wallets.length + 1, amount: balance - booked, at });
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
  for (const event of story.events) if (!more.rounds.told.has(event)) lines.push(lineOf(event));
  for (const line of more.rounds.lines) lines.push(roundLine(line));
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
  const paidBy = new Map(
    logs.flatMap((log) =>
      log.log_type === 'affiliate' ? [[`${log.ref_id}/${log.member_id}`, log.log_no] as const] : [],
    ),
  );
  return { wallets, logs, paidBy, openings };
}

/** The wallet of what each member earned by others: a line a day, in the order of time. */
function earnings(payments: readonly AffiliatePayment[]) {
  const earned = new Map<number, { total: bigint; readonly lines: Line[] }>();
  for (const { member, day, at, amount } of [...payments].sort((a, b) => a.at.getTime() - b.at.getTime())) {
    const known = earned.get(member.id) ?? { total: 0n, lines: [] };
    known.lines.push({
      ...blank(member, at),
      wallet_type: 'affiliate',
      log_type: 'affiliate',
      amount,
      balance_before: known.total,
      balance_after: known.total + amount,
      ref_type: 'affiliate',
      ref_id: day,
      actor_type: 'system',
      actor_name: 'ระบบ',
      remark: 'รายได้แนะนำเพื่อนประจำวัน',
    });
    known.total += amount;
    earned.set(member.id, known);
  }
  return earned;
}

/** Balance of a wallet other than the main one: most are empty. */
function spare(type: Log['wallet_type'], luck: number, size: number): bigint {
  if (type === 'point') return luck < 0.4 ? BigInt(Math.floor(size * 600)) * 100n : 0n;
  if (type === 'ticket') return luck < 0.1 ? BigInt(1 + Math.floor(size * 4)) * 100n : 0n;
  return luck < 0.06 ? baht(Math.floor(size * 300)) : 0n;
}

/** Each wallet that moved in the books is brought in with what it held before. */
export const openingPostings = (openings: ReturnType<typeof makeWallets>['openings']): readonly Posting[] =>
  [...openings].flatMap(([member, { walletId, amount, at }]) =>
    amount === 0n ? [] : [{ at, ...walletOpening(member, 'point', walletId, amount) }],
  );
