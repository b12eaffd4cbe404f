import { depositPosting } from '../deposits/credit-deposit.ts';
import { type Account, bankOf, cashOf, gatewayOf, openingAccount, suspenseOf } from '../ledger/accounts.ts';
import { holdPosting, releasePosting, settlementPosting } from '../ledger/holds.ts';
import type { Posting as Booked } from '../ledger/post.ts';
import type { DemoBank } from './banks.ts';
import { receiptPostings } from './deposit-rows.ts';
import type { DemoRequest } from './deposit-scenario.ts';
import type { Deposits } from './deposits.ts';
import type { GatewayTraffic } from './gateway-traffic.ts';
import type { DemoMember } from './members.ts';
import type { DemoWithdrawal, Scenario, WalletEvent } from './scenario.ts';
import { baht, dayBefore, later, second, type World } from './world.ts';

/** A posting of the ledger and when it was made. Those of the product's own acts come from the functions that book them. */
export interface Posting extends Booked {
  readonly at: Date;
}

/** Money that moves between an account of the house and what existed before the books. */
const fromOpening = (account: Account, amount: bigint): Booked['lines'] => [
  { account, amount },
  { account: openingAccount, amount: -amount },
];

/** All postings of the demo in the order in which they were made. */
export function postingsOf(
  world: World,
  story: Scenario,
  members: readonly DemoMember[],
  banks: readonly DemoBank[],
  gateways: { readonly traffic: GatewayTraffic; readonly nameOf: (accountId: number) => string },
  deposits: Deposits,
  more: readonly Posting[] = [],
): readonly Posting[] {
  const postings = [
    ...houseMoney(world, story, banks),
    ...sweeps(world, deposits, banks),
    ...gatewayMoney(gateways.traffic, gateways.nameOf),
    ...receiptPostings(deposits.lines),
    ...memberMoney(world, story, members, creditsOf(deposits, gateways.traffic)),
    ...more,
  ];
  return postings
    .map((posting, index) => ({ posting, index }))
    .sort((a, b) => a.posting.at.getTime() - b.posting.at.getTime() || a.index - b.index)
    .map(({ posting }) => posting);
}

/** What the accounts held at first, and what is moved to the paying ones each night for what they paid. */
function houseMoney(world: World, story: Scenario, banks: readonly DemoBank[]): Posting[] {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const postings = banks.map((bank): Posting => {
    const random = world.random('bank-opening', bank.id);
    const pays = bank.usage === 'withdraw' || bank.usage === 'both';
    const amount =
      baht(random.int(200_000, 900_000) + random.int(0, 99) / 100) + (pays ? baht(world.size.withdrawals * 1500) : 0n);
    return {
      at: start,
      kind: 'opening',
      ref: { type: 'bank', id: bank.id },
      lines: fromOpening(bankOf(bank.id), -amount),
    };
  });
  for (let back = world.size.days - 1; back > 0; back--) {
    const [from, to] = [dayBefore(world, back), dayBefore(world, back - 1)].map(
      (day) => new Date(`${day}T00:00:00+07:00`),
    );
    if (!from || !to) continue;
    const paid = new Map<number, bigint>();
    for (const { status, bankId, completedAt, net } of story.withdrawals) {
      if (status !== 'success' || bankId === null || !completedAt || completedAt < from || completedAt >= to) continue;
      paid.set(bankId, (paid.get(bankId) ?? 0n) + net);
    }
    for (const [bankId, amount] of paid)
      postings.push({
        at: later(to, second),
        kind: 'adjust',
        ref: { type: 'bank', id: bankId },
        reason: 'เติมบัญชีถอนประจำวัน',
        lines: fromOpening(bankOf(bankId), -amount),
      });
  }
  return postings;
}

/** What the depositing accounts took in during a day goes to a holding account at night. */
function sweeps(world: World, { lines }: Deposits, banks: readonly DemoBank[]): Posting[] {
  const holding = banks.find(({ usage }) => usage === 'holding');
  const takers = new Set(banks.filter(({ usage }) => usage === 'deposit').map(({ id }) => id));
  if (!holding) return [];
  const postings: Posting[] = [];
  for (let back = world.size.days - 1; back > 0; back--) {
    const [from, to] = [dayBefore(world, back), dayBefore(world, back - 1)].map(
      (day) => new Date(`${day}T00:00:00+07:00`),
    );
    if (!from || !to) continue;
    const taken = new Map<number, bigint>();
    for (const { bankId, at, amount, status } of lines) {
      if (!takers.has(bankId) || status !== 'matched' || at < from || at >= to) continue;
      taken.set(bankId, (taken.get(bankId) ?? 0n) + amount);
    }
    for (const [bankId, amount] of taken) {
      const moved = (amount / 100_00n) * 100_00n;
      if (moved === 0n) continue;
      postings.push({
        at: later(to, 90 * second),
        kind: 'adjust',
        ref: { type: 'bank', id: bankId },
        reason: 'โยกเข้าบัญชีพักประจำวัน',
        lines: [
          { account: bankOf(bankId), amount: moved },
          { account: bankOf(holding.id), amount: -moved },
        ],
      });
    }
  }
  return postings;
}

/** Where the money of a credited deposit came from, and what it cost. */
interface Credit {
  readonly id: number;
  readonly source: Account;
  readonly fee: bigint;
  readonly actorId: number | null;
}

function creditsOf({ credited }: Deposits, { orders }: GatewayTraffic): (ref: string) => Credit | undefined {
  const accounts = new Map(orders.map(({ order_ref, account_id }) => [order_ref, account_id]));
  const sourceOf = ({ gateway, orderRef, line, bankId }: DemoRequest): Account => {
    if (gateway !== null && orderRef !== null) return gatewayOf(gateway, accounts.get(orderRef) ?? 0);
    return line?.aside ? suspenseOf(line.bankId) : bankOf(bankId ?? 0);
  };
  return (ref) => {
    const request = credited.get(ref);
    if (!request) return undefined;
    return {
      id: request.id,
      source: sourceOf(request),
      fee: request.fee,
      actorId: request.line?.review?.by?.id ?? null,
    };
  };
}

/** Settlements and refills of the gateways; what their orders moved follows from deposits and withdrawals. */
function gatewayMoney({ otherFlows }: GatewayTraffic, nameOf: (accountId: number) => string): Posting[] {
  const seen = new Set<number>();
  return otherFlows.map(({ accountId, at, change }) => {
    const first = !seen.has(accountId);
    seen.add(accountId);
    return {
      at,
      ...(first ? { kind: 'opening' } : { kind: 'adjust', reason: 'รายการเกตเวย์' }),
      ref: { type: 'gateway_account', id: accountId },
      lines: fromOpening(gatewayOf(nameOf(accountId), accountId), -change),
    };
  });
}

/** The members' credit: deposits and withdrawals one by one; what bets made of it in between is one posting. */
function memberMoney(
  world: World,
  story: Scenario,
  members: readonly DemoMember[],
  creditOf: (depositRef: string) => Credit | undefined,
): Posting[] {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const postings: Posting[] = [];
  const cash = new Map<number, bigint>();
  const touched = new Map<number, Date>();
  const bring = ({ id }: DemoMember, to: bigint, at: Date) => {
    postings.push(...playedTo(id, cash.get(id), to, at));
    cash.set(id, to);
  };
  for (const event of story.events) {
    const { member, at } = event;
    touched.set(member.id, at);
    const booked = bookedOf(event, creditOf);
    if (!booked) continue;
    bring(member, event.before, at);
    cash.set(member.id, event.after);
    postings.push({ at, ...booked });
  }
  postings.push(...story.withdrawals.flatMap(settlementOf));
  for (const member of members) bring(member, member.balance, touched.get(member.id) ?? start);
  return postings;
}

/** Brings the credit of a member to what it was at a moment: bets are not in the books one by one. */
function playedTo(memberId: number, held: bigint | undefined, to: bigint, at: Date): Posting[] {
  const change = to - (held ?? 0n);
  if (change === 0n) return [];
  const why = held === undefined ? { kind: 'opening' as const } : playedBefore;
  return [{ at, ...why, ref: { type: 'member', id: memberId }, lines: fromOpening(cashOf(memberId), change) }];
}

const playedBefore = { kind: 'adjust', reason: 'เดิมพันตามประวัติกระเป๋า' } as const;

/** What an event of a member's history did to the books. */
function bookedOf(
  { member, type, amount, deposit, withdrawal }: WalletEvent,
  creditOf: (depositRef: string) => Credit | undefined,
): Booked | undefined {
  const credit = deposit && creditOf(deposit.ref);
  if (credit) {
    const { id, source, fee, actorId } = credit;
    return depositPosting({ depositId: id, memberId: member.id, source, net: amount - fee, credit: amount, actorId });
  }
  if (!withdrawal) return undefined;
  const held = { withdrawalId: withdrawal.id, memberId: member.id, amount: withdrawal.amount };
  if (type === 'withdraw') return holdPosting(held);
  const { refund } = withdrawal;
  return releasePosting({
    ...held,
    actorId: refund?.step.by?.id ?? null,
    ...(refund?.reason ? { reason: refund.reason } : {}),
  });
}

/** The posting of a withdrawal that was paid. */
function settlementOf({
  id,
  status,
  member,
  amount,
  net,
  fee,
  gateway,
  bankId,
  completedAt,
  approved,
}: DemoWithdrawal): Posting[] {
  if (status !== 'success' || !completedAt) return [];
  const source = gateway ? gatewayOf(gateway.name, gateway.accountId) : bankOf(bankId ?? 0);
  const money = { withdrawalId: id, memberId: member.id, amount, net, charged: gateway ? fee : 0n, source };
  return [{ at: completedAt, ...settlementPosting({ ...money, actorId: approved?.by?.id ?? null }) }];
}
