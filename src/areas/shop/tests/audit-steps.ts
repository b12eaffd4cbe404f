import type { Endpoint } from '#contract/endpoint.ts';
import type { Makers, Step } from '../../../../tests/api/audit-step.ts';

/** Point rules. Calls that need pictures or stock are tested in shop.test.ts. */
export const steps = (find: (id: string) => Endpoint, { created, known }: Makers): readonly Step[] => [
  {
    call: 'shop.deposit.add',
    body: () => created(find('shop.deposit.add'), { agent_ids: [1], mode: 'fixed', status: 'draft' }),
  },
  known('shop.deposit', 'id', 'point_rule', { points: 3 }),
];

/** Calls that need more than a JSON body to succeed. */
export const elsewhere: Readonly<Record<string, string>> = {
  'ingest.redemptions': 'a member who plays: shop.test.ts',
  'shop.item.add': 'a picture: shop.test.ts',
  'shop.item.update': 'a picture: shop.test.ts',
  'shop.stock.add': 'an item: shop.test.ts',
  'shop.stock.delete': 'an item: shop.test.ts',
  'shop.inquiry.claim': 'a member who redeems: shop.test.ts',
  'shop.inquiry.release': 'a member who redeems: shop.test.ts',
  'shop.inquiry.update': 'a member who redeems: shop.test.ts',
};
