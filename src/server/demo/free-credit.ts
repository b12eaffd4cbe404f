import { bangkokDay } from '#contract/time.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import type { Random } from './random.ts';
import type { Story } from './story.ts';
import type { OtherLine } from './wallets.ts';
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

/** Free credit of the demo, and the lines that it leaves in the members' bonus wallets. */
export function makeFreeCredit(
  world: World,
  members: readonly DemoMember[],
  story: Story,
  bets: readonly SeedRow<'bet_day'>[],
  more: readonly DemoCampaign[],
): { readonly rows: readonly Row[]; readonly lines: readonly OtherLine[] } {
  // In an order that does not hang on that of the areas.
  const campaigns = [...own, ...[...more].sort((a, b) => b.amount - a.amount)];
  const played = turnovers(bets);
  const open = new Set(members.filter(({ status }) => status === 'active').map(({ id }) => id));
  const drafts: { readonly row: Omit<Row, 'id' | 'reference'>; readonly lines: readonly Omit<OtherLine, 'refId'>[] }[] =
    [];
  const tell = (
    member: DemoMember,
    at: Date,
    random: Random,
    gift?: { readonly at: Date; readonly amount: bigint },
  ) => {
    const campaign = random.pick(campaigns);
    const amount = gift && gift.amount > baht(campaign.amount) ? gift.amount : baht(campaign.amount);
    const end = later(at, lasts * dayLength);
    const done = (played.get(member.id) ?? [])
      .filter(([date]) => date >= bangkokDay(at) && date <= bangkokDay(end))
      .reduce((sum, [, valid]) => sum + valid, 0n);
    const times = BigInt(random.pick([5, 8, 10]));
    const wanted = amount * times;
    const revoked = !gift && random.chance(0.04) && later(at, 6 * hour) < world.now ? later(at, 6 * hour) : null;
    const base = { member, wallet: 'bonus', ref: 'promotion', actor: 'system' } as const;
    const lines: Omit<OtherLine, 'refId'>[] = [{ ...base, at, type: 'credit_free', amount }];
    if (gift) {
      lines.push({ ...base, at: gift.at, type: 'transfer_out', amount: -gift.amount, actor: 'member' });
      if (amount > gift.amount)
        lines.push({ ...base, at: later(gift.at, 1000), type: 'bonus_cut', amount: gift.amount - amount });
    } else if (revoked) {
      lines.push({ ...base, at: revoked, type: 'bonus_cut', amount: -amount });
    } else if (done < wanted && random.chance(0.55)) {
      const lost = later(at, random.int(1, 20) * hour);
      if (lost < world.now) lines.push({ ...base, at: lost, type: 'bet', amount: -amount });
    } else if (done < wanted && end <= world.now) {
      lines.push({ ...base, at: end, type: 'bonus_cut', amount: -amount });
    }
    const flags: ('ip_dup' | 'bank_dup')[] = [];
    if (random.chance(0.08)) flags.push('ip_dup');
    if (random.chance(0.03)) flags.push('bank_dup');
    drafts.push({
      row: {
        granted_at: at,
        agent_id: member.agent.id,
        member_id: member.id,
        campaign: campaign.name,
        source: campaign.source,
        amount,
        turnover_required: gift && done < wanted ? done : wanted,
        withdraw_cap: amount * 5n,
        converted_amount: gift?.amount ?? 0n,
        converted_at: gift?.at ?? null,
        expires_at: end,
        revoked_at: revoked,
        flags,
        granted_by: campaign.source === 'staff' ? 'ทีมบริการลูกค้า' : 'ระบบ',
      },
      lines,
    });
  };
  for (const [index, gift] of story.gifts.entries()) {
    const random = world.random('credit-free-gift', index);
    const at = later(gift.at, -random.int(6, 70) * hour);
    tell(gift.member, at > gift.member.registeredAt ? at : later(gift.at, -hour), random, gift);
  }
  for (let index = 0; index < countOf(world) - story.gifts.length; index++) {
    const random = world.random('credit-free', index);
    const member = random.pick(members);
    const at = momentBack(world, random.int(0, world.size.days - 1), random);
    if (open.has(member.id) && member.registeredAt < at) tell(member, at, random);
  }
  drafts.sort(
    (a, b) =>
      (a.row.granted_at as Date).getTime() - (b.row.granted_at as Date).getTime() || a.row.member_id - b.row.member_id,
  );
  const reference = (row: Omit<Row, 'id' | 'reference'>, index: number) =>
    `CF${stamp(bangkokDay(row.granted_at as Date))}${String(index + 1).padStart(5, '0')}`;
  return {
    rows: drafts.map(({ row }, index) => ({ id: index + 1, ...row, reference: reference(row, index) })),
    lines: drafts.flatMap(({ row, lines }, index) => lines.map((line) => ({ ...line, refId: reference(row, index) }))),
  };
}
