import { createHash } from 'node:crypto';
import type { DemoScene } from '#server/demo/area-demo.ts';
import type { SeedRow } from '#server/demo/insert.ts';
import type { Random } from '#server/demo/random.ts';
import { day, later, type World } from '#server/demo/world.ts';
import { lastFour } from '#server/records/codecs.ts';
import type { Item, Made } from './items.ts';
import type { Redeem } from './redeems.ts';

/** A lot of an item: how many pieces of it were taken, and how many are left. */
interface Lot {
  readonly id: number;
  readonly item: Item;
  readonly used: number;
  readonly remaining: number;
}

/** Gives the pieces of a lot to those who took them; of codes, what each of them is. */
function fill({ id, item, used, remaining }: Lot, taken: readonly Redeem[], random: Random, seal: DemoScene['seal']) {
  const codes: Omit<SeedRow<'shop_code'>, 'id'>[] = [];
  const hints: string[] = [];
  for (let piece = 0; piece < used + remaining; piece += 1) {
    const redeemed = piece < used ? taken[piece] : undefined;
    if (redeemed) redeemed.taken = [{ stock_id: id, qty: 1 }];
    if (item.stock_mode !== 'code') continue;
    const code = `GM${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`;
    const sealed = seal(code);
    hints.push(lastFour(code));
    if (redeemed?.status === 'credited') redeemed.code_issued = sealed;
    codes.push({
      item_id: item.id ?? 0,
      stock_id: id,
      code: sealed,
      fingerprint: createHash('sha256').update(`demo ${item.id} ${id} ${piece}`).digest('hex'),
      redeem_id: redeemed?.id ?? null,
    });
  }
  return { codes, hints };
}

interface Shelf {
  readonly stocks: SeedRow<'shop_stock'>[];
  readonly codes: SeedRow<'shop_code'>[];
}

/** The lots of one item: half of what was taken is of the first. */
function stock(
  item: Item,
  held: readonly Redeem[],
  left: number,
  random: Random,
  made: Made,
  seal: DemoScene['seal'],
  shelf: Shelf,
) {
  const first = Math.ceil(held.length / 2);
  const lots = [
    { used: first, remaining: 0 },
    { used: held.length - first, remaining: left },
  ].filter(({ used, remaining }) => used + remaining > 0);
  let at = 0;
  for (const [number, { used, remaining }] of lots.entries()) {
    const id = shelf.stocks.length + 1;
    const { codes, hints } = fill({ id, item, used, remaining }, held.slice(at), random, seal);
    for (const code of codes) shelf.codes.push({ id: shelf.codes.length + 1, ...code });
    at += used;
    shelf.stocks.push({
      id,
      item_id: item.id ?? 0,
      lot_no: `L${String(number + 1).padStart(3, '0')}`,
      mode: item.stock_mode ?? 'counted',
      qty: used + remaining,
      used_qty: used,
      remaining,
      cost_price: item.cost_price ?? null,
      code_hints: item.stock_mode === 'code' ? hints : null,
      note: number === 0 ? 'ล็อตเปิดร้าน' : null,
      ...made,
      created_at: later(made.created_at, number * 40 * day),
      updated_at: later(made.created_at, number * 40 * day),
    });
  }
}

/** Gives each item as much as was taken, and something left; now and then nothing. */
export function makeStocks(
  { world, seal }: { readonly world: World; readonly seal: DemoScene['seal'] },
  items: readonly Item[],
  redeems: readonly Redeem[],
  made: Made,
): Shelf {
  const shelf: Shelf = { stocks: [], codes: [] };
  const isHeld = ({ status }: Redeem) => status !== 'rejected' && status !== 'cancelled';
  for (const item of items) {
    const held = redeems.filter((one) => one.item_id === item.id && isHeld(one));
    item.redeemed_count = held.length;
    if (item.stock_mode === 'unlimited') continue;
    const random = world.random('shop-stock', item.id ?? 0);
    const left = item.id === 3 ? 0 : item.id === 5 ? 3 : random.int(6, 60);
    stock(item, held, left, random, made, seal, shelf);
    item.stock_available = left;
    item.stock_cost = BigInt(left) * (item.cost_price ?? 0n);
    item.low_stock = left <= 5;
    if (left === 0 && item.status === 'active') item.status = 'out_of_stock';
  }
  return shelf;
}
