import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Agents } from './agents.ts';
import { bannerRows } from './banners.ts';
import { insertAny, insertRows } from './insert.ts';
import type { DemoMember } from './members.ts';
import { makePromotions } from './promotions.ts';
import type { World } from './world.ts';

/** Writes banners, and promotions with their texts. */
export async function writeOffers(
  tx: Transaction<Database>,
  world: World,
  agents: Agents,
  members: readonly DemoMember[],
): Promise<void> {
  const promotions = await makePromotions(world, agents, members);
  const banners = await bannerRows(world, agents);
  await insertAny(tx, 'file', [...promotions.files, ...banners.files]);
  await insertRows(tx, 'promotion', promotions.rows);
  await insertRows(tx, 'promotion_claim', promotions.claims);
  await insertRows(tx, 'promotion_offer', promotions.personal);
  await insertRows(tx, 'sms_campaign', promotions.campaigns);
  await insertRows(tx, 'sms_message', promotions.messages);
  await insertRows(tx, 'banner', banners.rows);
}
