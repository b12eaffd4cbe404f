import { DayNumbers } from '#server/demo/day-numbers.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { DemoMember } from '#server/demo/members.ts';
import type { Random } from '#server/demo/random.ts';
import { day, hour, later, momentBack, type World } from '#server/demo/world.ts';
import type { Item, Made } from './items.ts';
import type { PointEvent } from './points.ts';

export type Redeem = SeedRow<'shop_redeem'>;
type Status = NonNullable<Redeem['status']>;

/** The final status of a redemption of each kind, by weight; one that changes credit is only made while it waits. */
const ends = {
  parcel: { delivered: 62, shipped: 12, packing: 6, approved: 4, pending: 8, rejected: 4, returned: 2, cancelled: 2 },
  given: { credited: 88, pending: 8, rejected: 3, cancelled: 1 },
  money: { pending: 60, rejected: 25, cancelled: 15 },
} as const;

const roads = ['สุขุมวิท', 'พหลโยธิน', 'ลาดพร้าว', 'เพชรเกษม', 'มิตรภาพ'] as const;

type Kind = keyof typeof ends;

/** Moments of redemptions, in order, each with its own draws. */
function momentsOf(world: World) {
  const count = world.size.agents <= 2 ? 30 : 900;
  return Array.from({ length: count }, (_, at) => {
    const random = world.random('shop-redeem', at);
    const back = Math.floor(random.next() ** 1.6 * Math.min(44, world.size.days - 1));
    return { random, moment: momentBack(world, back, random) };
  }).sort((a, b) => a.moment.getTime() - b.moment.getTime());
}

/** Who has points to spend: those who play most often. */
const buyersOf = (members: readonly DemoMember[], most: number) =>
  members
    .filter(({ weight, status }) => weight > 0 && status === 'active')
    .sort((a, b) => b.weight - a.weight || a.id - b.id)
    .slice(0, most);

const kindOf = (item: Item): Kind =>
  item.need_shipping ? 'parcel' : item.stock_mode === 'unlimited' ? 'money' : 'given';

/** How what waited longer than two days has ended. */
const settled: Readonly<Record<Kind, Status>> = { parcel: 'delivered', given: 'credited', money: 'rejected' };

/** Nothing is delivered within two days, and nothing waits longer. */
function statusOf(drawn: Status, kind: Kind, isFresh: boolean): Status {
  if (isFresh) return drawn === 'delivered' || drawn === 'returned' ? 'pending' : drawn;
  return drawn === 'pending' ? settled[kind] : drawn;
}

interface Wish {
  readonly random: Random;
  readonly moment: Date;
  readonly buyer: DemoMember;
  readonly item: Item;
}

/** What somebody wants and may have; undefined where the draws say otherwise. */
function wishOf(
  { random, moment }: Pick<Wish, 'random' | 'moment'>,
  buyers: readonly DemoMember[],
  items: readonly Item[],
): Wish | undefined {
  const buyer = buyers[Math.floor(random.next() ** 1.5 * buyers.length)];
  const cheap = random.chance(0.9);
  const among = items.filter((item) => item.status === 'active' && (item.point_price < 2_000 || !cheap));
  const item = among[Math.floor(random.next() * among.length)];
  if (!buyer || !item || buyer.registeredAt >= moment || !item.agent_ids?.includes(buyer.agent.id)) return undefined;
  return { random, moment, buyer, item };
}

/** When something was done about a redemption, at the latest a second ago. */
const doneOf = (world: World, moment: Date) => (hours: number) =>
  later(moment, Math.min(hours * hour, Math.max(0, world.now.getTime() - moment.getTime() - 1000)));

/** Where a parcel goes, and how far it has come. */
function parcelOf({ random, buyer, item }: Wish, status: Status, until: (hours: number) => Date) {
  const isSent = status === 'shipped' || status === 'delivered' || status === 'returned';
  const carrier = random.pick(['thaipost', 'kerry', 'flash', 'jt'] as const);
  const address = () =>
    `${random.int(1, 299)}/${random.int(1, 60)} ถนน${random.pick(roads)} กรุงเทพมหานคร 10${random.int(100, 900)}`;
  return {
    receiver_name: item.need_shipping ? buyer.name : null,
    receiver_tel: item.need_shipping ? buyer.mobile : null,
    address: item.need_shipping ? address() : null,
    carrier: isSent ? carrier : null,
    tracking_no: isSent ? `TH${random.digits(11)}` : null,
    shipped_at: isSent ? until(20) : null,
    delivered_at: status === 'delivered' ? until(66) : null,
  };
}

function timelineOf({ moment, buyer }: Wish, status: Status, hand: number | null, until: (hours: number) => Date) {
  const asked = { at: moment.toISOString(), by: buyer.username, action: 'redeem', from: null, to: 'pending' };
  const by = hand === null ? buyer.username : 'แอดมิน';
  const done = { at: until(30).toISOString(), by, action: status, from: 'pending', to: status };
  return (status === 'pending' ? [asked] : [asked, done]).map((step) => ({ ...step, message: null }));
}

interface Cast {
  readonly world: World;
  readonly members: readonly DemoMember[];
  readonly handlers: readonly number[];
}

/** What members had for their points, and what that did to these. */
export function makeRedeems({ world, members, handlers }: Cast, items: readonly Item[], made: Made) {
  const buyers = buyersOf(members, world.size.agents <= 2 ? 30 : 400);
  const redeems: Redeem[] = [];
  const events: PointEvent[] = [];
  const numbers = new DayNumbers();
  for (const draft of momentsOf(world)) {
    const wish = wishOf(draft, buyers, items);
    if (!wish) continue;
    const { random, moment, buyer, item } = wish;
    const kind = kindOf(item);
    const drawn = random.weighted<string>(ends[kind]) as Status;
    const status = statusOf(drawn, kind, world.now.getTime() - moment.getTime() < 2 * day);
    const id = redeems.length + 1;
    const ref = numbers.next('SR', moment, 5);
    const isHandled = handlers.length > 0 && status !== 'pending' && status !== 'cancelled';
    const hand = isHandled ? random.pick(handlers) : null;
    const until = doneOf(world, moment);
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
      ...parcelOf(wish, status, until),
      code_issued: null,
      handled_by: hand,
      note: status === 'rejected' ? 'ข้อมูลไม่ครบ คืนแต้มแล้ว' : status === 'returned' ? 'ไม่มีผู้รับ' : null,
      taken: [],
      timeline: timelineOf(wish, status, hand, until),
      status,
      ...made,
      created_at: moment,
      updated_at: status === 'pending' ? moment : until(30),
    });
    const amount = BigInt(item.point_price) * 100n;
    const base = { member: buyer, ref: { type: 'shop', id: ref }, about: { type: 'shop_redeem', id } } as const;
    events.push({ ...base, at: moment, type: 'shop_redeem', kind: 'shop_redeem', amount: -amount });
    if (status === 'rejected' || status === 'cancelled')
      events.push({ ...base, at: until(30), type: 'shop_refund', kind: 'shop_refund', amount });
  }
  return { redeems, events, numbers };
}
