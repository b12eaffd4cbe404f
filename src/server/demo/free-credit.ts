import { bangkokDay } from '#contract/time.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { Scenario } from './scenario.ts';
import type { WalletChange } from './wallet-lines.ts';
import { baht, day as dayLength, hour, later, momentBack, stamp, type World } from './world.ts';

type Row = SeedRow<'credit_free_grant'>;

/** A campaign of free credit, in baht. */
export interface DemoCampaign {
  readonly name: string;
  readonly source: Row['source'];
  readonly amount: number;
}

const own: readonly DemoCampaign[] = [
  { name: 'WELCOME50 สมัครใหม่รับ 50', source: 'promotion', amount: 50 },
  { name: 'FRIDAY100 ศุกร์หรรษา', source: 'code', amount: 100 },
  { name: 'ชวนเพื่อนกลับมาเล่น', source: 'promotion', amount: 100 },
  { name: 'ชดเชยจากทีมบริการ', source: 'staff', amount: 150 },
];

/** Days until free credit that nobody plays with runs out. */
const lasts = 7;

/** One grant for about every twelve visits of the history. */
function countOf(world: World): number {
  return Math.max(40, Math.round((world.size.visits * world.size.days) / 12));
}

/** Bets that count, by member and day. */
function turnovers(bets: readonly SeedRow<'bet_day'>[]): ReadonlyMap<number, readonly (readonly [string, bigint])[]> {
  const found = new Map<number, (readonly [string, bigint])[]>();
  for (const { member_id: id, stat_date: date, valid_turnover: amount } of bets) {
    const own = found.get(id);
    if (own) own.push([date, amount]);
    else found.set(id, [[date, amount]]);
  }
  return found;
}

type Draft = Omit<Row, 'id' | 'reference' | 'granted_at'> & { readonly granted_at: Date };

/** Credit of the member's own that came of a grant. */
interface Won {
  readonly at: Date;
  readonly amount: bigint;
}

interface Grant {
  readonly row: Draft;
  /** What it did to the bonus wallet, until it has its number. */
  readonly changes: readonly Omit<WalletChange, 'ref'>[];
}

/** Free credit of the demo, and what it did to the members' bonus wallets. */
export function makeFreeCredit(
  world: World,
  members: readonly DemoMember[],
  story: Scenario,
  bets: readonly SeedRow<'bet_day'>[],
  more: readonly DemoCampaign[],
): { readonly rows: readonly Row[]; readonly changes: readonly WalletChange[] } {
  // In an order that does not depend on that of the areas.
  const campaigns = [...own, ...more.toSorted((a, b) => b.amount - a.amount)];
  const played = turnovers(bets);
  const open = new Set(members.filter(({ status }) => status === 'active').map(({ id }) => id));
  const grantTo = (member: DemoMember, at: Date, random: Random, won?: Won) =>
    grant(world, random, { member, at, campaign: random.pick(campaigns), played: played.get(member.id) ?? [], won });

  const grants = story.gifts.map((gift, index) => {
    const random = world.random('credit-free-gift', index);
    const at = later(gift.at, -random.int(6, 70) * hour);
    return grantTo(gift.member, at > gift.member.registeredAt ? at : later(gift.at, -hour), random, gift);
  });
  for (let index = 0; index < countOf(world) - story.gifts.length; index++) {
    const random = world.random('credit-free', index);
    const member = random.pick(members);
    const at = momentBack(world, random.int(0, world.size.days - 1), random);
    if (open.has(member.id) && member.registeredAt < at) grants.push(grantTo(member, at, random));
  }
  grants.sort(({ row: a }, { row: b }) => a.granted_at.getTime() - b.granted_at.getTime() || a.member_id - b.member_id);
  const numbered = grants.map(({ row, changes }, index) => {
    const ref = `CF${stamp(bangkokDay(row.granted_at))}${String(index + 1).padStart(5, '0')}`;
    return { row: { id: index + 1, ...row, reference: ref }, changes: changes.map((change) => ({ ...change, ref })) };
  });
  return { rows: numbered.map(({ row }) => row), changes: numbered.flatMap(({ changes }) => changes) };
}

interface Case {
  readonly member: DemoMember;
  readonly at: Date;
  readonly campaign: DemoCampaign;
  /** Turnover by day of the member. */
  readonly played: readonly (readonly [string, bigint])[];
  readonly won: Won | undefined;
}

function grant(world: World, random: Random, { member, at, campaign, played, won }: Case): Grant {
  const amount = won && won.amount > baht(campaign.amount) ? won.amount : baht(campaign.amount);
  const end = later(at, lasts * dayLength);
  const done = played
    .filter(([date]) => date >= bangkokDay(at) && date <= bangkokDay(end))
    .reduce((sum, [, valid]) => sum + valid, 0n);
  const required = amount * BigInt(random.pick([5, 8, 10]));
  const isRevoked = !won && random.chance(0.04) && later(at, 6 * hour) < world.now;
  const revoked = isRevoked ? later(at, 6 * hour) : null;
  const base = { member, wallet: 'bonus', refType: 'promotion', actor: 'system', isBooked: false } as const;
  const ends = endsOf({ amount, at, end, revoked, won, isDone: done >= required, now: world.now }, random);
  const flags = [
    ...(random.chance(0.08) ? ['ip_dup'] : []),
    ...(random.chance(0.03) ? ['bank_dup'] : []),
  ] as NonNullable<Row['flags']>;
  return {
    row: {
      granted_at: at,
      agent_id: member.agent.id,
      member_id: member.id,
      campaign: campaign.name,
      source: campaign.source,
      amount,
      turnover_required: won && done < required ? done : required,
      withdraw_cap: amount * 5n,
      converted_amount: won?.amount ?? 0n,
      converted_at: won?.at ?? null,
      expires_at: end,
      revoked_at: revoked,
      flags,
      granted_by: campaign.source === 'staff' ? 'ทีมบริการลูกค้า' : 'ระบบ',
    },
    changes: [{ type: 'credit_free' as const, at, amount }, ...ends].map((change) => ({ ...base, ...change })),
  };
}

type End = Pick<WalletChange, 'at' | 'type' | 'amount'> & { readonly actor?: 'member' };

/** How a grant left the bonus wallet: converted, revoked, played away or expired; nothing while it is still there. */
function endsOf(
  {
    amount,
    at,
    end,
    revoked,
    won,
    isDone,
    now,
  }: {
    readonly amount: bigint;
    readonly at: Date;
    readonly end: Date;
    readonly revoked: Date | null;
    readonly won: Won | undefined;
    readonly isDone: boolean;
    readonly now: Date;
  },
  random: Random,
): readonly End[] {
  if (won) {
    const rest = amount - won.amount;
    const cut: End[] = rest > 0n ? [{ at: later(won.at, 1000), type: 'bonus_cut', amount: -rest }] : [];
    return [{ at: won.at, type: 'transfer_out', amount: -won.amount, actor: 'member' }, ...cut];
  }
  if (revoked) return [{ at: revoked, type: 'bonus_cut', amount: -amount }];
  if (isDone) return [];
  if (random.chance(0.55)) {
    const lost = later(at, random.int(1, 20) * hour);
    return lost < now ? [{ at: lost, type: 'bet', amount: -amount }] : [];
  }
  return end <= now ? [{ at: end, type: 'bonus_cut', amount: -amount }] : [];
}
