import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from '../../../../tests/api/audit-step.ts';

/** Rules of points. What takes pictures or stock is in shop.test.ts. */
export const steps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'shop.deposit.add',
    body: () => created(find('shop.deposit.add'), { agent_ids: [1], mode: 'fixed', status: 'draft' }),
  },
  known('shop.deposit', 'id', 'point_rule', { points: 3 }),
];

/** Calls whose success takes more than a body. */
export const elsewhere: Readonly<Record<string, string>> = {
  'shop.item.add': 'a picture: shop.test.ts',
  'shop.item.update': 'a picture: shop.test.ts',
  'shop.stock.add': 'an item: shop.test.ts',
  'shop.stock.delete': 'an item: shop.test.ts',
  'shop.inquiry.update': 'a member who redeems: shop.test.ts',
};
