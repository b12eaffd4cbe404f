import { startOfDay } from '#contract/time.ts';
import { accountFor, type DemoBank } from './banks.ts';
import { lineOf, type Sender, senderOf, shown } from './deposit-lines.ts';
import type { DemoLine, DemoRequest } from './deposit-scenario.ts';
import type { NumberOf } from './deposits.ts';
import { accountOf, type DemoMember } from './members.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import type { Flag, Scenario } from './scenario.ts';
import type { DemoUser } from './staff.ts';
import { baht, day, later, minute, second, type World } from './world.ts';

interface Cast {
  readonly members: readonly DemoMember[];
  readonly banks: readonly DemoBank[];
  readonly officers: readonly DemoUser[];
  readonly paid: readonly DemoRequest[];
  readonly number: NumberOf;
}

interface Odd {
  readonly requests: readonly DemoRequest[];
  readonly lines: readonly DemoLine[];
}

/** Doubts in turn, so that each comes about; what a person sees on the line. */
const turn: readonly (readonly Flag[])[] = [
  ['name_mismatch'],
  ['third_party', 'name_mismatch'],
  ['dup_amount_time'],
  ['big_amount'],
  ['odd_hours_burst'],
  ['blacklist_account'],
  ['dup_slip'],
  ['shared_account'],
  ['late_credit', 'name_mismatch'],
  ['no_owner'],
  ['fast_in_out', 'big_amount'],
];

/** Incoming money other than the deposits of the scenario. */
export function oddLines(world: World, story: Scenario, cast: Cast): Odd {
  const active = cast.members.filter(({ weight, status }) => weight > 0 && status === 'active');
  const isSmall = story.deposits.length < 1_000;
  const open = isSmall ? 11 : 35;
  const confirmed = isSmall ? 4 : 36;
  const doubtful = Array.from({ length: open + confirmed }, (_, index) =>
    doubt(world, cast, active, index, index >= open),
  );
  const waiting = Array.from({ length: isSmall ? 3 : 9 }, (_, index) => request(world, cast, active, index, 'pending'));
  const given = Math.round(story.deposits.length * 0.008);
  const ended = Array.from({ length: given }, (_, index) =>
    request(world, cast, active, index, index % 4 === 0 ? 'expired' : 'cancelled'),
  );
  return {
    requests: [...doubtful.flatMap(({ asked }) => asked ?? []), ...waiting, ...ended],
    lines: [...doubtful.map(({ line }) => line), ...repeats(world, cast), ...payouts(world, cast, story)],
  };
}

function moment(world: World, random: Random, daysBack: number): Date {
  const at = later(world.now, -random.next() * daysBack * day - 20 * minute);
  const first = startOfDay(world.today).getTime() - (world.size.days - 1) * day;
  return at.getTime() < first ? later(world.now, -30 * minute - random.int(0, 600) * second) : at;
}

/** A line that waits for review, or was refused; its money is in suspense. */
function doubt(
  world: World,
  { banks, officers, number }: Cast,
  active: readonly DemoMember[],
  index: number,
  isConfirmed: boolean,
): { readonly line: DemoLine; readonly asked: DemoRequest | undefined } {
  const random = world.random('deposit-doubt', index);
  const flags = turn[index % turn.length] ?? [];
  const member = random.pick(active);
  const channel = flags.includes('dup_slip') ? ('slip' as const) : ('bank' as const);
  const bank = accountFor(banks, { channel, member }) ?? must(banks[0]);
  const at = moment(world, random, isConfirmed ? 30 : 2);
  const sender = isStrange(flags) ? stranger(random) : senderOf(member, random);
  const isOwned = !flags.includes('shared_account') && !flags.includes('no_owner');
  const ref = isOwned ? number(at) : null;
  const officer = random.pick(officers);
  const amount = flags.includes('big_amount') ? baht(random.int(105, 240) * 1000) : baht(random.int(3, 120) * 50);
  const late = flags.includes('late_credit') ? random.int(35, 90) * minute : random.int(4, 60) * second;
  const reviewedAt = later(at, late + random.int(4, 50) * minute);
  const untilNow = (moment: Date) => new Date(Math.min(moment.getTime(), world.now.getTime()));
  const line = lineOf(
    bank,
    sender,
    {
      ...{ at, detected: untilNow(later(at, late)), amount, depositRef: ref, flags, aside: true },
      status: isConfirmed ? 'ignored' : openStatus(flags),
      method: isOwned ? (channel === 'slip' ? 'slip' : 'account') : 'none',
      member: isOwned ? member : null,
      candidates: flags.includes('shared_account') ? [member, random.pick(active)] : [],
      review: isConfirmed
        ? { status: 'confirmed', by: officer, at: untilNow(reviewedAt), note: random.pick(refusals) }
        : { status: 'open', by: null, at: null, note: null },
    },
    random,
  );
  if (ref === null) return { line, asked: undefined };
  const asked: DemoRequest = {
    ...blank(member, channel, bank.id),
    ...{ ref, requested: amount, requestedAt: at, flags, status: isConfirmed ? 'cancelled' : 'suspicious' },
    slipRef: channel === 'slip' ? `SL${random.digits(14)}` : null,
    note: isConfirmed ? 'เจ้าหน้าที่ยืนยันว่าผิดปกติ' : null,
  };
  return { line, asked };
}

/** Did somebody else than the member send it? */
const isStrange = (flags: readonly Flag[]): boolean =>
  flags.some((flag) => flag === 'name_mismatch' || flag === 'third_party' || flag === 'no_owner');

function openStatus(flags: readonly Flag[]) {
  if (flags.includes('shared_account')) return 'multiple';
  return flags.includes('no_owner') ? 'unmatched' : 'suspicious';
}

const refusals = [
  'ชื่อไม่ตรง สมาชิกไม่ยืนยัน รอคืนเงินต้นทาง',
  'สลิปซ้ำกับรายการก่อน',
  'บัญชีอยู่ในรายการเฝ้าระวัง',
  'ติดต่อสมาชิกไม่ได้ภายใน 24 ชั่วโมง',
];

function stranger(random: Random): Sender {
  const bank = random.pick(['KBANK', 'SCB', 'KTB', 'BBL']);
  return shown(
    bank,
    accountOf(bank, 700_000 + random.int(0, 90_000)),
    `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    random,
  );
}

/** An announced transfer that has not come, or never came. */
function request(
  world: World,
  { banks, number }: Cast,
  active: readonly DemoMember[],
  index: number,
  status: 'pending' | 'expired' | 'cancelled',
): DemoRequest {
  const random = world.random(`deposit-${status}`, index);
  const member = random.pick(active);
  const bank = accountFor(banks, { channel: 'bank', member }) ?? must(banks[0]);
  const at =
    status === 'pending' ? later(world.now, -random.int(20, 780) * second) : moment(world, random, world.size.days - 1);
  return {
    ...blank(member, random.chance(0.8) ? 'bank' : 'promptpay', bank.id),
    ref: number(at),
    requested: baht(random.int(2, 60) * 50) + BigInt(1 + ((index * 17) % 99)),
    requestedAt: at,
    expiresAt: later(at, 15 * minute),
    status,
    note: status === 'expired' ? 'ไม่พบยอดโอนในเวลาที่กำหนด' : status === 'cancelled' ? 'สมาชิกยกเลิก' : null,
  };
}

function blank(
  member: DemoMember,
  channel: DemoRequest['channel'],
  bankId: number,
): Omit<DemoRequest, 'ref' | 'requested' | 'requestedAt' | 'status'> {
  return {
    id: 0,
    member,
    channel,
    gateway: null,
    orderRef: null,
    fee: 0n,
    bankId,
    expiresAt: null,
    creditedAt: null,
    line: null,
    slipRef: null,
    flags: [],
    operator: 'ระบบ',
    note: null,
  };
}

/** Lines that the bank's text messages reported a second time. */
function repeats(world: World, { paid }: Cast): DemoLine[] {
  return paid.flatMap(({ line }, index) => {
    const random = world.random('deposit-repeat', index);
    if (line?.source !== 'app' || !random.chance(0.018)) return [];
    return [
      {
        ...line,
        source: 'sms' as const,
        detected: later(line.detected, random.int(2, 40) * second),
        description: `เงินเข้า ${(Number(line.amount) / 100).toFixed(2)} บ. จาก ${line.fromNumber ?? ''}`,
        upstreamRef: `SM${random.digits(12)}`,
        status: 'duplicate' as const,
        method: 'none' as const,
        member: null,
        depositRef: null,
        flags: [],
        review: null,
        aside: false,
      },
    ].filter(({ detected }) => detected <= world.now);
  });
}

/** Payouts as the paying accounts' statements show them: of whole days, more than the comparison with the bank looks at. */
function payouts(world: World, { banks }: Cast, story: Scenario): DemoLine[] {
  const byId = new Map(banks.map((bank) => [bank.id, bank]));
  const first = startOfDay(world.today).getTime() - 10 * day;
  return story.withdrawals.flatMap((withdrawal) => {
    const { id, completedAt, status, member, net, upstreamRef, ref } = withdrawal;
    const bank = byId.get(withdrawal.bankId ?? 0);
    if (!bank || status !== 'success' || !completedAt || completedAt.getTime() < first) return [];
    return [
      {
        ...emptyOut,
        bankId: bank.id,
        source: bank.wallet ? ('truewallet' as const) : ('app' as const),
        at: completedAt,
        detected: later(completedAt, 2 * second),
        amount: net,
        fromBank: member.bankCode,
        fromNumber: `xxx${member.bankAccountNo.slice(-4)}`,
        fromName: member.bankAccountName,
        description: `โอนไป ${member.bankCode} x${member.bankAccountNo.slice(-4)} ${member.bankAccountName}`,
        upstreamRef: upstreamRef ?? ref,
        member,
        withdrawRef: ref,
        books: `withdrawal:${id}`,
      },
    ];
  });
}

const emptyOut = {
  id: 0,
  ref: '',
  direction: 'out' as const,
  balanceAfter: null,
  status: 'matched' as const,
  method: 'none' as const,
  depositRef: null,
  candidates: [],
  flags: [],
  review: null,
  aside: false,
  books: null,
};

function must<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo has no bank account');
  return value;
}
