import { sql } from 'kysely';
import type { StockTaken } from '#generated/api/shop.ts';
import { conflicted } from '#server/base/failure.ts';
import type { RowOf } from '#server/context/context.ts';
import { many, maybe, type Tx } from '#server/db/sql.ts';
import { shopTexts } from './texts.ts';

const soldOut = () => conflicted(undefined, shopTexts.theItemIsSoldOut);

/** Takes pieces from the oldest lots; the item must be locked. Throws 409 if there are not enough. */
export async function takeStock(tx: Tx, item: RowOf<'shop_item'>, qty: number): Promise<readonly StockTaken[]> {
  if (item.stock_mode === 'unlimited') return [];
  const lots = await many(
    sql<{ id: number; remaining: number }>`
      select id::integer as id, remaining from shop_stock where item_id = ${item.id} and remaining > 0
      order by id for update`,
    tx,
  );
  const taken: StockTaken[] = [];
  let remaining = qty;
  for (const lot of lots) {
    if (remaining === 0) break;
    const part = Math.min(remaining, lot.remaining);
    await many(
      sql`update shop_stock set used_qty = used_qty + ${part}, remaining = remaining - ${part} where id = ${lot.id}`,
      tx,
    );
    taken.push({ stock_id: lot.id, qty: part });
    remaining -= part;
  }
  if (remaining > 0) throw soldOut();
  return taken;
}

/** Reserves a code of the lot for a redemption. It is not shown before the redemption is approved. */
export async function reserveCode(tx: Tx, stockId: number, redeemId: number): Promise<void> {
  const code = await maybe(
    sql`
      update shop_code set redeem_id = ${redeemId} where id = (
        select id from shop_code where stock_id = ${stockId} and redeem_id is null order by id limit 1 for update)
      returning id`,
    tx,
  );
  if (!code) throw soldOut();
}

/** Returns the pieces of a redemption to stock, and its code, which no one has seen. */
export async function returnStock(
  tx: Tx,
  redeem: Pick<RowOf<'shop_redeem'>, 'id' | 'item_id' | 'qty' | 'taken'>,
): Promise<void> {
  for (const { stock_id, qty } of [...redeem.taken].sort((a, b) => a.stock_id - b.stock_id)) {
    await many(
      sql`update shop_stock set used_qty = used_qty - ${qty}, remaining = remaining + ${qty} where id = ${stock_id}`,
      tx,
    );
  }
  await many(sql`update shop_code set redeem_id = null where redeem_id = ${redeem.id}`, tx);
  await many(
    sql`update shop_item set redeemed_count = redeemed_count - ${redeem.qty} where id = ${redeem.item_id}`,
    tx,
  );
}
