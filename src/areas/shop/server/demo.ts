import type { AreaDemo } from '#server/demo/area-demo.ts';
import type { WalletChange } from '#server/demo/wallet-lines.ts';
import { type PointEvent, pointPostings } from './demo/points.ts';
import { makeShop } from './demo/shop.ts';
import { writeShop } from './demo/write-shop.ts';

const actors = { shop_redeem: 'member', shop_refund: 'staff', shop_deposit: 'system' } as const;

const changeOf = ({ at, member, type, amount, ref }: PointEvent): WalletChange => ({
  ...{ at, member, type, amount, wallet: 'point', actor: actors[type], refType: ref.type, ref: ref.id, isBooked: true },
});

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
