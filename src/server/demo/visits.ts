import { bangkokDay } from '#contract/time.ts';
import { DayNumbers } from './day-numbers.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import { riskOf } from './risk.ts';
import type { DemoDeposit, DemoGift, DemoWithdrawal, Flag, WalletEvent } from './scenario.ts';
import { baht, later, minute, second } from './world.ts';

/** When a member comes, and whether a withdrawal follows. */
export interface VisitPlan {
  readonly member: DemoMember;
  readonly start: Date;
  /** Minutes of play. */
  readonly minutes: number;
  /** Seconds between the end of play and the request. */
  readonly pause: number;
  readonly withdraws: boolean;
  readonly random: Random;
  /** Requested baht; drawn if absent. */
  readonly amount?: number;
  /** The turnover is not met. */
  readonly short?: boolean;
  /** Flags in addition to those that follow from the facts. */
  readonly flags?: readonly Flag[];
  /** Older play is one line a visit in the history, recent play a bet and a settlement. */
  readonly recent: boolean;
  /** Free credit that is moved over before, in satang. */
  readonly gift?: bigint;
}

/** What one member did on a Bangkok day. */
interface DayTotals {
  deposits: bigint;
  withdrawals: bigint;
  requests: number;
}

const channels = { bank: 62, gateway: 24, promptpay: 8, truewallet: 5, slip: 1 };
const providers = { PGS: 30, JILI: 18, PP: 14, SA: 12, SEXY: 10, UFA: 9, JOKER: 7 };
const promotions = ['สมาชิกใหม่ 100%', 'ฝากแรกของวัน 20%', 'คืนยอดเสีย 5%'];

/** Some announce their transfer: satang then distinguish it from others of the same amount. */
function satangOf(channel: string, member: number, sequence: number): bigint {
  const announced = (channel === 'bank' || channel === 'promptpay') && (member + sequence) % 7 === 0;
  return announced ? BigInt(1 + ((member * 37 + sequence * 11) % 99)) : 0n;
}

/** Generates visits in the order of their start and keeps the members' balances meanwhile. */
export class Visits {
  readonly events: WalletEvent[] = [];
  readonly deposits: DemoDeposit[] = [];
  readonly gifts: DemoGift[] = [];
  readonly withdrawals: DemoWithdrawal[] = [];
  readonly numbers = new DayNumbers();
  readonly #totals = new Map<string, DayTotals>();

  tell(plan: VisitPlan): DemoWithdrawal | null {
    const { member, start: at, gift: amount = 0n } = plan;
    if (amount > 0n) {
      this.#move({ at, member, type: 'transfer_in', amount });
      this.gifts.push({ at, member, amount });
    }
    const deposit = this.#deposit(plan);
    // The amount comes first: it decides what must be left of the play.
    const drawn = Math.min(120_000, Math.max(100, Math.round(plan.random.around(800, 1.05))));
    const wanted = plan.withdraws ? (plan.amount ?? drawn) : 0;
    this.#play(plan, deposit, wanted);
    return plan.withdraws ? this.#withdraw(plan, deposit, baht(wanted)) : null;
  }

  /** A member's totals of the Bangkok day of a moment. */
  #totalsOf(member: DemoMember, at: Date): DayTotals {
    const key = `${member.id} ${bangkokDay(at)}`;
    const known = this.#totals.get(key) ?? { deposits: 0n, withdrawals: 0n, requests: 0 };
    this.#totals.set(key, known);
    return known;
  }

  #move(event: Omit<WalletEvent, 'before' | 'after'>): void {
    const { member } = event;
    const before = member.balance;
    member.balance = before + event.amount;
    this.events.push({ ...event, before, after: member.balance });
  }

  #deposit({ member, start, random }: VisitPlan): DemoDeposit {
    const whole = baht(Math.min(50_000, Math.max(20, Math.ceil(random.around(200 * member.wealth, 1.3) / 10) * 10)));
    const channel = random.weighted(channels);
    const ref = this.numbers.next('D', start, 6);
    const amount = whole + satangOf(channel, member.id, Number(ref.slice(-6)));
    const deposit: DemoDeposit = { at: start, ref, member, amount, channel };
    this.deposits.push(deposit);
    this.#move({ at: start, member, type: 'deposit', amount, deposit });
    this.#totalsOf(member, start).deposits += amount;
    member.depositCount += 1;
    member.depositTotal += amount;
    member.firstDepositAt ??= start;
    member.lastDepositAt = start;
    member.turnoverRequired += amount;
    return deposit;
  }

  /** One bet and one settlement represent the whole visit: the balance afterwards is `wanted` and a little more. */
  #play(
    { member, start, minutes, withdraws, random, short, recent }: VisitPlan,
    deposit: DemoDeposit,
    wanted: number,
  ): void {
    const has = member.balance;
    const over = withdraws && random.chance(0.6) ? 0 : random.next() * 90;
    const lost = random.chance(0.6) ? random.next() * 0.1 : random.next() * 0.8;
    const left = withdraws ? baht(wanted + over) : (has * BigInt(Math.round(lost * 1000))) / 1000n;
    const staked = (has * BigInt(random.int(500, 1000))) / 1000n;
    const stake = staked > has - left ? staked : has - left;
    const provider = random.weighted(providers);
    const end = later(start, minutes * minute);
    const net = left - has;
    if (recent) this.#move({ at: later(start, minute), member, type: 'bet', amount: -stake, provider });
    const rest = left - member.balance;
    if (rest !== 0n) this.#move({ at: end, member, type: rest < 0n ? 'bet' : 'settle', amount: rest, provider });
    member.winloss += net;
    member.lastBetAt = end;
    // Winnings are staked again and again, so the turnover is a multiple of what was put in.
    const drawn = random.chance(0.93) ? random.around(6, 0.6) : random.next() * 0.9;
    const times = short ? 0.4 : drawn;
    member.turnoverDone += (deposit.amount * BigInt(Math.round(Math.max(times, 0.05) * 100))) / 100n;
  }

  #withdraw(
    { member, start, minutes, pause, random, flags }: VisitPlan,
    deposit: DemoDeposit,
    amount: bigint,
  ): DemoWithdrawal {
    const requestedAt = later(start, minutes * minute + pause * second);
    const { turnoverRequired, turnoverDone } = member;
    const risk = riskOf(
      {
        amount,
        deposit: deposit.amount,
        turnoverDone,
        turnoverRequired,
        nameMatches: member.bankAccountName === member.name,
        minutesSinceDeposit: minutes,
        flags: flags ?? [],
      },
      random,
    );
    const gateway = member.bankCode !== 'TRUEWALLET' && random.chance(0.14);
    const fee = gateway ? baht(10) : 0n;
    const feePayer = gateway && member.agent.id % 5 === 0 ? 'member' : 'company';
    const totals = this.#totalsOf(member, requestedAt);
    totals.requests += 1;
    const withdrawal: DemoWithdrawal = {
      id: 0,
      ref: '',
      member,
      amount,
      fee,
      feePayer,
      net: feePayer === 'member' ? amount - fee : amount,
      type: member.bankCode === 'TRUEWALLET' ? 'truewallet' : gateway ? 'gateway' : 'auto_bank',
      bankId: null,
      gateway: null,
      balanceBefore: member.balance,
      turnoverRequired,
      turnoverDone,
      promotion: random.chance(0.12) ? random.pick(promotions) : null,
      depositToday: totals.deposits,
      withdrawToday: totals.withdrawals,
      countToday: totals.requests,
      depositTotal: member.depositTotal,
      withdrawTotal: member.withdrawTotal,
      winloss: member.winloss,
      riskScore: risk.score,
      riskFlags: risk.flags,
      requestedAt,
      ...{ status: 'pending', verified: null, approved: null, completedAt: null, refund: null },
      ...{ message: null, upstreamRef: null, notes: [] },
    };
    this.#move({ at: requestedAt, member, type: 'withdraw', amount: -amount, withdrawal });
    this.withdrawals.push(withdrawal);
    return withdrawal;
  }

  /** The request was paid: it counts for the member from now on. */
  paid(withdrawal: DemoWithdrawal): void {
    const { member, amount, requestedAt, completedAt } = withdrawal;
    this.#totalsOf(member, completedAt ?? requestedAt).withdrawals += amount;
    member.withdrawCount += 1;
    member.withdrawTotal += amount;
    member.turnoverRequired = 0n;
    member.turnoverDone = 0n;
  }

  /** The credit came back. */
  refunded(withdrawal: DemoWithdrawal, at: Date): void {
    this.#move({ at, member: withdrawal.member, type: 'withdraw_refund', amount: withdrawal.amount, withdrawal });
  }
}
