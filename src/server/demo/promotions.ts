import type { Agents } from './agents.ts';
import type { SeedRow } from './insert.ts';
import type { DemoMember } from './members.ts';
import { fileOf, plainPicture } from './pictures.ts';
import { baht, day, dayBefore, later, momentBack, stamp, type World } from './world.ts';

type Row = SeedRow<'promotion'>;

const offers = [
  {
    code: 'NEW100',
    name: 'สมาชิกใหม่รับ 100%',
    type: 'new_member',
    mode: 'percent',
    value: 100,
    max: 500,
    status: 'active',
  },
  {
    code: 'DAY20',
    name: 'ฝากแรกของวัน 20%',
    type: 'first_deposit_day',
    mode: 'percent',
    value: 20,
    max: 300,
    status: 'active',
  },
  { code: 'ALL5', name: 'ทุกยอดฝากรับ 5%', type: 'every_deposit', mode: 'percent', value: 5, max: 500, status: 'active' },
  {
    code: 'HAPPY',
    name: 'ชั่วโมงทอง 20:00–22:00',
    type: 'happy_hour',
    mode: 'fixed',
    value: 50,
    max: null,
    status: 'active',
  },
  { code: 'FREE50', name: 'เครดิตฟรี 50', type: 'credit_free', mode: 'fixed', value: 50, max: null, status: 'exhausted' },
  { code: 'BACK30', name: 'คิดถึงจัง รับ 30%', type: 'winback', mode: 'percent', value: 30, max: 300, status: 'active' },
  { code: 'BIRTH', name: 'ของขวัญวันเกิด', type: 'birthday', mode: 'fixed', value: 200, max: null, status: 'active' },
  { code: 'VIPONLY', name: 'เฉพาะวีไอพี', type: 'custom', mode: 'fixed', value: 500, max: null, status: 'active' },
  { code: 'STEP', name: 'ฝากขั้นบันได', type: 'every_deposit', mode: 'tier', value: null, max: null, status: 'paused' },
  {
    code: 'SONGKRAN',
    name: 'โปรสงกรานต์',
    type: 'every_deposit',
    mode: 'percent',
    value: 13,
    max: 400,
    status: 'scheduled',
  },
  { code: 'NEWYEAR', name: 'ฉลองปีใหม่', type: 'every_deposit', mode: 'percent', value: 25, max: 500, status: 'expired' },
  {
    code: 'SLOT15',
    name: 'สายสล็อต 15%',
    type: 'first_deposit_day',
    mode: 'percent',
    value: 15,
    max: 200,
    status: 'expired',
  },
  {
    code: 'SPORT10',
    name: 'สายกีฬา 10%',
    type: 'every_deposit',
    mode: 'percent',
    value: 10,
    max: 300,
    status: 'paused',
  },
  { code: 'DRAFT1', name: 'โปรใหม่เดือนหน้า', type: 'happy_hour', mode: 'fixed', value: 30, max: null, status: 'draft' },
] as const;

const description =
  '<p>รับโบนัสทันทีหลังฝาก</p><ul><li>ทำเทิร์นครบจึงถอนได้</li><li>งดเล่นเกมที่ระบุไว้</li><li>ตัดสินของทีมงานถือเป็นที่สิ้นสุด</li></ul>';

/** Promotions, who took them, and those for single people. Their figures are those of the claims. */
export async function makePromotions(world: World, { ids, agents }: Agents, members: readonly DemoMember[]) {
  const isSmall = world.size.agents <= 2;
  const shown = offers.slice(0, isSmall ? 4 : undefined);
  const players = members.filter(({ weight, status }) => weight > 0 && status === 'active');
  const claims: SeedRow<'promotion_claim'>[] = [];
  const wanted = isSmall ? 40 : 1_800;
  const claimable = shown.flatMap(({ status }, at) =>
    ['active', 'exhausted', 'expired', 'paused'].includes(status) ? [at] : [],
  );
  for (let at = 0; at < wanted; at += 1) {
    const random = world.random('promotion-claim', at);
    const which = claimable[Math.min(claimable.length - 1, Math.floor(random.next() ** 1.8 * claimable.length))] ?? 0;
    const offer = shown[which];
    const player = players[Math.floor(random.next() * players.length)];
    if (!offer || !player) continue;
    const over = offer.status === 'expired';
    const moment = momentBack(world, over ? random.int(8, 29) : Math.floor(random.next() ** 1.3 * 30), random);
    if (moment < player.registeredAt) continue;
    const deposit = offer.type === 'credit_free' ? 0 : Math.max(100, Math.round(random.around(300, 0.7)));
    const raw = offer.mode === 'percent' ? (deposit * (offer.value ?? 0)) / 100 : (offer.value ?? deposit * 0.1);
    claims.push({
      promotion_id: which + 1,
      member_id: player.id,
      deposit: baht(deposit),
      bonus: baht(Math.min(raw, offer.max ?? raw)),
      claimed_at: moment,
    });
  }
  claims.sort((a, b) => a.claimed_at.getTime() - b.claimed_at.getTime());
  const files: object[] = [];
  const rows: Row[] = [];
  for (const [at, offer] of shown.entries()) {
    const own = claims.filter(({ promotion_id: id }) => id === at + 1);
    const sum = (name: 'bonus' | 'deposit') => own.reduce((total, claim) => total + claim[name], 0n);
    const start =
      offer.status === 'scheduled'
        ? later(world.now, 9 * day)
        : offer.status === 'draft'
          ? null
          : later(world.now, -(30 + at) * day);
    const end = offer.status === 'expired' ? later(world.now, -7 * day) : later(world.now, (30 + at) * day);
    const picture = fileOf(await plainPicture(480, 240, at + 2), {
      entity: 'Promotion',
      id: at + 1,
      field: 'image_url',
      at: world.now,
    });
    files.push(picture.row);
    rows.push({
      id: at + 1,
      code: offer.code,
      name: offer.name,
      image_url: picture.url,
      description,
      agent_ids: offer.type === 'custom' ? ids.slice(0, Math.max(1, Math.floor(ids.length / 3))) : [...ids],
      type: offer.type,
      bonus_mode: offer.mode,
      bonus_value: offer.value === null ? null : `${offer.value}.00`,
      bonus_max: offer.max === null ? null : baht(offer.max),
      tiers:
        offer.mode === 'tier'
          ? [
              { deposit_from: '300.00', deposit_to: '999.99', bonus: '30.00' },
              { deposit_from: '1000.00', deposit_to: '4999.99', bonus: '150.00' },
              { deposit_from: '5000.00', deposit_to: null, bonus: '900.00' },
            ]
          : [],
      deposit_min: offer.type === 'credit_free' ? null : baht(100),
      deposit_max: null,
      turnover_multiple: `${offer.mode === 'fixed' ? 3 : 8}.00`,
      turnover_base: offer.mode === 'fixed' ? 'bonus' : 'deposit_bonus',
      withdraw_cap_mode: offer.type === 'credit_free' ? 'amount' : at % 3 === 0 ? 'x_deposit' : 'none',
      withdraw_cap_value: offer.type === 'credit_free' ? '100.00' : at % 3 === 0 ? '10.00' : null,
      bonus_withdrawable: at % 4 !== 0,
      allowed_types: offer.code === 'SLOT15' ? ['slot'] : offer.code === 'SPORT10' ? ['sport', 'esport'] : [],
      blocked_providers: at % 5 === 2 ? [2, 3] : [],
      claim_limit_per_member: offer.type === 'new_member' || offer.type === 'credit_free' ? 1 : null,
      claim_limit_per_day: offer.type === 'first_deposit_day' ? 1 : null,
      total_quota: offer.status === 'exhausted' ? own.length : null,
      days_of_week: offer.type === 'happy_hour' ? ['5', '6', '0'] : [],
      time_from: offer.type === 'happy_hour' ? '20:00' : null,
      time_to: offer.type === 'happy_hour' ? '22:00' : null,
      start_at: start,
      end_at: offer.status === 'draft' ? null : end,
      claim_count: own.length,
      bonus_paid: sum('bonus'),
      deposit_generated: sum('deposit'),
      withdraw_generated: sum('deposit') / 3n,
      status: offer.status,
      version: 1,
    });
  }
  const personal = Array.from({ length: isSmall ? 5 : 60 }, (_, at): SeedRow<'promotion_offer'> => {
    const random = world.random('promotion-offer', at);
    const player = players[Math.floor(random.next() * players.length)];
    const target = random.weighted({ member: 80, segment: 14, agent: 6 } as const);
    const status = random.weighted({ offered: 35, claimed: 40, expired: 20, revoked: 5 } as const);
    const made = later(world.now, -(status === 'offered' ? random.next() * 5 : 8 + random.next() * 40) * day);
    return {
      id: at + 1,
      promotion_id: Math.min(rows.length, random.pick([6, 7, 8])),
      agent_id: player?.agent.id ?? agents[0]?.id ?? 1,
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
  });
  return {
    rows,
    files,
    claims: claims.map((claim, at) => ({ id: at + 1, ...claim })),
    personal,
    ...campaigns(world, members, ids),
  };
}

/** Texts that were sent: one without a hitch, one with numbers out of service, and a test. */
function campaigns(world: World, members: readonly DemoMember[], ids: readonly number[]) {
  const campaignRows: SeedRow<'sms_campaign'>[] = [];
  const messages: SeedRow<'sms_message'>[] = [];
  const told = [
    { back: 12, promotion: 2, segment: 'inactive', text: 'คิดถึงจัง! ฝากวันนี้รับเพิ่ม 20% ถึงเที่ยงคืน', take: 40 },
    {
      back: 5,
      promotion: 3,
      segment: 'vip',
      text: 'ลูกค้าวีไอพีรับโบนัสทุกยอดฝาก 5% สูงสุด 500 บาท เฉพาะสุดสัปดาห์นี้ สอบถามแอดมินได้ตลอด 24 ชั่วโมง',
      take: 25,
    },
  ] as const;
  const active = members.filter(({ status }) => status === 'active');
  for (const [at, one] of told.entries()) {
    const id = at + 1;
    const sentAt = new Date(`${dayBefore(world, one.back)}T10:30:00+07:00`);
    const seen = new Set<string>();
    const group = active
      .filter(({ mobile }) => !seen.has(mobile) && seen.add(mobile))
      .slice(at * 50, at * 50 + one.take);
    const states = group.map((_, place) => (place % 17 === 16 ? 'failed' : place === 20 ? 'unknown' : 'sent'));
    const count = (state: string) => states.filter((each) => each === state).length;
    const parts = one.text.length <= 70 ? 1 : Math.ceil(one.text.length / 67);
    campaignRows.push({
      id,
      campaign_ref: `SM${stamp(dayBefore(world, one.back))}0001`,
      promotion_id: one.promotion,
      agent_ids: [...ids],
      segment: one.segment,
      audience: {
        segment: one.segment,
        agent_ids: [...ids],
        ...{ levels: null, activity_states: null, usernames: null, filters: null },
        inactive_days: one.segment === 'inactive' ? 14 : null,
      },
      is_test: false,
      message: one.text,
      parts,
      parts_total: group.length * parts,
      part_price: 25n,
      total_count: group.length,
      skipped_count: 3,
      skipped_inactive: 2,
      skipped_duplicate: 1,
      sent_count: count('sent'),
      failed_count: count('failed'),
      unknown_count: count('unknown'),
      batch_count: 1,
      cost_estimate: BigInt(group.length * parts) * 25n,
      cost_actual: BigInt(count('sent') * parts) * 25n,
      schedule_at: null,
      started_at: sentAt,
      finished_at: later(sentAt, 20_000),
      status: 'done',
      created_at: sentAt,
      created_by: null,
      updated_at: sentAt,
      updated_by: null,
      version: 3,
    });
    for (const [place, member] of group.entries()) {
      const state = states[place] ?? 'sent';
      messages.push({
        id: messages.length + 1,
        campaign_id: id,
        member_id: member.id,
        agent_id: member.agent.id,
        mobile: member.mobile,
        batch: `SM${stamp(dayBefore(world, one.back))}0001-1`,
        parts,
        state: state as 'sent' | 'failed' | 'unknown',
        upstream_ref: `SMS${100_000 + messages.length}`,
        error: state === 'failed' ? 'หมายเลขนี้ปิดให้บริการ' : state === 'unknown' ? 'ปลายทางไม่ตอบกลับภายในเวลาที่กำหนด' : null,
        sent_at: state === 'sent' ? later(sentAt, 5_000) : null,
      });
    }
  }
  return { campaigns: campaignRows, messages };
}
