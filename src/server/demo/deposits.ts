import type { DemoBank } from './banks.ts';
import { accountFor } from './banks.ts';
import { lineOf, senderOf } from './deposit-lines.ts';
import { oddLines } from './deposit-oddities.ts';
import type { DemoLine, DemoRequest } from './deposit-scenario.ts';
import type { Order } from './gateway-orders.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { DemoDeposit, Flag, Scenario } from './scenario.ts';
import type { DemoUser } from './staff.ts';
import { later, minute, second, type World } from './world.ts';

/** The deposit side of the demo: every request, and every line of the statements. */
export interface Deposits {
  readonly requests: readonly DemoRequest[];
  readonly lines: readonly DemoLine[];
  /** The credited request by its number. */
  readonly credited: ReadonlyMap<string, DemoRequest>;
}

interface Cast {
  readonly members: readonly DemoMember[];
  readonly banks: readonly DemoBank[];
  readonly orders: readonly Order[];
  readonly officers: readonly DemoUser[];
}

/** Numbers deposits of a day after those of the scenario. */
export type NumberOf = (at: Date) => string;

/** Generates how each deposit of the scenario arrived, and other incoming money: failed, doubtful, or without an owner. */
export function makeDeposits(world: World, story: Scenario, cast: Cast): Deposits {
  const number: NumberOf = (at) => story.numbers.next('D', at, 6);
  const orders = new Map(
    cast.orders.flatMap((order) => (order.deposit_ref ? [[order.deposit_ref, order] as const] : [])),
  );
  const paid = story.deposits.map((deposit) => credited(world, deposit, cast, orders.get(deposit.ref)));
  const vain = vainOrders(cast, number);
  const odd = oddLines(world, story, { ...cast, paid, number });
  const requests = [...paid, ...vain, ...odd.requests].sort(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime() || (a.ref < b.ref ? -1 : 1),
  );
  requests.forEach((request, index) => {
    request.id = index + 1;
  });
  const lines = [...paid.flatMap(({ line }) => line ?? []), ...odd.lines].sort(
    (a, b) => a.detected.getTime() - b.detected.getTime() || (a.upstreamRef < b.upstreamRef ? -1 : 1),
  );
  lines.forEach((line, index) => {
    line.id = index + 1;
    line.ref = story.numbers.next('R', line.detected, 6);
  });
  return {
    requests,
    lines,
    credited: new Map(paid.map((request) => [request.ref, request])),
  };
}

/** Doubts that somebody looked at before the member was credited, by how often. */
const doubts: Readonly<Record<'name_mismatch' | 'dup_amount_time' | 'big_amount' | 'third_party', number>> = {
  name_mismatch: 40,
  third_party: 25,
  dup_amount_time: 20,
  big_amount: 15,
};

function credited(world: World, deposit: DemoDeposit, cast: Cast, order: Order | undefined): DemoRequest {
  const { member, at, ref, channel } = deposit;
  const base = { id: 0, ref, member, channel, creditedAt: at, status: 'success' as const, flags: [], note: null };
  const bank = accountFor(cast.banks, deposit);
  return { ...base, ...(bank ? byBank(world, deposit, cast, bank) : byGateway(deposit, order)) };
}

const byGateway = ({ amount, at }: DemoDeposit, order: Order | undefined) => ({
  gateway: order?.gateway ?? null,
  orderRef: order?.order_ref ?? null,
  fee: order?.fee ?? 0n,
  bankId: null,
  requested: amount,
  requestedAt: order?.created_at ?? at,
  expiresAt: order?.expires_at ?? null,
  ...{ line: null, slipRef: null, operator: 'ระบบ' },
});

function byBank(world: World, { member, amount, at, ref, channel }: DemoDeposit, cast: Cast, bank: DemoBank) {
  const random = world.random('deposit-way', ref);
  const announced = amount % 100n !== 0n;
  // One in a hundred or so waited for a person before it was credited.
  const doubt: readonly Flag[] = random.chance(0.012) ? [random.weighted(doubts)] : [];
  const waited = doubt.length > 0 ? random.int(2, 14) * minute : 0;
  const delay = Math.min(240, Math.max(3, Math.round(-Math.log(1 - random.next()) * 25)));
  const detected = later(at, -waited - second);
  const moved = later(detected, -delay * second);
  const officer = random.pick(cast.officers);
  const isSlip = channel === 'slip';
  const method = isSlip ? 'slip' : methodOf(announced, random);
  const late: readonly Flag[] = delay > 200 ? ['late_credit'] : [];
  const line = lineOf(
    bank,
    senderOf(member, random),
    {
      ...{ at: moved, detected, amount, method, member, depositRef: ref, flags: [...doubt, ...late] },
      aside: waited > 0,
      review: waited > 0 ? { status: 'cleared', by: officer, at, note: random.pick(remarks) } : null,
    },
    random,
  );
  const asked = announced || isSlip ? later(moved, -random.int(20, 400) * second) : moved;
  return {
    ...{ gateway: null, orderRef: null, fee: 0n, bankId: bank.id, requested: amount, requestedAt: asked },
    expiresAt: asked === moved ? null : later(asked, 15 * minute),
    ...{ line, slipRef: isSlip ? line.upstreamRef : null, flags: line.flags },
    operator: waited > 0 ? officer.name : 'ระบบ',
  };
}

function methodOf(announced: boolean, random: Random) {
  if (announced && random.chance(0.4)) return 'decimal';
  return random.chance(0.85) ? 'account' : 'name';
}

const remarks = [
  'ตรวจสลิปกับสมาชิกทางไลน์แล้ว',
  'โทรยืนยันกับเจ้าของบัญชีแล้ว',
  'บัญชีเป็นของคู่สมรส แนบหลักฐานแล้ว',
  'ยอดตรงกับที่สมาชิกแจ้ง',
];

const endings = { pending: 'pending', expired: 'expired', cancelled: 'cancelled', failed: 'failed' } as const;

/** Orders at gateways that came to nothing, or have not been paid yet: their deposits neither. */
function vainOrders({ orders, members }: Cast, number: NumberOf): DemoRequest[] {
  const people = new Map(members.map((member) => [member.id, member]));
  return orders.flatMap((order): DemoRequest[] => {
    const isUnpaid = (status: string | undefined): status is keyof typeof endings =>
      Object.hasOwn(endings, status ?? '');
    const status = isUnpaid(order.status) ? endings[order.status] : undefined;
    const member = people.get(order.member_id);
    if (order.type !== 'deposit' || !status || !member) return [];
    const ref = number(order.created_at);
    order.deposit_ref = ref;
    return [
      {
        id: 0,
        ref,
        member,
        channel: 'gateway',
        gateway: order.gateway,
        orderRef: order.order_ref,
        fee: 0n,
        bankId: null,
        requested: order.pay_amount,
        requestedAt: order.created_at,
        expiresAt: order.expires_at ?? null,
        creditedAt: null,
        status,
        line: null,
        slipRef: null,
        flags: [],
        operator: 'ระบบ',
        note: order.message ?? (status === 'expired' ? 'ไม่พบยอดโอนในเวลาที่กำหนด' : null),
      },
    ];
  });
}
