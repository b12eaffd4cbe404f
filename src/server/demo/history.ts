import type { DayNumbers } from './day-numbers.ts';
import { decide, openRequests, pastStatus } from './decisions.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { DemoWithdrawal, Scenario } from './scenario.ts';
import type { DemoUser } from './staff.ts';
import { Visits } from './visits.ts';
import { baht, dayBefore, hour, later, minute, momentOf, shareOfDay, type World } from './world.ts';

/** Sunday to Saturday. */
const weekdays = [1.15, 0.92, 0.95, 0.96, 1, 1.12, 1.2];

function traffic(bangkok: string): number {
  const date = new Date(`${bangkok}T00:00:00Z`);
  const payday = date.getUTCDate() >= 25 || date.getUTCDate() <= 2 ? 1.15 : 0.92;
  return (weekdays[date.getUTCDay()] ?? 1) * payday;
}

/** Draws members in proportion to how often they come. */
class Crowd {
  readonly #members: readonly DemoMember[];
  readonly #sums: number[];
  /** When a member's last visit is over, with the officers' work on it. */
  readonly #free = new Map<number, number>();

  constructor(members: readonly DemoMember[]) {
    this.#members = members.filter((member) => member.weight > 0 && member.status === 'active');
    let sum = 0;
    this.#sums = this.#members.map((member) => {
      sum += member.weight;
      return sum;
    });
  }

  draw(random: Random, start: Date): DemoMember | undefined {
    for (let tries = 0; tries < 40; tries++) {
      const wanted = random.next() * (this.#sums.at(-1) ?? 0);
      const member = this.#members[this.#find(wanted)];
      if (!member || member.hasOpen || member.registeredAt > start) continue;
      if ((this.#free.get(member.id) ?? 0) < start.getTime()) return member;
    }
    return undefined;
  }

  busy(member: DemoMember, until: Date): void {
    this.#free.set(member.id, until.getTime());
  }

  #find(wanted: number): number {
    let low = 0;
    let high = this.#sums.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Longest that a settled request keeps the officers busy. */
const settling = 0.6 * hour;

/** Some come with free credit that they have played through. */
function giftOf(world: World, day: string, index: number): bigint {
  const random = world.random('gift', `${day}/${index}`);
  return random.chance(0.02) ? baht(random.int(20, 200)) : 0n;
}

/** All visits of the demo, day by day, and at the end the requests that are still open. */
export function makePast(world: World, members: readonly DemoMember[], officers: readonly DemoUser[]): Scenario {
  const visits = new Visits();
  const crowd = new Crowd(members);
  for (let back = world.size.days - 1; back >= 0; back--) {
    const day = dayBefore(world, back);
    const random = world.random('day', day);
    const count = Math.round(world.size.visits * traffic(day) * shareOfDay(world, day) * (0.94 + random.next() * 0.12));
    const share = world.size.withdrawals / world.size.visits;
    const plans = Array.from({ length: count }, (_, index) => {
      const own = world.random('visit', `${day}/${index}`);
      return {
        start: momentOf(world, day, own),
        minutes: 8 + own.int(0, 110),
        pause: own.int(20, 240),
        withdraws: own.chance(share),
        random: own,
        gift: giftOf(world, day, index),
      };
    }).sort((a, b) => a.start.getTime() - b.start.getTime());
    for (const plan of plans) {
      const over = later(plan.start, plan.minutes * minute + settling);
      const member = over <= world.now ? crowd.draw(plan.random, plan.start) : undefined;
      if (!member) continue;
      crowd.busy(member, over);
      const withdrawal = visits.tell({ ...plan, member, recent: back < 7 });
      if (withdrawal) close(world, visits, withdrawal, pastStatus(plan.random, back), officers);
    }
  }
  tellOpen(world, visits, crowd, officers);
  return {
    events: visits.events,
    deposits: visits.deposits,
    gifts: visits.gifts,
    withdrawals: numbered(visits.withdrawals, visits.numbers),
    numbers: visits.numbers,
  };
}

function close(
  world: World,
  visits: Visits,
  withdrawal: DemoWithdrawal,
  status: DemoWithdrawal['status'],
  officers: readonly DemoUser[],
): void {
  decide(world, withdrawal, status, officers);
  if (status === 'success') visits.paid(withdrawal);
  if (status === 'refunded' && withdrawal.completedAt) visits.refunded(withdrawal, withdrawal.completedAt);
  // One open request a member: the next visit would make the queue unreadable.
  if (status === 'failed' || status === 'unknown') withdrawal.member.hasOpen = true;
}

/** The queue as somebody finds it who signs in now. */
function tellOpen(world: World, visits: Visits, crowd: Crowd, officers: readonly DemoUser[]): void {
  const midnight = new Date(`${world.today}T00:00:00+07:00`);
  const passed = (world.now.getTime() - midnight.getTime()) / minute;
  // Right after midnight everything moves closer together, so that it still is of today.
  const shrink = Math.min(1, (passed * 0.9) / 95);
  openRequests.forEach(({ status, ago, ...request }, index) => {
    const random = world.random('open', index);
    const played = 12 + random.int(0, 40);
    const start = later(world.now, -(ago * shrink + played + 1) * minute);
    const member = crowd.draw(random, start);
    if (!member) return;
    member.hasOpen = true;
    const plan = { member, start, minutes: played, pause: 60, withdraws: true, random, recent: true, ...request };
    const withdrawal = visits.tell(plan);
    if (withdrawal) decide(world, withdrawal, status, officers);
  });
}

/** Keys and business numbers in the order of the requests. */
function numbered(withdrawals: readonly DemoWithdrawal[], numbers: DayNumbers): readonly DemoWithdrawal[] {
  const sorted = [...withdrawals].sort(
    (a, b) => a.requestedAt.getTime() - b.requestedAt.getTime() || a.member.id - b.member.id,
  );
  sorted.forEach((withdrawal, index) => {
    withdrawal.id = index + 1;
    withdrawal.ref = numbers.next('W', withdrawal.requestedAt, 6);
  });
  return sorted;
}
