import {
  type Account,
  bankOf,
  cashOf,
  feeAccount,
  gatewayOf,
  holdOf,
  openingAccount,
  suspenseOf,
} from '../ledger/accounts.ts';
import type { PostingKind } from '../ledger/post.ts';
import type { DemoBank } from './banks.ts';
import { receiptPostings } from './deposit-rows.ts';
import type { DemoRequest } from './deposit-story.ts';
import type { Deposits } from './deposits.ts';
import type { GatewayTraffic } from './gateway-traffic.ts';
import type { DemoMember } from './members.ts';
import type { Story } from './story.ts';
import { baht, dayBefore, later, second, type World } from './world.ts';

/** A transaction of the ledger as the demo tells it. */
export interface Posting {
  readonly at: Date;
  readonly kind: PostingKind;
  readonly refType: string;
  readonly refId: number;
  readonly actorId: number | null;
  readonly reason: string | null;
  readonly lines: readonly (readonly [Account, bigint])[];
}

/** All postings of the demo in the order in which they were made. */
export function postingsOf(
  world: World,
  story: Story,
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

const nobody = { actorId: null, reason: null };

/** What the accounts held at first, and what is moved to the paying ones each night for what they paid. */
function houseMoney(world: World, story: Story, banks: readonly DemoBank[]): Posting[] {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const postings = banks.map((bank): Posting => {
    const random = world.random('bank-opening', bank.id);
    const pays = bank.usage === 'withdraw' || bank.usage === 'both';
    const amount =
      baht(random.int(200_000, 900_000) + random.int(0, 99) / 100) + (pays ? baht(world.size.withdrawals * 1500) : 0n);
    return {
      at: start,
      kind: 'opening',
      refType: 'bank',
      refId: bank.id,
      ...nobody,
      lines: [
        [bankOf(bank.id), -amount],
        [openingAccount, amount],
      ],
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
    for (const [bankId, amount] of paid) {
      const lines = [
        [bankOf(bankId), -amount],
        [openingAccount, amount],
      ] as const;
      postings.push({
        at: later(to, second),
        kind: 'adjust',
        refType: 'bank',
        refId: bankId,
        actorId: null,
        reason: 'เติมบัญชีถอนประจำวัน',
        lines,
      });
    }
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
        refType: 'bank',
        refId: bankId,
        actorId: null,
        reason: 'โยกเข้าบัญชีพักประจำวัน',
        lines: [
          [bankOf(bankId), moved],
          [bankOf(holding.id), -moved],
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
    const lines = [
      [gatewayOf(nameOf(accountId), accountId), -change],
      [openingAccount, change],
    ] as const;
    return {
      at,
      kind: first ? 'opening' : 'adjust',
      refType: 'gateway_account',
      refId: accountId,
      actorId: null,
      reason: first ? null : 'รายการเกตเวย์',
      lines,
    };
  });
}

/** The members' credit: deposits and withdrawals one by one; what bets made of it in between is one posting. */
function memberMoney(
  world: World,
  story: Story,
  members: readonly DemoMember[],
  creditOf: (depositRef: string) => Credit | undefined,
): Posting[] {
  const start = new Date(`${dayBefore(world, world.size.days - 1)}T00:00:00+07:00`);
  const postings: Posting[] = [];
  const cash = new Map<number, bigint>();
  const touched = new Map<number, Date>();
  const bring = (member: DemoMember, to: bigint, at: Date) => {
    const known = cash.get(member.id);
    const change = to - (known ?? 0n);
    cash.set(member.id, to);
    if (change === 0n) return;
    const kind = known === undefined ? 'opening' : 'adjust';
    const lines = [
      [cashOf(member.id), change],
      [openingAccount, -change],
    ] as const;
    postings.push({
      at,
      kind,
      refType: 'member',
      refId: member.id,
      actorId: null,
      reason: kind === 'adjust' ? 'เดิมพันตามประวัติกระเป๋า' : null,
      lines,
    });
  };
  for (const event of story.events) {
    const { member, withdrawal, at } = event;
    touched.set(member.id, at);
    const credit = event.deposit && creditOf(event.deposit.ref);
    if (credit) {
      bring(member, event.before, at);
      cash.set(member.id, event.after);
      const lines: (readonly [Account, bigint])[] = [
        [credit.source, credit.fee - event.amount],
        [cashOf(member.id), event.amount],
      ];
      if (credit.fee !== 0n) lines.push([feeAccount, -credit.fee]);
      const { id, actorId } = credit;
      postings.push({ at, kind: 'deposit', refType: 'deposit', refId: id, actorId, reason: null, lines });
    }
    if (!withdrawal) continue;
    bring(member, event.before, at);
    cash.set(member.id, event.after);
    const moved = withdrawal.amount;
    const base = { at, refType: 'withdrawal', refId: withdrawal.id };
    if (event.type === 'withdraw') {
      postings.push({
        ...base,
        kind: 'withdraw_hold',
        ...nobody,
        lines: [
          [cashOf(member.id), -moved],
          [holdOf(member.id), moved],
        ],
      });
    } else {
      const actorId = withdrawal.refund?.step.by?.id ?? null;
      postings.push({
        ...base,
        kind: 'withdraw_release',
        actorId,
        reason: withdrawal.refund?.reason ?? null,
        lines: [
          [holdOf(member.id), -moved],
          [cashOf(member.id), moved],
        ],
      });
    }
  }
  for (const withdrawal of story.withdrawals) {
    const { member, amount, net, fee, gateway, bankId, completedAt } = withdrawal;
    if (withdrawal.status !== 'success' || !completedAt) continue;
    const source = gateway ? gatewayOf(gateway.name, gateway.accountId) : bankOf(bankId ?? 0);
    const charged = gateway ? fee : 0n;
    const lines: (readonly [Account, bigint])[] = [
      [holdOf(member.id), -amount],
      [source, net + charged],
    ];
    const rest = amount - net - charged;
    if (rest !== 0n) lines.push([feeAccount, rest]);
    postings.push({
      at: completedAt,
      kind: 'withdraw_payout',
      refType: 'withdrawal',
      refId: withdrawal.id,
      actorId: withdrawal.approved?.by?.id ?? null,
      reason: null,
      lines,
    });
  }
  for (const member of members) bring(member, member.balance, touched.get(member.id) ?? start);
  return postings;
}
