import type { DemoScene } from '#server/demo/area-demo.ts';
import { day, later } from '#server/demo/world.ts';
import { makeItems } from './items.ts';
import { pointRules } from './points.ts';
import { makeRedeems } from './redeems.ts';
import { makeStocks } from './stock.ts';

type Cast = Pick<DemoScene, 'world' | 'agents' | 'members' | 'credited' | 'handlers' | 'seal'>;

/** The shop: what there is, what was redeemed, what deposits brought, and what all of it did to the points of members. */
export async function makeShop(cast: Cast) {
  const { world, agents } = cast;
  const opened = later(world.now, -120 * day);
  const made = { created_at: opened, created_by: null, updated_at: opened, updated_by: null, version: 1 };
  const { items, files } = await makeItems(world, agents.ids, made);
  const { redeems, events, numbers } = makeRedeems(cast, items, made);
  const { stocks, codes } = makeStocks(cast, items, redeems, made);
  const { rules, grants, events: given } = pointRules(cast, made);
  return { files, items, stocks, codes, redeems, rules, grants, events: [...events, ...given], numbers };
}
