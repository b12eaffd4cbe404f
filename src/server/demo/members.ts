import type { Agents, DemoAgent } from './agents.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import { accountDigits } from './reference-banks.ts';
import { baht, day, later, type World } from './world.ts';

/** What a member does before the history begins, and what the history adds to it. All amounts in satang. */
export interface DemoMember {
  readonly id: number;
  readonly agent: DemoAgent;
  readonly username: string;
  readonly name: string;
  readonly mobile: string;
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly bankAccountName: string;
  readonly uplineId: number | null;
  readonly registeredAt: Date;
  readonly status: 'active' | 'suspended' | 'locked' | 'blacklist' | 'pending';
  readonly ip: string;
  /** What the member last signed in with. */
  readonly device: string;
  /** How often this member comes, for drawing; 0 = never deposited. */
  readonly weight: number;
  /** How large this member's deposits are; 1 is the median. */
  readonly wealth: number;
  // Moved along by the visits, in the order of time.
  balance: bigint;
  depositCount: number;
  depositTotal: bigint;
  withdrawCount: number;
  withdrawTotal: bigint;
  winloss: bigint;
  turnoverRequired: bigint;
  turnoverDone: bigint;
  firstDepositAt: Date | null;
  lastDepositAt: Date | null;
  lastBetAt: Date | null;
  /** Credit when the history begins. */
  readonly openingBalance: bigint;
  /** A withdrawal of today is still open: this member makes no second one. */
  hasOpen: boolean;
}

const bankWeights = { KBANK: 34, SCB: 24, KTB: 14, BBL: 9, BAY: 6, TTB: 5, GSB: 5, BAAC: 1, TRUEWALLET: 2 };
const statusWeights = { active: 950, suspended: 20, locked: 12, blacklist: 8, pending: 10 };

/** Days since registration: registrations grow by 0.3 % a day over a year. */
function age(random: Random): number {
  const growth = 0.003;
  return Math.log(1 + random.next() * (Math.exp(growth * 365) - 1)) / growth;
}

export function makeMembers(world: World, { agents }: Agents): DemoMember[] {
  const weights = Object.fromEntries(agents.map((agent) => [String(agent.id), agent.weight]));
  const byId = new Map(agents.map((agent) => [String(agent.id), agent]));
  const registered = Array.from({ length: world.size.members }, (_, index) => {
    const random = world.random('member-age', index);
    return later(world.now, -(365 - age(random)) * day);
  }).sort((a, b) => a.getTime() - b.getTime());
  const tree = new Tree();
  return registered.map((registeredAt, index): DemoMember => {
    const id = index + 1;
    const random = world.random('member', id);
    const agent = byId.get(random.weighted(weights));
    if (!agent) throw new Error('A member without an agent');
    const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
    const bankCode = random.weighted(bankWeights);
    const mobile = `0${id % 2 === 0 ? '8' : '9'}00${String(100_000 + ((id * 7919) % 900_000)).slice(-6)}`;
    const past = pastOf(world, registeredAt, random);
    const member: DemoMember = {
      id,
      agent,
      username: `${agent.prefix}${String(1_000_000 + ((id * 104_729) % 9_000_000))}`,
      name,
      mobile,
      bankCode,
      bankAccountNo: bankCode === 'TRUEWALLET' ? mobile : accountOf(bankCode, id),
      // A few people registered somebody else's account: what the name check is for.
      bankAccountName: random.chance(0.97) ? name : `${random.pick(firstNames)} ${random.pick(lastNames)}`,
      uplineId: id > 10 && random.chance(0.22) ? tree.referrer(agent.id, random.int(1, id - 1) / id) : null,
      registeredAt,
      status: random.weighted(statusWeights),
      ip: addressOf(world.random('member-address', id), random.int(1, 254)),
      device: deviceOf(world.random('member-device', id), id),
      ...past,
      lastDepositAt:
        past.firstDepositAt && later(past.firstDepositAt, Math.max(0, past.daysBefore - 3) * random.next() * day),
      turnoverRequired: 0n,
      turnoverDone: 0n,
      hasOpen: false,
    };
    tree.add(member);
    return member;
  });
}

/** How a member played before the history begins, and the result. */
function pastOf(world: World, registeredAt: Date, random: Random) {
  const hasPlayed = !random.chance(0.35);
  const weight = hasPlayed ? random.around(1, 1) : 0;
  const wealth = random.around(1, 0.9);
  const days = (world.now.getTime() - registeredAt.getTime()) / day;
  const daysBefore = Math.max(0, days - world.size.days);
  const count = hasPlayed ? Math.floor(daysBefore * weight * 0.06) : 0;
  const amounts = Array.from({ length: Math.min(count, 400) }, () => Math.ceil(random.around(260 * wealth, 1)));
  const deposits = baht(amounts.reduce((sum, one) => sum + one, 0));
  const withdrawals = count > 2 ? ((deposits * BigInt(random.int(20, 95))) / 10_000n) * 100n : 0n;
  const openingBalance = count > 0 && random.chance(0.4) ? baht(random.int(0, 60_000) / 100) : 0n;
  const first = count > 0 ? later(registeredAt, Math.min(daysBefore, random.next() * 3) * day) : null;
  return {
    ...{ weight, wealth, daysBefore, depositCount: count, depositTotal: deposits },
    ...{ withdrawCount: Math.floor(count * 0.3), withdrawTotal: withdrawals },
    ...{ balance: openingBalance, openingBalance, winloss: withdrawals + openingBalance - deposits },
    ...{ firstDepositAt: first, lastBetAt: first },
  };
}

/** Who may refer others: members of the same agent, in the order in which they came. */
class Tree {
  readonly #ofAgent = new Map<number, { readonly id: number; readonly depth: number }[]>();

  /** A member of the agent; the early ones have referred the most. Nobody is more than four levels below the first. */
  referrer(agent: number, luck: number): number | null {
    const known = this.#ofAgent.get(agent) ?? [];
    return known[Math.floor(luck ** 3 * known.length)]?.id ?? null;
  }

  add({ id, agent, uplineId }: DemoMember): void {
    const known = this.#ofAgent.get(agent.id) ?? [];
    this.#ofAgent.set(agent.id, known);
    const depth = uplineId === null ? 0 : (known.find((one) => one.id === uplineId)?.depth ?? 0) + 1;
    if (depth < 4) known.push({ id, depth });
  }
}

/** An address that carriers give to many (RFC 6598), so nobody's own; a few are shared by several members. */
function addressOf(random: Random, shared: number): string {
  if (random.chance(0.02)) return `100.64.0.${1 + (shared % 60)}`;
  return `100.${random.int(65, 127)}.${random.int(0, 255)}.${random.int(1, 254)}`;
}

/** Now and then several members use one device. */
const deviceOf = (random: Random, id: number): string =>
  random.chance(0.012)
    ? `dv-shared-${random.int(1, 24)}`
    : `dv-${String(id * 7919).padStart(9, '0')}${random.digits(3)}`;

/** An account number that no bank gives out: it starts with 999. */
export function accountOf(bankCode: string, number: number): string {
  const digits = accountDigits(bankCode) - 3;
  return `999${String((number * 15_485_863) % 10 ** Math.min(digits, 9)).padStart(digits, '0')}`;
}
