import type { AreaDemo } from '#server/demo/area-demo.ts';
import { givenLine } from '#server/demo/wallet-lines.ts';
import { type PointEvent, pointPostings } from './demo/points.ts';
import { makeShop } from './demo/shop.ts';
import { writeShop } from './demo/write-shop.ts';

const actors = { shop_redeem: 'member', shop_refund: 'staff', shop_deposit: 'system' } as const;

function changeOf({ at, member, type, amount, ref }: PointEvent) {
  const line = { at, member, type, amount, wallet: 'point', turnover: 0n, actor: actors[type], remark: null } as const;
  const given = { ...line, refType: ref.type, ref: ref.id };
  return { ...given, isBooked: true, line: (before: bigint) => givenLine(given, before) };
}

export const demo: AreaDemo = {
  async tell(scene) {
    const shop = await makeShop(scene);
    return {
      changes: shop.events.map(changeOf),
      postings: pointPostings(shop.events),
      numbers: shop.numbers,
      write: (tx) => writeShop(tx, shop),
    };
  },
};
