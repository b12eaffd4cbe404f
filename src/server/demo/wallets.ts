import { bangkokDay } from '#contract/time.ts';
import type { SideWallet } from '../ledger/accounts.ts';
import { walletOpening } from '../ledger/side-wallet.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { RoundLine } from './play-rounds.ts';
import type { Posting } from './postings.ts';
import type { Scenario, WalletEvent } from './scenario.ts';
import { blank, changeLine, type Line, lineOf, roundLine, type WalletChange } from './wallet-lines.ts';
import { baht, dayBefore, stamp, type World } from './world.ts';

type Log = SeedRow<'wallet_log'>;
type WalletType = Log['wallet_type'];

const walletTypes = ['main', 'bonus', 'cashback', 'commission', 'affiliate', 'point', 'ticket'] as const;

/** Every change of these wallets since the beginning is among the changes, so that they begin with nothing. */
const wholeHistories: ReadonlySet<WalletType> = new Set(['bonus', 'cashback', 'commission']);

/** What happened in the wallets. */
export interface WalletFacts {
  /** Rounds of the last days, and the events that they belong to. */
  readonly rounds: { readonly lines: readonly RoundLine[]; readonly told: ReadonlySet<WalletEvent> };
  /** What areas took and gave, free credit and what members earned by others. */
  readonly changes: readonly WalletChange[];
}

/** What a wallet that moved in the books held before. */
interface Opening {
  readonly memberId: number;
  readonly wallet: SideWallet;
  readonly walletId: number;
  readonly amount: bigint;
  readonly at: Date;
}

/** The main wallet of every member, the others where something is in them, and every line of their histories, numbered in the order of time. */
export function makeWallets(world: World, members: readonly DemoMember[], story: Scenario, facts: WalletFacts) {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const held = heldFor(story);
  const changes = byWallet(facts.changes);
  const wallets: SeedRow<'wallet'>[] = [];
  const openings: Opening[] = [];
  const lines: Line[] = [];
  for (const member of members) {
    const random = world.random('wallet', member.id);
    const plays = member.weight > 0;
    const since = member.registeredAt > start ? member.registeredAt : start;
    for (const type of walletTypes) {
      const main = type === 'main';
      const spared = !main && plays ? spare(type, random.next(), random.next()) : 0n;
      const moved = changes.get(`${member.id}/${type}`) ?? [];
      const opening = main ? member.balance : openingOf(type, spared, moved);
      // A wallet comes into being with its first baht, point or ticket.
      if (!main && opening === 0n && moved.length === 0) continue;
      lines.push(...carried(member, type, main ? member.openingBalance : opening, since, moved[0]?.at));
      let balance = opening;
      for (const change of moved) {
        lines.push(changeLine(change, balance));
        balance += change.amount;
      }
      const id = wallets.length + 1;
      wallets.push(walletRow(member, type, { id, balance, pending: main ? (held.get(member.id) ?? 0n) : 0n }));
      const booked = moved.filter(({ isBooked }) => isBooked);
      if (main || booked.length === 0) continue;
      openings.push({ memberId: member.id, wallet: type, walletId: id, amount: balance - sumOf(booked), at: since });
    }
  }
  for (const event of story.events) if (!facts.rounds.told.has(event)) lines.push(lineOf(event));
  for (const line of facts.rounds.lines) lines.push(roundLine(line));
  const logs = numbered(lines);
  return { wallets, logs, openings };
}

/** Satang that each member has requested to withdraw. */
function heldFor(story: Scenario): ReadonlyMap<number, bigint> {
  const held = new Map<number, bigint>();
  for (const { status, member, amount } of story.withdrawals)
    if (status !== 'success' && status !== 'refunded') held.set(member.id, (held.get(member.id) ?? 0n) + amount);
  return held;
}

/** Changes by member and wallet, each in the order of time. */
function byWallet(all: readonly WalletChange[]): ReadonlyMap<string, readonly WalletChange[]> {
  const found = new Map<string, WalletChange[]>();
  for (const change of all.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const key = `${change.member.id}/${change.wallet}`;
    const own = found.get(key);
    if (own) own.push(change);
    else found.set(key, [change]);
  }
  return found;
}

const sumOf = (changes: readonly WalletChange[]): bigint => changes.reduce((sum, { amount }) => sum + amount, 0n);

/** The balance of a wallet other than credit before its first change. */
function openingOf(type: WalletType, spared: bigint, moved: readonly WalletChange[]): bigint {
  if (wholeHistories.has(type) || (type === 'affiliate' && moved.length > 0)) return 0n;
  // Points or tickets that were spent existed, in addition to those that are left.
  return spared - sumOf(moved.filter(({ amount }) => amount < 0n));
}

/** The line that carries an opening balance over; what existed before the first change cannot come after it. */
function carried(member: DemoMember, type: WalletType, balance: bigint, since: Date, first?: Date): Line[] {
  if (balance === 0n) return [];
  const at = first && type !== 'main' && first < since ? new Date(first.getTime() - 1000) : since;
  return [
    {
      ...blank(member, at),
      ...{ wallet_type: type, log_type: 'import', ref_type: 'import', ref_id: null, remark: 'ยอดยกมา' },
      ...{ amount: balance, balance_before: 0n, balance_after: balance, actor_type: 'system', actor_name: 'ระบบ' },
    },
  ];
}

function walletRow(
  member: DemoMember,
  type: WalletType,
  { id, balance, pending }: { readonly id: number; readonly balance: bigint; readonly pending: bigint },
): SeedRow<'wallet'> {
  const main = type === 'main';
  return {
    ...{ id, member_id: member.id, wallet_type: type, balance, pending },
    turnover_required: main ? member.turnoverRequired : 0n,
    turnover_done: main ? member.turnoverDone : 0n,
    updated_at: (main ? member.lastBetAt : null) ?? member.registeredAt,
  };
}

const numbered = (lines: readonly Line[]): Log[] =>
  lines
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .map((line, index) => ({
      id: index + 1,
      log_no: `L${stamp(bangkokDay(line.created_at))}${String(index + 1).padStart(6, '0')}`,
      ...line,
    }));

/** Balance of a wallet other than the main one: most are empty. */
function spare(type: WalletType, luck: number, size: number): bigint {
  if (type === 'point') return luck < 0.4 ? BigInt(Math.floor(size * 600)) * 100n : 0n;
  if (type === 'ticket') return luck < 0.1 ? BigInt(1 + Math.floor(size * 4)) * 100n : 0n;
  return luck < 0.06 ? baht(Math.floor(size * 300)) : 0n;
}

/** Each wallet that moved in the books is brought in with what it held before. */
export const openingPostings = (openings: readonly Opening[]): readonly Posting[] =>
  openings
    .filter(({ amount }) => amount !== 0n)
    .map(({ at, memberId, wallet, walletId, amount }) => ({
      at,
      ...walletOpening(memberId, wallet, walletId, amount),
    }));
