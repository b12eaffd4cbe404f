import type { AreaDemo } from '#server/demo/area-demo.ts';
import { insertAny, insertRows } from '#server/demo/insert.ts';
import { makePromotions } from './demo/promotions.ts';

export const demo: AreaDemo = {
  tell: ({ world, agents, members }) => ({
    async write(tx) {
      const promotions = await makePromotions(world, agents, members);
      await insertAny(tx, 'file', promotions.files);
      await insertRows(tx, 'promotion', promotions.rows);
      await insertRows(tx, 'promotion_claim', promotions.claims);
      await insertRows(tx, 'promotion_offer', promotions.personal);
      await insertRows(tx, 'sms_campaign', promotions.campaigns);
      await insertRows(tx, 'sms_message', promotions.messages);
    },
  }),
};
