import { shopInquiryList } from '#generated/web/shop/calls/shop.ts';
import type { Queue } from '#web/data/queues.tsx';

type Unknown = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;

/** Redemptions that wait for a decision. */
export const queues: readonly Queue[] = [
  {
    key: 'redeem_pending',
    title: { th: 'รายการแลกรางวัล', en: 'Redemptions' },
    link: '/shop/redeem-list?status=pending',
    call: shopInquiryList,
    // One row is enough: the oldest. The count comes with it.
    query: { status: 'pending', sort: 'created_at', limit: 1 },
    oldest(reply) {
      const first = isRecord(reply) && Array.isArray(reply.data) ? reply.data[0] : undefined;
      return isRecord(first) && typeof first.created_at === 'string' ? first.created_at : undefined;
    },
  },
];
