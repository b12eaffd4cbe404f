// Long because items, their lots and codes, what was redeemed and the points of deposits are one story that must add up.
import { createHash } from 'node:crypto';
import { bangkokDay } from '#contract/time.ts';
import type { DemoScene } from '#server/demo/area-demo.ts';
import { DayNumbers } from '#server/demo/day-numbers.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import { fileOf, plainPicture } from '#server/demo/pictures.ts';
import type { Posting } from '#server/demo/postings.ts';
import { baht, day, hour, later, momentBack, type World } from '#server/demo/world.ts';
import { issuedOf, walletOf } from '#server/ledger/accounts.ts';
import { lastFour } from '#server/records/codecs.ts';

/** A change of a member's points; one point is 100. */
export interface PointEvent {
  readonly at: Date;
  readonly member: DemoMember;
  readonly type: 'shop_redeem' | 'shop_refund' | 'shop_deposit';
  readonly amount: bigint;
  readonly kind: 'shop_redeem' | 'shop_refund' | 'shop_points';
  readonly ref: { readonly type: 'shop' | 'deposit'; readonly id: string };
  readonly about: { readonly type: string; readonly id: number };
}

type Item = SeedRow<'shop_item'>;
type Redeem = SeedRow<'shop_redeem'>;

const goods = [
  ['ทองคำ 1 สลึง', 'gold', 95_000, 9_500, true],
  ['ทองคำครึ่งสลึง', 'gold', 48_000, 4_750, true],
  ['หูฟังไร้สาย', 'gadget', 4_500, 590, true],
  ['พาวเวอร์แบงก์ 10,000 mAh', 'gadget', 3_900, 450, true],
  ['เสื้อยืดลายพิเศษ', 'gadget', 1_200, 150, true],
  ['หมวกแก๊ป', 'gadget', 800, 90, true],
  ['แก้วเก็บความเย็น', 'gadget', 950, 120, true],
  ['บัตรเติมเงิน 50', 'voucher', 500, 50, false],
  ['บัตรเติมเงิน 100', 'voucher', 950, 100, false],
  ['บัตรกาแฟ 100', 'voucher', 1_000, 100, false],
  ['บัตรของขวัญห้าง 500', 'voucher', 4_800, 500, false],
  ['เครดิต 50', 'credit', 600, 50, false],
  ['เครดิต 100', 'credit', 1_150, 100, false],
  ['เครดิตฟรี 30', 'credit_free', 300, 30, false],
  ['ตั๋วกงล้อ 1 ใบ', 'ticket', 100, null, false],
  ['โค้ดเกม 100 เพชร', 'voucher', 900, 95, false],
] as const;

/** How a redemption of each kind ended, by weight; what moves the credit is only told while it waits. */
const ends = {
  parcel: { delivered: 62, shipped: 12, packing: 6, approved: 4, pending: 8, rejected: 4, returned: 2, cancelled: 2 },
  given: { credited: 88, pending: 8, rejected: 3, cancelled: 1 },
  money: { pending: 60, rejected: 25, cancelled: 15 },
} as const;

const roads = ['สุขุมวิท', 'พหลโยธิน', 'ลาดพร้าว', 'เพชรเกษม', 'มิตรภาพ'] as const;

type Cast = Pick<DemoScene, 'world' | 'agents' | 'members' | 'credited' | 'handlers' | 'seal'>;

/** The shop: what there is, what was redeemed, what deposits brought, and what all of it did to the points of members. */
export async function makeShop(cast: Cast) {
  const { world, agents, members, handlers, seal } = cast;
  const isSmall = world.size.agents <= 2;
  const events: PointEvent[] = [];
  const files: object[] = [];
  const items: Item[] = [];
  const stocks: SeedRow<'shop_stock'>[] = [];
  const codes: SeedRow<'shop_code'>[] = [];
  const pictures = await Promise.all([0, 1, 2, 3, 4, 5].map((number) => plainPicture(240, 240, number)));
  const made = later(world.now, -120 * day);
  const std = { created_at: made, created_by: null, updated_at: made, updated_by: null, version: 1 };
  for (let at = 0; at < (isSmall ? 6 : 36); at += 1) {
    const [name, category, points, cost, shipped] = goods[(isSmall ? at * 3 : at) % goods.length] ?? goods[0];
    const id = at + 1;
    const isCode = category === 'voucher' && name.startsWith('โค้ด');
    const mode =
      category === 'credit' || category === 'credit_free' || category === 'ticket'
        ? 'unlimited'
        : isCode
          ? 'code'
          : 'counted';
    const picture = fileOf(
      pictures[['gold', 'gadget', 'voucher', 'credit', 'credit_free', 'ticket'].indexOf(category)] ?? Buffer.alloc(0),
      { entity: 'ShopItem', id, field: 'image_url', at: made },
    );
    files.push(picture.row);
    const round = Math.floor(at / goods.length);
    items.push({
      id,
      name: round === 0 ? name : `${name} (รุ่น ${round + 1})`,
      image_url: picture.url,
      category,
      point_price: points,
      cost_price: cost === null ? null : baht(cost),
      reward_value: category === 'credit' || category === 'credit_free' ? baht(cost ?? 0) : null,
      turnover_multiple: category === 'credit' ? '1.00' : category === 'credit_free' ? '3.00' : null,
      agent_ids: round === 2 ? agents.ids.slice(0, Math.ceil(agents.ids.length / 2)) : [...agents.ids],
      member_levels: category === 'gold' ? ['gold', 'platinum', 'diamond'] : null,
      limit_per_member: category === 'gold' ? 1 : null,
      limit_per_day: null,
      need_shipping: shipped,
      stock_mode: mode,
      stock_available: mode === 'unlimited' ? null : 0,
      stock_cost: 0n,
      low_stock: false,
      redeemed_count: 0,
      start_at: null,
      end_at: null,
      sort_order: id * 10,
      is_recommended: at % 7 === 0,
      description: null,
      status: round === 2 && at % 3 === 0 ? 'inactive' : round === 2 && at % 5 === 1 ? 'draft' : 'active',
      ...std,
    });
  }
  // Who has points to spend: those who play most often.
  const buyers = members
    .filter(({ weight, status }) => weight > 0 && status === 'active')
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, isSmall ? 30 : 400);
  const redeems: Redeem[] = [];
  const drafts = Array.from({ length: isSmall ? 30 : 900 }, (_, at) => {
    const random = world.random('shop-redeem', at);
    const back = Math.floor(random.next() ** 1.6 * Math.min(44, world.size.days - 1));
    const moment = momentBack(world, back, random);
    return { random, moment };
  }).sort((a, b) => a.moment.getTime() - b.moment.getTime());
  const numbers = new DayNumbers();
  for (const { random, moment } of drafts) {
    const buyer = buyers[Math.floor(random.next() ** 1.5 * buyers.length)];
    const cheap = random.chance(0.9);
    const among = items.filter((item) => item.status === 'active' && (item.point_price < 2_000 || !cheap));
    const item = among[Math.floor(random.next() * among.length)];
    if (!buyer || !item || buyer.registeredAt >= moment || !item.agent_ids?.includes(buyer.agent.id)) continue;
    const kind = item.need_shipping ? 'parcel' : item.stock_mode === 'unlimited' ? 'money' : 'given';
    const isFresh = world.now.getTime() - moment.getTime() < 2 * day;
    const drawn = random.weighted<string>(ends[kind]) as NonNullable<Redeem['status']>;
    const status =
      isFresh && (drawn === 'delivered' || drawn === 'returned')
        ? 'pending'
        : !isFresh && drawn === 'pending'
          ? kind === 'parcel'
            ? 'delivered'
            : kind === 'given'
              ? 'credited'
              : 'rejected'
          : drawn;
    const id = redeems.length + 1;
    const ref = numbers.next('SR', moment, 5);
    const hand = handlers.length > 0 && status !== 'pending' && status !== 'cancelled' ? random.pick(handlers) : null;
    const until = (hours: number) =>
      later(moment, Math.min(hours * hour, Math.max(0, world.now.getTime() - moment.getTime() - 1000)));
    const isSent = status === 'shipped' || status === 'delivered' || status === 'returned';
    const carrier = random.pick(['thaipost', 'kerry', 'flash', 'jt'] as const);
    redeems.push({
      id,
      redeem_ref: ref,
      member_id: buyer.id,
      agent_id: buyer.agent.id,
      item_id: item.id ?? 0,
      category: item.category,
      need_shipping: item.need_shipping ?? false,
      qty: 1,
      point_used: item.point_price,
      reward_value: item.reward_value ?? null,
      turnover_multiple: item.turnover_multiple ?? null,
      receiver_name: item.need_shipping ? buyer.name : null,
      receiver_tel: item.need_shipping ? buyer.mobile : null,
      address: item.need_shipping
        ? `${random.int(1, 299)}/${random.int(1, 60)} ถนน${random.pick(roads)} กรุงเทพมหานคร 10${random.int(100, 900)}`
        : null,
      carrier: isSent ? carrier : null,
      tracking_no: isSent ? `TH${random.digits(11)}` : null,
      shipped_at: isSent ? until(20) : null,
      delivered_at: status === 'delivered' ? until(66) : null,
      code_issued: null,
      handled_by: hand,
      note: status === 'rejected' ? 'ข้อมูลไม่ครบ คืนแต้มแล้ว' : status === 'returned' ? 'ไม่มีผู้รับ' : null,
      taken: [],
      timeline: [
        { at: moment.toISOString(), by: buyer.username, action: 'redeem', from: null, to: 'pending', message: null },
        ...(status === 'pending'
          ? []
          : [
              {
                at: until(30).toISOString(),
                by: hand === null ? buyer.username : 'แอดมิน',
                action: status,
                from: 'pending',
                to: status,
                message: null,
              },
            ]),
      ],
      status,
      ...std,
      created_at: moment,
      updated_at: status === 'pending' ? moment : until(30),
    });
    const points = BigInt(item.point_price) * 100n;
    const base = { member: buyer, ref: { type: 'shop', id: ref }, about: { type: 'shop_redeem', id } } as const;
    events.push({ ...base, at: moment, type: 'shop_redeem', kind: 'shop_redeem', amount: -points });
    if (status === 'rejected' || status === 'cancelled')
      events.push({ ...base, at: until(30), type: 'shop_refund', kind: 'shop_refund', amount: points });
  }
  // Each item has as much as was taken, and something left; now and then nothing.
  for (const item of items) {
    const held = redeems.filter(
      (one) => one.item_id === item.id && one.status !== 'rejected' && one.status !== 'cancelled',
    );
    item.redeemed_count = held.length;
    if (item.stock_mode === 'unlimited') continue;
    const random = world.random('shop-stock', item.id ?? 0);
    const left = item.id === 3 ? 0 : item.id === 5 ? 3 : random.int(6, 60);
    const first = Math.ceil(held.length / 2);
    const lots = [
      { used: first, remaining: 0 },
      { used: held.length - first, remaining: left },
    ].filter(({ used, remaining }) => used + remaining > 0);
    let at = 0;
    for (const [number, { used, remaining }] of lots.entries()) {
      const id = stocks.length + 1;
      const own: string[] = [];
      for (let piece = 0; piece < used + remaining; piece += 1) {
        const redeemed = piece < used ? held[at + piece] : undefined;
        if (redeemed) redeemed.taken = [{ stock_id: id, qty: 1 }];
        if (item.stock_mode !== 'code') continue;
        const code = `GM${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`;
        const sealed = seal(code);
        own.push(lastFour(code));
        if (redeemed?.status === 'credited') redeemed.code_issued = sealed;
        codes.push({
          id: codes.length + 1,
          item_id: item.id ?? 0,
          stock_id: id,
          code: sealed,
          fingerprint: createHash('sha256').update(`demo ${item.id} ${id} ${piece}`).digest('hex'),
          redeem_id: redeemed?.id ?? null,
        });
      }
      at += used;
      stocks.push({
        id,
        item_id: item.id ?? 0,
        lot_no: `L${String(number + 1).padStart(3, '0')}`,
        mode: item.stock_mode ?? 'counted',
        qty: used + remaining,
        used_qty: used,
        remaining,
        cost_price: item.cost_price ?? null,
        code_hints: item.stock_mode === 'code' ? own : null,
        note: number === 0 ? 'ล็อตเปิดร้าน' : null,
        ...std,
        created_at: later(made, number * 40 * day),
        updated_at: later(made, number * 40 * day),
      });
    }
    item.stock_available = left;
    item.stock_cost = BigInt(left) * (item.cost_price ?? 0n);
    item.low_stock = left <= 5;
    if (left === 0 && item.status === 'active') item.status = 'out_of_stock';
  }
  const { rules, grants } = pointRules(world, cast, events, std);
  return { files, items, stocks, codes, redeems, rules, grants, events, numbers };
}

/** Rules in every state; the first has given points for the deposits of the last days. */
function pointRules(world: World, { agents, credited }: Cast, events: PointEvent[], std: object) {
  const isSmall = world.size.agents <= 2;
  const names = [
    ['ฝาก 100 รับ 1 แต้ม', 'active', 'ratio', 100, 1],
    ['ฝากครั้งละ 500 ขึ้นไป รับ 10 แต้ม', 'inactive', 'fixed', 500, 10],
    ['สุดสัปดาห์แต้มคูณสอง', 'inactive', 'ratio', 200, 1],
    ['ฝากผ่านเกตเวย์รับแต้มเพิ่ม', 'draft', 'ratio', 100, 2],
    ['แคมเปญปีใหม่', 'ended', 'ratio', 50, 1],
    ['วีไอพีรับแต้มเพิ่ม', 'draft', 'fixed', 1000, 50],
  ] as const;
  const since = later(world.now, -2 * day);
  const grants: SeedRow<'point_grant'>[] = [];
  for (const request of credited.values()) {
    const at = request.creditedAt;
    const points = Number(request.requested / 100_00n);
    if (!at || at < since || points < 1 || request.status !== 'success') continue;
    grants.push({
      rule_id: 1,
      deposit_id: request.id,
      member_id: request.member.id,
      agent_id: request.member.agent.id,
      amount: request.requested,
      points: Math.min(points, 500),
      stat_date: bangkokDay(at),
      created_at: later(at, 1000),
    });
  }
  grants.sort((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.deposit_id - b.deposit_id);
  const byDeposit = new Map([...credited.values()].map((request) => [request.id, request]));
  for (const [at, grant] of grants.entries()) {
    grant.id = at + 1;
    const request = byDeposit.get(grant.deposit_id);
    if (!request) continue;
    events.push({
      at: grant.created_at,
      member: request.member,
      type: 'shop_deposit',
      kind: 'shop_points',
      amount: BigInt(grant.points) * 100n,
      ref: { type: 'deposit', id: request.ref },
      about: { type: 'point_grant', id: at + 1 },
    });
  }
  const total = grants.reduce((sum, { points }) => sum + points, 0);
  const rules = names.slice(0, isSmall ? 2 : undefined).map(
    ([name, status, mode, amount, points], at): SeedRow<'point_rule'> => ({
      id: at + 1,
      name,
      agent_ids: at === 0 ? [...agents.ids] : agents.ids.slice(0, Math.max(1, agents.ids.length - at)),
      deposit_min: baht(amount),
      deposit_max: null,
      mode,
      per_amount: mode === 'ratio' ? baht(amount) : null,
      points,
      points_max_per_day: at === 0 ? null : 500,
      multiplier_days:
        at === 2
          ? [
              { day: 0, times: '2.00' },
              { day: 6, times: '2.00' },
            ]
          : null,
      channels: at === 3 ? ['gateway'] : null,
      start_at: null,
      end_at: status === 'ended' ? later(world.now, -20 * day) : null,
      granted_points: at === 0 ? total : 0,
      status,
      created_at: world.now,
      created_by: null,
      updated_at: world.now,
      updated_by: null,
      version: 1,
      ...std,
    }),
  );
  return { rules, grants };
}

/** What the events of points did to the books. */
export const pointPostings = (events: readonly PointEvent[]): readonly Posting[] =>
  events.map(({ at, member, kind, about, amount }) => ({
    ...{ at, kind, refType: about.type, refId: about.id, actorId: null, reason: null },
    lines: [
      [walletOf(member.id, 'point'), amount],
      [issuedOf('point'), -amount],
    ],
  }));
