import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Agents } from './agents.ts';
import { bannerRows } from './banners.ts';
import { insertAny, insertRows } from './insert.ts';
import type { DemoMember } from './members.ts';
import { makePromotions } from './promotions.ts';
import type { makeShop } from './shop.ts';
import type { World } from './world.ts';

/** Writes banners, promotions with their texts, and what the shop tells. */
export async function writeShop(
  tx: Transaction<Database>,
  world: World,
  agents: Agents,
  members: readonly DemoMember[],
  shop: Awaited<ReturnType<typeof makeShop>>,
): Promise<void> {
  const promotions = await makePromotions(world, agents, members);
  const banners = await bannerRows(world, agents);
  await insertAny(tx, 'file', [...promotions.files, ...banners.files, ...shop.files]);
  await insertRows(tx, 'promotion', promotions.rows);
  await insertRows(tx, 'promotion_claim', promotions.claims);
  await insertRows(tx, 'promotion_offer', promotions.personal);
  await insertRows(tx, 'sms_campaign', promotions.campaigns);
  await insertRows(tx, 'sms_message', promotions.messages);
  await insertRows(tx, 'banner', banners.rows);
  await insertRows(tx, 'shop_item', shop.items);
  await insertRows(tx, 'shop_stock', shop.stocks);
  await insertRows(tx, 'shop_redeem', shop.redeems);
  await insertRows(tx, 'shop_code', shop.codes);
  await insertRows(tx, 'point_rule', shop.rules);
  await insertRows(tx, 'point_grant', shop.grants);
}
