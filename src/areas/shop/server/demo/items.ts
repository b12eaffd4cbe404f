import type { SeedRow } from '#server/demo/insert.ts';
import { fileOf, plainPicture } from '#server/demo/pictures.ts';
import { baht, type World } from '#server/demo/world.ts';

export type Item = SeedRow<'shop_item'>;

/** What every row says of who made it, and when. */
export interface Made {
  readonly created_at: Date;
  readonly created_by: null;
  readonly updated_at: Date;
  readonly updated_by: null;
  readonly version: number;
}

/** Name, category, price in points, cost in baht, and whether it is sent by post. */
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

type Good = (typeof goods)[number];

/** Kinds of goods, in the order of their pictures. */
const categories = ['gold', 'gadget', 'voucher', 'credit', 'credit_free', 'ticket'] as const;

/** What is given rather than taken from a shelf. */
const endless: ReadonlySet<string> = new Set(['credit', 'credit_free', 'ticket']);

function modeOf([name, category]: Good): NonNullable<Item['stock_mode']> {
  if (endless.has(category)) return 'unlimited';
  return category === 'voucher' && name.startsWith('โค้ด') ? 'code' : 'counted';
}

/** The goods come round again as later editions, the third of them for some agents only. */
function statusOf(round: number, at: number): NonNullable<Item['status']> {
  if (round !== 2) return 'active';
  return at % 3 === 0 ? 'inactive' : at % 5 === 1 ? 'draft' : 'active';
}

/** What the shop offers, with a picture of each. */
export async function makeItems(world: World, agentIds: readonly number[], made: Made) {
  const isSmall = world.size.agents <= 2;
  const pictures = await Promise.all(categories.map((_, number) => plainPicture(240, 240, number)));
  const all = Array.from({ length: isSmall ? 6 : 36 }, (_, at) => {
    const good = goods[(isSmall ? at * 3 : at) % goods.length] ?? goods[0];
    const [name, category, points, cost, shipped] = good;
    const id = at + 1;
    const round = Math.floor(at / goods.length);
    const picture = fileOf(pictures[categories.indexOf(category)] ?? Buffer.alloc(0), {
      entity: 'ShopItem',
      id,
      field: 'image_url',
      at: made.created_at,
    });
    const mode = modeOf(good);
    const item: Item = {
      id,
      name: round === 0 ? name : `${name} (รุ่น ${round + 1})`,
      image_url: picture.url,
      category,
      point_price: points,
      cost_price: cost === null ? null : baht(cost),
      reward_value: category === 'credit' || category === 'credit_free' ? baht(cost ?? 0) : null,
      turnover_multiple: category === 'credit' ? '1.00' : category === 'credit_free' ? '3.00' : null,
      agent_ids: round === 2 ? agentIds.slice(0, Math.ceil(agentIds.length / 2)) : [...agentIds],
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
      status: statusOf(round, at),
      ...made,
    };
    return { item, file: picture.row };
  });
  return { items: all.map(({ item }) => item), files: all.map(({ file }) => file) };
}
