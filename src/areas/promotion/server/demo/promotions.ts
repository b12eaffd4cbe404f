import type { Agents } from '#server/demo/agents.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import { fileOf, plainPicture } from '#server/demo/pictures.ts';
import { baht, day, later, type World } from '#server/demo/world.ts';
import { type Claim, makeClaims } from './claims.ts';
import { type Offer, offers } from './offers.ts';
import { makeCampaigns } from './sms.ts';

type Row = SeedRow<'promotion'>;

const description =
  '<p>รับโบนัสทันทีหลังฝาก</p><ul><li>ทำเทิร์นครบจึงถอนได้</li><li>งดเล่นเกมที่ระบุไว้</li><li>ตัดสินของทีมงานถือเป็นที่สิ้นสุด</li></ul>';

/** Promotions, who took them, and those for single people. Their figures are those of the claims. */
export async function makePromotions(world: World, agents: Agents, members: readonly DemoMember[]) {
  const isSmall = world.size.agents <= 2;
  const shown = offers.slice(0, isSmall ? 4 : undefined);
  const players = members.filter(({ weight, status }) => weight > 0 && status === 'active');
  const claims = makeClaims(world, shown, players, isSmall ? 40 : 1_800);
  const pictures = await Promise.all(
    shown.map(async (_, at) =>
      fileOf(await plainPicture(480, 240, at + 2), {
        entity: 'Promotion',
        id: at + 1,
        field: 'image_url',
        at: world.now,
      }),
    ),
  );
  const rows = shown.map((offer, at) => {
    const own = claims.filter(({ promotion_id: id }) => id === at + 1);
    return rowOf(world, offer, { at, ids: agents.ids, claims: own, picture: pictures[at]?.url ?? null });
  });
  return {
    rows,
    files: pictures.map(({ row }) => row),
    claims,
    personal: Array.from({ length: isSmall ? 5 : 60 }, (_, at) =>
      personalOffer(world, at, { players, agents, promotions: rows.length }),
    ),
    ...makeCampaigns(world, members, agents.ids),
  };
}

interface Told {
  /** Position among the promotions. */
  readonly at: number;
  readonly ids: readonly number[];
  readonly claims: readonly Claim[];
  readonly picture: string | null;
}

function rowOf(world: World, offer: Offer, { at, ids, claims, picture }: Told): Row {
  const sum = (name: 'bonus' | 'deposit') => claims.reduce((total, claim) => total + claim[name], 0n);
  return {
    ...{ id: at + 1, code: offer.code, name: offer.name, image_url: picture, description },
    agent_ids: offer.type === 'custom' ? ids.slice(0, Math.max(1, Math.floor(ids.length / 3))) : [...ids],
    ...bonusOf(offer),
    ...termsOf(offer, at),
    total_quota: offer.status === 'exhausted' ? claims.length : null,
    ...timesOf(world, offer, at),
    claim_count: claims.length,
    bonus_paid: sum('bonus'),
    deposit_generated: sum('deposit'),
    withdraw_generated: sum('deposit') / 3n,
    status: offer.status,
    version: 1,
  };
}

const tiers = [
  { deposit_from: '300.00', deposit_to: '999.99', bonus: '30.00' },
  { deposit_from: '1000.00', deposit_to: '4999.99', bonus: '150.00' },
  { deposit_from: '5000.00', deposit_to: null, bonus: '900.00' },
];

const bonusOf = ({ type, mode, value, max }: Offer) => ({
  type,
  bonus_mode: mode,
  bonus_value: value === null ? null : `${value}.00`,
  bonus_max: max === null ? null : baht(max),
  tiers: mode === 'tier' ? tiers : [],
});

const typesOf: Readonly<Record<string, Row['allowed_types']>> = { SLOT15: ['slot'], SPORT10: ['sport', 'esport'] };

/** What a member must do, and may not do, with a bonus. */
function termsOf({ code, type, mode }: Offer, at: number) {
  const isFree = type === 'credit_free';
  const isCapped = at % 3 === 0;
  return {
    deposit_min: isFree ? null : baht(100),
    deposit_max: null,
    turnover_multiple: `${mode === 'fixed' ? 3 : 8}.00`,
    turnover_base: mode === 'fixed' ? 'bonus' : 'deposit_bonus',
    withdraw_cap_mode: isFree ? 'amount' : isCapped ? 'x_deposit' : 'none',
    withdraw_cap_value: isFree ? '100.00' : isCapped ? '10.00' : null,
    bonus_withdrawable: at % 4 !== 0,
    allowed_types: typesOf[code] ?? [],
    blocked_providers: at % 5 === 2 ? [2, 3] : [],
    claim_limit_per_member: type === 'new_member' || isFree ? 1 : null,
    claim_limit_per_day: type === 'first_deposit_day' ? 1 : null,
  } as const;
}

/** When a promotion holds. */
function timesOf({ now }: World, { type, status }: Offer, at: number) {
  const isHappyHour = type === 'happy_hour';
  const started = status === 'scheduled' ? later(now, 9 * day) : later(now, -(30 + at) * day);
  const ends = status === 'expired' ? later(now, -7 * day) : later(now, (30 + at) * day);
  return {
    days_of_week: isHappyHour ? (['5', '6', '0'] as const) : [],
    time_from: isHappyHour ? '20:00' : null,
    time_to: isHappyHour ? '22:00' : null,
    start_at: status === 'draft' ? null : started,
    end_at: status === 'draft' ? null : ends,
  };
}

interface People {
  readonly players: readonly DemoMember[];
  readonly agents: Agents;
  /** How many promotions there are. */
  readonly promotions: number;
}

function personalOffer(world: World, at: number, { players, agents, promotions }: People): SeedRow<'promotion_offer'> {
  const random = world.random('promotion-offer', at);
  const player = players[Math.floor(random.next() * players.length)];
  const target = random.weighted({ member: 80, segment: 14, agent: 6 } as const);
  const status = random.weighted({ offered: 35, claimed: 40, expired: 20, revoked: 5 } as const);
  const made = later(world.now, -(status === 'offered' ? random.next() * 5 : 8 + random.next() * 40) * day);
  return {
    id: at + 1,
    promotion_id: Math.min(promotions, random.pick([6, 7, 8])),
    agent_id: player?.agent.id ?? agents.agents[0]?.id ?? 1,
    target_type: target,
    member_id: target === 'member' ? (player?.id ?? null) : null,
    segment_name: target === 'segment' ? random.pick(['ไม่ฝาก 30 วัน', 'วีไอพี', 'วันเกิดเดือนนี้']) : null,
    bonus: baht(random.pick([50, 100, 200, 300, 500])),
    offered_by: null,
    created_at: made,
    expires_at: later(made, 7 * day),
    claimed_at: status === 'claimed' ? later(made, random.next() * 6 * day) : null,
    status,
  };
}
