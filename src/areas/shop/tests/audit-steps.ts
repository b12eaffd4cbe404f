import type { Endpoint } from '#contract/endpoint.ts';
import { canaries, type Step } from './audit-steps.ts';

/** How steps are made of what an endpoint takes. */
interface Makers {
  created(endpoint: Endpoint, given?: object): object;
  known(call: string, key: string, table: string, change: object): Step;
}

const text = { audience: { segment: 'all', agent_ids: [1] }, message: 'ทดสอบ' };

/** Texts to members, and rules of points. What takes pictures or stock is in shop.test.ts. */
export const shopSteps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  { call: 'promotion.sms_preview', body: () => text, rows: [] },
  { call: 'promotion.send_sms', body: () => ({ ...text, test_mobile: canaries.phone }) },
  {
    call: 'sms.cancel',
    body: (scene) => ({ id: scene.keyOf('promotion.send_sms') }),
  },
  {
    call: 'shop.deposit.add',
    body: () => created(find('shop.deposit.add'), { agent_ids: [1], mode: 'fixed', status: 'draft' }),
  },
  known('shop.deposit', 'id', 'point_rule', { points: 3 }),
];

/** Calls whose success takes more than a body. */
export const shopElsewhere: Readonly<Record<string, string>> = {
  'sms.approve': 'another person than who ordered it: sms.test.ts',
  'banner.add': 'pictures: shop.test.ts',
  'banner.update': 'pictures: shop.test.ts',
  'shop.item.add': 'a picture: shop.test.ts',
  'shop.item.update': 'a picture: shop.test.ts',
  'shop.stock.add': 'an item: shop.test.ts',
  'shop.stock.delete': 'an item: shop.test.ts',
  'shop.inquiry.update': 'a member who redeems: shop.test.ts',
};
