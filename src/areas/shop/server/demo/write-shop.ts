import type { Transaction } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { insertAny, insertRows } from '#server/demo/insert.ts';
import type { makeShop } from './shop.ts';

/** Writes the shop's part of the demo. */
export async function writeShop(tx: Transaction<Database>, shop: Awaited<ReturnType<typeof makeShop>>): Promise<void> {
  await insertAny(tx, 'file', shop.files);
  await insertRows(tx, 'shop_item', shop.items);
  await insertRows(tx, 'shop_stock', shop.stocks);
  await insertRows(tx, 'shop_redeem', shop.redeems);
  await insertRows(tx, 'shop_code', shop.codes);
  await insertRows(tx, 'point_rule', shop.rules);
  await insertRows(tx, 'point_grant', shop.grants);
}
